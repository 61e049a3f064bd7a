/** Opening hours as text, for the server, the guest's device and paper. */
import type { HoursKey, Translate } from "../messages/message.ts";
import { DAY, dateOf, dayAt, MINUTE, wallTime } from "../time/zoned-time.ts";
import {
  groupsOf,
  isAlways,
  minutesOf,
  type OpeningHours,
  type TimeRange,
  type WeeklyHours,
} from "./hours.ts";
import { stateAt, timesOn, weekdayOf } from "./state.ts";

/** The page's language, with the reader's kind of clock. */
export interface HoursFormat {
  locale: string;
  hour12: boolean;
  t: Translate<HoursKey>;
}

/** The clock that most readers of a language use. */
export function formatOf(locale: string, t: Translate<HoursKey>): HoursFormat {
  return { locale, hour12: clockOf(locale).hour12, t };
}

/**
 * @param page the page's language; days and months must match the sentences around them
 * @param reader the reader's locale; undefined for this device's
 */
export function formatFor({ locale: page, t }: Omit<HoursFormat, "hour12">, reader?: string): HoursFormat {
  const { locale, hour12 } = clockOf(reader);
  const [language = page] = /^[a-z]+(?:-[A-Z][a-z]+)?/.exec(page) ?? [];
  // "fil" is not "fi".
  const isSame = `${locale}-`.startsWith(`${language}-`);
  return { locale: isSame ? locale : page, hour12, t };
}

