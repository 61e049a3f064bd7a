/** Closings by announcements, and their words: docs/decisions/0106-today.md. */
import type { GuestAnnouncement } from "../documents/guest-document.ts";
import {
  type HoursException,
  minutesOf,
  type OpeningHours,
  type WeeklyHours,
} from "../opening-hours/hours.ts";
import { timesOn } from "../opening-hours/state.ts";
import { type HoursFormat, inLocale, small, timeInWords, timesInWords } from "../opening-hours/words.ts";
import { DAY, dateOf, MINUTE, wallOf } from "../time/zoned-time.ts";

/** For how long something is closed, and the day on which it opens again; or that day and its other hours. */
export type ClosedPeriod = Pick<GuestAnnouncement, "starts_at" | "ends_at" | "opens_again" | "times">;
type Period = Pick<GuestAnnouncement, "starts_at" | "ends_at">;

/**
 * "Sauna: closed, opens Sat, 28 November"; "Sauna: closed today" if guests read it on one day and that day is closed;
 * "Breakfast: Sun, 29 November, 8 AM – noon".
 */
export function closingText(name: string, format: HoursFormat, closing: ClosedPeriod): string {
  const { t } = format;
  const { starts_at, opens_again, times } = closing;
  const first = starts_at.slice(0, 10);
  const isOfToday = times === null && lastDay(closing) === first && opens_again !== first;
  const words = isOfToday
    ? small(t("hours.closedToday"), format)
    : periodInWords(format, closing, [t("hours.notOpen"), t("hours.comma")]);
  return `${name}: ${words}`;
}

/** "Closed · opens Sat, 28 November"; "Sun, 29 November, 8 AM – noon". */
export function closingInWords(format: HoursFormat, closing: ClosedPeriod): string {
  return periodInWords(format, closing, [format.t("hours.closed"), " · "]);
}

function periodInWords(
  format: HoursFormat,
  { starts_at, opens_again, times }: ClosedPeriod,
  [closed, between]: [closed: string, between: string],
): string {
  if (opens_again === null) return closed;
  const date = closingDate(format, opens_again, starts_at);
  return times === null
    ? [closed, format.t("hours.opensOnDate", { date })].join(between)
    : [date, timesInWords(format, [times])].join(format.t("hours.comma"));
}

/**
 * "Sat, 28 November", with the year if it is another one. A short weekday has the same form in every sentence.
 * @param date as in 2026-11-28 @param from a moment or day of the year that goes without saying
 */
export function closingDate(format: HoursFormat, date: string, from: string): string {
  const isSameYear = date.slice(0, 4) === from.slice(0, 4);
  return inLocale(format, Date.parse(date), {
    weekday: "short",
    day: "numeric",
    month: "long",
    ...(!isSameYear && { year: "numeric" }),
  });
}

/**
 * "Sat, November 28, 4 PM". What begins at midnight begins with its day: "Sun, November 29".
 * An end at midnight belongs to the day before: "Sat, November 28, midnight"; clocks that count to 24 say the next day's "00:00".
 * @param moment on the hotel's clocks
 */
export function dayAndTime(format: HoursFormat, moment: string, isEnd = false): string {
  const minute = (wallOf(moment) % DAY) / MINUTE;
  const day = isEnd && format.hour12 ? lastDay({ ends_at: moment }) : moment.slice(0, 10);
  const date = closingDate(format, day, new Date().toISOString());
  return minute === 0 && !isEnd ? date : [date, timeInWords(format, minute)].join(format.t("hours.comma"));
}

/** Midnight ends the day before it. */
function lastDay({ ends_at }: Pick<Period, "ends_at">): string {
  return dateOf(Math.floor((wallOf(ends_at) - 1) / DAY));
}

/** The whole days, on the hotel's clocks. Without a day of opening, the last one counts if it is closed until midnight. */
function daysOf(closing: ClosedPeriod): HoursException[] {
  const { opens_again, times } = closing;
  if (opens_again !== null && times !== null)
    return [{ from: opens_again, until: opens_again, times: [times], reason: null }];
  const from = closing.starts_at.slice(0, 10);
  const opens = Date.parse(closing.opens_again ?? closing.ends_at.slice(0, 10)) / DAY;
  const [until = ""] = [lastDay(closing), dateOf(opens - 1)].sort();
  return from <= until ? [{ from, until, times: [], reason: null }] : [];
}

/** The hours with announced closings among their exceptions. The first that includes a day counts. */
export function closedFor(hours: WeeklyHours, closings: readonly ClosedPeriod[]): WeeklyHours {
  return { ...hours, exceptions: [...closings.flatMap(daysOf), ...hours.exceptions] };
}

/** A leap year. */
const DAYS_ASKED = 366;

/**
 * When something opens again after a closing: the day of its end, or the next that its hours open.
 * @returns as in 2026-11-28, on the hotel's clocks; null if it never opens, or by appointment
 */
export function reopening(period: Period, hours: OpeningHours | undefined): string | null {
  const end = wallOf(period.ends_at);
  const last = Math.floor(end / DAY);
  if (!hours) return dateOf(last);
  if (hours.kind !== "weekly") return null;
  const open = closedFor(hours, [{ ...period, opens_again: null, times: null }]);
  // One that began the evening before may still be open.
  for (let day = last - 1; day <= last + DAYS_ASKED; day++) {
    const isOpen = timesOn(open, day).some((range) => day * DAY + minutesOf(range)[1] * MINUTE > end);
    if (isOpen) return dateOf(Math.max(day, last));
  }
  return null;
}
