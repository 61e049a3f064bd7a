/** Guests' offline messages arrive once there is a network, exactly once. */
import type { Page } from "@playwright/test";
import type { Owner } from "../../testbed/owner.ts";
import { expect, test } from "../e2e/support/fixtures.ts";
import { GuestPage, keptOffline } from "../e2e/support/pages/guest-page.ts";
import { sendAsAPerson } from "../e2e/support/send-as-a-person.ts";

const WORDS = "The lamp beside the bed";
const KEPT = "Kept on this phone";

test.use({ viewport: { width: 390, height: 844 }, refusals: ["no answer", 422] });

/** Opens the hotel's page, and waits until its forms are on the phone. */
async function openAt(page: Page, hotelId: string): Promise<void> {
  // By the code in room 12.
  await new GuestPage(page).open(`${hotelId}#q=12`);
  await keptOffline(page);
  const form = `/view/${hotelId}/request?lang=en`;
  await expect
    .poll(() => page.evaluate(async (url) => (await caches.match(url)) !== undefined, form))
    .toBe(true);
}

async function fillIn(page: Page): Promise<void> {
  await page.getByRole("radio", { name: "Something is broken" }).check();
  await page.getByLabel("Room number").fill("12");
  await page.getByLabel("Anything else we should know?").fill(WORDS);
}

/** Whether the guest's words are anywhere on the phone. */
const holdsWords = (page: Page) =>
  page.evaluate(async (words) => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        if ((await (await cache.match(request))?.text())?.includes(words)) return true;
      }
    }
    return false;
  }, WORDS);

const received = async ({ api }: Owner) => (await api.from("messages").select("text").throwOnError()).data;

test("A guest without a network asks from the copy; the message goes when the network is back", async ({
  page,
  context,
  taker,
}) => {
  await openAt(page, taker.hotel.id);
  await context.setOffline(true);
  await page.goto(`/view/${taker.hotel.id}`);
  await expect(page.getByText("This is your saved copy")).toBeVisible();
  await page.getByRole("link", { name: "Ask for something" }).click();
  await fillIn(page);
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByRole("heading", { name: KEPT })).toBeVisible();
  expect(await holdsWords(page)).toBe(true);
  expect(await received(taker)).toEqual([]);

  await context.setOffline(false);
  await expect(page.getByText("It has arrived")).toBeVisible();
  await expect(page.getByText(WORDS)).toBeVisible();
  expect(await received(taker)).toEqual([{ text: WORDS }]);
  expect(await holdsWords(page)).toBe(false);

  // The way back to it.
  await page.goto(`/view/${taker.hotel.id}`);
  await page.getByRole("link", { name: "Your message was sent" }).click();
  await expect(page.getByText(WORDS)).toBeVisible();
});

test("A message whose answer got lost is sent again, and comes once", async ({ page, context, taker }) => {
  await openAt(page, taker.hotel.id);
  await page.getByRole("link", { name: "Ask for something" }).click();
  await fillIn(page);
  await expect(page.getByRole("button", { name: "Send" })).toBeVisible();
  await context.setOffline(true);
  await sendAsAPerson(page, "Send");
  await expect(page.getByRole("heading", { name: KEPT })).toBeVisible();
  const address = page.url();
  // As it is now, it is put back once it was sent.
  await page.evaluate(async (from) => {
    const cache = await caches.open("innfo-unsent");
    const kept = await cache.match(from);
    if (kept) await caches.open("before").then((before) => before.put(from, kept));
  }, address);
  await context.setOffline(false);
  await expect(page.getByText("It has arrived")).toBeVisible();
  const first = page.url();
  await page.evaluate(async (from) => {
    const kept = await (await caches.open("before")).match(from);
    await caches.delete("before");
    if (kept) await (await caches.open("innfo-unsent")).put(from, kept);
  }, address);
  await page.goto(`/view/${taker.hotel.id}`);
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole("link", { name: "Your message was sent" })).toBeVisible({ timeout: 1000 });
  }).toPass();
  // The row above the sections says so, too.
  const state = page.locator("main[data-hotel-of]").getByText("It has arrived");
  await page.getByRole("link", { name: "Your message was sent" }).click();
  await expect(state).toBeVisible();
  expect(page.url()).toBe(first);
  expect(await received(taker)).toEqual([{ text: WORDS }]);
});

test("Whoever closes the page meanwhile finds the message on the hotel's page", async ({
  page,
  context,
  taker,
}) => {
  await openAt(page, taker.hotel.id);
  await context.setOffline(true);
  await page.getByRole("link", { name: "Ask for something" }).click();
  await fillIn(page);
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByRole("heading", { name: KEPT })).toBeVisible();
  await page.close();

  const other = await context.newPage();
  await other.goto(`/view/${taker.hotel.id}`);
  await expect(other.getByRole("link", { name: "A message of yours is waiting" })).toBeVisible();
  await context.setOffline(false);
  await expect(async () => {
    await other.goto(`/view/${taker.hotel.id}`);
    await expect(other.getByRole("link", { name: "Your message was sent" })).toBeVisible({ timeout: 1000 });
  }).toPass();
  await other.getByRole("link", { name: "Your message was sent" }).click();
  await expect(other.getByText(WORDS)).toBeVisible();
  expect(await received(taker)).toEqual([{ text: WORDS }]);
});

