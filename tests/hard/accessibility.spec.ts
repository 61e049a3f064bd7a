import { amenities } from "../../src/sections/amenities.ts";
import { aVisit, track } from "../../testbed/scans.ts";
import { expectNoBarriers } from "../e2e/support/barriers.ts";
import { makeEntry, titleOf } from "../e2e/support/entries.ts";
import { expect, ownerTest, test } from "../e2e/support/fixtures.ts";
import { ONE_OF_EACH_LAYOUT } from "../e2e/support/layouts.ts";
import { AccountPage } from "../e2e/support/pages/account-page.ts";
import { AdminShell } from "../e2e/support/pages/admin-shell.ts";
import { CustomSectionsPage } from "../e2e/support/pages/custom-sections-page.ts";
import { ProfilePage } from "../e2e/support/pages/profile-page.ts";
import { SectionPage } from "../e2e/support/pages/section-page.ts";
import { SubscriptionPage } from "../e2e/support/pages/subscription-page.ts";
import { proTest } from "../e2e/support/pro.ts";
import { addCustomSection, addRow } from "../e2e/support/rows.ts";

test("Signing in", async ({ page, login }) => {
  await login.open();
  await login.submit();
  await expect(page.getByText("Email is required")).toBeVisible();
  await expectNoBarriers(page);
  await expect(await login.forgotPassword()).toBeVisible();
  await expectNoBarriers(page);
});

test("Signing up", async ({ page, signup }) => {
  await signup.open();
  await signup.submit();
  await expect(page.getByText("Email is required")).toBeVisible();
  await expectNoBarriers(page);
});

for (const path of ["/verify-email", "/reset-password"]) {
  test(`The screen ${path}`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expectNoBarriers(page);
  });
}

test.describe("A page that is not there", () => {
  test.use({ refusals: [404] });

  test("says so", async ({ page }) => {
    await page.goto("/no-such-page");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expectNoBarriers(page);
  });
});

for (const path of [
  "/admin",
  "/admin/revenue",
  "/admin/revenue?tab=strategies",
  "/admin/revenue?tab=success",
  "/admin/profile",
  "/admin/account",
  "/admin/qr-code",
  "/admin/sections",
  "/admin/subscription",
  "/admin/subscription/success?success=true",
  "/admin/subscription/success?canceled=true",
  "/admin/no-such-screen",
]) {
  ownerTest(`The screen ${path}`, async ({ page }) => {
    await new AdminShell(page).open(path);
    await expect(page.getByRole("status", { name: "Loading" })).toBeHidden();
    await expectNoBarriers(page);
  });
}

ownerTest("The dashboard with scans", async ({ page, owner, url, dashboard }) => {
  await track(url, aVisit(owner.hotel.id));
  await dashboard.open();
  await expect(dashboard.figure("Total")).toBeVisible();
  await page.getByText("How we count").click();
  await expectNoBarriers(page);
});

ownerTest("Deleting the account", async ({ page }) => {
  await new AccountPage(page).open();
  await page.getByRole("button", { name: "Delete Account" }).click();
  await expect(page.getByRole("dialog", { name: "Delete your account?" })).toBeVisible();
  await expectNoBarriers(page);
});

ownerTest("The simulated checkout, and the simulated subscription", async ({ page }) => {
  const screen = new SubscriptionPage(page);
  await screen.open();
  await screen.upgrade.click();
  await expect(page.getByRole("heading", { name: "Simulated checkout" })).toBeVisible();
  await expectNoBarriers(page);
  await screen.atCheckout("Pay");
  await screen.open();
  await screen.manage.click();
  await expect(page.getByRole("heading", { name: "Simulated subscription" })).toBeVisible();
  await expectNoBarriers(page);
});

for (const section of ONE_OF_EACH_LAYOUT) {
  ownerTest(`${section.title}, with entries and without`, async ({ page, owner }) => {
    const screen = new SectionPage(page, section);
    await screen.open();
    await expect(screen.emptyState).toBeVisible();
    await expectNoBarriers(page);
    const entry = makeEntry(section, 1);
    await addRow(owner, section, entry);
    await page.reload();
    await expect(page.getByText(titleOf(section, entry), { exact: true })).toBeVisible();
    await expectNoBarriers(page);
  });
}

