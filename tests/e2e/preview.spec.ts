import { amenities } from "../../src/sections/amenities.ts";
import { restaurants } from "../../src/sections/restaurants.ts";
import { makeEntry } from "./support/entries.ts";
import { expect, ownerTest } from "./support/fixtures.ts";
import { confirmMessage } from "./support/message.ts";
import { AdminShell } from "./support/pages/admin-shell.ts";
import { SectionPage } from "./support/pages/section-page.ts";
import { addRow } from "./support/rows.ts";

const pool = { ...makeEntry(amenities, 1), name: "Garden pool" };

ownerTest(
  "The phone beside the form shows what guests see, as soon as it is saved",
  async ({ page, owner }) => {
    await addRow(owner, amenities, pool);
    const screen = new SectionPage(page, amenities);
    await screen.open();
    const toggle = page.getByRole("button", { name: "Preview" });
    await expect(toggle).toHaveAttribute("aria-pressed", "false");
    await toggle.click();
    const phone = page.getByTitle("Your guest page, as guests see it").contentFrame();
    await expect(phone.getByRole("heading", { name: "Garden pool" })).toBeVisible();

    await screen.edit("Garden pool");
    const name = screen.form("Edit").getByLabel("Amenity Name");
    await name.fill("Roof pool");
    await expect(name).toBeFocused();
    await screen.submit("Edit");
    await confirmMessage(page, "Amenity updated successfully!");
    await expect(phone.getByRole("heading", { name: "Roof pool" })).toBeVisible();

    await addRow(owner, restaurants, { ...makeEntry(restaurants, 1), name: "Trattoria" });
    await page.reload();
    await page.getByRole("navigation").getByRole("link", { name: restaurants.title }).click();
    await expect(
      phone.getByRole("heading", { name: "Trattoria" }),
      "remembered, and at the screen's section",
    ).toBeVisible();
    await expect(page.getByRole("main")).toBeFocused();

    await toggle.click();
    await expect(page.getByTitle("Your guest page, as guests see it")).toBeHidden();
  },
);

ownerTest(
  "There is no phone where it would not fit, nor beside screens that guests see nothing of",
  async ({ page }) => {
    const shell = new AdminShell(page);
    const toggle = page.getByRole("button", { name: "Preview" });
    await shell.open("/admin/profile");
    await expect(toggle).toBeVisible();
    await page.setViewportSize({ width: 1000, height: 800 });
    await expect(toggle).toBeHidden();
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(toggle).toBeVisible();
    await shell.open("/admin/account");
    await expect(page.getByRole("heading", { name: "Account Settings", level: 1 })).toBeVisible();
    await expect(toggle).toBeHidden();
  },
);
