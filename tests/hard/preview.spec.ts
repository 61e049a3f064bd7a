import { transport } from "../../src/sections/transport.ts";
import { newHotelName } from "../../testbed/owner.ts";
import { exampleRow } from "../../testbed/rows.ts";
import { expect, ownerTest } from "../e2e/support/fixtures.ts";
import { SectionPage } from "../e2e/support/pages/section-page.ts";

ownerTest(
  "Where it does not fit beside the screen it takes its place, and leaves what is typed",
  async ({ page, shell }) => {
    const inHeader = page.getByRole("banner").getByRole("button", { name: "Preview" });
    const choice = page.getByRole("group", { name: "Edit or preview" });
    await shell.open("/admin/profile");
    await expect(inHeader).toBeVisible();
    await expect(choice).toBeHidden();
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(choice).toBeHidden();
    const breakfast = page.getByLabel("Breakfast");
    await breakfast.fill("till noon");
    await inHeader.click();
    await expect(breakfast).toBeHidden();
    const preview = page.getByTitle("Your guest page").contentFrame();
    await expect(preview.getByText("till noon")).toBeVisible();
    await choice.getByRole("button", { name: "Edit" }).click();
    await expect(breakfast).toHaveValue("till noon");
    await page.getByRole("button", { name: "Undo Changes" }).click();
    await shell.open("/admin/account");
    await expect(page.getByRole("heading", { name: "Account Settings", level: 1 })).toBeVisible();
    await expect(choice).toBeHidden();
    await expect(inHeader).toBeHidden();
  },
);

ownerTest(
  "From the middle of a long list on a phone it is one tap away, and the list is where it was afterwards",
  async ({ page, owner }) => {
    const rows = Array.from({ length: 40 }, (_, index) => ({
      ...exampleRow("amenities"),
      hotel_id: owner.hotel.id,
      name: `Amenity ${index}`,
    }));
    await owner.api
      .from("amenities")
      .insert(rows as never[])
      .throwOnError();
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/admin/amenities");
    const row = page.getByRole("button", { name: "Edit Amenity 20" });
    await row.scrollIntoViewIfNeeded();
    const choice = page.getByRole("group", { name: "Edit or preview" });
    const preview = page.getByTitle("Your guest page").contentFrame();
    await page.getByRole("banner").getByRole("button", { name: "Preview" }).click();
    await expect(preview.getByRole("heading", { name: "Amenities" })).toBeInViewport();
    await choice.getByRole("button", { name: "Edit" }).click();
    await expect(row).toBeInViewport();

    await row.click();
    const form = page.getByRole("dialog");
    await form.getByRole("button", { name: "Preview" }).click();
    await expect(
      form.getByTitle("Your guest page").contentFrame().getByRole("heading", { name: "Amenity 20" }),
    ).toBeInViewport();
  },
);

ownerTest(
  "What is typed is seen as guests would see it, and by no guest before it is saved",
  async ({ page, owner, phone, profile }) => {
    await profile.open();
    const preview = page.getByTitle("Your guest page").contentFrame();
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

ownerTest("A new item is seen before its number is typed", async ({ page }) => {
  const screen = new SectionPage(page, transport);
  await screen.open();
  await page.getByRole("button", { name: "Add Your First Car Service" }).click();
  const form = screen.form("Add");
  await form.getByLabel("Service Name").fill("Harbour Cabs");
  await form.getByLabel("Type").selectOption("Taxi");
  const preview = page.getByTitle("Your guest page").contentFrame();
  await expect(preview.getByRole("heading", { name: "Harbour Cabs" })).toBeVisible();
});
