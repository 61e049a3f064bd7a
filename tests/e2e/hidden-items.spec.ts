/** Hidden instead of deleted: what an owner notes down, hides and shows, and what guests see of it. */
import { amenities } from "../../src/sections/amenities.ts";
import { makeEntry } from "./support/entries.ts";
import { expect, ownerTest } from "./support/fixtures.ts";
import { SectionPage } from "./support/pages/section-page.ts";
import { addRow } from "./support/rows.ts";

ownerTest(
  "A name is noted down, completed and shown; another item is hidden, and back with Undo",
  async ({ page, owner }) => {
    await addRow(owner, amenities, { ...makeEntry(amenities, 1), name: "Pool" });
    const screen = new SectionPage(page, amenities);
    const sees = (name: string) => page.getByRole("switch", { name: `Guests see ${name}` });
    await screen.open();
    await page.getByLabel("Name of a new amenity").fill("Ski room");
    await page.getByRole("button", { name: "Quick Add" }).click();
    await expect(page.getByText("Hidden · needs Description, Timing, and Location")).toBeVisible();
    await expect(page.getByLabel("Name of a new amenity")).toHaveValue("");

    await sees("Ski room").click();
    await expect(
      page.getByText("Guests need Description, Timing, and Location. Edit it first."),
    ).toBeVisible();
    await page.getByRole("button", { name: "OK" }).click();
    await screen.edit("Ski room");
    await screen.fill(screen.form("Edit"), {
      ...{ description: "Boots dry overnight", timing: "Always", location: "Cellar" },
    });
    await screen.submit("Edit");
    await screen.confirmMessage("Amenity updated successfully!");
    await sees("Ski room").click();
    await expect(page.getByText("1 amenity shown")).toBeVisible();
    await expect(sees("Ski room")).toBeChecked();

    await sees("Pool").click();
    await page.getByRole("link", { name: "Hidden 1" }).click();
    await expect(sees("Pool")).not.toBeChecked();
    await expect(sees("Ski room")).toBeHidden();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(page.getByText("Nothing is in this state.")).toBeVisible();
    const { data } = await owner.api.from("amenities").select("name, is_hidden").order("name").throwOnError();
    expect(data).toEqual([
      { name: "Pool", is_hidden: false },
      { name: "Ski room", is_hidden: false },
    ]);
  },
);

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
  await page.getByRole("button", { name: "Days", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "When Guests See It" });
  await dialog.getByRole("radio", { name: "A season, every year" }).check();
  await dialog.getByRole("group", { name: "Season from" }).getByLabel("Month").selectOption("December");
  await dialog.getByRole("group", { name: "Season until" }).getByLabel("Month").selectOption("March");
  await dialog.getByRole("checkbox", { name: "Monday" }).uncheck();
  await dialog.getByRole("button", { name: "Save Days" }).click();
  await expect(
    page.getByText("2 amenities: 1 December – 30 March · Tue, Wed, Thu, Fri, Sat, Sun"),
  ).toBeVisible();
  await expect(page.getByText(/^(Not today · )?1 December – 30 March/)).toHaveCount(2);

  await select();
  await page.getByRole("button", { name: "Hide", exact: true }).click();
  await expect(page.getByText("2 amenities hidden")).toBeVisible();
  await page.reload();
  await expect(page.getByText(/^Hidden · 1 December/)).toHaveCount(2);
  const { data } = await owner.api
    .from("amenities")
    .select("name")
    .eq("is_hidden", true)
    .order("name")
    .throwOnError();
  expect(data.map(({ name }) => name)).toEqual(["Ice rink", "Ski room"]);
});
