import type { Request } from "@playwright/test";
import { PRO_PLAN } from "../../src/product.ts";
import { amenities } from "../../src/sections/amenities.ts";
import { faqs } from "../../src/sections/faqs.ts";
import { restaurants } from "../../src/sections/restaurants.ts";
import { tours } from "../../src/sections/tours.ts";
import { makeEntry } from "../e2e/support/entries.ts";
import { expect, ownerTest } from "../e2e/support/fixtures.ts";
import { AdminShell } from "../e2e/support/pages/admin-shell.ts";
import { SubscriptionPage } from "../e2e/support/pages/subscription-page.ts";
import { addRow } from "../e2e/support/rows.ts";

/** The subscription of an account that has begun a checkout. */
const BEGUN = { customer_id: "cus_1", subscription_status: "not_started", plan_in_force: "free" };

ownerTest("News of a payment that is late arrives by itself", async ({ page }) => {
  let paid = false;
  await page.route("**/rest/v1/stripe_user_subscriptions*", (route) =>
    route.fulfill({ json: paid ? [{ subscription_status: "active", plan_in_force: PRO_PLAN.id }] : [BEGUN] }),
  );
  await page.goto("/admin/subscription/success?success=true");
  const waiting = page.getByText("We wait for your payment.");
  await expect(waiting).toBeVisible();
  await expect(page.getByText("Yours once you have paid:")).toBeVisible();
  await expect(page.getByText("Yours now:")).toBeHidden();
  paid = true;
  await expect(waiting).toBeHidden();
  await expect(page.getByText("Yours now:")).toBeVisible();
  await expect(await new AdminShell(page).userMenu()).toContainText("Innfo Pro");
});

ownerTest("Who has begun no checkout reads of no payment that is being confirmed", async ({ page }) => {
  await page.goto("/admin/subscription/success?success=true");
  await expect(page.getByRole("heading", { name: "No payment has arrived yet", level: 2 })).toBeVisible();
  await expect(page.getByText("is being confirmed")).toBeHidden();
  await expect(page.getByRole("link", { name: "choose a plan" })).toBeVisible();
});

ownerTest("Where no payment arrives, the page says so after a minute, and what to do", async ({ page }) => {
  let paid = false;
  await page.route("**/rest/v1/stripe_user_subscriptions*", (route) =>
    route.fulfill({ json: paid ? [{ subscription_status: "active", plan_in_force: PRO_PLAN.id }] : [BEGUN] }),
  );
  const asked = new Set<Request>();
  page.on("request", (request) => request.url().includes("/rest/") && asked.add(request));
  page.on("requestfinished", (request) => asked.delete(request));
  await page.clock.install();
  await page.goto("/admin/subscription/success?success=true");
  const welcome = page.getByRole("heading", { name: `Welcome to ${PRO_PLAN.name}!` });
  const late = page.getByRole("heading", { name: "No payment has arrived yet", level: 2 });
  await expect(page.getByText("We wait for your payment.")).toBeVisible();
  // One refresh after the other, each two seconds after the last answer. A question that is under way ends without an
  // answer after ten seconds of this clock.
  await expect(async () => {
    expect(asked.size).toBe(0);
    await page.clock.runFor(2000);
    await expect(late).toBeVisible({ timeout: 1 });
  }).toPass({ intervals: [10] });
  await expect(welcome).toHaveCount(0);
  await expect(page.getByText("We see no payment yet.")).toBeVisible();
  await expect(page.getByText("Yours once you have paid:")).toBeVisible();
  await expect(page.getByRole("link", { name: "choose a plan" })).toHaveAttribute(
    "href",
    "/admin/subscription",
  );
  await expect(page.getByRole("link", { name: "Go to Dashboard" })).toHaveAttribute("href", "/admin");

  const check = page.getByRole("button", { name: "Check Again" });
  await check.click();
  await expect(check).toBeEnabled();
  await expect(late).toBeVisible();
  paid = true;
  await check.click();
  await expect(welcome.first()).toBeVisible();
  await expect(page.getByText("Yours now:")).toBeVisible();
});

ownerTest.describe("When the checkout refuses", () => {
  ownerTest.use({ refusals: [409, 502] });

  for (const { status, code, words } of [
    { status: 502, code: "provider_failed", words: "Failed to start upgrade process. Please try again." },
    {
      status: 409,
      code: "already_subscribed",
      words: "You already have a subscription. You paid nothing.",
    },
  ]) {
    ownerTest(`with ${code}, the owner reads why and is where they were`, async ({ page, subscription }) => {
      await subscription.open();
      await page.route("**/functions/v1/stripe-checkout", async (route) => {
        await expect(subscription.processing).toBeVisible();
        await route.fulfill({ status, json: { error: "raw message", code } });
      });
      await subscription.upgrade.click();
      await expect(subscription.error).toContainText(words);
      await expect(subscription.processing).toBeHidden();
      await subscription.error.getByRole("button", { name: "OK" }).click();
      await expect(subscription.upgrade).toBeEnabled();
    });
  }
});

for (const answer of [
  {},
  { url: null },
  { url: "undefined" },
  { url: "/admin/faqs" },
  { url: "javascript:alert(1)" },
]) {
  ownerTest(
    `When the checkout answers ${JSON.stringify(answer)}, the owner stays and is told`,
    async ({ page }) => {
      const screen = new SubscriptionPage(page);
      await screen.open();
      await page.route("**/functions/v1/stripe-checkout", (route) => route.fulfill({ json: answer }));
      await screen.upgrade.click();
      await expect(screen.error).toContainText("Failed to start upgrade process. Please try again.");
      await expect(screen.processing).toBeHidden();
      await screen.error.getByRole("button", { name: "OK" }).click();
      await expect(page).toHaveURL(/\/admin\/subscription$/);
      await expect(screen.upgrade).toBeEnabled();
    },
  );
}

ownerTest("Without a result the page after a checkout leads to the plans", async ({ page }) => {
  await page.goto("/admin/subscription/success");
  await expect(page).toHaveURL("/admin/subscription");
});

ownerTest(
  "Once Pro has ended the dashboard says what guests no longer see, in every part, with the way back",
  async ({ page, owner }) => {
    for (const section of [amenities, restaurants, tours, faqs]) {
      await addRow(owner, section, makeEntry(section, 1));
    }
    const ended = Math.floor(Date.now() / 1000) - 60;
    await page.route("**/rest/v1/stripe_user_subscriptions*", (route) =>
      route.fulfill({
        json: [
          {
            subscription_id: "sub_1",
            subscription_status: "canceled",
            plan_in_force: "free",
            current_period_end: ended,
          },
        ],
      }),
    );
    await page.goto("/admin");
    const notice = page.getByRole("status").filter({ hasText: "Innfo Pro has ended." });
    await expect(notice).toContainText(
      "Guests do not see your FAQ. Your inbox takes no new messages. Nothing is deleted.",
    );
    await expect(page.getByText("Still missing: ").first()).toContainText("your logo");
    await expect(notice.getByRole("link", { name: "Choose What Guests See" })).toHaveAttribute(
      "href",
      "/admin/sections",
    );
    await notice.getByRole("link", { name: "Upgrade Plan" }).click();
    await expect(page.getByText("Your inbox takes no new messages. Nothing is deleted")).toBeVisible();
  },
);
