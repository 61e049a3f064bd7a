/** A hotel says what guests may ask for and in which hours, adds a topic of its own, and its guests read it. */

import { soonAt } from "../../testbed/soon.ts";
import { expectNoBarriers } from "../e2e/support/barriers.ts";
import { expect } from "../e2e/support/fixtures.ts";
import { proTest as test } from "../e2e/support/pro.ts";
import { turnOn } from "../e2e/support/rows.ts";
import { sendAsAPerson } from "../e2e/support/send-as-a-person.ts";

/** "Wednesday, July 1, 2099" */
const dayOf = (moment: string) =>
  new Date(`${moment}Z`).toLocaleDateString("en", { dateStyle: "full", timeZone: "UTC" });

test("A wake-up call is not sent without its time, whatever was chosen before or after", async ({
  phone,
  owner,
}) => {
  const hotel_id = owner.hotel.id;
  await turnOn(owner, "request");
  const when = phone.getByLabel("When?");
  await phone.goto(`/view/${hotel_id}/request?topic=wake_up_call&lang=en`);
  await expect(when).toHaveJSProperty("required", true);
  await phone.getByText("Change").click();
  await phone.getByRole("radio", { name: "A taxi" }).check();
  await expect(when).toHaveJSProperty("required", false);
  await phone.getByText("Change").click();
  await phone.getByRole("radio", { name: "A wake-up call" }).check();
  await phone.getByLabel("Room number").fill("12");
  await sendAsAPerson(phone, "Send");
  await expect(when).toBeFocused();
  await when.fill("2026-07-01T05:15");
  await sendAsAPerson(phone, "Send");
  await expect(when, "a time that has passed").toBeFocused();
  expect(await when.evaluate((input: HTMLInputElement) => input.validity.rangeUnderflow)).toBe(true);
  const soon = soonAt("05:15");
  await when.fill(soon);
  await sendAsAPerson(phone, "Send");
  await expect(phone.getByText("It has arrived")).toBeVisible();
  await expect(phone.getByText(`${dayOf(soon)} at 5:15 AM`)).toBeVisible();
});

test("Hours are set for one thing that guests ask for, and read by who chooses it", async ({
  page,
  owner,
  phone,
}) => {
  const hotel_id = owner.hotel.id;
  await turnOn(owner, "request");
  await page.goto("/admin/inbox/settings");
  const topics = page.getByRole("region", { name: "Guests may ask for" });
  const line = (text: string) => topics.locator("summary").filter({ hasText: text });
  await expect(line("At any time")).toHaveCount(6);
  const towels = topics.getByRole("listitem").filter({ hasText: "Fresh towels" });
  await line("Fresh towels").click();
  await towels.getByRole("button", { name: "At set times" }).click();
  await towels.getByLabel("Every day closes").fill("22:00");
  await towels.getByRole("button", { name: "Save Topic" }).click();
  await expect(towels.getByLabel("Every day opens")).toBeFocused();
  await expect(towels.getByLabel("Every day opens")).toHaveAccessibleDescription(
    "Please enter when it opens",
  );
  await towels.getByLabel("Every day opens").fill("08:00");
  await towels.getByRole("button", { name: "Other hours on some days" }).click();
  const everyDay = towels.getByRole("group", { name: "Every day", exact: true });
  await everyDay.getByRole("button", { name: "Sunday", exact: true }).click();
  await expect(towels.getByText("Closed: Sunday")).toBeVisible();
  await expectNoBarriers(page);
  await towels.getByRole("button", { name: "Save Topic" }).click();
  await expect(page.getByText("Topic saved")).toBeVisible();
  await line("Fresh towels").click();
  await expect(line("At any time")).toHaveCount(5);
  await expect(line("Monday to Saturday: 8 AM – 10 PM")).toBeVisible();
  // A topic that is not on offer has no hours.
  await page.getByRole("checkbox", { name: "A taxi" }).uncheck();
  await expect(line("A taxi")).toHaveCount(0);

  await phone.goto(`/view/${hotel_id}/request`);
  const served = phone.getByText("All opening hours");
  await expect(served).toBeHidden();
  await phone.getByRole("radio", { name: "Late check-out" }).check();
  await expect(served).toBeHidden();
  await phone.getByText("Change").click();
  await phone.getByRole("radio", { name: "Fresh towels" }).check();
  await served.click();
  await expect(phone.getByText("8 AM – 10 PM")).toBeVisible();
  await expectNoBarriers(phone);
});

// A name that is taken.
test.use({ refusals: [400] });

test("A topic of the hotel's own is added, renamed, deleted and restored", async ({ page, owner, phone }) => {
  const hotel_id = owner.hotel.id;
  await page.goto("/admin/inbox/settings");
  await page.getByRole("switch", { name: "Requests" }).click();
  const topics = page.getByRole("region", { name: "Guests may ask for" });
  const name = topics.getByLabel("Something of your own");
  const add = topics.getByRole("button", { name: "Add Topic" });
  await name.fill("Taxi");
  await add.click();
  await expect(name).toHaveAccessibleDescription("This name already exists");
  await name.fill("A cot");
  await add.click();
  const own = topics.getByRole("listitem").filter({ hasText: "A cot" });
  await expect(own.getByRole("checkbox", { name: "A cot" })).toBeChecked();
  await expect(name).toHaveValue("");
  await expect(name).toBeFocused();
  await own.locator("summary").click();
  await own.getByLabel("Name", { exact: true }).fill("A cot for a child");
  await own.getByRole("button", { name: "Save Topic" }).click();
  await expect(topics.getByRole("checkbox", { name: "A cot for a child" })).toBeChecked();

  await phone.goto(`/view/${hotel_id}/request`);
  await phone.getByRole("radio", { name: "A cot for a child" }).check();
  await phone.getByLabel("Room number").fill("12");
  await sendAsAPerson(phone, "Send");
  await expect(phone.getByText("It has arrived")).toBeVisible();

  await own.getByRole("button", { name: "Delete This Topic" }).click();
  await expect(own).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(own.getByRole("checkbox")).toBeChecked();
  await page.goto("/admin/inbox/new");
  await page.getByLabel("What do you need?").selectOption("A cot for a child");
  await page.getByLabel("Room number").fill("7");
  await page.getByRole("button", { name: "Write Down" }).click();
  await expect(page.getByRole("link", { name: /A cot for a child/ })).toHaveCount(2);
});
