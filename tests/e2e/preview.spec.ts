import { amenities } from "../../src/sections/amenities.ts";
import { restaurants } from "../../src/sections/restaurants.ts";
import { makeEntry } from "./support/entries.ts";
import { expect, ownerTest } from "./support/fixtures.ts";
import { confirmMessage } from "./support/message.ts";
import { addRow } from "./support/rows.ts";

const pool = { ...makeEntry(amenities, 1), name: "Garden pool" };

ownerTest(
  "The phone beside the form shows an item as it is typed, and guests as soon as it is saved",
  async ({ page, owner, amenityScreen }) => {
    await addRow(owner, amenities, pool);
    await amenityScreen.open();
    const toggle = page.getByRole("button", { name: "Preview" });
    // Without a press.
    await expect(toggle).toHaveAttribute("aria-pressed", "true");
    const phone = page.getByTitle("Your guest page").contentFrame();
    await expect(phone.getByRole("heading", { name: "Garden pool" })).toBeVisible();

    await amenityScreen.edit("Garden pool");
    const name = amenityScreen.form("Edit").getByLabel("Amenity Name");
    await name.fill("Roof pool");
    await expect(phone.getByRole("heading", { name: "Roof pool" })).toBeVisible();
    await expect(name).toBeFocused();
    await expect(phone.getByRole("heading", { name: "Garden pool" }), "as it was").toBeHidden();
    await amenityScreen.submit("Edit");
    await confirmMessage(page, "Amenity updated successfully!");
    await expect(phone.getByRole("heading", { name: "Roof pool" })).toBeVisible();

    await page.getByRole("button", { name: "Add Amenity" }).click();
    await amenityScreen.form("Add").getByLabel("Amenity Name").fill("Sauna");
    await expect(phone.getByRole("heading", { name: "Sauna" }), "before it is complete").toBeVisible();
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Discard" }).click();
    await expect(phone.getByRole("heading", { name: "Sauna" })).toBeHidden();

    await addRow(owner, restaurants, { ...makeEntry(restaurants, 1), name: "Trattoria" });
    await page.reload();
    await page.getByRole("navigation").getByRole("link", { name: restaurants.title }).click();
    await expect(
      phone.getByRole("heading", { name: "Trattoria" }),
      "remembered, and at the screen's section",
    ).toBeVisible();
    await expect(page.getByRole("main")).toBeFocused();

    await toggle.click();
    await expect(page.getByTitle("Your guest page")).toBeHidden();
  },
);
