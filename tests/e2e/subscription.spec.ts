import { FREE_PLAN, PRO_PLAN } from "../../src/product.ts";
import { amenities } from "../../src/sections/amenities.ts";
import { faqs } from "../../src/sections/faqs.ts";
import { SECTIONS } from "../../src/sections/index.ts";
import { restaurants } from "../../src/sections/restaurants.ts";
import { transport } from "../../src/sections/transport.ts";
import { makeEntry } from "./support/entries.ts";
import { expect, ownerTest } from "./support/fixtures.ts";
import { CustomSectionsPage } from "./support/pages/custom-sections-page.ts";
import { VisibilityPage } from "./support/pages/visibility-page.ts";
import { addRow, showEmpty } from "./support/rows.ts";

ownerTest(
  "An owner upgrades, has Pro everywhere at once, cancels, and loses nothing",
  async ({ page, owner, phone, subscription, shell, guest }) => {
    ownerTest.slow();
    await showEmpty(owner);
    for (const section of [amenities, restaurants, transport, faqs]) {
      await addRow(owner, section, makeEntry(section, 1));
    }
    await ownerTest.step("on Free the screen says what guests see, and what Pro adds", async () => {
      await subscription.open();
      // This site has no operator's address, so nobody would answer letters.
      const unanswered = "Priority support";
      for (const feature of [...FREE_PLAN.features, ...PRO_PLAN.features]) {
        await expect(page.getByText(feature, { exact: true })).toHaveCount(feature === unanswered ? 0 : 1);
      }
      await expect(page.getByText("Test payments.")).toBeVisible();
      await expect(page.getByRole("heading", { name: "Guests do not see your FAQ." })).toBeVisible();
      await expect(page.getByRole("list", { name: "Sections of your page" })).toContainText("not shown");
      await expect(page.getByText("$0 a month · your plan")).toBeVisible();
      await expect(page.getByRole("radio", { name: /^\$99 a month/ })).toBeChecked();
      await expect(page.getByText("$99, plus VAT, today.")).toBeVisible();
      await page.getByText("$990 a year", { exact: true }).click();
      await expect(page.getByText("$990, plus VAT, today.")).toBeVisible();
      await page.getByText("$99 a month", { exact: true }).click();
      await expect(subscription.manage).toBeHidden();
    });

    await ownerTest.step("change one's mind at the checkout", async () => {
      await subscription.upgrade.click();
      await subscription.atCheckout("Cancel");
      await expect(shell.heading).toHaveText("Upgrade Canceled");
      await page.getByRole("link", { name: "Try Again" }).click();
      await expect(subscription.upgrade).toBeVisible();
    });

    await ownerTest.step("pay", async () => {
      await subscription.upgrade.click();
      await subscription.atCheckout("Pay");
      await expect(shell.heading).toHaveText("Welcome to Innfo Pro!");
      await expect(subscription.features(PRO_PLAN.name)).toHaveText([
        "Unlimited sections",
        "All features",
        "Custom sections",
        "Analytics & insights",
        "Guest feedback",
        "Lost-belongings reporting",
        "Multi-language",
      ]);
      await expect(await shell.userMenu()).toContainText("Innfo Pro");
      await page.keyboard.press("Escape");
      await page.getByRole("link", { name: "Go to Dashboard" }).click();
      await expect(page).toHaveURL("/admin");
    });

    await ownerTest.step("have Pro everywhere", async () => {
      await shell.goTo("Section Management");
      await expect(page.getByText("Guests see all your sections.")).toBeVisible();
      await expect(page.getByText("plan full")).toBeHidden();
      const sections = new CustomSectionsPage(page);
      await sections.create.click();
      await sections.fill(sections.form("Create"), { name: "Spa", description: "Baths" });
      await sections.submit("Create");
      await expect(sections.form("Create")).toBeHidden();
      await guest.open(owner.hotel.id);
      await expect(guest.tiles.getByRole("link")).toHaveCount(SECTIONS.length + 1);
      await subscription.open();
      await expect(page.getByText("Active", { exact: true })).toBeVisible();
      await expect(page.getByText(/^Renews on \w+ \d+, \d{4}\.$/)).toBeVisible();
      await expect(subscription.upgrade).toBeHidden();
    });

    await ownerTest.step(
      "cancel at the end of the period: nothing changes yet, and what will is said",
      async () => {
        await subscription.inPortal("Cancel at the end of the period");
        await expect(page.getByText(/^Ends on .* Nothing changes before\.$/)).toBeVisible();
        await expect(page.getByText(/They do not see Tour Guides.*1 custom section/)).toBeVisible();
        await phone.reload();
        await expect(guest.tiles.getByRole("link")).toHaveCount(SECTIONS.length + 1);
        await subscription.inPortal("Resume");
        await expect(page.getByText(/^Renews on /)).toBeVisible();
      },
    );

    await ownerTest.step("let it end: guests see three sections, everything is kept", async () => {
      await subscription.inPortal("End it now");
      await expect(page.getByText("Canceled", { exact: true })).toBeVisible();
      await expect(page.getByText("Nothing is deleted. Innfo Pro brings it back.")).toBeVisible();
      await expect(subscription.upgrade).toBeVisible();
      await phone.reload();
      await expect(guest.tiles.getByRole("link")).toContainText([
        "Amenities",
        "Restaurants",
        "Transportation",
      ]);
      await expect(guest.tiles.getByRole("link")).toHaveCount(3);
      await new VisibilityPage(page).open();
      await expect(new CustomSectionsPage(page).card("Spa")).toBeVisible();
      await expect(new CustomSectionsPage(page).card("Spa")).toContainText(
        "Guests see custom sections with Innfo Pro.",
      );
    });
  },
);
