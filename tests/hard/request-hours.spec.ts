/** A hotel sets the hours in which it serves requests, and its guests read them. */
import { expectNoBarriers } from "../e2e/support/barriers.ts";
import { expect } from "../e2e/support/fixtures.ts";
import { proTest as test } from "../e2e/support/pro.ts";

test("Hours are set for one thing that guests ask for, and read by who chooses it", async ({
  page,
  owner,
  phone,
}) => {
  const hotel_id = owner.hotel.id;
  await owner.api.from("message_kinds").insert({ hotel_id, kind: "request", is_on: true }).throwOnError();
  await page.goto("/admin/inbox/settings");
  const hours = page.getByRole("group", { name: "When you see to it" });
  const line = (text: string) => hours.locator("summary").filter({ hasText: text });
  await expect(line("At any time")).toHaveCount(6);
  await line("Fresh towels").click();
  await hours.getByLabel("Hours of “Fresh towels”").selectOption("Hours by day of the week");
  const monday = hours.getByRole("group", { name: "Monday" });
  await monday.getByRole("button", { name: "Add times of Monday" }).click();
  // Closed meanwhile, it opens for what has to be mended.
  await line("Fresh towels").click();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(hours.getByLabel("Monday opens")).toBeFocused();
  await expect(hours.getByLabel("Monday opens")).toHaveAccessibleDescription("Please enter when it opens");
  await hours.getByLabel("Monday opens").fill("08:00");
  await hours.getByLabel("Monday closes").fill("22:00");
  await expectNoBarriers(page);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Settings saved")).toBeVisible();
  await line("Fresh towels").click();
  await expect(line("At any time")).toHaveCount(5);
  await expect(line("Monday: 8 AM – 10 PM")).toBeVisible();
  // What is not on offer has no hours.
  await page.getByRole("checkbox", { name: "A taxi" }).uncheck();
  await expect(line("A taxi")).toHaveCount(0);

  await phone.goto(`/view/${hotel_id}/request`);
  await expect(phone.getByText("All opening hours")).toBeHidden();
  await phone.getByRole("radio", { name: "Late check-out" }).check();
  await expect(phone.getByText("All opening hours")).toBeHidden();
  await phone.getByRole("radio", { name: "Fresh towels" }).check();
  await phone.getByText("All opening hours").click();
  await expect(phone.getByText("8 AM – 10 PM")).toBeVisible();
  await expectNoBarriers(phone);
});
