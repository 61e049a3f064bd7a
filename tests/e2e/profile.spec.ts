import { expect, ownerTest } from "./support/fixtures.ts";
import { GuestPage } from "./support/pages/guest-page.ts";
import { ProfilePage } from "./support/pages/profile-page.ts";

ownerTest(
  "Links must be links, and those that are filled in are shown to guests",
  async ({ page, owner, phone }) => {
    const profile = new ProfilePage(page);
    await profile.open();
    await profile.fill({ Instagram: "javascript:alert(1)" });
    await profile.save();
    await expect(profile.field("Instagram")).toHaveAccessibleDescription(
      "Please enter a link that starts with https:// or http://",
    );
    await profile.fill({ Instagram: "https://example.com/hotel" });
    await profile.save();
    await profile.confirmSaved();
    await new GuestPage(phone).open(owner.hotel.id);
    await expect(phone.getByRole("link", { name: "Instagram" })).toHaveAttribute(
      "href",
      "https://example.com/hotel",
    );
    await expect(phone.getByRole("link", { name: "Facebook" })).toBeHidden();
  },
);

ownerTest(
  "Wi-Fi, breakfast and a colour of the hotel's own reach its guests",
  async ({ page, owner, phone }) => {
    const profile = new ProfilePage(page);
    await profile.open();
    await profile.fill({ Breakfast: "till 10:30", "As written in your brand's guide": "blue" });
    await page.getByRole("button", { name: "Add Network" }).click();
    const network = page.getByRole("group", { name: "Network 1" });
    await network.getByRole("textbox", { name: "Password" }).fill("short");
    await profile.save();
    await expect(network.getByRole("textbox", { name: "Network" })).toHaveAccessibleDescription(
      "Network is required",
    );
    await expect(network.getByRole("textbox", { name: "Password" })).toHaveAccessibleDescription(
      /^Password must be 8 to 63/,
    );
    await expect(profile.field("As written in your brand's guide")).toHaveAccessibleDescription(
      "Color must be written like #1b4a66",
    );

    await network.getByRole("textbox", { name: "Network" }).fill("House");
    await network.getByRole("textbox", { name: "Password" }).fill("saltandthyme");
    await page.getByRole("button", { name: "Burgundy" }).click();
    await profile.field("Headings").selectOption("warm");
    await profile.save();
    await profile.confirmSaved();
    await page.reload();
    await expect(network.getByRole("textbox", { name: "Password" })).toHaveValue("saltandthyme");
    await expect(page.getByRole("button", { name: "Burgundy" })).toHaveAttribute("aria-pressed", "true");

    await new GuestPage(phone).open(owner.hotel.id);
    await expect(phone.getByText("till 10:30")).toBeVisible();
    await expect(phone.getByRole("list", { name: "Wi-Fi" })).toContainText("House");
    const copy = phone.getByRole("button", { name: "Copy the password of House" });
    await expect(copy).toHaveCSS("background-color", "rgb(138, 47, 69)");

    await network.getByLabel("Show the password to everybody").uncheck();
    await profile.save();
    await profile.confirmSaved();
    await phone.reload();
    await expect(phone.getByRole("list", { name: "Wi-Fi" })).toContainText("Ask at reception");
    await expect(copy).toBeHidden();
  },
);
