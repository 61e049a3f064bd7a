/** Opening hours that both the form's schema and the database must accept, or refuse. */
import fc from "fast-check";
import { isBlank } from "../src/fields/blank.ts";
import type { HoursException, OpeningHours, WeeklyHours } from "../src/lib/opening-hours/hours.ts";

const DAILY = Array.from({ length: 7 }, () => ["07:00-21:00"]);

export function weekly(changes: Partial<WeeklyHours> = {}): WeeklyHours {
  return { kind: "weekly", week: DAILY, season: null, exceptions: [], note: null, ...changes };
}

function closed(from: string, until = from, changes: Partial<HoursException> = {}): HoursException {
  return { from, until, times: [], reason: null, ...changes };
}

const CLOSED_WEEK: string[][] = Array.from({ length: 7 }, () => []);
const week = (...monday: string[]) => [monday, ...CLOSED_WEEK.slice(1)];
const DAYS = Array.from({ length: 41 }, (_, i) =>
  new Date(Date.UTC(2026, 0, 1 + i)).toISOString().slice(0, 10),
);

export const GOOD_HOURS: Readonly<Record<string, OpeningHours>> = {
  "every day": weekly(),
  "all day": weekly({ week: week("00:00-00:00") }),
  "across midnight": weekly({ week: week("18:00-02:30") }),
  "several ranges, overlapping": weekly({ week: week("09:00-12:00", "11:30-15:00", "23:59-00:00") }),
  "six ranges": weekly({ week: week(...Array.from({ length: 6 }, (_, i) => `0${i}:00-0${i}:30`)) }),
  "a season": weekly({ season: { from: "05-01", until: "10-15" } }),
  "a season over the new year": weekly({ season: { from: "12-01", until: "02-29" } }),
  "a closed day": weekly({ exceptions: [closed("2026-12-25", "2026-12-25", { reason: "Christmas" })] }),
  "a leap day": weekly({ exceptions: [closed("2028-02-29")] }),
  "days side by side": weekly({ exceptions: [closed("2026-12-24"), closed("2026-12-25", "2027-01-06")] }),
  "open on one date alone": weekly({
    week: CLOSED_WEEK,
    exceptions: [closed("2026-12-24", "2026-12-24", { times: ["10:00-14:00"] })],
  }),
  "forty exceptions": weekly({ exceptions: DAYS.slice(0, 40).map((day) => closed(day)) }),
  "the longest reason": weekly({
    exceptions: [closed("2026-12-25", "2026-12-25", { reason: "🎄".repeat(80) })],
  }),
  "the longest note": weekly({ note: "🏊".repeat(200) }),
  "by appointment": { kind: "appointment", note: null },
  "by appointment, with a note": { kind: "appointment", note: "Ask at reception" },
};

