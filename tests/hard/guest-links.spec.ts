/** The address of one item on a guest page. */
import { amenities } from "../../src/sections/amenities.ts";
import { faqs } from "../../src/sections/faqs.ts";
import { importantContacts } from "../../src/sections/important-contacts.ts";
import { restaurants } from "../../src/sections/restaurants.ts";
import { makeEntry, titleOf } from "../e2e/support/entries.ts";
import { expect, test } from "../e2e/support/fixtures.ts";
import { GuestPage } from "../e2e/support/pages/guest-page.ts";
import { addRow, showOnly } from "../e2e/support/rows.ts";

const question = makeEntry(faqs, 1);
const place = makeEntry(restaurants, 1);

test.beforeEach(async ({ owner }) => {
  await showOnly(owner, "amenities", "restaurants", "faqs");
  for (const entry of [makeEntry(restaurants, 2), place]) await addRow(owner, restaurants, entry);
  for (const entry of [question, makeEntry(faqs, 2)]) await addRow(owner, faqs, entry);
  await addRow(owner, amenities, makeEntry(amenities, 1));
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(`With${javaScriptEnabled ? "" : "out"} JavaScript`, () => {
    test.use({ javaScriptEnabled });

    test("a link to one thing opens its section there, also when the page is loaded again, and one to an answer unfolds it", async ({
      page,
      owner,
    }) => {
      const guest = new GuestPage(page);
      await guest.open(owner.hotel.id);
      const address = await guest.item(titleOf(restaurants, place)).getAttribute("id");
      await page.goto(`/view/${owner.hotel.id}#${address}`);
      for (let load = 0; load < 2; load++) {
        const heading = page.getByRole("heading", { name: titleOf(restaurants, place) });
        await expect(heading).toBeInViewport();
        await expect(guest.section("Amenities")).toBeHidden();
        await expect(guest.tiles).toBeHidden();
        if (javaScriptEnabled) {
          await expect(heading).toBeFocused();
          await expect(page).toHaveTitle(`${titleOf(restaurants, place)} – ${owner.hotel.name}`);
        }
        await page.reload();
      }
      await guest.back.click();
      await expect(guest.tiles).toBeVisible();

      const answer = page.getByText(String(question.answer), { exact: true });
      const answersAddress = await answer.getAttribute("id");
      await page.goto("about:blank");
      await page.goto(`/view/${owner.hotel.id}#${answersAddress}`);
      await expect(answer).toBeInViewport();
    });
  });
}

test.describe("Sharing one thing", () => {
  test.use({ permissions: ["clipboard-write"] });

  test("copies its address where the device has no share sheet, and says so", async ({ page, owner }) => {
    const guest = new GuestPage(page);
    await guest.open(owner.hotel.id);
    const section = await guest.openSection("Restaurants");
    const name = titleOf(restaurants, place);
    await section.getByRole("button", { name: `Share ${name}` }).click();
    await expect(page.getByRole("status").filter({ hasText: "Link copied" })).toBeVisible();
    // No page of ours may read the clipboard; a guest pastes.
    await guest.open(owner.hotel.id);
    await page.getByRole("searchbox").press("ControlOrMeta+V");
    await expect(page.getByRole("searchbox")).toHaveValue(new RegExp(`/view/${owner.hotel.id}#`));
    const copied = await page.getByRole("searchbox").inputValue();
    await page.goto("about:blank");
    await page.goto(copied);
    await expect(page.getByRole("heading", { name })).toBeInViewport();
    // The browser's own Back works too.
    await page.goBack();
    await expect(page).toHaveURL("about:blank");
  });

  test("is for places: a number stays in one line on a narrow phone, and is not sent around", async ({
    phone: page,
    owner,
  }) => {
    const { api, hotel } = owner;
    // The free plan shows three.
    for (const [section_name, is_visible] of [
      ["amenities", false],
      ["important-contacts", true],
    ] as const) {
      const row = { hotel_id: hotel.id, section_name, is_visible };
      await api
        .from("section_visibility")
        .upsert(row, { onConflict: "hotel_id,section_name" })
        .throwOnError();
    }
    const name = "Touristeninformation Oberstdorf";
    const contact = makeEntry(importantContacts, 3);
    await addRow(owner, importantContacts, { ...contact, label: name });
    await page.context().grantPermissions(["clipboard-write"]);
    await page.setViewportSize({ width: 320, height: 640 });
    const guest = new GuestPage(page);
    await guest.open(owner.hotel.id);
    const section = await guest.openSection("Important Contacts");
    const number = section.getByRole("link", { name: String(contact.number) });
    const lines = number.locator("bdi").evaluate((text) => text.getClientRects().length);
    expect(await lines).toBe(1);
    // A number is dialled, not sent around.
    await expect(section.getByRole("button", { name: /^Share/ })).toHaveCount(0);
  });

  test("hands its address to the device's share sheet", async ({ page, owner, guestPage }) => {
    await page.addInitScript(() => {
      Object.assign(navigator, {
        share: async (data: object) => Object.assign(window, { shared: data }),
      });
    });
    await guestPage.open(owner.hotel.id);
    const section = await guestPage.openSection("Restaurants");
    const name = titleOf(restaurants, place);
    const share = section.getByRole("button", { name: `Share ${name}` });
    const box = await share.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    await share.click();
    await expect
      .poll(() => page.evaluate(() => (window as unknown as { shared?: unknown }).shared))
      .toEqual({
        title: `${name} – ${owner.hotel.name}`,
        url: expect.stringMatching(new RegExp(`/view/${owner.hotel.id}#item-[0-9a-f]{8}$`)),
      });
  });
});
