import { amenities } from "../../src/sections/amenities.ts";
import { makeEntry } from "../e2e/support/entries.ts";
import { expect, ownerTest } from "../e2e/support/fixtures.ts";
import { SectionPage } from "../e2e/support/pages/section-page.ts";
import { holdWrites } from "../e2e/support/refuse.ts";
import { addRow } from "../e2e/support/rows.ts";

ownerTest("Several get their days at once, and are hidden at once", async ({ page, owner }) => {
  for (const name of ["Ice rink", "Ski room", "Sauna"]) {
    await addRow(owner, amenities, { ...makeEntry(amenities, 1), name });
  }
  await new SectionPage(page, amenities).open();
  const select = async () => {
    await page.getByRole("button", { name: "Select", exact: true }).click();
    for (const name of ["Ice rink", "Ski room"])
      await page.getByRole("checkbox", { name, exact: true }).check();
  };
  await select();
  await page.getByRole("button", { name: "When Guests See It", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "When Guests See It" });
  await dialog.getByRole("radio", { name: "A season, every year" }).check();
  await dialog.getByRole("group", { name: "Season from" }).getByLabel("Month").selectOption("December");
  await dialog.getByRole("group", { name: "Season until" }).getByLabel("Month").selectOption("March");
  await dialog.getByRole("checkbox", { name: "Monday" }).uncheck();
  await dialog.getByRole("button", { name: "Save Days" }).click();
  await expect(
    page.getByText("2 amenities: 1 December – 30 March · Tue, Wed, Thu, Fri, Sat, and Sun"),
  ).toBeVisible();
  await expect(page.getByText(/^(Not today · )?1 December – 30 March/)).toHaveCount(2);

  await select();
  await page.getByRole("button", { name: "Hide", exact: true }).click();
  await expect(page.getByText("2 amenities hidden")).toBeVisible();
  await page.reload();
  await expect(page.getByText(/^Hidden · 1 December/)).toHaveCount(2);
  const states = page.getByRole("navigation", { name: "States" }).getByRole("link");
  await expect(states).toHaveText(["All 3", "Shown 1", "Some days 2", "Hidden 2"]);
  const always = { shown_during: null };
  await owner.api.from("amenities").update(always).eq("hotel_id", owner.hotel.id).throwOnError();
  await page.reload();
  await expect(states).toHaveText(["All 3", "Shown 1", "Hidden 2"]);
  const { data } = await owner.api
    .from("amenities")
    .select("name")
    .eq("is_hidden", true)
    .order("name")
    .throwOnError();
  expect(data.map(({ name }) => name)).toEqual(["Ice rink", "Ski room"]);
});

ownerTest("The next name may be typed while one is being added", async ({ page }) => {
  await new SectionPage(page, amenities).open();
  const goOn = await holdWrites(page, "/rest/v1/amenities");
  const name = page.getByLabel("Name of a new amenity");
  await name.fill("Ski room");
  await name.press("Enter");
  await expect(page.getByText("Adding...")).toBeVisible();
  await name.fill("Sauna");
  goOn();
  await expect(page.getByRole("heading", { name: "Ski room" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Quick Add" })).toBeEnabled();
  await expect(name).toHaveValue("Sauna");
});

ownerTest(
  "On a phone, what is said of a name that was noted leaves room for the next one",
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await new SectionPage(page, amenities).open();
    const name = page.getByLabel("Name of a new amenity");
    await name.fill("Ski room");
    await name.press("Enter");
    const said = page.getByRole("group", { name: "Ski room added. It is hidden until it is complete" });
    await expect(said).toBeVisible();
    await expect(name).toHaveValue("");
    const between = async () => {
      const [toast, line] = [await said.boundingBox(), await name.boundingBox()];
      return toast && line ? toast.y - (line.y + line.height) : Number.NaN;
    };
    // It slides to its place.
    await expect.poll(between).toBeGreaterThanOrEqual(0);
    await expect(name).toBeInViewport({ ratio: 1 });
  },
);

ownerTest("The list keeps its place when its first item is hidden", async ({ page, owner }) => {
  for (const name of ["Ice rink", "Ski room"])
    await addRow(owner, amenities, { ...makeEntry(amenities, 1), name });
  await new SectionPage(page, amenities).open();
  const first = page.getByRole("switch", { name: "Guests see Ice rink" });
  await expect(first).toBeChecked();
  // The menu reads last: nothing more comes above the list.
  await expect(page.getByRole("link", { name: /^Amenities \(2 amenities/ })).toBeVisible();
  const before = await first.boundingBox();
  await page.getByRole("switch", { name: "Guests see Ski room" }).click();
  await expect(page.getByText("1 amenity hidden")).toBeVisible();
  expect(await first.boundingBox()).toEqual(before);
  // The next visit offers what is hidden.
  await page.reload();
  await expect(page.getByRole("link", { name: "Hidden 1" })).toBeVisible();
});
