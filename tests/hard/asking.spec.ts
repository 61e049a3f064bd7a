/** A guest asks on one screen: the topic alone, the room known, what is read when, and nothing typed is lost. */
import { weekly } from "../../testbed/opening-hours.ts";
import { logoPicture } from "../../testbed/pictures.ts";
import { expectNoBarriers } from "../e2e/support/barriers.ts";
import { expect, test } from "../e2e/support/fixtures.ts";
import { setHotel } from "../e2e/support/rows.ts";
import { sendAsAPerson } from "../e2e/support/send-as-a-person.ts";
import { takerAt } from "../e2e/support/taker.ts";

test.use({ viewport: { width: 390, height: 664 } });

/** Closed but for one day in three months, whenever this runs. */
const DAY = new Date(Date.now() + 90 * 24 * 60 * 60_000).toISOString().slice(0, 10);
const SELDOM = weekly({
  week: Array.from({ length: 7 }, () => []),
  exceptions: [{ from: DAY, until: DAY, times: ["07:00-22:00"], reason: null }],
});

test("A chip opens its topic alone, with the room known and the button in sight", async ({ page, url }) => {
  const { api, hotel } = await takerAt(url);
  await setHotel(
    { api, hotel },
    { reception_hours: SELDOM as never, phone: "+49 8662 555010", country: "DE" },
  );
  await page.goto(`/view/${hotel.id}#q=204`);
  await page.getByRole("link", { name: "Late check-out" }).click();
  await expect(page).toHaveTitle(/^Late check-out/);
  await expect(page.getByRole("radio").filter({ visible: true })).toHaveCount(2);
  await expect(page.getByRole("radio", { name: "Late check-out" })).toBeChecked();
  await expect(page.getByLabel("Room number")).toHaveValue("204");
  await expect(page.locator("#photo")).toBeHidden();
  await expect(page.getByRole("button", { name: "Send", exact: true })).toBeInViewport({ ratio: 1 });
  const urgent = page.getByRole("link", { name: "Urgent: call reception" });
  await expect(urgent).toHaveAttribute("href", "tel:+498662555010");
  await expect(page.getByText("We read this from")).toBeVisible();
  await expectNoBarriers(page);
  await page.getByLabel("Anything else").fill("Until two, please");
  // Back to all of them, with what is typed.
  await page.getByText("Change").click();
  await expect(page.getByRole("radio", { name: "Fresh towels" })).toBeVisible();
  await page.getByRole("radio", { name: "I need help now" }).check();
  await expect(page.getByText("We read this from")).toBeHidden();
  await page.getByText("Change").click();
  await page.getByRole("radio", { name: "Late check-out" }).check();
  await sendAsAPerson(page, "Send");
  await expect(page.getByText("It has arrived")).toBeVisible();
  await expect(page.getByText("We read this from")).toBeVisible();
  await expect(urgent).toBeVisible();
  await expect(page.getByText("Our answer will stand here")).toBeVisible();
  await expect(page.getByText("Until two, please")).toBeVisible();
});

test("Something broken is named by a press, and its photo shown before it is sent", async ({ page, url }) => {
  const { api, hotel } = await takerAt(url);
  await page.goto(`/view/${hotel.id}/request?topic=repair&lang=en`);
  const heating = page.getByRole("radio", { name: "Heating" });
  await heating.check();
  await expect(page.getByLabel("When?")).toBeHidden();
  const picture = page.getByRole("img", { name: "Photo" });
  await expect(picture).toBeHidden();
  const photo = { name: "heater.png", mimeType: "image/png", buffer: await logoPicture() };
  await page.locator("#photo").setInputFiles(photo);
  await expect(picture).toBeVisible();
  await expectNoBarriers(page);
  await page.getByRole("button", { name: "Remove photo" }).click();
  await expect(picture).toBeHidden();
  await page.getByLabel("Room number").fill("7");
  await page.getByLabel("Anything else").fill("It knocks");
  // A reload keeps it.
  await page.reload();
  await expect(heating).toBeChecked();
  await expect(page.getByLabel("Anything else")).toHaveValue("It knocks");
  await expect(page.getByLabel("Room number")).toHaveValue("7");
  await sendAsAPerson(page, "Send");
  await expect(page.getByText("It has arrived")).toBeVisible();
  await expect(page.getByText("Heating")).toBeVisible();
  const { data } = await api.from("messages").select("topic,item").throwOnError();
  expect(data).toEqual([{ topic: "repair", item: "heating" }]);
});

test("Lost things ask for two fields; more stands behind a press", async ({ page, taker: { hotel } }) => {
  await page.goto(`/view/${hotel.id}/lost?lang=en`);
  await expect(page.getByRole("textbox").filter({ visible: true })).toHaveCount(2);
  await page.getByLabel("What did you lose?").fill("Black umbrella");
  await page.getByLabel("How can we reach you?").fill("ada@example.com");
  await page.getByText("More helps").click();
  await page.getByLabel("Where was it last?").fill("Breakfast room");
  await expectNoBarriers(page);
  await page.getByRole("checkbox").check();
  await sendAsAPerson(page, "Send");
  await expect(page.getByText("If we find it, we reach you by: ada@example.com")).toBeVisible();
});

test.describe("Without a script", () => {
  test.use({ javaScriptEnabled: false });

  test("A topic stands alone, and gives way to the others", async ({ page, taker: { hotel } }) => {
    await page.goto(`/view/${hotel.id}/request?topic=taxi&lang=en`);
    await expect(page.getByRole("radio", { name: "Fresh towels" })).toBeHidden();
    await page.getByText("Change").click();
    await page.getByRole("radio", { name: "Something is broken" }).check();
    await expect(page.getByRole("radio", { name: "Heating" })).toBeVisible();
    await expect(page.getByRole("radio", { name: "A taxi" })).toBeHidden();
  });
});
