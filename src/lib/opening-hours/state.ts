/**
 * Whether something is open at an instant. Server and device share it. Times are the hotel's, and take effect
 * when clocks first show or skip them: what closed at 2:30 does not reopen when clocks are put back. A range
 * belongs to the day it begins on, so a closed day does not cut off the night before.
 */
import { DAY, dateOf, dayAt, instantOf, MINUTE } from "../time/zoned-time.ts";
import {
  exceptionOn,
  isInSeason,
  minutesOf,
  type OpeningHours,
  type TimeRange,
  type WeeklyHours,
} from "./hours.ts";

export type HoursState =
  | { is: "appointment" }
  /** `until` is undefined if it does not close within the coming week. */
  | { is: "open"; until: number | undefined }
  /** `opens` is undefined if it does not open within a year. */
  | { is: "closed"; opens: number | undefined };

const WEEK = 7 * DAY;
/** Days of a leap year, plus one for its last night. */
const LAST_DAY_ASKED = 367;

/** @throws {RangeError} for a time zone that this browser does not know */
export function stateAt(hours: OpeningHours, timeZone: string, now: number): HoursState {
  if (hours.kind === "appointment") return { is: "appointment" };
  const today = dayAt(timeZone, now);
  let until: number | undefined;
  for (let day = today - 1; day <= today + LAST_DAY_ASKED; day++) {
    for (const [begins, ends] of openingsOf(hours, timeZone, day)) {
      if (until !== undefined && begins > until) return { is: "open", until };
      if (ends <= now) continue;
      if (until === undefined && begins > now) return { is: "closed", opens: begins };
      until = Math.max(until ?? ends, ends);
      if (until - now > WEEK) return { is: "open", until: undefined };
    }
  }
  return until === undefined ? { is: "closed", opens: undefined } : { is: "open", until };
}

/** The day's ranges, without those that continue from the day before. */
export function timesOn(hours: WeeklyHours, day: number): readonly TimeRange[] {
  const date = dateOf(day);
  const exception = exceptionOn(hours, date);
  if (exception) return exception.times;
  return isInSeason(hours.season, date) ? (hours.week[weekdayOf(day)] ?? []) : [];
}

/** 0 is Monday; 1970 began on a Thursday. */
export function weekdayOf(day: number): number {
  return (day + 3) % 7;
}

/** Sorted instants. Ranges that the clocks skip are left out. */
function openingsOf(hours: WeeklyHours, timeZone: string, day: number): [begins: number, ends: number][] {
  return timesOn(hours, day)
    .map(minutesOf)
    .sort(([one], [other]) => one - other)
    .map(([from, until]): [number, number] => [
      instantOf(timeZone, day * DAY + from * MINUTE),
      instantOf(timeZone, day * DAY + until * MINUTE),
    ])
    .filter(([begins, ends]) => begins < ends);
}
