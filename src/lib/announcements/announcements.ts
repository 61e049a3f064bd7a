/** When announcements are shown and pages change. Times are on the hotel's clocks; they compare as strings. */
import type { GuestAnnouncement, GuestDocument } from "../documents/guest-document.ts";
import { asMoment, DAY, dayAt, instantOf, wallOf, wallTime } from "../time/zoned-time.ts";
import { betweenMoments, periodOf, type ShownDuring, type ShownPeriod } from "./shown-during.ts";

/** The time on clocks there, as in 2026-06-24T09:00. @throws {RangeError} for a time zone that this browser does not know */
export function clockAt(timeZone: string, instant: number): string {
  return asMoment(wallTime(timeZone, instant));
}

export function periodAt(
  { starts_at, ends_at }: Pick<GuestAnnouncement, "starts_at" | "ends_at">,
  clock: string,
): "upcoming" | "now" | "past" {
  if (clock < starts_at.slice(0, 16)) return "upcoming";
  return clock < ends_at.slice(0, 16) ? "now" : "past";
}

/** The times of all that a page shows at some times only. Its rules and its renewal follow from them. */
export function periodsIn({ parts, sections, custom_sections }: GuestDocument): Required<ShownPeriod>[] {
  const news = parts.announcements.map(({ starts_at, ends_at }) => betweenMoments(starts_at, ends_at));
  const days = [...sections, ...custom_sections].flatMap(({ items }) =>
    items.flatMap(({ shown_during }) => (shown_during ? [periodOf(shown_during as ShownDuring)] : [])),
  );
  return [...news, ...days];
}

/** When something next appears or goes. */
export function nextChange(document: GuestDocument, now = Date.now()): number | undefined {
  const zone = document.hotel.time_zone;
  const instants = periodsIn(document)
    .flatMap(({ starts, ends }) => [starts, ends])
    .map((bound) => instantOf(zone, bound.includes("T") ? wallOf(bound) : (dayAt(zone, now) + 1) * DAY));
  const coming = instants.filter((instant) => instant > now);
  return coming.length > 0 ? Math.min(...coming) : undefined;
}
