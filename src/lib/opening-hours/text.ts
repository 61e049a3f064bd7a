/** Opening hours as spreadsheet text. Reading the text gives the same hours. */
import {
  ALL_DAY,
  type DayGroup,
  groupsOf,
  isAlways,
  MONTHS,
  type OpeningHours,
  type TimeRange,
  type WeeklyHours,
} from "./hours.ts";

/** Times of days by their names, each a day or the first and last of several; without names, of every day. */
export interface DaysSaid {
  names: readonly (readonly [string, string])[];
  times: TimeRange[];
}

/** How the days and times of a text are read. Each function returns undefined for what it cannot read whole. */
export interface HoursReading {
  days(line: string): DaysSaid[] | undefined;
  times(text: string): TimeRange[] | undefined;
  week(said: readonly DaysSaid[]): WeeklyHours["week"] | undefined;
}

const DAYS = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];
const ALWAYS = "Always open";
const APPOINTMENT = "By appointment";

/**
 * One entry per line:
 *
 *     Mon-Fri 07:00-10:00, 18:00-22:00
 *     Sat closed
 *     Season 1 May - 15 Oct
 *     2026-12-24 - 2026-12-26 closed (Christmas)
 *     Note: Towels are in the basket
 */
export function hoursText(hours: OpeningHours): string {
  const note = hours.note === null ? [] : [`Note: ${hours.note.replace(/\s+/g, " ")}`];
  if (hours.kind === "appointment") return [APPOINTMENT, ...note].join("\n");
  const week = isAlways(hours) ? [ALWAYS] : groupsOf(hours.week).map(groupLine);
  const { season } = hours;
  const seasonLine = season ? [`Season ${[season.from, season.until].map(monthDayText).join(" - ")}`] : [];
  const exceptions = hours.exceptions.map(({ from, until, times, reason }) => {
    const dates = from === until ? from : `${from} - ${until}`;
    return `${dates} ${timesText(times)}${reason === null ? "" : ` (${reason.replace(/\s+/g, " ")})`}`;
  });
  return [...week, ...seasonLine, ...exceptions, ...note].join("\n");
}

function groupLine({ first, last, times }: DayGroup): string {
  const days = first === last ? DAYS[first] : `${DAYS[first]}-${DAYS[last]}`;
  return `${days} ${timesText(times)}`;
}

function timesText(times: readonly TimeRange[]): string {
  return times.length === 0 ? "closed" : times.join(", ").replaceAll("-00:00", "-24:00");
}

function monthDayText(monthDay: string): string {
  const [month, day] = monthDay.split("-").map(Number);
  return `${day} ${MONTHS[(month ?? 1) - 1]}`;
}

const RANGE = /^\d\d:\d\d-\d\d:\d\d$/;

/** As `hoursText` writes it. Owners' own ways: see typed.ts. */
const AS_WRITTEN: HoursReading = {
  days(line) {
    const [, first = "", last = first, said = ""] = /^([a-z]{3})(?:-([a-z]{3}))? (.+)$/i.exec(line) ?? [];
    const times = AS_WRITTEN.times(said);
    return times && [{ names: [[first, last]], times }];
  },
  times(text) {
    if (text === "closed") return [];
    const times = text.replaceAll("-24:00", "-00:00").split(", ");
    return times.every((range) => RANGE.test(range)) ? times : undefined;
  },
  week(said) {
    const week: TimeRange[][] = DAYS.map(() => []);
    for (const { names, times } of said) {
      const [first = -1, last = -1] = names.flat().map((name) => indexOf(DAYS, name));
      if (first < 0 || last < first) return undefined;
      week.fill(times, first, last + 1);
    }
    return week;
  },
};

/** A line that cannot be read. */
export class UnreadableHours extends Error {
  override name = "UnreadableHours";
}

/** Does not check whether times exist. @throws {UnreadableHours} with the line, or with the lines that fit no week */
export function readHours(text: string, { days, times, week }: HoursReading = AS_WRITTEN): OpeningHours {
  const lines = text
    .split(/[\r\n]+/)
    // Reasons and notes may contain semicolons.
    .flatMap((line) => (/^\s*(note:|\d{4}-)/i.test(line) ? [line] : line.split(";")))
    .map((line) => line.replace(/\s+/g, " ").trim())
    .filter(Boolean);
  const hours: WeeklyHours = {
    kind: "weekly",
    week: DAYS.map(() => []),
    season: null,
    exceptions: [],
    note: null,
  };
  let isAppointment = false;
  const rules: DaysSaid[] = [];
  const ruleLines: string[] = [];
  for (const line of lines) {
    if (/^note:/i.test(line)) hours.note = line.slice("note:".length).trim();
    else if (line.toLowerCase() === APPOINTMENT.toLowerCase()) isAppointment = true;
    else if (line.toLowerCase() === ALWAYS.toLowerCase()) hours.week = DAYS.map(() => [ALL_DAY]);
    else {
      // Replace dashes one for one, so that positions stay the same; text in brackets keeps its dashes.
      const plain = line.replace(/[\u2010-\u2015\u2212]/g, "-");
      if (readSeason(plain, hours) || readException(plain, line, hours, times)) continue;
      const read = days(line);
      if (!read) throw new UnreadableHours(line);
      ruleLines.push(line);
      rules.push(...read);
    }
  }
  if (rules.length > 0) {
    const read = week(rules);
    if (!read) throw new UnreadableHours(ruleLines.join("; "));
    hours.week = read;
  }
  return isAppointment ? { kind: "appointment", note: hours.note } : hours;
}

function readSeason(line: string, hours: WeeklyHours): boolean {
  const [, fromDay = "", fromMonth = "", untilDay = "", untilMonth = ""] =
    /^season (\d{1,2}) ([a-z]{3})[a-z]* ?- ?(\d{1,2}) ([a-z]{3})[a-z]*$/i.exec(line) ?? [];
  const months = [fromMonth, untilMonth].map((name) => indexOf(MONTHS, name) + 1);
  if (months.some((month) => month === 0)) return false;
  const [from, until] = months.map((month, i) => `${two(month)}-${two(Number([fromDay, untilDay][i]))}`);
  hours.season = { from: from ?? "", until: until ?? "" };
  return true;
}

function readException(
  line: string,
  asWritten: string,
  hours: WeeklyHours,
  timesOf: HoursReading["times"],
): boolean {
  const [, from, until = from, rest = "", reason] =
    /^(\d{4}-\d\d-\d\d)(?: - (\d{4}-\d\d-\d\d))? ([^(]+?)(?: \((.*)\))?$/.exec(line) ?? [];
  const times = timesOf(rest);
  if (!from || !until || !times) return false;
  const inBrackets = asWritten.slice(asWritten.indexOf("(") + 1, -1).trim();
  hours.exceptions.push({ from, until, times, reason: reason === undefined ? null : inBrackets });
  return true;
}

function indexOf(names: readonly string[], name: string): number {
  return names.findIndex((known) => known.toLowerCase() === name.toLowerCase());
}

function two(number: number): string {
  return String(number).padStart(2, "0");
}
