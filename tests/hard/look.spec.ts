import { giveLogo } from "../../testbed/give-logo.ts";
import { expect, ownerTest } from "../e2e/support/fixtures.ts";
import { GuestPage } from "../e2e/support/pages/guest-page.ts";

ownerTest(
  "Color and headings are seen beside the choice, and reach guests once they are saved",
  async ({ page, owner, phone, look }) => {
    await giveLogo(owner);
    await page.goto("/admin/look");
    const name = look.preview.getByRole("heading", { level: 1 });
    const call = look.preview.getByRole("link", { name: "Call" });
    await expect(call).toBeVisible();
    expect(await page.evaluate(() => window.scrollY), "the preview leaves the screen where it is").toBe(0);
    await look.unfold();
    await look.color.fill("blue");
    await page.getByRole("button", { name: "Save Changes" }).click();
    await expect(look.color).toHaveAccessibleDescription("Color must be written like #1b4a66");
    await look.color.fill("#f2d38a");
    await expect(page.getByText("a darker shade")).toBeVisible();
    await page.getByRole("button", { name: "Burgundy" }).click();
    await expect(page.getByText("a darker shade")).toBeHidden();
    await look.mood("Warm").check();
    await expect(name).toHaveCSS("font-weight", "600");
    await expect(call.locator("svg")).toHaveCSS("color", "rgb(138, 47, 69)");

    await page.reload();
    await expect(page.getByText("Your unsaved text is back.")).toBeVisible();
    await expect(look.mood("Warm")).toBeChecked();
    await expect(name).toHaveCSS("font-weight", "600");
    await look.save();
    await new GuestPage(phone).open(owner.hotel.id);
    await expect(phone.getByRole("heading", { level: 1 })).toHaveCSS("font-weight", "600");

    await page.getByRole("button", { name: "Color 1 of your logo" }).click();
    await look.unfold();
    await expect(look.color).toHaveValue(/^#[0-9a-f]{6}$/);
    await page.getByRole("link", { name: "Languages" }).click();
    await expect(page.getByRole("dialog", { name: "Leave without saving?" })).toBeVisible();
    await page.getByRole("button", { name: "Stay" }).click();
    await expect(page.getByRole("button", { name: "Color 1 of your logo" })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
  },
);
