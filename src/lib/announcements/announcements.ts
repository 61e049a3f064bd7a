/** When announcements are shown and pages change. Times are on the hotel's clocks; they compare as strings. */
import type { GuestAnnouncement, GuestDocument } from "../documents/guest-document.ts";
import { DAY, dayAt, instantOf, wallTime } from "../time/zoned-time.ts";

/** What clocks show, as in 2026-06-24T09:00. @throws {RangeError} for a time zone that this browser does not know */
export function clockAt(timeZone: string, instant: number): string {
  return new Date(wallTime(timeZone, instant)).toISOString().slice(0, 16);
}

/** Turns such a time into milliseconds. */
export function wallOf(moment: string): number {
  return Date.parse(`${moment.slice(0, 16)}Z`);
}

type Period = Pick<GuestAnnouncement, "starts_at" | "ends_at">;

export function periodAt({ starts_at, ends_at }: Period, clock: string): "upcoming" | "now" | "past" {
  if (clock < starts_at.slice(0, 16)) return "upcoming";
  return clock < ends_at.slice(0, 16) ? "now" : "past";
}

/** When an announcement next begins or ends, or a day begins on which other items are shown. */
export function nextChange(
  { hotel, parts, sections, custom_sections }: GuestDocument,
  now = Date.now(),
): number | undefined {
  const times = parts.announcements.flatMap(({ starts_at, ends_at }) => [starts_at, ends_at]);
  const instants = times.map((time) => instantOf(hotel.time_zone, wallOf(time)));
  if ([...sections, ...custom_sections].some(({ items }) => items.some((item) => item.shown_during)))
    instants.push(instantOf(hotel.time_zone, (dayAt(hotel.time_zone, now) + 1) * DAY));
  const coming = instants.filter((instant) => instant > now);
  return coming.length > 0 ? Math.min(...coming) : undefined;
}
