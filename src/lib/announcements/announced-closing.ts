/** Closings by announcements, and their words: docs/decisions/0106-today.md. */
import type { GuestAnnouncement } from "../documents/guest-document.ts";
import {
  type HoursException,
  minutesOf,
  type OpeningHours,
  type WeeklyHours,
} from "../opening-hours/hours.ts";
import { timesOn } from "../opening-hours/state.ts";
import { type HoursFormat, timeInWords, timesInWords } from "../opening-hours/words.ts";
import { DAY, dateOf, MINUTE, wallOf } from "../time/zoned-time.ts";

/** For how long something is closed, and the day on which it opens again; or that day and its other hours. */
export type ClosedPeriod = Pick<GuestAnnouncement, "starts_at" | "ends_at" | "opens_again" | "times">;
type Period = Pick<GuestAnnouncement, "starts_at" | "ends_at">;

/**
 * "Sauna: closed, opens Sat, 28 November"; "Sauna: closed today" if guests read it on one day and that day is closed;
 * "Breakfast: Sun, 29 November, 8 AM – noon".
 */
export function closingText(name: string, format: HoursFormat, closing: ClosedPeriod): string {
  return `${name}: ${closingWords(format, closing)}`;
}

function closingWords(format: HoursFormat, closing: ClosedPeriod): string {
  const { t, locale } = format;
  const { starts_at, opens_again, times } = closing;
  if (opens_again !== null && times !== null) return otherTimes(format, { opens_again, times });
  const isOfToday = lastDay(closing) === starts_at.slice(0, 10) && opens_again !== starts_at.slice(0, 10);
  const today = t("hours.closedToday");
  if (isOfToday) return today.charAt(0).toLocaleLowerCase(locale) + today.slice(1);
  const closed = t("hours.notOpen");
  if (opens_again === null) return closed;
  return [closed, t("hours.opensOnDate", { date: closingDate(locale, opens_again) })].join(t("hours.comma"));
}

/** "Sun, 29 November, 8 AM – noon". */
export function otherTimes(
  format: HoursFormat,
  { opens_again, times }: { opens_again: string; times: string },
): string {
  return [closingDate(format.locale, opens_again), timesInWords(format, [times])].join(
    format.t("hours.comma"),
  );
}

/** "Sat, 28 November": a short weekday has the same form in every sentence. @param date as in 2026-11-28 */
export function closingDate(language: string, date: string): string {
  return new Intl.DateTimeFormat(language, {
    weekday: "short",
    day: "numeric",
    month: "long",
    timeZone: "UTC",
    numberingSystem: "latn",
  }).format(Date.parse(date));
}

/**
 * "4 PM" on the clock's day, else "Sat, November 28, 4 PM". What begins at midnight begins with its day: "Sun, November 29".
 * An end at midnight belongs to the day before: "Sat, November 28, midnight"; clocks that count to 24 say the next day's "00:00".
 * @param moment on the hotel's clocks @param clock now, on the same; without it the day is always said
 */
export function dayAndTime(
  format: HoursFormat,
  moment: string,
  { clock = "", isEnd = false }: { clock?: string; isEnd?: boolean | undefined } = {},
): string {
  const stored = moment.slice(0, 10);
  const day = isEnd ? lastDay({ ends_at: moment }) : stored;
  const minute = (wallOf(moment) % DAY) / MINUTE;
  const time = timeInWords(format, minute);
  if (day === clock.slice(0, 10)) return time;
  const date = closingDate(format.locale, format.hour12 ? day : stored);
  return minute === 0 && !isEnd ? date : [date, time].join(format.t("hours.comma"));
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
