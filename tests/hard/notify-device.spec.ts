/**
 * The button that makes a device buzz. Browsers of tests have no push service and ask nobody: what a browser subscribes
 * to, and what its owner answers, is made up here. The sending, and the worker's showing: tests/api/push.test.ts.
 */
import type { Page } from "@playwright/test";
import { expectNoBarriers } from "../e2e/support/barriers.ts";
import { expect } from "../e2e/support/fixtures.ts";
import { AdminShell } from "../e2e/support/pages/admin-shell.ts";
import { LoginPage } from "../e2e/support/pages/login-page.ts";
import { proTest as test } from "../e2e/support/pro.ts";
import { withPushService } from "../e2e/support/push-service.ts";
import { turnOn } from "../e2e/support/rows.ts";

test.use({ serviceWorkers: "allow" });

const isSubscribed = (page: Page) =>
  page.evaluate(async () => {
    const worker = await navigator.serviceWorker.getRegistration("/admin");
    return (await worker?.pushManager.getSubscription()) !== null;
  });

test.describe("A device that is told of messages", () => {
  // Questions with a session that has ended, and those refused without any.
  test.use({ refusals: [400, 401, 403] });

  for (const { when, open } of [
    { when: "while the admin is open", open: true },
    { when: "while the admin is closed", open: false },
  ]) {
    test(`says loudly that it was signed out from elsewhere ${when}`, async ({ page, owner }) => {
      await turnOn(owner, "request");
      await withPushService(page, "granted");
      await page.goto("/admin/inbox/settings?more=hear");
      await page.getByRole("button", { name: "Notify This Device" }).click();
      await expect(page.getByText("It buzzes until you sign out")).toBeVisible();
      await page.goto("/admin/inbox");
      await expect(page.getByRole("heading", { name: "Nothing Waits" })).toBeVisible();
      await owner.api.auth.signOut({ scope: "global" });
      // An open inbox polls for news by itself.
      if (!open) await page.reload();
      await expect(page).toHaveURL("/login");
      const said = page.getByRole("status").filter({ hasText: "Messages no longer arrive here" });
      await expect(said).toContainText("Sign in and switch them on");
      await expectNoBarriers(page);
      await expect.poll(() => isSubscribed(page)).toBe(false);

      // Signed in again it is quiet until it is switched on again.
      await new LoginPage(page).signIn(owner.email, owner.password);
      await expect(page).toHaveURL("/admin/inbox");
      await page.goto("/admin/inbox/settings?more=hear");
      await page.getByRole("button", { name: "Notify This Device" }).click();
      await expect(page.getByText("It buzzes until you sign out")).toBeVisible();
    });
  }

  test("hears of nothing once somebody signs out on it, who is told no more than that", async ({ page }) => {
    await withPushService(page, "granted");
    await page.goto("/admin/inbox/settings?more=hear");
    await page.getByRole("button", { name: "Notify This Device" }).click();
    await expect(page.getByText("It buzzes until you sign out")).toBeVisible();
    await new AdminShell(page).signOut();
    await expect(page).toHaveURL("/login");
    await expect(new LoginPage(page).email).toBeVisible();
    await expect.poll(() => isSubscribed(page)).toBe(false);
    await expect(page.getByText("no longer arrive here")).toHaveCount(0);
  });
});

test("A device is told of messages from the press on, until it is switched off", async ({ page, owner }) => {
  const endpoint = await withPushService(page, "granted");
  const devices = async () => {
    const { data } = await owner.api.from("push_devices").select("hotel_id, endpoint").throwOnError();
    return data;
  };
  await page.goto("/admin/inbox/settings?more=hear");
  await page.getByRole("button", { name: "Notify This Device" }).click();
  await expect(page.getByText("It buzzes until you sign out")).toBeVisible();
  expect(await devices()).toEqual([{ hotel_id: owner.hotel.id, endpoint }]);
  await expectNoBarriers(page);
  await page.reload();
  await page.getByRole("button", { name: "Stop Notifying" }).click();
  await expect(page.getByRole("button", { name: "Notify This Device" })).toBeVisible();
  await expect.poll(devices).toEqual([]);
});

test("Whoever does not let us is told where to change that, and nothing is stored", async ({
  page,
  owner,
}) => {
  await withPushService(page, "denied");
  await page.goto("/admin/inbox/settings?more=hear");
  await page.getByRole("button", { name: "Notify This Device" }).click();
  await expect(page.getByText("This browser blocks notifications")).toBeVisible();
  await expect(page.getByRole("button", { name: "Notify This Device" })).toHaveCount(0);
  expect((await owner.api.from("push_devices").select("id").throwOnError()).data).toEqual([]);
});
