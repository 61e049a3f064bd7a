/**
 * Opening hours by brute force: goes through every minute of some days with the clock's time, opens at a
 * range's beginning and closes at its end. Slow; shares only types with src/lib/opening-hours.
 */
import type { OpeningHours } from "../../../src/lib/opening-hours/hours.ts";

const MINUTE = 60_000;

export interface OpenMinutes {
  from: number;
  /** Whether it is open, for each minute after `from`. */
  open: boolean[];
}

/** @param from an instant at a full minute, at least three days after hours may matter */
export function openMinutes(
  hours: OpeningHours,
  timeZone: string,
  from: number,
  minutes: number,
): OpenMinutes {
  if (hours.kind !== "weekly") throw new Error("hours by appointment are never open");
  // Starts two days earlier, for ranges that began the night before.
  const before = 2 * 24 * 60;
  const shown = clock(timeZone, from - before * MINUTE, before + minutes + 2 * 24 * 60);
  const firstAt = (time: string) => {
    const index = shown.findIndex((now) => now >= time);
    return index < 0 ? shown.length : index;
  };
  const open: boolean[] = shown.map(() => false);
  const dates = [...new Set(shown.map((now) => now.slice(0, 10)))];
  for (const date of everyDate(dates[0] ?? "", dates.at(-1) ?? "")) {
    for (const range of timesOf(hours, date)) {
      const [begins = "", ends = ""] = range.split("-");
      const first = firstAt(`${date} ${begins}`);
      const last = firstAt(`${ends > begins ? date : nextDate(date)} ${ends}`);
      for (let i = first; i < last; i++) open[i] = true;
    }
  }
  return { from, open: open.slice(before, before + minutes) };
}

const clocks = new Map<string, string[]>();

/**
 * For each minute, the latest time that the clock has shown, such as "2026-03-29 01:59". While clocks are put
 * back, it does not change.
 */
function clock(timeZone: string, start: number, minutes: number): string[] {
  const key = `${timeZone} ${start} ${minutes}`;
  const known = clocks.get(key);
  if (known) return known;
  // Another formatter than the tested code's.
  const format = new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "short" });
  let latest = "";
  const shown = Array.from({ length: minutes }, (_, i) => {
    const now = format.format(start + i * MINUTE);
    if (now > latest) latest = now;
    return latest;
  });
  clocks.set(key, shown);
  return shown;
}

function timesOf(hours: Extract<OpeningHours, { kind: "weekly" }>, date: string): string[] {
  for (const { from, until, times } of hours.exceptions) if (date >= from && date <= until) return times;
  const { season } = hours;
  if (season) {
    // Goes day by day through a season that began this year or the year before.
    const year = Number(date.slice(0, 4));
    const isIn = [year - 1, year].some((begin) => {
      const end = season.until < season.from ? begin + 1 : begin;
      return date >= `${begin}-${season.from}` && date <= `${end}-${season.until}`;
    });
    if (!isIn) return [];
  }
  const weekday = new Date(`${date}T12:00Z`).getUTCDay();
  return hours.week[weekday === 0 ? 6 : weekday - 1] ?? [];
}

function nextDate(date: string): string {
  return new Date(Date.parse(`${date}T12:00Z`) + 24 * 60 * MINUTE).toISOString().slice(0, 10);
}

/** Including dates that the time zone has skipped. */
function everyDate(first: string, last: string): string[] {
  const dates = [];
  for (let date = first; date <= last; date = nextDate(date)) dates.push(date);
  return dates;
}
