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
  await form.getByLabel("Weekly Hours").selectOption("Hours by day of the week");
  await form.getByRole("button", { name: "Add times of Monday" }).click();
  await form.getByLabel("Monday opens").fill("18:00");
  await screen.submit("Add");
  await expect(form.getByLabel("Monday closes")).toHaveAccessibleDescription("Please enter when it closes");
  await expect(form.getByLabel("Monday closes")).toBeFocused();
  await form.getByLabel("Monday closes").fill("02:00");
  await form.getByRole("button", { name: "Copy to weekdays" }).click();
  await form.getByRole("button", { name: "Saturday same as Friday" }).click();
  await form.getByRole("button", { name: "Add more times of Saturday" }).click();
  await form.getByLabel("Saturday opens (2)").fill("10:00");
  await form.getByLabel("Saturday closes (2)").fill("12:00");
  await form.getByRole("button", { name: "Remove times of Friday" }).click();
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
  await expect(again.getByLabel("Monday closes")).toHaveValue("02:00");
  await expect(again.getByRole("group", { name: "Friday" })).toContainText("Closed");
  await expect(again.getByLabel("Reason")).toHaveValue("Christmas");
  await again.getByLabel("Weekly Hours").selectOption("Not given");
  await screen.submit("Edit");
  await screen.confirmMessage("Amenity updated successfully!");
  expect((await owner.api.from("amenities").select("hours").single()).data).toEqual({ hours: null });
});
