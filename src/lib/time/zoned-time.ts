/**
 * Times on a time zone's clocks, by Intl alone: guests' phones have nothing newer. A wall time is a clock's
 * time, as the milliseconds at which UTC shows the same. A day is its number since 1970-01-01.
 */

export const MINUTE = 60_000;
export const DAY = 24 * 60 * MINUTE;

/** @param moment as clocks show it: 2026-06-24T09:00 */
export function wallOf(moment: string): number {
  return Date.parse(`${moment.slice(0, 16)}Z`);
}

/** Inverse of {@link wallOf}: 2026-06-24T09:00 */
export function asMoment(wall: number): string {
  return new Date(wall).toISOString().slice(0, 16);
}

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  let format = formats.get(timeZone);
  if (!format) {
    const fields = { year: "numeric", month: "numeric", day: "numeric", hour: "numeric", minute: "numeric" };
    format = new Intl.DateTimeFormat("en-US", { ...fields, hourCycle: "h23", timeZone } as object);
    formats.set(timeZone, format);
  }
  return format;
}

/** @throws {RangeError} for a time zone that this browser does not know */
export function wallTime(timeZone: string, instant: number): number {
  const [month = 0, day, year = 0, hour, minute] =
    formatOf(timeZone).format(instant).match(/\d+/g)?.map(Number) ?? [];
  return Date.UTC(year, month - 1, day, hour, minute);
}

export function dayAt(timeZone: string, instant: number): number {
  return Math.floor(wallTime(timeZone, instant) / DAY);
}

/** Offsets by time zone and day, kept because Intl is slow and a page asks for the same few days again. */
const offsets = new Map<string, number>();
/** Bounds the cache: owners can enter any day, and the process runs for months. */
const MOST_OFFSETS = 5000;

/** Milliseconds by which clocks are ahead of UTC at the beginning of the UTC day. */
function offsetOf(timeZone: string, day: number): number {
  const key = timeZone + day;
  let offset = offsets.get(key);
  if (offset === undefined) {
    offset = wallTime(timeZone, day * DAY) - day * DAY;
    if (offsets.size >= MOST_OFFSETS) offsets.clear();
    offsets.set(key, offset);
  }
  return offset;
}

/** When clocks first reach a wall time: for a repeated time the first, for a skipped one the change. */
export function instantOf(timeZone: string, wall: number): number {
  const day = Math.floor(wall / DAY);
  const before = offsetOf(timeZone, day - 1);
  const after = offsetOf(timeZone, day + 2);
  let first = wall - Math.max(before, after);
  let last = wall - Math.min(before, after);
  if (first === last || wallTime(timeZone, first) >= wall) return first;
  // Binary search for the clock change in between.
  while (last - first > MINUTE) {
    const middle = first + Math.floor((last - first) / MINUTE / 2) * MINUTE;
    if (wallTime(timeZone, middle) >= wall) last = middle;
    else first = middle;
  }
  return last;
}

/** 2026-06-24 */
export function dateOf(day: number): string {
  return new Date(day * DAY).toISOString().slice(0, 10);
}

/** @param date as in 2026-06-24 */
export function dayAfter(date: string): string {
  return dateOf(Date.parse(date) / DAY + 1);
}
