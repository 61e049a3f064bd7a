import { amenities } from "../../src/sections/amenities.ts";
import { makeEntry } from "./support/entries.ts";
import { expect, ownerTest } from "./support/fixtures.ts";
import { holdNotice } from "./support/message.ts";
import { SectionPage } from "./support/pages/section-page.ts";
import { addRow, showOnly } from "./support/rows.ts";

ownerTest(
  "Ticked suggestions are added once their blanks are filled in, guests read them, and all of it is undone",
  async ({ page, owner, guest }) => {
    await showOnly(owner, amenities.id);
    await addRow(owner, amenities, { ...makeEntry(amenities, 1), name: "  MINIBAR" });
    await new SectionPage(page, amenities).open();
    await page.getByRole("button", { name: "Suggestions" }).click();
    const dialog = page.getByRole("dialog", { name: "Suggestions for Amenities" });
    await expect(dialog.getByRole("checkbox", { name: /^Safe/ })).toBeVisible();
    await expect(dialog.getByRole("checkbox", { name: /^Minibar/ })).toHaveCount(0);
    await dialog.getByRole("checkbox", { name: /^Sauna/ }).check();
    await dialog.getByRole("checkbox", { name: /^Kettle/ }).check();
    await dialog.getByRole("button", { name: "In words" }).click();
    await dialog.getByLabel("Sauna · In words").fill("16:00 to 21:00");
    await expect(dialog.getByLabel("Sauna · Where?")).toHaveValue("In the house");
    await dialog.getByLabel("Sauna · Where?").fill("");
    await expect(dialog.getByText("Hidden until it has: Location")).toBeVisible();
    await dialog.getByLabel("Sauna · Where?").fill("Cellar");
    await expect(dialog.getByText("Hidden until it has")).toBeHidden();
    await dialog.getByRole("button", { name: "Add 2 amenities" }).click();
    await holdNotice(page, "2 amenities added successfully!");
    await guest.open(owner.hotel.id);
    const shown = await guest.openSection(amenities.title);
    // In the list's order, not the ticks'.
    await expect(shown.getByRole("heading")).toContainText(["MINIBAR", "Kettle", "Sauna"]);
    await expect(shown.getByText("Cellar")).toBeVisible();

    await page.getByRole("button", { name: "Undo" }).click();
    await expect(page.getByText("1 amenity", { exact: true })).toBeVisible();
  },
);