ownerTest(
  "The dialogs: form, its errors, the question before a deletion, the message after it",
  async ({ page, owner, amenityScreen }) => {
    const entry = makeEntry(amenities, 1);
    await addRow(owner, amenities, entry);
    await amenityScreen.open();
    await amenityScreen.add({});
    await expect(page.getByText("Amenity Name is required")).toBeVisible();
    await expectNoBarriers(page);
    await page.keyboard.press("Escape");
    await amenityScreen.askToDelete(titleOf(amenities, entry));
    await expectNoBarriers(page);
    await page.getByRole("button", { name: "Delete", exact: true }).click();
    await expect(page.getByText("Amenity deleted successfully!")).toBeVisible();
    await expectNoBarriers(page);
  },
);

ownerTest("The profile: a list to search in, text that was not saved, a success", async ({ page }) => {
  const profile = new ProfilePage(page);
  await profile.open();
  const country = page.getByRole("combobox", { name: "Country" });
  await country.click();
  // More than fit in sight, of 250 that are alike.
  await country.fill("p");
  await expect(page.getByRole("option", { name: "Afghanistan" })).toHaveCount(0);
  await expect(page.getByRole("option", { name: "Portugal" })).toBeVisible();
  await expectNoBarriers(page);
  await country.fill("Atlantis");
  await expect(page.getByRole("option", { name: "Nothing matches" })).toBeVisible();
  await expectNoBarriers(page);
  await country.press("Escape");
  await profile.fill({ Phone: "+351 21 555 0199" });
  await page.reload();
  await expect(page.getByText("Your unsaved text is back.")).toBeVisible();
  await profile.save();
  const success = page.getByRole("dialog", { name: "Profile Updated Successfully!" });
  // It stays for as long as the pointer is on it.
  await success.hover();
  await expectNoBarriers(page);
});

ownerTest("Choosing entries, and importing others, some of them refused", async ({ page, owner, csv }) => {
  for (const number of [1, 2]) await addRow(owner, amenities, makeEntry(amenities, number));
  await new SectionPage(page, amenities).open();
  await page.getByRole("button", { name: "Select", exact: true }).click();
  await page.getByRole("checkbox").nth(1).check();
  await expectNoBarriers(page);
  await page.getByRole("button", { name: "Cancel" }).click();
  await csv.open();
  await expectNoBarriers(page);
  await csv.chooseFile("Amenity Name,Price\nPool,12\n");
  await expect(csv.dialog.getByRole("heading", { name: "What is in “Price”?" })).toBeVisible();
  await expectNoBarriers(page);
  await csv.chooseFile(
    "Amenity Name,Description,Timing,Location\nPool,Warm,Always,Roof\n,Hot,Evenings,Cellar\n",
  );
  await expect(csv.refused).toBeVisible();
  await expectNoBarriers(page);
});

ownerTest.describe("What could not be loaded", () => {
  ownerTest.use({ refusals: [500] });

  ownerTest("leaves a screen that says so", async ({ page }) => {
    await page.route(/\/rest\/v1\/|\/auth\/v1\/sessions/, (route, request) =>
      new URL(request.url()).pathname === "/rest/v1/hotels"
        ? route.fallback()
        : route.fulfill({ status: 500, json: { code: "XX000", message: "raw message" } }),
    );
    const again = page.getByRole("button", { name: /^Try Again/ });
    for (const path of ["/admin", "/admin/amenities", "/admin/account", "/admin/subscription"]) {
      await new AdminShell(page).open(path);
      await expect(again.first()).toBeVisible();
      await expect(page.getByRole("status", { name: /^Loading/ })).toHaveCount(0);
      await expectNoBarriers(page);
    }
    await page.route("**/rest/v1/hotels*", (route) =>
      route.fulfill({ status: 500, json: { code: "XX000", message: "raw message" } }),
    );
    await page.reload();
    await expect(page.getByRole("button", { name: "Sign Out" })).toBeVisible();
    await expectNoBarriers(page);
  });
});

proTest("A custom section's forms: colors to choose from, fields to make up", async ({ page, owner }) => {
  const sections = new CustomSectionsPage(page);
  await sections.open();
  await sections.create.click();
  await expect(sections.form("Create")).toBeVisible();
  await expectNoBarriers(page);
  const section = await addCustomSection(owner, { name: "Wellness" });
  const screen = new SectionPage(page, section);
  await screen.open();
  await screen.add({ details: [{ name: "Price", value: "" }] });
  await expect(page.getByText("Value is required")).toBeVisible();
  await expectNoBarriers(page);
});

ownerTest("The tour's last step", async ({ page, shell, tour }) => {
  await shell.open();
  const menu = await shell.userMenu();
  await menu.getByRole("menuitem", { name: "Show the tour again" }).click();
  await tour.goToEnd();
  await expect(tour.dontShowAgain).toBeVisible();
  await expectNoBarriers(page);
});
