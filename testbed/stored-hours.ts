/** Values that innfo.is_opening_hours accepts, specified a second time. */

import { z } from "zod";
import { isBlank } from "../src/fields/blank.ts";
import { isDate, isMonthDay } from "../src/fields/hours.ts";
import {
  MAX_EXCEPTIONS,
  MAX_NOTE_LENGTH,
  MAX_RANGES,
  MAX_REASON_LENGTH,
  type OpeningHours,
} from "../src/lib/opening-hours/hours.ts";

const RANGE = /^([01][0-9]|2[0-3]):[0-5][0-9]-([01][0-9]|2[0-3]):[0-5][0-9]$/;

/** Length in code points, as the database counts. */
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
      // Sorted and without overlap, so that each date has one answer.
      .refine((all) => all.every(({ from }, i) => i === 0 || from > (all[i - 1]?.until ?? ""))),
    note,
  })
  // At least one day has times: hours cannot be always closed.
  .refine(({ week, exceptions }) =>
    [...week, ...exceptions.map((e) => e.times)].some((day) => day.length > 0),
  );

export const storedHours: z.ZodType<OpeningHours> = z.union([
  weekly,
  z.strictObject({ kind: z.literal("appointment"), note }),
]);
