import { expect, ownerTest, test } from "./support/fixtures.ts";

test.describe("Signing in", () => {
  test.describe("with a wrong password", () => {
    test.use({ refusals: [400] });

    test("is refused, then accepted with the right one", async ({ owner, page, login }) => {
      await login.open();
      await login.signIn(owner.email, "not the password");
      await expect(login.failure).toContainText(
        "Invalid email or password. Please check your credentials and try again.",
      );
      // The next attempt starts here: the pressed button had lost the focus.
      await expect(login.password).toBeFocused();
      await login.email.press("Enter");
      await expect(login.failure).toBeVisible();
      await expect(login.email).toBeFocused();
      await login.signIn(owner.email, owner.password);
      await expect(page).toHaveURL("/admin");
    });
  });
});

test.describe("Whoever is signed in", () => {
  ownerTest("stays so after loading the page again, until signing out", async ({ page, shell }) => {
    await shell.open("/admin/amenities");
    await page.reload();
    await expect(shell.heading).toHaveText("Amenities");
    await shell.signOut();
    await page.goto("/admin");
    await expect(page).toHaveURL("/login");
  });
});
