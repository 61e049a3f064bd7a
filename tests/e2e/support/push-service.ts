import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";

/** As a browser with a push service subscribes, whose owner gives this answer. */
export async function withPushService(page: Page, answer: NotificationPermission): Promise<string> {
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
      unsubscribe: async () => {
        localStorage.removeItem(KEPT);
        return true;
      },
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
