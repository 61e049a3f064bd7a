import { newHotelName } from "../../testbed/owner.ts";
import { expect, ownerTest, test } from "./support/fixtures.ts";
import { AdminShell } from "./support/pages/admin-shell.ts";
import { SignupPage, validSignup } from "./support/pages/signup-page.ts";

test("Signing up opens the admin with the new hotel", async ({ page }) => {
  const signup = new SignupPage(page);
  const form = validSignup();
  await signup.open();
  await signup.signUp(form);
  await expect(page).toHaveURL("/admin");
  const menu = await new AdminShell(page).userMenu();
  await expect(menu).toContainText(form["Hotel Name"]);
  await expect(menu).toContainText(form["Email Address"]);
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
