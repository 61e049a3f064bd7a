/** Opening hours: the value of an `hours()` field's column, as innfo.is_opening_hours checks it. */

// Types instead of interfaces: only types are assignable to Json.

/** "07:00-21:00". An end that is not after the beginning is on the next day; "00:00-00:00" is all day. */
export type TimeRange = string;

/** Days that differ from the week; closed without times. */
export type HoursException = {
  /** First and last day, as in 2026-12-24. */
  from: string;
  until: string;
  times: TimeRange[];
  reason: string | null;
};

export type WeeklyHours = {
  kind: "weekly";
  /** Seven days, Monday first. A day without times is closed. */
  week: TimeRange[][];
  /** First and last day of a yearly season, as in 05-01; it may end in the next year. Null: all year. */
  season: { from: string; until: string } | null;
  /** Sorted, without overlap. They apply outside the season too. */
  exceptions: HoursException[];
  note: string | null;
};

export type OpeningHours = WeeklyHours | { kind: "appointment"; note: string | null };

/** English names, for OpenStreetMap and spreadsheets. */
export const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

export const MAX_RANGES = 6;
export const MAX_EXCEPTIONS = 40;
export const MAX_REASON_LENGTH = 80;
export const MAX_NOTE_LENGTH = 200;

/** A range's beginning and end in minutes of the day; the end is always larger. */
export function minutesOf(range: TimeRange): [from: number, until: number] {
  const [from = 0, until = 0] = range.split("-").map((time) => {
    const [hours, minutes] = time.split(":").map(Number);
    return (hours ?? 0) * 60 + (minutes ?? 0);
  });
  return [from, until > from ? until : until + 24 * 60];
}

export function isInSeason(season: WeeklyHours["season"], date: string): boolean {
  if (!season) return true;
  const day = date.slice(5);
  const afterFrom = day >= season.from;
  const beforeUntil = day <= season.until;
  return season.from <= season.until ? afterFrom && beforeUntil : afterFrom || beforeUntil;
}

export function exceptionOn({ exceptions }: WeeklyHours, date: string): HoursException | undefined {
  return exceptions.find(({ from, until }) => from <= date && date <= until);
}

/** Whether it is open day and night, which is shown in one line instead of seven. */
export function isAlways({ week }: WeeklyHours): boolean {
  return week.every((times) => times.join() === ALL_DAY);
}

export const ALL_DAY: TimeRange = "00:00-00:00";

/** Consecutive days with the same times. */
export interface DayGroup {
  /** First day; 0 is Monday. */
  first: number;
  last: number;
  times: readonly TimeRange[];
}

export function groupsOf(week: WeeklyHours["week"]): DayGroup[] {
  const groups: DayGroup[] = [];
  for (const [day, times] of week.entries()) {
    const group = groups.at(-1);
    if (group && group.times.join() === times.join()) group.last = day;
    else groups.push({ first: day, last: day, times });
  }
  return groups;
}

/** Joins the times of a day that is said twice. If they overlap, the later ones count. */
export function together(before: TimeRange[], times: TimeRange[]): TimeRange[] {
  if (before.length === 0 || times.length === 0 || overlaps(before, times)) return times;
  return [...before, ...times].sort();
}

export function overlaps(one: readonly TimeRange[], other: readonly TimeRange[]): boolean {
  return one
    .map(minutesOf)
    .some(([from, until]) => other.map(minutesOf).some(([begins, ends]) => from < ends && begins < until));
}
