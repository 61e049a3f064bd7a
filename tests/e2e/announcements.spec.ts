import { createOwner } from "../../testbed/owner.ts";
import { expect, ownerTest as test } from "./support/fixtures.ts";
import { chooseFor } from "./support/row-menu.ts";

test.use({
  // The database's refusal is shown at its field.
  refusals: [400],
  owner: async ({ url }, use) => use(await createOwner(url, { hotel: { time_zone: "Europe/Berlin" } })),
});

const TEXT = "Pool closed Tuesday 9–12";

test("An owner writes one, and guests read it in its time only, also on a page that is left open", async ({
  page,
  owner,
  phone,
}) => {
  await page.goto("/admin/announcements");
  await page.getByRole("button", { name: "Add Announcement" }).click();
  const form = page.getByRole("dialog", { name: "Add Announcement" });
  await form.getByLabel("Text").fill(TEXT);
  await form.getByLabel("From").fill("2090-06-20T09:00");
  await form.getByLabel("Until").fill("2090-06-20T09:00");
  await form.getByRole("button", { name: "Add Announcement" }).click();
  await expect(form.getByLabel("Until")).toHaveAccessibleDescription("This must be after the start");
  await form.getByLabel("Until").fill("2090-06-20T12:00");
  await form.getByRole("button", { name: "Add Announcement" }).click();
  const entry = page.getByRole("listitem").filter({ hasText: TEXT });
  await expect(entry).toContainText("Upcoming · Jun 20, 2090, 9:00 AM – Jun 20, 2090, 12:00 PM");

  // Berlin is two hours ahead of UTC in June.
  await phone.clock.install({ time: new Date("2090-06-20T06:59:30Z") });
  await phone.goto(`/view/${owner.hotel.id}`);
  const shown = phone.getByRole("list", { name: "Announcements" }).getByText(TEXT);
  await expect(phone.getByText(TEXT)).toBeHidden();
  await phone.clock.fastForward(60_000);
  await expect(shown).toBeVisible();
  await phone.clock.setSystemTime(new Date("2090-06-20T09:59:30Z"));
  await phone.clock.fastForward(60_000);
  await expect(phone.getByText(TEXT)).toBeHidden();

  await chooseFor(page, TEXT, "Delete");
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByRole("heading", { name: "No Announcements Added" })).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(entry).toContainText("Upcoming");
});
