/**
 * The button that makes a device buzz. Browsers of tests have no push service and ask nobody: what a browser subscribes
 * to, and what its owner answers, is made up here. What is sent, and what the worker shows: tests/api/push.test.ts.
 */
import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { expectNoBarriers } from "../e2e/support/barriers.ts";
import { expect } from "../e2e/support/fixtures.ts";
import { proTest as test } from "../e2e/support/pro.ts";

/** As a browser with a push service subscribes, whose owner gives this answer. */
async function withPushService(page: Page, answer: NotificationPermission): Promise<string> {
  const endpoint = `https://push.example.com/${randomUUID()}`;
  const given = { address: endpoint, answer };
  await page.addInitScript(({ address, answer }) => {
    const KEPT = "subscribed";
    let permission: NotificationPermission = localStorage.getItem(KEPT) ? "granted" : "default";
    Object.defineProperty(Notification, "permission", { get: () => permission });
    Notification.requestPermission = async () => {
      permission = answer;
      return permission;
    };
    const made = {
      endpoint: address,
      toJSON: () => ({ endpoint: address, keys: { p256dh: `B${"A".repeat(86)}`, auth: "A".repeat(22) } }),
    } as unknown as PushSubscription;
    PushManager.prototype.subscribe = async (options) => {
      if (!options?.userVisibleOnly || !options.applicationServerKey) throw new Error("no key of the site");
      localStorage.setItem(KEPT, "yes");
      return made;
    };
    PushManager.prototype.getSubscription = async () => (localStorage.getItem(KEPT) ? made : null);
  }, given);
  return endpoint;
}

test.use({ serviceWorkers: "allow" });

test("A device is told of messages from the press on, until it is switched off", async ({ page, owner }) => {
  const endpoint = await withPushService(page, "granted");
  const devices = async () => {
    const { data } = await owner.api.from("push_devices").select("hotel_id, endpoint").throwOnError();
    return data;
  };
  await page.goto("/admin/inbox/settings");
  await page.getByRole("button", { name: "Notify This Device" }).click();
  await expect(page.getByText("This device tells you of new messages")).toBeVisible();
  expect(await devices()).toEqual([{ hotel_id: owner.hotel.id, endpoint }]);
  await expectNoBarriers(page);
  await page.reload();
  await page.getByRole("button", { name: "Stop Notifying" }).click();
  await expect(page.getByRole("button", { name: "Notify This Device" })).toBeVisible();
  expect(await devices()).toEqual([]);
});

test("Whoever does not let us is told where to change that, and nothing is stored", async ({
  page,
  owner,
}) => {
  await withPushService(page, "denied");
  await page.goto("/admin/inbox/settings");
  await page.getByRole("button", { name: "Notify This Device" }).click();
  await expect(page.getByText("Allow notifications for this page in its settings")).toBeVisible();
  await expect(page.getByRole("button", { name: "Notify This Device" })).toHaveCount(0);
  expect((await owner.api.from("push_devices").select("id").throwOnError()).data).toEqual([]);
});
