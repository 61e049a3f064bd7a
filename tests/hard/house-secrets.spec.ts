/** A room's card unlocks passwords and codes, from paper to the phone, and nobody reads them without it. */
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { decodeQrs } from "../../testbed/decode-qr.ts";
import { renderPdf } from "../../testbed/render-pdf.ts";
import { expect, ownerTest } from "../e2e/support/fixtures.ts";
import { GuestPage, keptOffline } from "../e2e/support/pages/guest-page.ts";
import { QrPage } from "../e2e/support/pages/qr-page.ts";
import { proTest } from "../e2e/support/pro.ts";
import { setHotel, turnOn } from "../e2e/support/rows.ts";
import { sendAsAPerson } from "../e2e/support/send-as-a-person.ts";

const PRINT_DPI = 150;
const PASSWORD = "saltandthyme";
const WIFI = [{ name: "Lantern", password: PASSWORD, shown_to: "code" }];

const ANNOUNCED = { serviceWorkers: "allow", refusals: ["no answer", 400, 404, 422] } as const;
ownerTest.use(ANNOUNCED);
proTest.use(ANNOUNCED);

/** All that the device has of this site. */
const keptOn = (phone: Page) =>
  phone.evaluate(async () => {
    const texts = [
      JSON.stringify(localStorage),
      JSON.stringify(sessionStorage),
      document.documentElement.outerHTML,
    ];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys())
        texts.push((await (await cache.match(request))?.text()) ?? "");
    }
    return texts.join("\n");
  });

