/** Opening hours: from a form's or a spreadsheet's input to the stored value, and back. */
import {
  ALL_DAY,
  isAlways,
  MAX_EXCEPTIONS,
  MAX_NOTE_LENGTH,
  MAX_RANGES,
  MAX_REASON_LENGTH,
  type OpeningHours,
} from "../lib/opening-hours/hours.ts";
import { hoursText, readHours, UnreadableHours } from "../lib/opening-hours/text.ts";
import { legible } from "../lib/texts/legible.ts";
import { t } from "../lib/texts/t.ts";
import { turned, z } from "../lib/zod.ts";
import { isBlank } from "./blank.ts";
import type { Field, HoursExceptionInput, HoursInput, InputValue, TimesInput } from "./field.ts";

export const NO_HOURS: HoursInput = {
  mode: "none",
  week: Array.from({ length: 7 }, () => []),
  season: null,
  exceptions: [],
  note: "",
};

const MAX_SHOWN = 80;

/** Blank is stored as null. Accepts a form's input, or a text as `hoursText` writes it. */
export function hours(
  options: Pick<Field, "label" | "appears" | "choices" | "saidBy">,
): Field<OpeningHours | null> {
  return { kind: "hours", translated: true, ...options, required: false, initial: NO_HOURS, schema };
}

/** A form's input for stored hours; a rule of the database guarantees their shape. */
export function asHoursInput(value: unknown): HoursInput {
  const kept = value as OpeningHours;
  const note = kept.note ?? "";
  if (kept.kind === "appointment") return { ...NO_HOURS, mode: "appointment", note };
  return {
    mode: isAlways(kept) ? "always" : "weekly",
    week: kept.week.map((times) => times.map(timesInput)),
    season: kept.season,
    exceptions: kept.exceptions.map(({ times, reason, ...dates }) => ({
      ...dates,
      times: times.map(timesInput),
      reason: reason ?? "",
    })),
    note,
  };
}

export function hoursAsText(input: InputValue): string {
  const kept = schema.parse(input);
  return kept === null ? "" : hoursText(kept);
}

function timesInput(range: string): TimesInput {
  const [from = "", until = ""] = range.split("-");
  return { from, until };
}

type Problem = (path: (string | number)[], message: string) => void;

/** The form produces no other shapes. */
const typed = z.custom<HoursInput>((value) => typeof value === "object" && value !== null);

const schema: z.ZodMiniType<OpeningHours | null> = turned(
  z.union([z.string(), typed]),
  (input, { issues }) => {
    const problem: Problem = (path, message) => issues.push({ code: "custom", input, path, message });
    const before = issues.length;
    const read = () => (isUntouched(input as HoursInput) ? null : fromForm(input as HoursInput, problem));
    const hours = typeof input === "string" ? fromText(input, problem) : read();
    if (issues.length > before) return z.NEVER;
    return hours;
  },
);

/** Hours that were switched on and left empty keep no form from being saved. */
function isUntouched({ mode, week, season, exceptions, note }: HoursInput): boolean {
  return mode === "weekly" && week.flat().length === 0 && !season && exceptions.length === 0 && isBlank(note);
}

function fromText(text: string, problem: Problem): OpeningHours | null {
  if (isBlank(text)) return null;
  try {
    // Uses the form's validation, so that both show the same messages.
    return fromForm(asHoursInput(readHours(text)), problem);
  } catch (error) {
    if (!(error instanceof UnreadableHours)) throw error;
    const line = error.message.length > MAX_SHOWN ? `${error.message.slice(0, MAX_SHOWN)}…` : error.message;
    problem([], t`We cannot read “${line}” as opening hours. Write Mon-Fri 09:00-17:00, for example.`);
    return null;
  }
}