/** Values of any type, as clients may send them. */
export const BAD_HOURS: Readonly<Record<string, unknown>> = {
  "a text": "9 to 5",
  "a number": 5,
  "a list": [],
  "nothing in it": {},
  "null in JSON": null,
  "an unknown kind": { ...weekly(), kind: "always" },
  "a kind of another type": { ...weekly(), kind: 1 },
  "no kind": { week: DAILY, season: null, exceptions: [], note: null },
  "no season": { kind: "weekly", week: DAILY, exceptions: [], note: null },
  "an unknown key": { ...weekly(), holidays: [] },
  "an appointment with a week": { kind: "appointment", note: null, week: DAILY },
  "an appointment without note": { kind: "appointment" },
  "a week of six days": weekly({ week: DAILY.slice(1) }),
  "a week of eight days": weekly({ week: [...DAILY, []] }),
  "a week that is an object": { ...weekly(), week: { monday: ["07:00-21:00"] } },
  "a day that is null": { ...weekly(), week: [null, ...DAILY.slice(1)] },
  "a day that is a text": { ...weekly(), week: ["07:00-21:00", ...DAILY.slice(1)] },
  "seven ranges": weekly({ week: week(...Array.from({ length: 7 }, (_, i) => `0${i}:00-0${i}:30`)) }),
  "a range of 24:00": weekly({ week: week("07:00-24:00") }),
  "a range of minute 60": weekly({ week: week("07:60-21:00") }),
  "a range without zero": weekly({ week: week("7:00-21:00") }),
  "a range with a line break": weekly({ week: week("07:00-21:00\n") }),
  "a range in other digits": weekly({ week: week("٠٧:٠٠-٢١:٠٠") }),
  "half a range": weekly({ week: week("07:00") }),
  "a range that is a number": { ...weekly(), week: [[7], ...DAILY.slice(1)] },
  "never open": weekly({ week: CLOSED_WEEK }),
  "never open but for days that are closed too": weekly({
    week: CLOSED_WEEK,
    exceptions: [closed("2026-12-24")],
  }),
  "a season of one end": { ...weekly(), season: { from: "05-01" } },
  "a season of no month": weekly({ season: { from: "13-01", until: "01-01" } }),
  "a season of no day": weekly({ season: { from: "02-30", until: "04-01" } }),
  "a season with a year": weekly({ season: { from: "2026-05-01", until: "2026-10-01" } }),
  "a season of numbers": { ...weekly(), season: { from: 501, until: 1001 } },
  "a season that is a text": { ...weekly(), season: "summer" },
  "exceptions that are an object": { ...weekly(), exceptions: {} },
  "an exception that is null": { ...weekly(), exceptions: [null] },
  "an exception on no date": weekly({ exceptions: [closed("2026-02-29")] }),
  "an exception of another century": weekly({ exceptions: [closed("1999-12-31")] }),
  "an exception with a time of day": weekly({ exceptions: [closed("2026-12-25T00:00")] }),
  "an exception that ends before it begins": weekly({ exceptions: [closed("2026-12-25", "2026-12-24")] }),
  "exceptions on the same day": weekly({
    exceptions: [closed("2026-12-24", "2026-12-26"), closed("2026-12-26", "2026-12-27")],
  }),
  "exceptions out of order": weekly({ exceptions: [closed("2026-12-25"), closed("2026-12-24")] }),
  "an exception without times": {
    ...weekly(),
    exceptions: [{ from: "2026-12-25", until: "2026-12-25", reason: null }],
  },
  "an exception with another key": { ...weekly(), exceptions: [{ ...closed("2026-12-25"), note: null }] },
  "forty-one exceptions": weekly({ exceptions: DAYS.map((day) => closed(day)) }),
  "a reason that is too long": weekly({
    exceptions: [closed("2026-12-25", "2026-12-25", { reason: "x".repeat(81) })],
  }),
  "a blank reason": weekly({ exceptions: [closed("2026-12-25", "2026-12-25", { reason: " \u200b" })] }),
  "a note that is too long": weekly({ note: "x".repeat(201) }),
  "a blank note": weekly({ note: "" }),
  "a note that is a number": { ...weekly(), note: 7 },
  "a note of an appointment that is too long": { kind: "appointment", note: "x".repeat(201) },
};

const two = (number: number) => String(number).padStart(2, "0");
const anyTime = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.constantFrom(0, 5, 30, 59))
  .map((parts) => parts.map(two).join(":"));
const anyTimes = fc.array(
  fc.tuple(anyTime, anyTime).map((ends) => ends.join("-")),
  { maxLength: 3 },
);
const anyMonthDay = fc
  .integer({ min: 0, max: 365 })
  .map((day) => new Date(Date.UTC(2028, 0, 1 + day)).toISOString().slice(5, 10));

/** @param text for notes and reasons */
export function anyHours(text: fc.Arbitrary<string>): fc.Arbitrary<OpeningHours> {
  const shortText = fc.option(
    text.map((typed) => typed.replace(/\s+/g, " ").trim()).filter((typed) => !isBlank(typed)),
  );
  const exceptions = fc.uniqueArray(fc.integer({ min: 0, max: 60 }), { maxLength: 3 }).chain((days) =>
    fc.tuple(
      ...days
        .sort((one, other) => one - other)
        .map((day) =>
          fc.record({
            from: fc.constant(dayOf(day * 7)),
            until: fc.integer({ min: 0, max: 6 }).map((more) => dayOf(day * 7 + more)),
            times: anyTimes,
            reason: shortText,
          }),
        ),
    ),
  );
  const weekly = fc
    .record({
      kind: fc.constant("weekly" as const),
      week: fc.oneof(
        fc.constant(Array.from({ length: 7 }, () => ["00:00-00:00"])),
        fc.array(anyTimes, { minLength: 7, maxLength: 7 }),
      ),
      season: fc.option(fc.record({ from: anyMonthDay, until: anyMonthDay })),
      exceptions,
      note: shortText,
    })
    .filter(({ week }) => week.some((times) => times.length > 0));
  return fc.oneof(weekly, fc.record({ kind: fc.constant("appointment" as const), note: shortText }));
}

function dayOf(number: number): string {
  return new Date(Date.UTC(2026, 0, 1 + number)).toISOString().slice(0, 10);
}
