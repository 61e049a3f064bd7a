/** A week as an editor shows it: days with the same times are one row. */

import type { TimesInput } from "../../../fields/index.ts";
import { lazily } from "../../../lib/lazily.ts";
import { ADMIN_LANGUAGE } from "../../../lib/texts/t.ts";
import { WEEKDAYS } from "../../../lib/time/weekdays.ts";
import { listedInWords } from "../../ui/words.ts";

export interface DayRow {
  /** 0 is Monday. Each day stands in one row at most; the others are closed. */
  days: readonly number[];
  times: readonly TimesInput[];
}

const namesOf = (weekday: "long" | "short") =>
  lazily(() => new Intl.DateTimeFormat(ADMIN_LANGUAGE, { weekday, timeZone: "UTC" }));
const NAMES = { long: namesOf("long"), short: namesOf("short") };

/** @param day 0 is Monday */
export function weekdayName(day: number, length: keyof typeof NAMES = "long"): string {
  // 1970-01-05 was a Monday.
  return NAMES[length]().format(Date.UTC(1970, 0, 5 + day));
}

type Week = readonly (readonly TimesInput[])[];

export const EVERY_DAY: readonly number[] = WEEKDAYS.map((_, day) => day);

/** At least one row: an empty week asks for the times of every day. */
export function dayRowsOf(week: Week): DayRow[] {
  const rows = new Map<string, DayRow>();
  for (const [day, times] of week.entries()) {
    if (times.length === 0) continue;
    const key = JSON.stringify(times);
    rows.set(key, { times, days: [...(rows.get(key)?.days ?? []), day] });
  }
  return rows.size > 0 ? [...rows.values()] : [{ days: EVERY_DAY, times: [] }];
}

export function weekOfRows(rows: readonly DayRow[]): TimesInput[][] {
  return EVERY_DAY.map((day) => {
    const times = rows.find(({ days }) => days.includes(day))?.times ?? [];
    return times.map((range) => ({ ...range }));
  });
}

export function isSameWeek(one: Week, other: Week): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Neighbours become "Monday–Friday". @param joined of their language */
export function weekdaysInWords(
  days: readonly number[],
  nameOf: (day: number) => string = weekdayName,
  joined: (names: readonly string[]) => string = listedInWords,
): string {
  const runs: [number, number][] = [];
  for (const day of days.toSorted((a, b) => a - b)) {
    const last = runs.at(-1);
    if (last && last[1] === day - 1) last[1] = day;
    else runs.push([day, day]);
  }
  const names = runs
    .flatMap(([first, last]) => (last - first === 1 ? [[first], [last]] : [[first, last]]))
    .map(([first = 0, last = first]) =>
      first === last ? nameOf(first) : `${nameOf(first)}–${nameOf(last)}`,
    );
  return joined(names);
}
