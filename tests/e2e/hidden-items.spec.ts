/** Hidden instead of deleted: an owner adds, hides and shows items, and guests see the result. */
import { amenities } from "../../src/sections/amenities.ts";
import { without } from "../../testbed/engines/limits.ts";
import { makeEntry } from "./support/entries.ts";
import { expect, ownerTest } from "./support/fixtures.ts";
import { holdNotice } from "./support/message.ts";
import { addRow } from "./support/rows.ts";

ownerTest(
  `A name is noted down, completed and shown; another item is hidden, and back with Undo${without("keys that press")}`,
  async ({ page, owner, amenityScreen }) => {
    const sees = (name: string) => page.getByRole("switch", { name: `Guests see ${name}` });
    await amenityScreen.open();
    // In an empty list, where the next name can follow at once.
    const name = page.getByLabel("Name of a new amenity");
    await name.fill("Ski room");
    await name.press("Enter");
    await expect(page.getByText("Hidden · needs Description, Timing, and Location")).toBeVisible();
    await expect(name).toHaveValue("");
    await expect(name).toBeFocused();
    await addRow(owner, amenities, { ...makeEntry(amenities, 1), name: "Pool" });
    await page.reload();

    await sees("Ski room").click();
    await expect(
      page.getByText("Guests need Description, Timing, and Location. Edit it first."),
    ).toBeVisible();
    await page.getByRole("dialog").getByRole("button", { name: "Edit" }).click();
    await amenityScreen.fill(amenityScreen.form("Edit"), {
      ...{ description: "Boots dry overnight", timing: "Always", location: "Cellar" },
    });
    await amenityScreen.submit("Edit");
    await expect(page.getByText("Amenity updated successfully!")).toBeVisible();
    await page.getByRole("button", { name: "Show to guests" }).click();
    await expect(page.getByText("1 amenity shown")).toBeVisible();
    await expect(sees("Ski room")).toBeChecked();

    await sees("Pool").click();
    // Until it is stored, Undo is that of the change before.
    await holdNotice(page, "1 amenity hidden");
    await page.getByRole("link", { name: "Hidden 1" }).press("Enter");
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