function clockOf(locale: string | undefined): { locale: string; hour12: boolean } {
  const { hour12 = true, ...options } = new Intl.DateTimeFormat(locale, {
    hour: "numeric",
  }).resolvedOptions();
  return { locale: options.locale, hour12 };
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** Formats a wall time of lib/time/zoned-time.ts. */
export function inLocale(format: HoursFormat, wall: number, options: Intl.DateTimeFormatOptions): string {
  const key = format.locale + JSON.stringify(options);
  let found = formats.get(key);
  if (!found) {
    // Prices, phone numbers and owners' texts use Latin digits too.
    found = new Intl.DateTimeFormat(format.locale, { ...options, numberingSystem: "latn", timeZone: "UTC" });
    formats.set(key, found);
  }
  return found.format(wall);
}

/** "7 AM", "7:30 AM", "noon", "midnight"; "07:00" where clocks count to 24. */
export function timeInWords(format: HoursFormat, minuteOfDay: number): string {
  const minute = minuteOfDay % (24 * 60);
  if (!format.hour12) {
    return inLocale(format, minute * MINUTE, { hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
  }
  if (minute === 0) return format.t("hours.midnight");
  if (minute === 12 * 60) return format.t("hours.noon");
  const minutes = minute % 60 === 0 ? {} : ({ minute: "2-digit" } as const);
  const time = inLocale(format, minute * MINUTE, { hour: "numeric", ...minutes, hour12: true });
  // Hebrew's AM is Latin; isolated, or a right-to-left line would begin with it.
  return format.locale.startsWith("he") ? `\u2066${time}\u2069` : time;
}

/** "7 AM – 9 PM", "closed". */
export function timesInWords(format: HoursFormat, times: readonly TimeRange[]): string {
  const { t } = format;
  if (times.length === 0) return t("hours.notOpen");
  return times
    .map((range) => {
      const [from, until] = minutesOf(range);
      if (until - from === 24 * 60 && from === 0) return t("hours.dayAndNight");
      return t("hours.range", { from: timeInWords(format, from), until: timeInWords(format, until) });
    })
    .join(t("hours.comma"));
}

/** "7 – 11:30" where noon does not lie between: its place says which half of the day is meant. */
export function timesInShort(format: HoursFormat, times: readonly TimeRange[]): string {
  const noon = 12 * 60;
  const short = (minute: number) =>
    `${Math.floor(minute / 60) % 12 || 12}${minute % 60 ? `:${`${minute % 60}`.padStart(2, "0")}` : ""}`;
  return times
    .map((range) => {
      const [from, until] = minutesOf(range);
      if (!format.hour12 || Math.floor(from / noon) !== Math.floor(until / noon))
        return timesInWords(format, [range]);
      return format.t("hours.range", { from: short(from), until: short(until) });
    })
    .join(format.t("hours.comma"));
}

function weekdayInWords(format: HoursFormat, weekday: number): string {
  // 1970-01-05 was a Monday.
  return inLocale(format, (weekday + 4) * DAY, { weekday: "long" });
}

/** Lines begin with a capital; most languages write weekdays small. */
function capital(text: string, { locale }: HoursFormat): string {
  return text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);
}

/** Begins with a small letter: elsewhere our words for a state begin with a capital. */
export function small(text: string, { locale }: HoursFormat): string {
  return text.charAt(0).toLocaleLowerCase(locale) + text.slice(1);
}

function dateInWords(format: HoursFormat, day: number, options: Intl.DateTimeFormatOptions = {}): string {
  // "May 1" and "1. Mai" stay on one line.
  return inLocale(format, day * DAY, { day: "numeric", month: "long", ...options }).replace(
    / (?=\d)|(\d\.?) /g,
    "$1\u00a0",
  );
}

export interface Status {
  isOpen: boolean;
  /** "Open", "Closed today". */
  lead: string;
  /** "until 10:30 PM", "opens tomorrow at 7 AM". */
  rest: string;
  /** "until 11:30 AM": when what opens closes again. */
  end?: string;
}

/** @throws {RangeError} for a time zone that this browser does not know */
export function statusAt(hours: OpeningHours, timeZone: string, now: number, format: HoursFormat): Status {
  const { t } = format;
  const state = stateAt(hours, timeZone, now);
  if (state.is === "appointment") return { isOpen: false, lead: t("hours.byAppointment"), rest: "" };
  const today = dayAt(timeZone, now);
  if (state.is === "open") {
    const rest =
      state.until === undefined
        ? t("hours.dayAndNight")
        : t("hours.until", { time: ending(timeZone, state.until, today, format) });
    return { isOpen: true, lead: t("hours.open"), rest };
  }
  if (state.opens === undefined) return { isOpen: false, lead: t("hours.closed"), rest: "" };
  const { day, time } = moment(timeZone, state.opens, format);
  const after = stateAt(hours, timeZone, state.opens);
  const closes = after.is === "open" ? after.until : undefined;
  const end =
    closes === undefined ? {} : { end: t("hours.until", { time: ending(timeZone, closes, day, format) }) };
  if (day === today) return { isOpen: false, lead: "", rest: t("hours.opensAt", { time }), ...end };
  if (day - today > 6) {
    const rest = t("hours.opensOnDate", { date: dateInWords(format, day) });
    return { isOpen: false, lead: t("hours.closed"), rest };
  }
  const isClosedToday = hours.kind === "weekly" && timesOn(hours, today).length === 0;
  return {
    isOpen: false,
    lead: t(isClosedToday ? "hours.closedToday" : "hours.closed"),
    rest:
      day === today + 1
        ? t("hours.opensTomorrow", { time })
        : t("hours.opensOn", { weekday: weekdayInWords(format, weekdayOf(day)), time }),
    ...end,
  };
}

/** The day whose times matter now. */
export interface TimesAhead {
  /** "tomorrow", "Saturday"; empty for today. */
  day: string;
  ranges: readonly TimeRange[];
}

/**
 * Today's times until the last of them is over, then those of the next day that opens within a week.
 * @returns undefined if none of them has times
 * @throws {RangeError} for a time zone that this browser does not know
 */
export function timesAhead(
  hours: WeeklyHours,
  timeZone: string,
  now: number,
  format: HoursFormat,
): TimesAhead | undefined {
  const today = dayAt(timeZone, now);
  const minute = (wallTime(timeZone, now) - today * DAY) / MINUTE;
  for (let day = today; day < today + 7; day++) {
    const ranges = timesOn(hours, day);
    const isAhead = ranges.some((range) => day > today || minutesOf(range)[1] > minute);
    if (!isAhead) continue;
    const name = day === today + 1 ? format.t("hours.tomorrow") : weekdayInWords(format, weekdayOf(day));
    return { day: day === today ? "" : name, ranges };
  }
  return undefined;
}

/** The next opening with its day, for a page that does not update. Undefined while open, or if it never opens. */
export function nextOpening(
  hours: OpeningHours,
  timeZone: string,
  now: number,
  format: HoursFormat,
): string | undefined {
  const state = stateAt(hours, timeZone, now);
  if (state.is !== "closed" || state.opens === undefined) return undefined;
  const { day, time } = moment(timeZone, state.opens, format);
  if (state.opens - now < DAY) return time;
  return [dateInWords(format, day, { weekday: "long" }), time].join(format.t("hours.comma"));
}

function moment(timeZone: string, instant: number, format: HoursFormat): { day: number; time: string } {
  const wall = wallTime(timeZone, instant);
  return { day: Math.floor(wall / DAY), time: timeInWords(format, (wall % DAY) / MINUTE) };
}

/** A time in the coming night counts as today; a later one names its day. */
function ending(timeZone: string, until: number, today: number, format: HoursFormat): string {
  const { day, time } = moment(timeZone, until, format);
  const isTonight = day === today || wallTime(timeZone, until) < (today + 1.5) * DAY;
  if (isTonight) return time;
  return format.t("hours.timeOnDay", { weekday: weekdayInWords(format, weekdayOf(day)), time });
}

export interface HoursRow {
  label: string;
  times: string;
  isToday: boolean;
  /** Whether the row is an exception to the week. */
  isException: boolean;
  reason: string | null;
}

/** The whole week, then the exceptions from today on. */
export function rowsOf(hours: OpeningHours, today: number | undefined, format: HoursFormat): HoursRow[] {
  if (hours.kind === "appointment") return [];
  const date = today === undefined ? "" : dateOf(today);
  const coming = hours.exceptions.filter(({ until }) => until >= date);
  const isSpecial = coming.some(({ from }) => date !== "" && from <= date);
  const weekday = today === undefined || isSpecial ? undefined : weekdayOf(today);
  const rows = groupsOf(hours.week).map(({ first, last, times }): HoursRow => {
    const isToday = weekday !== undefined && first <= weekday && weekday <= last;
    const label = daysInWords(format, first, last);
    return {
      label: isToday && first === last ? format.t("hours.today", { weekday: label }) : label,
      times: timesInWords(format, times),
      isToday,
      isException: false,
      reason: null,
    };
  });
  if (hours.season) {
    const { from, until } = hours.season;
    rows.push({
      label: format.t("hours.season"),
      // A leap year, so that every day exists.
      times: spanInWords(format, `2000-${from}`, `2000-${until}`),
      isToday: false,
      isException: false,
      reason: null,
    });
  }
  for (const exception of coming) {
    const { from, until } = exception;
    rows.push({
      label:
        from === until
          ? capital(dateInWords(format, dayOf(from), { weekday: "long" }), format)
          : spanInWords(format, from, until),
      times: timesInWords(format, exception.times),
      isToday: date !== "" && exception.from <= date,
      isException: true,
      reason: exception.reason,
    });
  }
  return rows;
}

function daysInWords(format: HoursFormat, first: number, last: number): string {
  if (first === 0 && last === 6) return format.t("hours.everyDay");
  const from = capital(weekdayInWords(format, first), format);
  if (first === last) return from;
  return format.t("hours.days", { first: from, last: weekdayInWords(format, last) });
}

function spanInWords(format: HoursFormat, from: string, until: string): string {
  return [from, until].map((date) => dateInWords(format, dayOf(date))).join(" – ");
}

function dayOf(date: string): number {
  return Date.parse(`${date}T00:00Z`) / DAY;
}

/** One line instead of a table, if all days are the same and there are no exceptions. */
export function oneLineOf(hours: OpeningHours, format: HoursFormat): string | undefined {
  if (hours.kind === "appointment") return "";
  const [group, other] = groupsOf(hours.week);
  if (!group || other || hours.season || hours.exceptions.length > 0) return undefined;
  return isAlways(hours) ? "" : format.t("hours.everyDayAt", { times: timesInWords(format, group.times) });
}

/** All hours, one line each, for places that do not change with the time. */
export function inLines(hours: OpeningHours, format: HoursFormat): string[] {
  const note = hours.note === null ? [] : [hours.note];
  if (hours.kind === "appointment") return [format.t("hours.byAppointment"), ...note];
  // French has a space before it.
  const colon = format.locale.startsWith("fr") ? "\u00a0:" : ":";
  const rows = rowsOf(hours, undefined, format).map(({ label, times, reason }) =>
    [`${label}${colon} ${times}`, ...(reason === null ? [] : [reason])].join(" – "),
  );
  return [...rows, ...note];
}