proTest(
  "Room 101's card shows the Wi-Fi, also without a network; revoked, it shows nothing, nor does the page alone",
  async ({ page, owner: { api, hotel }, phone, browser, url }) => {
    proTest.slow();
    await turnOn({ api, hotel }, "request");
    await setHotel({ api, hotel }, { wifi: WIFI });
    const door = { hotel_id: hotel.id, name: "Front door", code: "4711#", ends_at: "2099-12-31T11:00:00" };
    await api.from("secrets").insert(door).throwOnError();
    await api.rpc("add_codes", { hotel_id: hotel.id, codes: [{ label: "101" }] }).throwOnError();

    // A guest who has the address alone.
    await new GuestPage(phone).open(hotel.id);
    await expect(phone.getByText("Scan the code in your room")).toHaveCount(2);
    await keptOffline(phone);
    for (const secret of [PASSWORD, "4711"]) expect(await keptOn(phone)).not.toContain(secret);

    await page.goto("/admin/qr-code?codes=room");
    await expect(page.getByText("All 1 room", { exact: true })).toBeVisible();
    const { content } = await new QrPage(page).print("Tent cards");
    const [sheet] = await renderPdf(content, PRINT_DPI);
    if (!sheet) throw new Error("the tent cards have no page");
    const { data } = await api.rpc("hotel_codes", { hotel_id: hotel.id }).throwOnError();
    const [{ letters } = { letters: "" }] = data as unknown as { letters: string }[];
    expect(sheet.text.replace(/\s/g, "")).toContain(letters);
    const grey = await sharp(sheet.png).greyscale().toColourspace("srgb").png().toBuffer();
    const [code = ""] = await decodeQrs(grey);
    expect(code).toMatch(/#c=[0-9A-Z]{13}$/);

    const asked: string[] = [];
    phone.on("request", (request) => asked.push(request.url()));
    // As the camera's app does: in a page of its own.
    await phone.goto("about:blank");
    await phone.goto(code);
    const unlocked = phone.getByRole("list", { name: "Wi-Fi" });
    await expect(unlocked.getByText(PASSWORD)).toBeVisible();
    await expect(unlocked.getByText("4711#")).toBeVisible();
    await expect(unlocked.getByText("Unlocked by the card of Room 101")).toBeVisible();
    await expect(unlocked.getByRole("button", { name: "Copy the password of Lantern" })).toBeVisible();

    await phone.getByRole("link", { name: "Ask for something" }).click();
    await phone.getByRole("radio", { name: "Fresh towels" }).check();
    await sendAsAPerson(phone, "Send");
    await expect(phone.getByText("It has arrived")).toBeVisible();
    await page.goto("/admin/inbox");
    await page.getByRole("link", { name: "Room 101 Fresh towels" }).click();
    await expect(
      page.getByRole("region", { name: "Message" }).getByText("Room 101, from its card"),
    ).toBeVisible();

    // Without a network this device still has it.
    await phone.goto(`/view/${hotel.id}`);
    await expect(unlocked.getByText(PASSWORD)).toBeVisible();
    await keptOffline(phone);
    await phone.context().setOffline(true);
    await phone.reload();
    await expect(phone.getByText("This is your saved copy")).toBeVisible();
    await expect(unlocked.getByText(PASSWORD)).toBeVisible();
    await phone.context().setOffline(false);
    for (const address of asked) expect(address).not.toContain(code.slice(-13));

    // A desk that points its other device at the screen.
    await page.goto(code);
    await page.getByText("Show code").click();
    const join = page.getByRole("img", { name: "Code that joins Lantern" });
    await expect(join).toBeVisible();
    await expect.poll(() => join.evaluate((code: HTMLImageElement) => code.naturalWidth)).toBeGreaterThan(0);
    expect(await decodeQrs(await join.screenshot({ scale: "css" }))).toEqual([
      `WIFI:T:WPA;S:Lantern;P:${PASSWORD};;`,
    ]);

    // Without a script, by its letters.
    const plain = await browser.newContext({ javaScriptEnabled: false, baseURL: url });
    const guest = await plain.newPage();
    await guest.goto(`/view/${hotel.id}`);
    await guest.getByRole("link", { name: "Scanning did not help? Type its six letters" }).click();
    await guest.getByLabel("The six letters on the card").fill("BBBBBB");
    await guest.getByRole("button", { name: "Show" }).click();
    await expect(guest.getByText("These letters do not fit. Look again, or ask reception.")).toBeVisible();
    await guest.getByLabel("The six letters on the card").fill(letters.toLowerCase());
    await guest.getByRole("button", { name: "Show" }).click();
    await expect(guest.getByText(PASSWORD)).toBeVisible();
    await expect(guest.getByText("4711#")).toBeHidden();
    await plain.close();

    // With one, the letters open the whole page, as a scan does but for the door.
    const typing = await browser.newContext({ baseURL: url });
    const typist = await typing.newPage();
    await typist.goto(`/view/${hotel.id}`);
    await typist.getByRole("link", { name: "Scanning did not help? Type its six letters" }).click();
    await typist.getByLabel("The six letters on the card").fill(letters);
    await typist.getByRole("button", { name: "Show" }).click();
    await expect(typist).toHaveURL(new RegExp(`/view/${hotel.id}\\?lang=`));
    const opened = typist.getByRole("list", { name: "Wi-Fi" });
    await expect(opened.getByText(PASSWORD)).toBeVisible();
    await expect(opened.getByText("Unlocked by the card of Room 101")).toBeVisible();
    await expect(opened.getByText("4711#")).toBeHidden();
    await typist.reload();
    await expect(opened.getByText(PASSWORD)).toBeVisible();
    await typist.goto(`/view/${hotel.id}/request`);
    await expect(typist.getByLabel("Room number")).toHaveValue("101");
    await typing.close();

    const revoked_at = new Date().toISOString();
    await api.from("codes").update({ revoked_at }).eq("label", "101").throwOnError();
    await phone.goto(`/view/${hotel.id}`);
    await expect(phone.getByText("This card no longer opens. Reception has a new one.")).toBeVisible();
    await expect(phone.getByText(PASSWORD)).toBeHidden();
    for (const secret of [PASSWORD, "4711"]) await expect.poll(() => keptOn(phone)).not.toContain(secret);
  },
);

ownerTest(
  "An owner locks the Wi-Fi of before with one press, and says of a door when its code ends",
  async ({ page, owner: { api, hotel }, phone, guest }) => {
    const wifi = [{ name: "Lantern", password: PASSWORD, shown_to: "everybody" }];
    await setHotel({ api, hotel }, { wifi });
    await guest.open(hotel.id);
    await expect(phone.getByText(PASSWORD)).toBeVisible();
    await page.goto("/admin");
    await page.getByRole("button", { name: "Only With a Code" }).click();
    await expect(page.getByRole("dialog").getByText("Print your poster and cards again")).toBeVisible();
    await page.getByRole("button", { name: "Close" }).click();
    await expect(page.getByText("Everybody can see your Wi-Fi password")).toBeHidden();
    await guest.open(hotel.id);
    await expect(phone.getByText("Scan the code in the house")).toBeVisible();
    await expect(phone.getByText(PASSWORD)).toBeHidden();

    await page.goto("/admin/profile");
    await page.getByText("Codes of doors, safes and parking").click();
    await page.getByRole("button", { name: "Add Code" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Name").fill("Front door");
    await dialog.getByLabel("Code", { exact: true }).fill("4711#");
    await dialog.getByRole("button", { name: "Save Code" }).click();
    await expect(dialog.getByText("Choose when this code ends")).toBeVisible();
    await expect(dialog.getByText("Optional")).toHaveCount(0);
    await dialog.getByLabel("It changes").selectOption("Every Monday, at noon");
    await expect(dialog.getByLabel("Guests read it until")).toHaveCount(0);
    await dialog.getByRole("button", { name: "Save Code" }).click();
    await expect(page.getByRole("button", { name: "Edit Front door" })).toBeVisible();
    await expect(page.getByText("Every Monday, at noon")).toBeVisible();
  },
);

ownerTest(
  "A code in a text is noticed when it is saved, and becomes one of the house's",
  async ({ page, owner }) => {
    const faq = {
      hotel_id: owner.hotel.id,
      question: "How do I come in at night?",
      answer: "Ring",
      category: "General",
    };
    await owner.api.from("faqs").insert(faq).throwOnError();
    await page.goto("/admin/faqs");
    await page.getByRole("button", { name: "How do I come in at night?", exact: true }).click();
    await page.getByRole("button", { name: "Edit How do I come in at night?" }).click();
    await page.getByRole("dialog").getByLabel("Answer").fill("Der Türcode ist 4711#.");
    await page.getByRole("dialog").getByRole("button", { name: "Update FAQ" }).click();
    await expect(page.getByRole("heading", { name: "is “4711#” a code of your house?" })).toBeVisible();
    await page.getByRole("link", { name: "Make It a Code" }).click();
    await expect(page.getByRole("dialog").getByLabel("Code", { exact: true })).toHaveValue("4711#");
    await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();
    await expect(page).toHaveURL(/\/admin\/profile$/);
  },
);
