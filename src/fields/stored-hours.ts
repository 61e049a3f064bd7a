/** What a column of opening hours may hold. The database's innfo.is_opening_hours accepts the same values. */
import { z } from "zod";
import {
  MAX_EXCEPTIONS,
  MAX_NOTE_LENGTH,
  MAX_RANGES,
  MAX_REASON_LENGTH,
  type OpeningHours,
} from "../lib/opening-hours/hours.ts";
import { isBlank } from "./blank.ts";

const DATE = /^20[0-9]{2}-[0-9]{2}-[0-9]{2}$/;
const RANGE = /^([01][0-9]|2[0-3]):[0-5][0-9]-([01][0-9]|2[0-3]):[0-5][0-9]$/;

/** Whether it is a real day of this century, written 2026-12-24. */
export function isDate(text: string): boolean {
  if (!DATE.test(text)) return false;
  const date = new Date(`${text}T00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** Whether it is a day of some year, written 02-29. */
export function isMonthDay(text: string): boolean {
  return isDate(`2000-${text}`);
}

/** Counted in characters, as the database counts. */
function shortText(maxLength: number) {
  return z
    .string()
    .refine((text) => !isBlank(text) && [...text].length <= maxLength)
    .nullable();
}

const times = z.array(z.string().regex(RANGE)).max(MAX_RANGES);
const date = z.string().refine(isDate);
const monthDay = z.string().refine(isMonthDay);

const exception = z
  .strictObject({ from: date, until: date, times, reason: shortText(MAX_REASON_LENGTH) })
  .refine(({ from, until }) => from <= until);

const note = shortText(MAX_NOTE_LENGTH);

const weekly = z
  .strictObject({
    kind: z.literal("weekly"),
    week: z.array(times).length(7),
    season: z.strictObject({ from: monthDay, until: monthDay }).nullable(),
    exceptions: z
      .array(exception)
      .max(MAX_EXCEPTIONS)
      // In their order, so that each day has one answer.
      .refine((all) => all.every(({ from }, i) => i === 0 || from > (all[i - 1]?.until ?? ""))),
    note,
  })
  // What is never open has no hours.
  .refine(({ week, exceptions }) =>
    [...week, ...exceptions.map((e) => e.times)].some((day) => day.length > 0),
  );

export const storedHours: z.ZodType<OpeningHours> = z.union([
  weekly,
  z.strictObject({ kind: z.literal("appointment"), note }),
]);
