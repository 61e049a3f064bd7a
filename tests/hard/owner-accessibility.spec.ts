/** The screens on which owners make the page their own, in several states: with a desk's room and on a phone. */
import type { Page } from "@playwright/test";
import { amenities } from "../../src/sections/amenities.ts";
import { giveLogo } from "../../testbed/give-logo.ts";
import { uploadPhoto } from "../../testbed/give-photo.ts";
import { image } from "../../testbed/images.ts";
import { expectNoBarriers } from "../e2e/support/barriers.ts";
import { makeEntry } from "../e2e/support/entries.ts";
import { expect, ownerTest } from "../e2e/support/fixtures.ts";
import { AdminShell } from "../e2e/support/pages/admin-shell.ts";
import { QrPage } from "../e2e/support/pages/qr-page.ts";
import { SectionPage } from "../e2e/support/pages/section-page.ts";
import { proTest } from "../e2e/support/pro.ts";
import { addRow, setHotel } from "../e2e/support/rows.ts";

async function atBothWidths(page: Page): Promise<void> {
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoBarriers(page);
  }
  await page.setViewportSize({ width: 1280, height: 800 });
}

ownerTest(
  "Look: a cover with its focus, a color that is none, the page beside it",
  async ({ page, owner, look }) => {
    await giveLogo(owner);
    const cover_path = await uploadPhoto(owner.api, owner.hotel.id);
    await setHotel(owner, { cover_path });
    await look.open();
    await expect(look.cover).toBeVisible();
    await expect(look.preview.getByRole("heading", { level: 1 })).toBeVisible();
    await look.color.fill("blue");
    await page.getByRole("button", { name: "Save Changes" }).click();
    await expect(look.color).toHaveAccessibleDescription("Color must be written like #1b4a66");
    await atBothWidths(page);
  },
);

ownerTest("Announcements: none, the form with its errors, one that is shown", async ({ page, owner }) => {
  await new AdminShell(page).open("/admin/announcements");
  const add = page.getByRole("button", { name: "Add Announcement" });
  await expect(add).toBeVisible();
  await atBothWidths(page);
  await add.click();
  const form = page.getByRole("dialog", { name: "Add Announcement" });
  await form.getByRole("button", { name: "Add Announcement" }).click();
  await expect(form.getByText("Text is required")).toBeVisible();
  await atBothWidths(page);
  const announcement = { text: "Pool closed", starts_at: "2020-01-01T00:00", ends_at: "2090-01-01T00:00" };
  await owner.api
    .from("announcements")
    .insert({ ...announcement, hotel_id: owner.hotel.id })
    .throwOnError();
  await page.reload();
  await expect(page.getByText("Shown now")).toBeVisible();
  await atBothWidths(page);
});

ownerTest("Hours: a week, a season, other days, and what is wrong with them", async ({ page }) => {
  await new SectionPage(page, amenities).open();
  await page.getByRole("button", { name: "Add Your First Amenity" }).click();
  const form = page.getByRole("dialog");
  await form.getByRole("button", { name: "By appointment" }).click();
  await form.getByRole("button", { name: "At set times" }).click();
  await form.getByLabel("Every day closes").fill("10:00");
  await form.getByRole("button", { name: "Other hours on some days" }).click();
  await form.getByText("Season, closed days, a note").click();
  await form.getByLabel("Seasonal").check();
  await form.getByRole("button", { name: "Add Closed or Other Days" }).click();
  await form.getByRole("button", { name: "Add Amenity" }).click();
  await expect(form.getByLabel("Every day opens")).toHaveAttribute("aria-invalid", "true");
  await atBothWidths(page);
});

ownerTest("Photos: several beside their items, and one that is in its form", async ({ page, owner }) => {
  const photo_path = await uploadPhoto(owner.api, owner.hotel.id);
  await addRow(owner, amenities, { ...makeEntry(amenities, 1), name: "Pool", photo_path });
  const screen = new SectionPage(page, amenities);
  await screen.open();
  const buffer = await image("png", { width: 90, height: 60 });
  const files = ["pool.png", "other.png"].map((name) => ({ name, mimeType: "image/png", buffer }));
  await page.getByLabel("Photos of amenities").setInputFiles(files);
  await expect(page.getByText("Replaces the photo that is there.")).toBeVisible();
  await atBothWidths(page);
  await page.getByRole("button", { name: "Cancel" }).click();
  await screen.edit("Pool");
  await expect(page.getByRole("img", { name: "As guests see it" })).toBeVisible();
  await atBothWidths(page);
});

proTest("Languages: none, a list, its texts to do, out of date and by machine", async ({ page, owner }) => {
  const { api, hotel } = owner;
  await new AdminShell(page).open("/admin/languages");
  await expect(page.getByLabel("Add a language")).toBeVisible();
  await atBothWidths(page);
  const { data: pool } = await api
    .from("amenities")
    .insert({ hotel_id: hotel.id, name: "Pool", description: "Warm", timing: "Always", location: "Roof" })
    .select("id")
    .single()
    .throwOnError();
  await setHotel({ api, hotel }, { languages: ["de", "ar"] });
  const place = { hotel_id: hotel.id, table_name: "amenities", row_id: pool.id, language: "ar" };
  // The hash of a source that is no longer there.
  const outdated = { ...place, column_name: "name", text: "مسبح", source_hash: "0".repeat(32) };
  await api
    .from("translations")
    .insert({ ...outdated, origin: "machine" })
    .throwOnError();
  await page.reload();
  await expect(page.getByRole("link", { name: "Translate Deutsch" })).toBeVisible();
  await atBothWidths(page);
  await page.getByRole("link", { name: "Translate العربية" }).click();
  await expect(page.getByText("By machine", { exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: "May be out of date 1" })).toBeVisible();
  await atBothWidths(page);
});

ownerTest("Print: each design", async ({ page, owner }) => {
  await giveLogo(owner);
  await new QrPage(page).open();
  await expect(page.locator(".piece").first()).toBeVisible();
  for (const design of ["In your color", "With little ink"]) {
    await page.getByLabel("Design").selectOption(design);
    await atBothWidths(page);
  }
});

ownerTest("Suggestions: ticked, with a blank that keeps one hidden", async ({ page }) => {
  await new SectionPage(page, amenities).open();
  await page.getByRole("button", { name: "Choose From Suggestions" }).click();
  const dialog = page.getByRole("dialog", { name: "Suggestions for Amenities" });
  await dialog.getByRole("checkbox", { name: /^Sauna/ }).check();
  await dialog.getByLabel("Sauna · Where?").fill("");
  await expect(dialog.getByText(/^Hidden until it has: .*Location/)).toBeVisible();
  await atBothWidths(page);
});

ownerTest("Set-up: the times, ticks, and the end", async ({ page, shell }) => {
  for (const [step, title] of [
    ["times", "Times and Wi-Fi"],
    ["house", "What is in the house?"],
    ["look", "How it looks"],
    ["ready", "Your page is live"],
  ] as const) {
    await shell.open(`/admin/setup?step=${step}`);
    await expect(page.getByRole("heading", { name: title })).toBeVisible();
    await atBothWidths(page);
  }
});
