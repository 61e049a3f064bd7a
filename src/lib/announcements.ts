/** When an announcement is shown. Its times are those of the hotel's clocks and compare as texts. */
import type { GuestAnnouncement, GuestDocument } from "./guest-document.ts";
import { instantOf, wallTime } from "./zoned-time.ts";

/**
 * The hotel's clock, as in 2026-06-24T09:00.
 * @throws {RangeError} for a time zone that this browser does not know
 */
export function clockAt(timeZone: string, instant: number): string {
  return new Date(wallTime(timeZone, instant)).toISOString().slice(0, 16);
}

type Period = Pick<GuestAnnouncement, "starts_at" | "ends_at">;

export function periodAt({ starts_at, ends_at }: Period, clock: string): "upcoming" | "now" | "past" {
  if (clock < starts_at.slice(0, 16)) return "upcoming";
  return clock < ends_at.slice(0, 16) ? "now" : "past";
}

/** The next instant at which an announcement begins or ends. */
export function nextChange({ hotel, parts }: GuestDocument, now = Date.now()): number | undefined {
  const times = parts.announcements.flatMap(({ starts_at, ends_at }) => [starts_at, ends_at]);
  const instants = times.map((time) => instantOf(hotel.time_zone, Date.parse(`${time.slice(0, 16)}Z`)));
  const coming = instants.filter((instant) => instant > now);
  return coming.length > 0 ? Math.min(...coming) : undefined;
}
