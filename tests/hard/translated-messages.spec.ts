/** A guest writes in Arabic, a desk in German: each reads the other, with the original beside it. */
import { expect } from "../e2e/support/fixtures.ts";
import { setHotel, turnOn } from "../e2e/support/rows.ts";
import { sendAsAPerson } from "../e2e/support/send-as-a-person.ts";
import { deepLTest } from "../e2e/support/with-deepl.ts";

const WORDS: Readonly<Record<string, string>> = {
  "هل يمكن المغادرة الساعة ١ ظهرًا؟": "Können wir um 13 Uhr abreisen?",
  "Gern bis 13 Uhr.": "بكل سرور حتى الساعة ١ ظهرًا.",
  "Gern bis 12 Uhr.": "بكل سرور حتى الساعة ١١.",
};

const test = deepLTest().extend({
  owner: async ({ owner, site: { service } }, use) => {
    service.translate = (text) => WORDS[text] ?? `«${text}»`;
    await setHotel(owner, { language: "de", languages: ["ar"] });
    await turnOn(owner, "request");
    await use(owner);
  },
});

test.use({ refusals: ["no answer"] });

test("What is said goes to and fro in both languages, and a wrong hour waits for a second press", async ({
  page,
  phone,
  site: { service },
  owner: { hotel },
}) => {
  await phone.goto(`/view/${hotel.id}/request?lang=ar&topic=other`);
  await expect(phone.getByText("اكتب بلغتك")).toBeVisible();
  await phone.locator("[name=room]").fill("301");
  await phone.locator("[name=text]").fill("هل يمكن المغادرة الساعة ١ ظهرًا؟");
  await sendAsAPerson(phone, "إرسال");

  await page.goto("/admin/inbox");
  await page.getByRole("link", { name: /^Room 301.*Können wir um 13 Uhr abreisen.*Arabic/ }).click();
  const message = page.getByRole("region", { name: "Message" });
  await expect(message.getByText("from Arabic, by machine")).toBeVisible();
  await expect(message.getByText("هل يمكن المغادرة الساعة ١ ظهرًا؟")).toHaveAttribute("lang", "ar");
  await expect(message.getByText("Same on both sides: 13")).toBeVisible();
  const shown = message.getByText("Können wir um 13 Uhr abreisen?");
  const original = message.getByText("هل يمكن المغادرة الساعة ١ ظهرًا؟");
  // A text that comes above them moves both.
  const apart = async () => {
    const [one, other] = [await shown.boundingBox(), await original.boundingBox()];
    return one && other ? one.y - other.y : Number.NaN;
  };
  await expect.poll(apart, "beside each other").toBe(0);

  // A usual answer is known, whoever translates.
  await page.getByRole("button", { name: "Ja, gern." }).click();
  await expect(message.getByText("نعم، بكل سرور.")).toBeVisible();
  await page.getByRole("button", { name: "Send in Arabic" }).click();
  await expect(page.getByText("Answer sent")).toBeVisible();
  await expect(message.getByText("went out in Arabic")).toBeVisible();
  await phone.reload();
  await expect(phone.getByText("نعم، بكل سرور.")).toBeVisible();
  await expect(phone.getByText("Ja, gern.")).toHaveAttribute("lang", "de");
  // From right to left, also where the name is in Latin letters.
  const line = phone.getByRole("listitem").filter({ hasText: "Ja, gern." });
  const [name, time] = await Promise.all(
    ["bdi", "time"].map((part) => line.locator(part).first().boundingBox()),
  );
  expect(name?.x).toBeGreaterThan(time?.x ?? Infinity);

  const answer = page.getByLabel("Answer", { exact: true });
  const send = page.getByRole("button", { name: "Send in Arabic" });
  service.sent = [];
  await answer.fill("Gern bis");
  // A pause, of the time between two answers.
  for (const _ of [1, 2]) await page.waitForResponse(/inbox_news/);
  await answer.fill("Gern bis 12 Uhr.");
  await send.click();
  await expect(message.getByText("Look: 12 here, 11 there")).toBeVisible();
  await expect(message.getByText("Press Send again if it is right.")).toBeVisible();
  expect(service.sent, "what is not written to its end costs nothing").toEqual(["Gern bis 12 Uhr."]);
  await expect(message.getByText("went out in Arabic"), "it has waited").toHaveCount(1);
  await send.click();
  await expect(message.getByText("went out in Arabic")).toHaveCount(2);
  // A person who leaves the field reads what will go out.
  await answer.fill("Gern bis 13 Uhr.");
  await answer.press("Tab");
  await expect(message.getByText("Same on both sides: 13")).toHaveCount(2);
  await page.context().setOffline(true);
  await answer.fill("Gern, bis 13 Uhr.");
  await send.click();
  await expect(page.getByText(/^No network: not sent. It stays here/)).toBeVisible();
  await page.context().setOffline(false);
  await send.click();
  await expect(message.getByText("«Gern, bis 13 Uhr.»"), "typed without a network").toBeVisible();
  await expect(answer).toHaveValue("");

  // A guest in danger is understood at once.
  await phone.goto(`/view/${hotel.id}/request?lang=ar&topic=help`);
  await phone.locator("[name=room]").fill("302");
  await phone.locator("[name=text]").fill("النجدة");
  await sendAsAPerson(phone, "إرسال");
  const alarm = page.getByRole("alert").filter({ hasText: "I need help now" });
  await expect(alarm.getByText("“«النجدة»”")).toBeVisible();
  await expect(alarm.getByText("“النجدة”")).toHaveAttribute("lang", "ar");
});

test("A browser that translates is asked first, and what it must load waits for a press", async ({
  page,
  phone,
  site: { service },
  owner: { api, hotel },
}) => {
  await setHotel({ api, hotel }, { languages: [] });
  await page.addInitScript(() => {
    let loaded = false;
    class Translator {
      static async availability(): Promise<string> {
        return loaded ? "available" : "downloadable";
      }
      static async create(): Promise<Translator> {
        loaded = true;
        return new Translator();
      }
      async translate(text: string): Promise<string> {
        return `Gerät: ${text}`;
      }
      destroy(): void {}
    }
    Object.assign(window, { Translator });
  });
  service.sent = [];
  await phone.goto(`/view/${hotel.id}/request?lang=ar&topic=other`);
  await phone.locator("[name=room]").fill("12");
  await phone.locator("[name=text]").fill("صابون من فضلك");
  await sendAsAPerson(phone, "إرسال");
  await page.goto("/admin/inbox");
  await page.getByRole("link", { name: /^Room 12.*صابون/ }).click();
  const message = page.getByRole("region", { name: "Message" });
  await message.getByRole("button", { name: "Translate on this device" }).click();
  await expect(message.getByText("Gerät: صابون من فضلك")).toBeVisible();
  await page.getByLabel("Answer", { exact: true }).fill("Kommt gleich, Zimmer 12.");
  await page.getByLabel("Answer", { exact: true }).press("Tab");
  await expect(message.getByText("Same on both sides: 12")).toBeVisible();
  await page.getByRole("button", { name: "Send in Arabic" }).click();
  await expect(page.getByText("Answer sent")).toBeVisible();
  await phone.reload();
  await expect(phone.getByText("Gerät: Kommt gleich, Zimmer 12.")).toBeVisible();
  expect(service.sent).toEqual([]);
});
