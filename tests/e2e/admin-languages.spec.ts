/** People who work in the admin choose their language; another device knows it once they are signed in. */
import { expect, ownerTest, test } from "./support/fixtures.ts";
import { LoginPage } from "./support/pages/login-page.ts";

ownerTest("a language is chosen in the menu, and kept with the account", async ({ page, phone, owner }) => {
  await page.goto("/admin");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await page.getByRole("button", { name: /User menu/ }).click();
  await page.getByRole("menuitem", { name: "Language" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Deutsch" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "de");

  // Their phone speaks English until it knows who it is.
  await phone.goto("/login");
  await expect(phone.locator("html")).toHaveAttribute("lang", "en");
  await new LoginPage(phone).signIn(owner.email, owner.password);
  await expect(phone.locator("html")).toHaveAttribute("lang", "de");
});

test.describe("in a German browser", () => {
  test.use({ locale: "de-AT" });

  test("the login is German at once", async ({ page }) => {
    await page.goto("/login");
    await expect(page.locator("html")).toHaveAttribute("lang", "de");
  });
});
