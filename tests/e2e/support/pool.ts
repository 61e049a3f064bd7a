/** A pool with opening hours, of a hotel in Berlin. */
import type { Page } from "@playwright/test";
import { asInput, hours as hoursKind, type InputValue } from "../../../src/fields/index.ts";
import type { OpeningHours } from "../../../src/lib/opening-hours/hours.ts";
import { amenities } from "../../../src/sections/amenities.ts";
import { weekly } from "../../../testbed/opening-hours.ts";
import { createOwner } from "../../../testbed/owner.ts";
import { makeEntry } from "./entries.ts";
import { ownerTest } from "./fixtures.ts";
import { GuestPage } from "./pages/guest-page.ts";
import { showOnly } from "./rows.ts";

const field = hoursKind({ label: "Weekly Hours" });
export const typed = (hours: OpeningHours): InputValue => asInput(field, hours);
export const pool = (hours: OpeningHours) => ({
  ...makeEntry(amenities, 1),
  name: "Pool",
  hours: typed(hours),
});

export const WEEK = weekly({
  week: [["07:00-21:00"], ["07:00-21:00"], ["07:00-21:00"], ["07:00-21:00"], [], ["09:00-12:00"], []],
  exceptions: [{ from: "2026-06-25", until: "2026-06-25", times: [], reason: "Cleaning" }],
});

/** Its free plan shows amenities. */
export const poolTest = ownerTest.extend({
  owner: async ({ url }, use) => {
    const owner = await createOwner(url, { hotel: { time_zone: "Europe/Berlin" } });
    await showOnly(owner, "amenities");
    await use(owner);
  },
});

/** @returns the pool's card, as guests have it */
export async function openPool(page: Page, hotelId: string) {
  const guest = new GuestPage(page);
  await guest.open(hotelId);
  const section = await guest.openSection("Amenities");
  return section.getByRole("listitem").filter({ has: page.getByRole("heading", { name: "Pool" }) });
}
