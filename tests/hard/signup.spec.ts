import { newHotelName } from "../../testbed/owner.ts";
import { expect, ownerTest, test } from "../e2e/support/fixtures.ts";
import { AdminShell } from "../e2e/support/pages/admin-shell.ts";
import { SignupPage, validSignup } from "../e2e/support/pages/signup-page.ts";
import { NOT_COMMON, ONLY_SPACES, SPACES } from "../e2e/support/refusals/screen.ts";

test("Signing up says what is wrong with a field until it is edited", async ({ page, signup }) => {
  await signup.open();
  await expect(signup.field("Password")).toHaveAccessibleDescription(`At least 6 characters. ${NOT_COMMON}.`);
  for (const { field, typed, says } of [
    { field: "Email Address", typed: "", says: "Email is required" },
    { field: "Email Address", typed: "nobody", says: "Please enter a valid email address" },
    { field: "Hotel Name", typed: "", says: "Hotel name is required" },
    { field: "Phone Number", typed: "", says: "Phone number is required" },
    { field: "Hotel Address", typed: "", says: "Address is required" },
    { field: "Password", typed: "", says: "Password is required" },
    { field: "Password", typed: "short", says: "Password must be at least 6 characters" },
    { field: "Password", typed: SPACES, says: ONLY_SPACES },
    { field: "Hotel Name", typed: "\u200b\u00a0\t", says: "Hotel name is required" },
    { field: "Confirm Password", typed: "something else", says: "Passwords do not match" },
  ] as const) {
    await test.step(`${field} "${typed}": ${says}`, async () => {
      await signup.signUp({ ...validSignup(), [field]: typed });
      await expect(signup.field(field)).toHaveAccessibleDescription(new RegExp(`^${says}`));
      await signup.field(field).press("End");
      await signup.field(field).pressSequentially("x");
      await expect(page.getByText(says, { exact: true })).toBeHidden();
    });
  }
});

test("A new account begins at its dashboard, whatever address somebody opened before", async ({ page }) => {
  await page.goto("/admin/subscription/success?success=true");
  await page.getByRole("link", { name: "Create an account" }).click();
  await new SignupPage(page).signUp(validSignup());
  await expect(new AdminShell(page).heading).toBeVisible();
  await expect(page).toHaveURL("/admin");
  await expect(page.getByText("Welcome to Innfo Pro")).toBeHidden();
});

test.describe("When the hotel cannot be added", () => {
  test.use({ refusals: [500] });

  test("its owner is signed in all the same, is told so, and can try again", async ({ page, signup }) => {
    await page.route("**/rest/v1/hotels*", (route) =>
      route.request().method() === "POST"
        ? route.fulfill({ status: 500, json: { code: "XX000", message: "raw message" } })
        : route.fallback(),
    );
    const form = validSignup();
    await signup.open();
    await signup.signUp(form);
    await expect(page.getByRole("alert")).toHaveText(
      "Account created but hotel setup failed. Please contact support.",
    );
    await expect(page).toHaveURL("/admin");
    await expect(page.getByLabel("Hotel Name")).toHaveValue(form["Hotel Name"]);
    await page.unroute("**/rest/v1/hotels*");
    await page.getByRole("button", { name: "Try Again" }).click();
    await expect(await new AdminShell(page).userMenu()).toContainText(form["Hotel Name"]);
  });
});

ownerTest(
  "Signing up under a name that is taken is refused, until another is chosen",
  async ({ owner, phone }) => {
    const signup = new SignupPage(phone);
    await signup.open();
    await signup.signUp({ ...validSignup(), "Hotel Name": ` ${owner.hotel.name.toUpperCase()} ` });
    await expect(signup.field("Hotel Name")).toHaveAccessibleDescription(
      "Hotel name is already in use. Please choose a different name.",
    );
    await signup.field("Hotel Name").fill(newHotelName());
    await signup.submit();
    await expect(phone).toHaveURL("/admin");
  },
);

test("Signing up opens the admin with the new hotel", async ({ page, signup }) => {
  const form = validSignup();
  await signup.open();
  await signup.signUp(form);
  await expect(page).toHaveURL("/admin");
  const menu = await new AdminShell(page).userMenu();
  await expect(menu).toContainText(form["Hotel Name"]);
  await expect(menu).toContainText(form["Email Address"]);
});
