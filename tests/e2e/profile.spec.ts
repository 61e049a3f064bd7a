import { expect, ownerTest } from "./support/fixtures.ts";
import { GuestPage } from "./support/pages/guest-page.ts";

ownerTest("Wi-Fi and breakfast reach the hotel's guests", async ({ page, owner, phone, profile }) => {
  await profile.open();
  await profile.fill({ Breakfast: "till 10:30" });
  const network = page.getByRole("group", { name: "Network 1" });
  await network.getByRole("textbox", { name: "Password" }).fill("short");
  await profile.save();
  await expect(network.getByRole("textbox", { name: "Network" })).toHaveAccessibleDescription(
    "Network is required",
  );
  await expect(network.getByRole("textbox", { name: "Password" })).toHaveAccessibleDescription(
    /^Password must be 8 to 63/,
  );

  await network.getByRole("textbox", { name: "Network" }).fill("House");
  await network.getByRole("textbox", { name: "Password" }).fill("saltandthyme");
  await profile.save();
  await profile.confirmSaved();
  await page.reload();
  await expect(network.getByRole("textbox", { name: "Password" })).toHaveValue("saltandthyme");

  await new GuestPage(phone).open(owner.hotel.id);
  await expect(phone.getByText("till 10:30")).toBeVisible();
  await expect(phone.getByRole("list", { name: "Wi-Fi" })).toContainText("House");
  const copy = phone.getByRole("button", { name: "Copy the password of House" });
  // A guest who scanned a code in the house reads it; the page alone says where one is.
  await expect(copy).toBeHidden();

  await profile.unfold();
  const readers = page.getByLabel("Who reads the Wi-Fi password");
  await readers.selectOption("everybody");
  await profile.save();
  await profile.confirmSaved();
  await phone.reload();
  await expect(copy).toBeVisible();
  await readers.selectOption("reception");
  await profile.save();
  await profile.confirmSaved();
  await phone.reload();
  await expect(phone.getByRole("list", { name: "Wi-Fi" })).toContainText("Ask at reception");
  await expect(copy).toBeHidden();
});