function fromForm(input: HoursInput, problem: Problem): OpeningHours | null {
  if (input.mode === "none") return null;
  const note = shortText(input.note, MAX_NOTE_LENGTH, () =>
    problem(["note"], t`The note must be at most ${MAX_NOTE_LENGTH} characters`),
  );
  if (input.mode === "appointment") return { kind: "appointment", note };
  const isAlwaysOpen = input.mode === "always";
  if (!isAlwaysOpen)
    for (const [day, times] of input.week.entries()) checkTimes(times, ["week", day], problem);
  checkSeason(input, problem);
  checkExceptions(input.exceptions, problem);
  const kept: OpeningHours = {
    kind: "weekly",
    week: input.week.map((times) => (isAlwaysOpen ? [ALL_DAY] : ranges(times))),
    season: input.season && { from: input.season.from, until: input.season.until },
    exceptions: input.exceptions
      .map(({ from, until, times, reason }, index) => ({
        from,
        until: until || from,
        times: ranges(times),
        reason: shortText(reason, MAX_REASON_LENGTH, () =>
          problem(
            ["exceptions", index, "reason"],
            t`The reason must be at most ${MAX_REASON_LENGTH} characters`,
          ),
        ),
      }))
      .sort((one, other) => one.from.localeCompare(other.from, "en")),
    note,
  };
  if ([...kept.week, ...kept.exceptions.map(({ times }) => times)].every((times) => times.length === 0)) {
    problem(["week"], t`Please enter times for one day`);
  }
  return kept;
}

/** A text on one line. Blank is stored as null. */
function shortText(text: string, maxLength: number, tooLong: () => void): string | null {
  const line = legible(text, false).replace(/\s+/g, " ").trim();
  if ([...line].length > maxLength) tooLong();
  return isBlank(line) ? null : line;
}

function ranges(times: readonly TimesInput[]): string[] {
  return times.map(({ from, until }) => `${from}-${until}`);
}

const TIME = /^([01][0-9]|2[0-3]):[0-5][0-9]$/;

function checkTimes(times: readonly TimesInput[], path: (string | number)[], problem: Problem): void {
  for (const [index, range] of times.entries()) {
    if (!TIME.test(range.from)) problem([...path, index, "from"], t`Please enter when it opens`);
    if (!TIME.test(range.until)) problem([...path, index, "until"], t`Please enter when it closes`);
  }
  if (times.length > MAX_RANGES)
    problem([...path, MAX_RANGES, "from"], t`A day has room for ${MAX_RANGES} times`);
}

function checkSeason({ season }: HoursInput, problem: Problem): void {
  if (!season) return;
  for (const end of ["from", "until"] as const) {
    if (!isMonthDay(season[end])) problem(["season", end], t`There is no such day`);
  }
}

function checkExceptions(exceptions: readonly HoursExceptionInput[], problem: Problem): void {
  if (exceptions.length > MAX_EXCEPTIONS) {
    problem(["exceptions", MAX_EXCEPTIONS, "from"], t`There is room for ${MAX_EXCEPTIONS} exceptions`);
    // Comparing each pair would take minutes for an import of thousands.
    return;
  }
  for (const [index, { from, until, times }] of exceptions.entries()) {
    const at = (part: string, message: string) => problem(["exceptions", index, part], message);
    checkTimes(times, ["exceptions", index, "times"], problem);
    if (!isDate(from)) at("from", t`Please enter a date`);
    else if (until && !isDate(until)) at("until", t`Please enter a date`);
    else if (until && until < from) at("until", t`The last day is before the first`);
    else if (exceptions.slice(0, index).some((other) => overlap(other, exceptions[index]))) {
      at("from", t`This day has an exception already`);
    }
  }
}

function overlap(one: HoursExceptionInput, other: HoursExceptionInput | undefined): boolean {
  return !!other && one.from <= (other.until || other.from) && other.from <= (one.until || one.from);
}

const DATE = /^20[0-9]{2}-[0-9]{2}-[0-9]{2}$/;

/** Whether it is an existing day of this century, written 2026-12-24. */
export function isDate(text: string): boolean {
  if (!DATE.test(text)) return false;
  const date = new Date(`${text}T00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** Whether it is a day of a leap year, written 02-29. */
export function isMonthDay(text: string): boolean {
  return isDate(`2000-${text}`);
}
