import { amenities } from "../../src/sections/amenities.ts";
import { makeEntry } from "./support/entries.ts";
import { expect, ownerTest, test } from "./support/fixtures.ts";
import { GuestPage } from "./support/pages/guest-page.ts";
import { addRow } from "./support/rows.ts";
import { analytics, reported } from "./support/scans.ts";

test("A scan on a phone shows in the owner's analytics, as often as the page is shown", async ({
  owner,
  phone,
}) => {
  await addRow(owner, amenities, makeEntry(amenities, 1));
  const guest = new GuestPage(phone);
  const scan = reported(phone);
  await phone.goto(`/view/${owner.hotel.id}#q`);
  expect((await scan).status()).toBe(204);
  await expect(guest.hotelName).toHaveText(owner.hotel.name);
  expect(await analytics(owner)).toEqual({
    total: 1,
    via: { qr: 1, link: 0 },
    guests: 1,
    types: [{ type: "Mobile", scans: 1 }],
  });
  // Shared, bookmarked or copied, this address is a link, not a code.
  await expect(phone).toHaveURL(`/view/${owner.hotel.id}`);

  const reload = reported(phone);
  await phone.reload();
  await reload;
  const back = reported(phone);
  await phone.goto("/qr-scanner");
  await phone.goBack();
  await back;
  const broughtBack = reported(phone);
  await phone.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
  await broughtBack;
  // Moving within the page is no further visit.
  await guest.openSection("Amenities");
  await guest.back.click();
  expect(await analytics(owner)).toMatchObject({ total: 4, via: { qr: 4, link: 0 }, guests: 1 });
});

ownerTest(
  "An owner's own scan of the code ticks the last step, and counts nowhere",
  async ({ owner, page }) => {
    const scan = reported(page);
    await page.goto(`/view/${owner.hotel.id}#q`);
    expect((await scan).status()).toBe(204);
    expect(await analytics(owner)).toEqual({ total: 0, via: { qr: 0, link: 0 }, guests: 0, types: [] });
    await page.goto("/admin");
    await expect(page.getByText("Your test scan arrived, not counted").first()).toBeVisible();
    await expect(page.getByRole("listitem").filter({ hasText: "Get the first scan" })).toContainText(
      "Your test scan arrived, not counted",
    );
  },
);
