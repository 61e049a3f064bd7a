/** The Enter key in a form, on a phone's keyboard and on a desk's. */
import { devices } from "@playwright/test";
import { importantContacts } from "../../src/sections/important-contacts.ts";
import { restaurants } from "../../src/sections/restaurants.ts";
import { expect, ownerTest, test } from "../e2e/support/fixtures.ts";
import { SectionPage } from "../e2e/support/pages/section-page.ts";

const { defaultBrowserType: _, ...PHONE } = devices["Pixel 7"];

ownerTest.describe("on a phone", () => {
  ownerTest.use(PHONE);

  ownerTest("Enter goes from field to field, and sends the form from the last", async ({ page }) => {
    const screen = new SectionPage(page, importantContacts);
    await screen.open();
    await page.getByRole("button", { name: "Add Your First Contact" }).tap();
    const form = screen.form("Add");
    await form.getByLabel("Contact Type").selectOption("other");
    const label = form.getByLabel("Contact Label");
    const number = form.getByLabel("Phone Number");
    await expect(label).toHaveAttribute("enterkeyhint", "next");
    await expect(number).toHaveAttribute("enterkeyhint", "go");
    await label.press("Enter");
    await expect(number).toBeFocused();
    // Nothing was sent, so nothing is missing yet.
    await expect(label).not.toHaveAttribute("aria-invalid");
    await label.fill("Desk");
    await number.fill("9");
    await number.press("Enter");
    await screen.confirmMessage("Contact added successfully!");
    await expect(page.getByRole("heading", { name: "Desk" })).toBeVisible();
  });

  ownerTest("Enter passes by what is chosen or ticked", async ({ page }) => {
    const screen = new SectionPage(page, restaurants);
    await screen.open();
    await page.getByRole("button", { name: "Add Your First Restaurant" }).tap();
    const form = screen.form("Add");
    await expect(form).toBeVisible();
    const hints = await form
      .locator("input:not([type=checkbox], [type=file])")
      .evaluateAll((inputs) => inputs.map((input) => input.getAttribute("enterkeyhint")));
    expect(hints).toEqual([...hints.slice(1).map(() => "next"), "go"]);
  });

  ownerTest("Enter begins a new line where there are several", async ({ page, amenityScreen }) => {
    await amenityScreen.open();
    await page.getByRole("button", { name: "Add Your First Amenity" }).tap();
    const description = amenityScreen.form("Add").getByLabel("Description");
    await description.fill("Warm");
    await description.press("Enter");
    await expect(description).toHaveValue("Warm\n");
    await expect(description).toBeFocused();
  });
});

test.describe("on a phone, signing in", () => {
  test.use(PHONE);

  test("Enter goes from the email to the password, and from there in", async ({ page, owner, login }) => {
    await login.open();
    await login.email.fill(owner.email);
    await login.email.press("Enter");
    await expect(login.password).toBeFocused();
    await login.password.fill(owner.password);
    await login.password.press("Enter");
    await expect(page).toHaveURL("/admin");
  });
});

ownerTest("On a desk Enter sends the form from any line, and says what is missing", async ({ page }) => {
  const screen = new SectionPage(page, importantContacts);
  await screen.open();
  await page.getByRole("button", { name: "Add Your First Contact" }).click();
  const form = screen.form("Add");
  await form.getByLabel("Contact Label").press("Enter");
  await expect(form.getByLabel("Contact Label")).toHaveAccessibleDescription("Contact Label is required");
});
