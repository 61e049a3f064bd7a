/** How an announcement says that something is closed, in the hotel's language: docs/decisions/0106-today.md. */

import type { GuestAnnouncement } from "../documents/guest-document.ts";
import {
  type HoursException,
  minutesOf,
  type OpeningHours,
  type WeeklyHours,
} from "../opening-hours/hours.ts";
import { timesOn } from "../opening-hours/state.ts";
import { DAY, dateOf, MINUTE } from "../time/zoned-time.ts";
import { wallOf } from "./announcements.ts";

export interface ClosingWords {
  /** "closed" */
  closed: string;
  /** "closed today" */
  today: string;
  /** "closed, opens {date}" */
  opens: string;
}

const DATE = "{date}";

type ClosingKey = "hours.closedToday" | "hours.notOpen" | "hours.comma" | "hours.opensOnDate";

/** @param word a text, with its placeholder */
export function closingWordsOf(word: (key: ClosingKey) => string, language: string): ClosingWords {
  const [closed, today] = [word("hours.notOpen"), word("hours.closedToday")];
  return {
    closed,
    today: today.charAt(0).toLocaleLowerCase(language) + today.slice(1),
    opens: [closed, word("hours.opensOnDate")].join(word("hours.comma")),
  };
}

/** @param until a date on which it opens again, "today", or undefined if nobody knows */
export function closing(name: string, words: ClosingWords, until: string | undefined): string {
  if (until === undefined) return `${name}: ${words.closed}`;
  return `${name}: ${until === "today" ? words.today : words.opens.replace(DATE, until)}`;
}

/** "Sat, 28 November": a short weekday has the same form in every sentence. @param day since 1970 */
export function closingDate(language: string, day: number): string {
  return new Intl.DateTimeFormat(language, {
    weekday: "short",
    day: "numeric",
    month: "long",
    timeZone: "UTC",
    numberingSystem: "latn",
  }).format(day * DAY);
}

/** Whether the text is a {@link closing} of the thing, with whatever date. */
export function isClosing(text: string, name: string, words: ClosingWords): boolean {
  const [before = "", after = ""] = closing(name, words, DATE).split(DATE);
  return (
    text === closing(name, words, undefined) ||
    text === closing(name, words, "today") ||
    (text.startsWith(before) && text.endsWith(after))
  );
}

type Period = Pick<GuestAnnouncement, "starts_at" | "ends_at">;

/** The whole days, on the hotel's clocks: of the last only one that ends at midnight. */
function closedDays({ starts_at, ends_at }: Period): HoursException[] {
  const from = dateOf(Math.floor(wallOf(starts_at) / DAY));
  const until = dateOf(Math.floor(wallOf(ends_at) / DAY) - 1);
  return from <= until ? [{ from, until, times: [], reason: null }] : [];
}

/** The hours with an announced closing among their exceptions. The first that includes a day counts. */
export function closedFor(hours: WeeklyHours, periods: readonly Period[]): WeeklyHours {
  return { ...hours, exceptions: [...periods.flatMap(closedDays), ...hours.exceptions] };
}

/** A leap year. */
const DAYS_ASKED = 366;

/**
 * When something opens again after a closing: the day of its end, or the next that its hours open.
 * @returns days since 1970, on the hotel's clocks; undefined if it never opens, or by appointment
 */
export function reopening(period: Period, hours: OpeningHours | undefined): number | undefined {
  const end = wallOf(period.ends_at);
  const last = Math.floor(end / DAY);
  if (!hours) return last;
  if (hours.kind !== "weekly") return undefined;
  const open = closedFor(hours, [period]);
  // One that began the evening before may still be open.
  for (let day = last - 1; day <= last + DAYS_ASKED; day++) {
    const isOpen = timesOn(open, day).some((range) => day * DAY + minutesOf(range)[1] * MINUTE > end);
    if (isOpen) return Math.max(day, last);
  }
  return undefined;
}