test("What the hotel does not take as it is comes back with what was typed", async ({
  page,
  context,
  taker,
}) => {
  await openAt(page, taker.hotel.id);
  await context.setOffline(true);
  await page.getByRole("link", { name: "Ask for something" }).click();
  await fillIn(page);
  await page.getByLabel("Room number").fill(" ");
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByRole("heading", { name: KEPT })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByLabel("Room number")).toHaveAccessibleDescription("Please fill this in");
  await expect(page.getByLabel("Anything else we should know?")).toHaveValue(WORDS);
  await page.getByLabel("Room number").fill("12");
  await sendAsAPerson(page, "Send");
  await expect(page.getByText("It has arrived")).toBeVisible();
  expect(await holdsWords(page)).toBe(false);
  expect(await received(taker)).toEqual([{ text: WORDS }]);
});

for (const search of ["", "?lang=de", "?room=12"]) {
  test(`From the address "request${search}", whose form is kept in English, it waits visibly and comes once`, async ({
    page,
    context,
    taker,
  }) => {
    await openAt(page, taker.hotel.id);
    await context.setOffline(true);
    await page.goto(`/view/${taker.hotel.id}/request${search}`);
    await expect(page.getByRole("link", { name: /^In danger: \d+$/ })).toBeVisible();
    await fillIn(page);
    await page.getByRole("button", { name: "Send" }).click();
    await expect(page.getByRole("heading", { name: KEPT })).toBeVisible();
    await expect(page.getByRole("link", { name: /^In danger: \d+$/ })).toBeVisible();
    await page.goto(`/view/${taker.hotel.id}`);
    await expect(page.getByRole("link", { name: "A message of yours is waiting" })).toHaveCount(1);
    expect(await received(taker)).toEqual([]);

    await page.getByRole("link", { name: "A message of yours is waiting" }).click();
    await expect(page.getByRole("heading", { name: KEPT })).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText(WORDS)).toBeVisible();
    expect(await received(taker)).toEqual([{ text: WORDS }]);
  });
}

test("A page of the hotel's that stays open says once the message was sent", async ({
  page,
  context,
  taker,
}) => {
  await openAt(page, taker.hotel.id);
  await context.setOffline(true);
  await page.getByRole("link", { name: "Ask for something" }).click();
  await fillIn(page);
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByRole("heading", { name: KEPT })).toBeVisible();
  const open = await context.newPage();
  await open.goto(`/view/${taker.hotel.id}`);
  const waiting = open.getByRole("link", { name: "A message of yours is waiting" });
  await expect(waiting).toBeVisible();
  await open.evaluate(() => {
    document.body.dataset.stayed = "";
  });
  await context.setOffline(false);
  await expect(page.getByText("It has arrived")).toBeVisible();
  await expect(open.getByRole("link", { name: "Your message was sent" })).toBeVisible();
  await expect(waiting).toHaveCount(0);
  await expect(open.locator("body[data-stayed]")).toHaveCount(1);
});

test("Help that waits for the network dials first", async ({ page, context, taker }) => {
  await openAt(page, taker.hotel.id);
  await context.setOffline(true);
  await page.getByRole("link", { name: "Ask for something" }).click();
  await page.getByRole("radio", { name: "I need help now" }).check();
  await expect(page.getByRole("heading", { name: "Dial first" })).toBeVisible();
  await page.getByLabel("Room number").fill("12");
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByRole("heading", { name: KEPT })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Dial first" })).toBeVisible();
  await expect(page.getByText("You are at").filter({ visible: true })).toHaveCount(1);
  await expect(page.getByLabel("Room number")).toBeHidden();
  await context.setOffline(false);
  await expect(page.getByText("perhaps nobody is reading it")).toBeVisible();
});

test("Only what speaks of danger shows below what waits for the network whom to dial", async ({
  page,
  context,
  taker,
}) => {
  await openAt(page, taker.hotel.id);
  await context.setOffline(true);
  await page.getByRole("link", { name: "Ask for something" }).click();
  await page.getByRole("radio", { name: "Something is broken" }).check();
  const room = page.getByLabel("Room number");
  await expect(room).toHaveAttribute("required");
  await page.getByText("Change").click();
  await page.getByRole("radio", { name: "I need help now" }).check();
  await expect(room).not.toHaveAttribute("required");
  await page.getByText("Change").click();
  await page.getByRole("radio", { name: "Something is broken" }).check();
  await room.fill("12");
  await page.getByLabel("Anything else we should know?").fill("my husband heart attck pls come");
  await sendAsAPerson(page, "Send");
  const box = page.getByRole("heading", { name: KEPT });
  await expect(box).toBeVisible();
  const dial = page.getByRole("heading", { name: "Dial first" });
  await expect(dial).toHaveCount(1);
  expect((await dial.boundingBox())?.y).toBeGreaterThan((await box.boundingBox())?.y ?? 0);

  await openAt(page, taker.hotel.id);
  await page.getByRole("link", { name: "Ask for something" }).click();
  await page.getByRole("radio", { name: "Fresh towels" }).check();
  await room.fill("12");
  await page.getByLabel("Anything else we should know?").fill("Two more, please");
  await sendAsAPerson(page, "Send");
  await expect(box).toBeVisible();
  await expect(dial).toHaveCount(0);
});
