import { answerMessages } from "../../testbed/answer-messages.ts";
import { without } from "../../testbed/engines/limits.ts";
import { expectNoBarriers } from "./support/barriers.ts";
import { expect, test } from "./support/fixtures.ts";
import { setHotel } from "./support/rows.ts";
import { sendAsAPerson } from "./support/send-as-a-person.ts";
import { takerAt } from "./support/taker.ts";

test.use({ viewport: { width: 390, height: 844 }, refusals: [404, 422] });

const DAY = 24 * 60 * 60 * 1000;
/** Next month at half past seven: guests may ask for a year ahead. */
const WAKE_UP_AT = `${new Date(Date.now() + 30 * DAY).toISOString().slice(0, 10)}T07:30`;

/** "Saturday, June 1, 2030 at 7:30 AM". */
function inWords(at: string): string {
  const format = new Intl.DateTimeFormat("en", { dateStyle: "full", timeStyle: "short", timeZone: "UTC" });
  return format.format(new Date(`${at}Z`)).replace("\u202f", " ");
}

test(`A guest on a phone asks, is answered, and takes it back${without("axe")}`, async ({ page, url }) => {
  const { api, hotel } = await takerAt(url);
  // Through the code in room 12.
  await page.goto(`/view/${hotel.id}#q=12`);
  await expect(page.locator(".asks a:visible")).toHaveText(["Fresh towels", "Late check-out", "A taxi"]);
  await page.getByRole("link", { name: "Late check-out" }).click();
  await expect(page.getByRole("radio", { name: "Late check-out" })).toBeChecked();
  await expect(page.getByLabel("Room number")).toHaveValue("12");
  await page.goBack();
  // Within the thumb's reach.
  await page.getByRole("navigation", { name: "Quick access" }).getByRole("link", { name: "Ask" }).click();
  await expect(page.getByLabel("Room number")).toHaveValue("12");
  await page.getByRole("radio", { name: "A wake-up call" }).check();
  // Not empty, which the browser itself refuses.
  await page.getByLabel("Room number").fill(" ");
  await page.getByLabel("When?").fill(WAKE_UP_AT);
  await expectNoBarriers(page);
  await sendAsAPerson(page, "Send");
  await expect(page.getByLabel("Room number")).toHaveAccessibleDescription("Please fill this in");
  await expect(page.getByRole("radio", { name: "A wake-up call" })).toBeChecked();
  await expect(page.getByLabel("When?")).toHaveValue(WAKE_UP_AT);
  await expectNoBarriers(page);
  await page.getByLabel("Room number").fill("12");
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByText("It has arrived")).toBeVisible();
  await expect(page.getByText(inWords(WAKE_UP_AT))).toBeVisible();
  await expectNoBarriers(page);

  await answerMessages(api, hotel.id, "We will knock, too.");
  await page.reload();
  await expect(page.getByText("We will knock, too.")).toBeVisible();
  await expect(page.getByText("We are on it")).toBeVisible();
  await page.getByLabel("Write again").fill("Gently, please");
  await sendAsAPerson(page, "Send");
  await expect(page.getByText("It has arrived")).toBeVisible();
  await expect(page.getByRole("main").getByRole("listitem")).toHaveText([
    /We will knock, too\./,
    /^You · .*Gently, please$/,
  ]);
  await expectNoBarriers(page);
  await answerMessages(api, hotel.id, "Like a feather.");

  const message = page.url();
  await page.goto(`/view/${hotel.id}`);
  const row = page.locator(".sent").getByRole("link", { name: "A wake-up call Like a feather." });
  await expectNoBarriers(page);
  await row.click();
  await page.getByRole("button", { name: "Forget it on this device" }).click();
  await expect(page.getByText("Check-in")).toBeVisible();
  await expect(row).toHaveCount(0);
  await page.goto(message);
  await page.getByText("Delete my message").first().click();
  await page.getByRole("button", { name: "Delete my message" }).click();
  await expect(page.getByRole("heading", { name: "Nothing is here any more" })).toBeVisible();
  await page.getByRole("link", { name: hotel.name }).click();
  await expect(page.getByText("Check-in")).toBeVisible();
  expect((await api.from("messages").select("id").throwOnError()).data).toEqual([]);
});

test(`A guest in danger is told to dial before the message is sent, and afterwards${without("axe")}`, async ({
  page,
  taker: { api, hotel },
}) => {
  await setHotel({ api, hotel }, { country: "DE", phone: "+49 8662 555010" });
  await page.goto(`/view/${hotel.id}/request`);
  const line = page.getByRole("link", { name: "In danger: 112" });
  await expect(line).toBeInViewport();
  await expect(line).toHaveAttribute("href", "tel:112");
  await expect(page.getByRole("link", { name: "Reception +49 8662 555010" })).toHaveAttribute(
    "href",
    "tel:+498662555010",
  );
  const dial = page.getByRole("heading", { name: "Dial first" });
  await expect(dial).toBeHidden();
  const help = page.getByRole("radio").first();
  await expect(help).toHaveAccessibleName("I need help now");
  await expect(help).toHaveAccessibleDescription("Dial first 112");
  await help.check();
  await expect(dial).toBeVisible();
  await expect(page.getByRole("link", { name: "Call 112" })).toBeInViewport();
  await expect(page.getByText(hotel.address).filter({ visible: true })).toHaveCount(1);
  await expectNoBarriers(page);
  await page.getByLabel("Room number").fill("12");
  await sendAsAPerson(page, "Send");
  await expect(page.getByText("perhaps nobody is reading it")).toBeVisible();
  await expect(page.getByRole("link", { name: "Call 112" })).toBeInViewport();
  await expect(page.getByText("Our answer will stand here")).toBeHidden();
  await expectNoBarriers(page);
});
