import { importantContacts } from "../../src/sections/important-contacts.ts";
import { restaurants } from "../../src/sections/restaurants.ts";
import { makeEntry, titleOf } from "../e2e/support/entries.ts";
import { expect, test } from "../e2e/support/fixtures.ts";
import { GuestPage } from "../e2e/support/pages/guest-page.ts";
import { addRow, showOnly } from "../e2e/support/rows.ts";

const place = makeEntry(restaurants, 1);

test.describe("Sharing one thing", () => {
  test.use({ permissions: ["clipboard-write"] });

  test.beforeEach(async ({ owner }) => {
    await showOnly(owner, "amenities", "restaurants", "faqs");
    await addRow(owner, restaurants, place);
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

  test("hands its address to the device's share sheet", async ({ page, owner }) => {
    await page.addInitScript(() => {
      Object.assign(navigator, {
        share: async (data: object) => Object.assign(window, { shared: data }),
      });
    });
    const guest = new GuestPage(page);
    await guest.open(owner.hotel.id);
    const section = await guest.openSection("Restaurants");
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
