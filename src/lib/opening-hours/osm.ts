/** Opening hours as OpenStreetMap writes them: https://wiki.openstreetmap.org/wiki/Key:opening_hours. */
import {
  ALL_DAY,
  MAX_RANGES,
  MONTHS,
  overlaps,
  type TimeRange,
  together,
  type WeeklyHours,
} from "./hours.ts";

const DAYS = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"];

const CASES = new Map([...DAYS, "PH", "SH"].map((name) => [name.toLowerCase(), name]));
const DAY = `(?:${DAYS.join("|")})`;
const MONTH = `(?:${MONTHS.join("|")})`;
const RULE = new RegExp(
  `^(?:(${MONTH}(?: \\d{1,2})?) ?- ?(${MONTH}(?: \\d{1,2})?):? ?)?((?:${DAY}|PH)(?: ?[-,] ?(?:${DAY}|PH))*)?:? ?(.*)$`,
);

/** "Mo-Th 11:00-23:00, Fr 11:00-01:00": a comma before days begins a rule that adds to those before it. */
const ADDED = new RegExp(`(?<=\\d|off|closed) ?, ?(?=(?:${DAY}|PH|SH)\\b)`);

export interface OsmHours {
  hours: WeeklyHours;
  /** State on public holidays, whose dates we do not know. */
  holidays: "closed" | "open" | null;
}

interface Rule {
  /** Whether it adds to the rules before it. */
  isAdded: boolean;
  /** Such as "Apr 15/Oct"; empty for all year. */
  season: string;
  days: number[];
  /** Whether public holidays are among its days. */
  isOfHolidays: boolean;
  times: TimeRange[];
}

/**
 * Reads "Mo-Fr 09:00-18:00; Sa 10:00-14:00; PH off", a season, day and night.
 * @returns undefined for anything else: partly understood hours would send guests to a closed door
 */
export function readOsmHours(text: string): OsmHours | undefined {
  const week: TimeRange[][] = DAYS.map(() => []);
  let holidays: OsmHours["holidays"] = null;
  const seasons = new Set<string>();
  for (const rule of rulesIn(text)) {
    if (!rule) return undefined;
    const { days, times, season, isOfHolidays } = rule;
    if (isOfHolidays) holidays = times.length > 0 ? "open" : "closed";
    // Holidays' own times do not fit into a week.
    if (days.length === 0 && times.length > 0) return undefined;
    // A rule for holidays alone has no season. A second season would need a second week.
    if (days.length > 0) seasons.add(season);
    if (!days.every((day) => putInto(week, day, rule))) return undefined;
  }
  const [season = "", ...others] = seasons;
  if (others.length > 0 || week.every((times) => times.length === 0)) return undefined;
  const bounds = seasonOf(season);
  if (bounds === undefined) return undefined;
  return { hours: { kind: "weekly", week, season: bounds, exceptions: [], note: null }, holidays };
}

/** @returns the rules, with undefined for one that is not understood */
function rulesIn(text: string): (Rule | undefined)[] {
  return text
    .replace(/\s+/g, " ")
    .replace(/[\u2010-\u2015]/g, "-")
    .replace(
      /(?<!\p{L})(?:mo|tu|we|th|fr|sa|su|ph|sh)(?!\p{L})/giu,
      (name) => CASES.get(name.toLowerCase()) ?? "",
    )
    .split(";")
    .flatMap((rule) => rule.split(ADDED).map((part, index) => ({ part: part.trim(), isAdded: index > 0 })))
    .filter(({ part }) => part !== "")
    .map(({ part, isAdded }) => {
      const [, from, until, names, said = ""] = RULE.exec(part) ?? [];
      const days = daysOf(names);
      const times = timesOf(said);
      const season = from && until ? `${from}/${until}` : "";
      return days && times && { isAdded, season, days, isOfHolidays: names?.includes("PH") ?? false, times };
    });
}

/** Puts a rule's times on a day: a later rule replaces an earlier one. @returns false if it cannot be meant */
function putInto(week: TimeRange[][], day: number, { isAdded, times }: Rule): boolean {
  const before = week[day] ?? [];
  // By the syntax the second rule replaces the first, but its writer most likely meant both.
  if (!isAdded && before.length > 0 && times.length > 0 && !overlaps(before, times)) return false;
  const after = isAdded ? together(before, times) : times;
  week[day] = after;
  return after.length <= MAX_RANGES;
}

/** @returns day numbers, 0 for Monday; every day without names */
function daysOf(names: string | undefined): number[] | undefined {
  if (names === undefined) return DAYS.map((_, day) => day);
  const days: number[] = [];
  for (const part of names.split(/ ?, ?/)) {
    if (part === "PH") continue;
    const [first = -1, last = first] = part.split(/ ?- ?/).map((name) => DAYS.indexOf(name));
    if (first < 0 || last < 0) return undefined;
    for (let day = first; ; day = (day + 1) % 7) {
      days.push(day);
      if (day === last) break;
    }
  }
  return days;
}

function timesOf(said: string): TimeRange[] | undefined {
  if (/^(off|closed)$/.test(said)) return [];
  if (/^(24\/7|00:00 ?- ?24:00)$/.test(said)) return [ALL_DAY];
  const ranges = said.split(/ ?, ?/).map((range) => {
    const [, from, until] = /^(\d?\d:\d\d) ?- ?(\d?\d:\d\d)$/.exec(range) ?? [];
    const [begins, ends] = [timeOf(from), timeOf(until)];
    return begins && ends ? `${begins}-${ends}` : undefined;
  });
  if (ranges.length > MAX_RANGES || ranges.includes(undefined)) return undefined;
  return ranges as TimeRange[];
}

/** "26:00" is 2 AM of the next day. */
function timeOf(text: string | undefined): string | undefined {
  const [hours = Number.NaN, minutes = Number.NaN] = text?.split(":").map(Number) ?? [];
  if (!(hours <= 28 && minutes <= 59)) return undefined;
  return `${String(hours % 24).padStart(2, "0")}:${String(minutes).padStart(2, "0")}`;
}

const LAST_DAYS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** @param text "Apr 15/Oct", or empty for all year. @returns undefined if there is no such day */
function seasonOf(text: string): WeeklyHours["season"] | undefined {
  if (text === "") return null;
  const [from, until] = text.split("/").map((end, index) => {
    const [name = "", given] = end.split(" ");
    const month = MONTHS.indexOf(name);
    const last = LAST_DAYS[month] ?? 0;
    const day = given === undefined ? (index === 0 ? 1 : last) : Number(given);
    if (day < 1 || day > last) return undefined;
    return `${String(month + 1).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
  });
  return from && until ? { from, until } : undefined;
}
