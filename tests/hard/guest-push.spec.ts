/**
 * The switch by which a guest is told of the answer. Browsers of tests have no push service and ask nobody: what a browser
 * subscribes to, and what its guest answers, is made up here. The sending and showing: guest-pushes.test.ts.
 */
import type { Page } from "@playwright/test";
import { expectNoBarriers } from "../e2e/support/barriers.ts";
import { expect, test } from "../e2e/support/fixtures.ts";
import { withPushService } from "../e2e/support/push-service.ts";
import { sendAsAPerson } from "../e2e/support/send-as-a-person.ts";

test.use({ viewport: { width: 390, height: 844 }, serviceWorkers: "allow" });

const TELL = "Tell me when an answer comes";

/** Sends a request, and stays on its page. */
async function ask(page: Page, hotelId: string): Promise<void> {
  await page.goto(`/view/${hotelId}/request?lang=en`);
  await page.getByRole("radio", { name: "Fresh towels" }).check();
  await page.getByLabel("Room number").fill("12");
  await sendAsAPerson(page, "Send");
  await expect(page.getByText("It has arrived")).toBeVisible();
}

/** Scopes of the workers that tell of answers. */
const workers = (page: Page) =>
  page.evaluate(async () =>
    (await navigator.serviceWorker.getRegistrations())
      .filter(({ active }) => active?.scriptURL.includes("/answer-worker.js"))
      .map(({ scope }) => scope),
  );

test("One press, and the device is told; another, or forgetting the message, ends it", async ({
  page,
  taker: { hotel },
}) => {
  await withPushService(page, "granted");
  await ask(page, hotel.id);
  const button = page.getByRole("button", { name: TELL });
  await expect(button).toHaveAttribute("aria-pressed", "false");
  await expect.poll(() => workers(page)).toEqual([]);
  await button.press("Enter");
  await expect(button).toHaveAttribute("aria-pressed", "true");
  const { pathname, origin } = new URL(page.url());
  await expect.poll(() => workers(page)).toEqual([origin + pathname]);
  await expectNoBarriers(page);

  await page.reload();
  await expect(button).toHaveAttribute("aria-pressed", "true");
  await button.click();
  await expect(button).toHaveAttribute("aria-pressed", "false");
  await expect.poll(() => workers(page)).toEqual([]);
  await button.click();
  await expect(button).toHaveAttribute("aria-pressed", "true");
  await page.getByRole("button", { name: "Forget it on this device" }).click();
  await expect(page).toHaveURL(`/view/${hotel.id}`);
  await expect.poll(() => workers(page)).toEqual([]);
});

test.describe("Who wants no notices", () => {
  test.use({ refusals: ["no answer"] });

  test("is told why none come, and what a dead network took is tried again", async ({
    page,
    context,
    taker: { hotel },
  }) => {
    await withPushService(page, "denied");
    await ask(page, hotel.id);
    const button = page.getByRole("button", { name: TELL });
    await button.click();
    await expect(page.getByText("Your browser does not allow this.")).toBeVisible();
    await expect(button).toHaveAttribute("aria-pressed", "false");
    await expect.poll(() => workers(page)).toEqual([]);

    await page.evaluate(() => {
      Notification.requestPermission = async () => "granted";
    });
    await button.click();
    await expect(button).toHaveAttribute("aria-pressed", "true");
    await expect(page.getByText("Your browser does not allow this.")).toBeHidden();
    await context.setOffline(true);
    await button.click();
    await expect(page.getByText("We cannot take this right now.")).toBeVisible();
    await expect(button).toHaveAttribute("aria-pressed", "true");
    await context.setOffline(false);
    await button.click();
    await expect(button).toHaveAttribute("aria-pressed", "false");
    await expect(page.getByText("We cannot take this right now.")).toBeHidden();
  });
});

test("Where a browser has no push, nothing is offered", async ({ page, taker: { hotel } }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, "PushManager");
  });
  await ask(page, hotel.id);
  await expect(page.getByRole("button", { name: "Forget it on this device" })).toBeVisible();
  await expect(page.getByRole("button", { name: TELL })).toBeHidden();
  // The first sentence is there with a script, too.
  await expect(page.getByText("Our answer will stand here")).toBeVisible();
});
