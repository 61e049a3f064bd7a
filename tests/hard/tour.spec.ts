import type { Page } from "@playwright/test";
import { TOUR_MARKER } from "../../src/admin/app/tour/marker.ts";
import { TOUR_STEPS } from "../../src/admin/app/tour/steps.ts";
import { expect, ownerTest } from "../e2e/support/fixtures.ts";
import { confirmMessage } from "../e2e/support/message.ts";
import { TourDialog } from "../e2e/support/pages/tour-dialog.ts";
import { stopClock } from "../e2e/support/stop-clock.ts";

/** An owner whose browser has not seen the tour. */
const newcomerTest = ownerTest.extend({
  storageState: ({ owner }, use) =>
    use({
      cookies: [],
      origins: owner.storageState.origins.map(({ origin, localStorage }) => ({
        origin,
        localStorage: localStorage.filter(({ name }) => name !== TOUR_MARKER),
      })),
    }),
});

newcomerTest(
  "A second after the first visit the tour opens, leads through seven steps and back, and ends for good",
  async ({ page, shell, tour }) => {
    await page.clock.install();
    await shell.open();
    await page.clock.runFor(1000);
    await tour.expectStep(1, "Welcome to Innfo");
    await expect(tour.previous).toBeHidden();
    for (const [index, { title }] of TOUR_STEPS.entries()) {
      await tour.expectStep(index + 1, title);
      if (index < TOUR_STEPS.length - 1) await tour.next.click();
    }
    await tour.previous.click();
    await tour.expectStep(6, "See what guests use");
    await expect(tour.neverShowAgain).toBeHidden();
    await tour.next.click();
    await tour.getStarted.click();
    await expect(tour.dialog).toBeHidden();
    expect(await tour.marker()).toBe("true");

    await page.reload();
    await expect(shell.heading).toBeVisible();
    await page.clock.runFor(5000);
    await expect(tour.dialog).toBeHidden();
  },
);

for (const { way, leave } of [
  { way: "Never Show Again", leave: (tour: TourDialog) => tour.neverShowAgain.click() },
  {
    way: "the ticked box and Get Started",
    leave: async (tour: TourDialog) => {
      await tour.dontShowAgain.check();
      await tour.getStarted.click();
    },
  },
]) {
  newcomerTest(`${way} ends the tour until it is asked for`, async ({ shell, tour }) => {
    await shell.open();
    await tour.goToEnd();
    await leave(tour);
    await expect(tour.dialog).toBeHidden();
    expect(await tour.marker()).toBe("never");

    const menu = await shell.userMenu();
    await menu.getByRole("menuitem", { name: "Show the tour again" }).click();
    await tour.expectStep(1, "Welcome to Innfo");
    expect(await tour.marker()).toBeNull();
  });
}

for (const { way, close } of [
  {
    way: "The ✕",
    close: (page: Page) => page.getByRole("dialog").getByRole("button", { name: "Close" }).click(),
  },
  { way: "Escape", close: (page: Page) => page.keyboard.press("Escape") },
  { way: "A tap beside it", close: (page: Page) => page.mouse.click(2, 2) },
]) {
  newcomerTest(
    `${way} is an answer: the tour does not come again until it is asked for`,
    async ({ page, shell, tour }) => {
      await page.clock.install();
      await shell.open();
      await page.clock.runFor(1000);
      await tour.expectStep(1, "Welcome to Innfo");
      await close(page);
      await expect(tour.dialog).toBeHidden();
      expect(await tour.marker()).toBe("true");

      await page.reload();
      await expect(shell.heading).toBeVisible();
      await page.clock.runFor(5000);
      await expect(tour.dialog).toBeHidden();
      const menu = await shell.userMenu();
      await menu.getByRole("menuitem", { name: "Show the tour again" }).click();
      await tour.expectStep(1, "Welcome to Innfo");
    },
  );
}

newcomerTest("The tour waits until the message in front of the screen is put away", async ({ page }) => {
  await page.clock.install();
  const tour = new TourDialog(page);
  await page.goto("/admin#error=access_denied&error_code=otp_expired");
  await expect(tour.dialog).toHaveAccessibleName("Link Expired");
  await page.clock.runFor(5000);
  await expect(tour.dialog).toHaveCount(1);
  await confirmMessage(page, "Link Expired");
  await page.clock.runFor(1000);
  await tour.expectStep(1, "Welcome to Innfo");
});

newcomerTest("The tour does not come under the hands of somebody who types", async ({ page, tour }) => {
  await page.clock.install();
  // The tour waits for the message, and the clock stands when it is put away: a busy machine may take its time.
  await page.goto("/admin/amenities#error=access_denied&error_code=otp_expired");
  await expect(tour.dialog).toHaveAccessibleName("Link Expired");
  const name = page.getByLabel("Name of a new amenity");
  await expect(name).toBeVisible();
  await stopClock(page);
  await confirmMessage(page, "Link Expired");
  await name.fill("Sea terrace");
  await page.clock.resume();
  await page.clock.runFor(5000);
  await expect(tour.dialog).toBeHidden();
  await name.press("Enter");
  await expect(page.getByRole("button", { name: "Edit Sea terrace" })).toBeVisible();
  await name.blur();
  // A tour that was begun here may go on.
  await tour.expectNone();
  await page.reload();
  await expect(name).toBeVisible();
  await page.clock.runFor(1000);
  await tour.expectStep(1, "Welcome to Innfo");
});

newcomerTest(
  "The tour does not cover what a newcomer has begun, though nothing has the focus; it comes on the next screen",
  async ({ page, tour }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.clock.install();
    // The tour waits for the message, and the clock stands when it is put away.
    await page.goto("/admin/qr-code#error=access_denied&error_code=otp_expired");
    await expect(tour.dialog).toHaveAccessibleName("Link Expired");
    const design = page.getByLabel("Design");
    const fold = page.getByText("Photo, color or little ink");
    await expect(fold).toBeVisible();
    await stopClock(page);
    await confirmMessage(page, "Link Expired");
    await fold.click();
    await expect(design).toBeVisible();
    await tour.expectNone();
    await page.clock.resume();
    await page.getByRole("navigation", { name: "Shortcuts" }).getByRole("link", { name: "Hotel" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Hotel");
    await page.clock.runFor(2000);
    await tour.expectStep(1, "Welcome to Innfo");
  },
);

newcomerTest(
  "Reading and scrolling begin nothing: the tour comes a second after the page",
  async ({ page, tour }) => {
    await page.clock.install();
    await page.goto("/admin");
    await page.getByRole("heading", { level: 1 }).click();
    await page.mouse.wheel(0, 200);
    await page.clock.runFor(2000);
    await tour.expectStep(1, "Welcome to Innfo");
  },
);
