import { amenities } from "../../src/sections/amenities.ts";
import { restaurants } from "../../src/sections/restaurants.ts";
import { newHotelName } from "../../testbed/owner.ts";
import { makeEntry } from "./support/entries.ts";
import { expect, ownerTest } from "./support/fixtures.ts";
import { confirmMessage } from "./support/message.ts";
import { ProfilePage } from "./support/pages/profile-page.ts";
import { SectionPage } from "./support/pages/section-page.ts";
import { addRow } from "./support/rows.ts";

const pool = { ...makeEntry(amenities, 1), name: "Garden pool" };

ownerTest(
  "The phone beside the form shows an item as it is typed, and guests as soon as it is saved",
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
    await expect(phone.getByRole("heading", { name: "Roof pool" })).toBeVisible();
    await expect(name).toBeFocused();
    await expect(phone.getByRole("heading", { name: "Garden pool" }), "as it was").toBeHidden();
    await screen.submit("Edit");
    await confirmMessage(page, "Amenity updated successfully!");
    await expect(phone.getByRole("heading", { name: "Roof pool" })).toBeVisible();

    await page.getByRole("button", { name: "Add Amenity" }).click();
    await screen.form("Add").getByLabel("Amenity Name").fill("Sauna");
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
    await expect(page.getByTitle("Your guest page, as guests see it")).toBeHidden();
  },
);

ownerTest(
  "What is typed is seen as guests would see it, and by no guest before it is saved",
  async ({ page, owner, phone }) => {
    const profile = new ProfilePage(page);
    await profile.open();
    const preview = page.getByTitle("Your guest page, as guests see it").contentFrame();
    await expect(preview.getByRole("heading", { level: 1 })).toHaveText(owner.hotel.name);
    const entries = await page.evaluate(() => history.length);
    const name = newHotelName();
    await profile.fill({ "Hotel Name": name, Breakfast: "till 10:30", Email: "no address" });
    await expect(preview.getByRole("heading", { level: 1 })).toHaveText(name);
    await expect(preview.getByText("till 10:30")).toBeVisible();
    await expect(preview.getByText(owner.hotel.email), "which could not be saved").toBeVisible();
    await expect(profile.field("Email")).toBeFocused();
    expect(await page.evaluate(() => history.length), "Back knows of no preview").toBe(entries);
    const visit = phone.waitForResponse("**/functions/v1/track-scan");
    await phone.goto(`/view/${owner.hotel.id}`);
    await expect(phone.getByRole("heading", { level: 1 })).toHaveText(owner.hotel.name);
    await visit;

    await profile.fill({ Email: owner.hotel.email });
    await profile.save();
    await profile.confirmSaved();
    await expect(page.getByText("As guests see it now.")).toBeVisible();
    await expect(preview.getByRole("heading", { level: 1 })).toHaveText(name);
    expect((await owner.api.rpc("scan_analytics", { hotel_id: owner.hotel.id })).data).toMatchObject({
      total: 1,
    });
  },
);
