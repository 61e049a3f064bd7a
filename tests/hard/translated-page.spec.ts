/** Parts of the admin that a translating browser would break: src/admin/ui/jsx-runtime.ts. */
import type { Page } from "@playwright/test";
import { amenities } from "../../src/sections/amenities.ts";
import { restaurants } from "../../src/sections/restaurants.ts";
import { makeEntry } from "../e2e/support/entries.ts";
import { expect, ownerTest, test } from "../e2e/support/fixtures.ts";
import { GuestPage } from "../e2e/support/pages/guest-page.ts";
import { addRow, setHotel, showOnly } from "../e2e/support/rows.ts";
import { SCREEN_PATHS, screensTest } from "../e2e/support/screens.ts";
import { textsBesideElements } from "../e2e/support/translator.ts";

for (const path of SCREEN_PATHS) {
  screensTest(`${path}: no text stands beside something that may come or go`, async ({ page, addressOf }) => {
    await page.goto(addressOf(path));
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.locator("main [role=status][aria-label=Loading]")).toHaveCount(0);
    expect(await textsBesideElements(page)).toEqual([]);
  });
}

ownerTest.describe("A screen that fails all the same", () => {
  // React tells of it.
  ownerTest.use({ isWatched: false });

  ownerTest("is made anew with what was typed", async ({ page, profile }) => {
    const told: string[] = [];
    page.on("console", (message) => told.push(message.text()));
    await profile.open();
    await profile.field("Description").fill("A quiet house by the harbour.");
    await failOnce(page);
    await profile.save();
    await expect.poll(() => told.join()).toContain("is not a child of this node");
    await expect(profile.field("Description")).toHaveValue("A quiet house by the harbour.");
    await expect(page.getByText("This screen did not open")).toBeHidden();
  });
});

test("On guests' pages names, networks, passwords, addresses and numbers stay; sentences and our words do not", async ({
  page,
  owner,
}) => {
  await showOnly(owner, "restaurants", "amenities");
  const [restaurant, amenity] = [makeEntry(restaurants, 1), makeEntry(amenities, 1)];
  await addRow(owner, restaurants, restaurant);
  await addRow(owner, amenities, amenity);
  const wifi = [{ name: "Guest House", password: "summer garden 12", shown_to: "everybody" }];
  await setHotel(owner, { wifi });
  const { name, address, phone, email } = owner.hotel;
  const guest = new GuestPage(page);
  for (const path of ["", "/imprint", "/letters"]) {
    await page.goto(`/view/${owner.hotel.id}${path}`);
    await expect(page.getByText(name).first()).toBeAttached();
    expect(
      await translatedOf(page, [name, address, phone, email, ...wifi.flatMap((one) => Object.values(one))]),
    ).toEqual([]);
    // Numbers that are dialled, danger's among them.
    const dialled = await page.locator("a[href^='tel:'], .sos").allInnerTexts();
    const numbers = dialled.flatMap((text) => text.match(/\+?\d[\d -]{1,}\d/g) ?? []);
    expect(await translatedOf(page, numbers)).toEqual([]);
  }
  await guest.open(owner.hotel.id);
  expect(
    await translatedOf(page, [String(restaurant.name), String(restaurant.address), String(restaurant.phone)]),
  ).toEqual([]);
  const words = [
    String(amenity.name),
    String(amenity.description),
    String(restaurant.cuisine),
    "Check-in",
    "Share",
  ];
  expect(await translatedOf(page, words)).toEqual(words);
});

/** Those of the words that a browser translates somewhere on the page. */
function translatedOf(page: Page, words: readonly string[]): Promise<string[]> {
  return page.evaluate((all) => {
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const translated = new Set<string>();
    while (walk.nextNode()) {
      const text = walk.currentNode.textContent?.trim() ?? "";
      if (
        all.includes(text) &&
        !walk.currentNode.parentElement?.closest("[translate=no], script, style, title")
      )
        translated.add(text);
    }
    return all.filter((word) => translated.has(word));
  }, words);
}

/** The next change that React makes to the page fails, as it does where something else has moved an element. */
async function failOnce(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { insertBefore, appendChild, removeChild } = Node.prototype;
    const own = { insertBefore, appendChild, removeChild };
    for (const [name, change] of Object.entries(own))
      Object.defineProperty(Node.prototype, name, {
        configurable: true,
        value(this: Node, ...given: never[]) {
          if (!this.isConnected) return Reflect.apply(change, this, given);
          for (const [again, value] of Object.entries(own))
            Object.defineProperty(Node.prototype, again, { configurable: true, writable: true, value });
          throw new DOMException("The node is not a child of this node", "NotFoundError");
        },
      });
  });
}
