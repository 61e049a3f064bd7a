import { amenities } from "../../src/sections/amenities.ts";
import { makeEntry } from "./support/entries.ts";
import { expect } from "./support/fixtures.ts";
import { SectionPage } from "./support/pages/section-page.ts";
import { poolTest as test, typed } from "./support/pool.ts";

test("An owner types a week, and what was saved is in the form again", async ({ page, owner }) => {
  const screen = new SectionPage(page, amenities);
  await screen.open();
  await page.getByRole("button", { name: "Add Your First Amenity" }).click();
  const form = screen.form("Add");
  await screen.fill(form, {
    ...makeEntry(amenities, 1),
    name: "Pool",
    hours: typed({ kind: "appointment", note: null }),
  });
  await form.getByRole("button", { name: "At set times" }).click();
  await form.getByLabel("Every day opens").fill("18:00");
  await screen.submit("Add");
  const closes = form.getByLabel("Every day closes");
  await expect(closes).toHaveAccessibleDescription("Please enter when it closes");
  await expect(closes).toBeFocused();
  // What its owner wrote stays; an emptied text follows the hours.
  await closes.fill("02:00");
  await expect(form.getByLabel("Timing")).toHaveValue("Timing 1");
  await form.getByLabel("Timing").fill("");
  await form.getByRole("button", { name: "Other hours on some days" }).click();
  const other = (name: string) => form.getByRole("group", { name, exact: true });
  await other("Other days").getByRole("button", { name: "Saturday", exact: true }).click();
  await form.getByLabel("Saturday opens").fill("18:00");
  await form.getByLabel("Saturday closes").fill("02:00");
  await form.getByRole("button", { name: "Add more times of Saturday" }).click();
  await form.getByLabel("Saturday opens (2)").fill("10:00");
  await form.getByLabel("Saturday closes (2)").fill("12:00");
  await other("Monday–Friday, Sunday").getByRole("button", { name: "Friday", exact: true }).click();
  await other("Monday–Thursday, Sunday").getByRole("button", { name: "Sunday", exact: true }).click();
  await expect(form.getByText("Closed: Friday, Sunday")).toBeVisible();
  await expect(form.getByLabel("Timing")).toHaveValue(
    "Mon–Thu 6:00 PM – 2:00 AM; Sat 6:00 PM – 2:00 AM, 10:00 AM – 12:00 PM",
  );
  await form.getByLabel("Seasonal").check();
  await form.getByRole("group", { name: "Season until" }).getByLabel("Month").selectOption("September");
  await form.getByRole("button", { name: "Add Closed or Other Days" }).click();
  await form.getByLabel("First day").fill("2026-12-24");
  await form.getByLabel("Last day").fill("2026-12-23");
  await screen.submit("Add");
  await expect(form.getByLabel("Last day")).toHaveAccessibleDescription("The last day is before the first");
  await form.getByLabel("Last day").fill("2026-12-26");
  await form.getByLabel("Reason").fill("Christmas");
  await form.getByLabel("Note on the hours").fill("Adults only");
  await screen.submit("Add");
  await screen.confirmMessage("Amenity added successfully!");

  const evening = ["18:00-02:00"];
  const { data } = await owner.api.from("amenities").select("hours").single();
  expect(data?.hours).toEqual({
    kind: "weekly",
    week: [evening, evening, evening, evening, [], ["18:00-02:00", "10:00-12:00"], []],
    season: { from: "05-01", until: "09-15" },
    exceptions: [{ from: "2026-12-24", until: "2026-12-26", times: [], reason: "Christmas" }],
    note: "Adults only",
  });

  await screen.edit("Pool");
  const again = screen.form("Edit");
  await expect(again.getByLabel("Monday–Thursday closes")).toHaveValue("02:00");
  await expect(again.getByText("Closed: Friday, Sunday")).toBeVisible();
  await expect(again.getByLabel("Reason")).toHaveValue("Christmas");
  await again.getByRole("button", { name: "Remove These Hours" }).click();
  await again.getByLabel("Timing").fill("Ask at reception");
  await screen.submit("Edit");
  await screen.confirmMessage("Amenity updated successfully!");
  expect((await owner.api.from("amenities").select("hours").single()).data).toEqual({ hours: null });
});
