import { expect, test } from "vitest";
import { betweenMoments, isShownAt, periodOf } from "../../src/lib/announcements/shown-during.ts";

const EVERY = [1, 2, 3, 4, 5, 6, 7];

// 2026-06-24 is a Wednesday.
test.each([
  ["within a season", { from: "05-01", until: "09-30", weekdays: EVERY }, "2026-06-24T09:00", true],
  ["on its first day", { from: "06-24", until: "09-30", weekdays: EVERY }, "2026-06-24T00:00", true],
  ["on its last day", { from: "05-01", until: "06-24", weekdays: EVERY }, "2026-06-24T23:59", true],
  ["after it", { from: "05-01", until: "06-23", weekdays: EVERY }, "2026-06-24T00:00", false],
  [
    "in the old year of a winter",
    { from: "11-01", until: "03-31", weekdays: EVERY },
    "2026-12-31T23:59",
    true,
  ],
  ["in its new year", { from: "11-01", until: "03-31", weekdays: EVERY }, "2027-01-01T00:00", true],
  ["in the summer between", { from: "11-01", until: "03-31", weekdays: EVERY }, "2026-06-24T09:00", false],
  ["before a date", { from: "2026-06-25", until: null, weekdays: EVERY }, "2026-06-24T23:59", false],
  ["from it on", { from: "2026-06-24", until: null, weekdays: EVERY }, "2027-06-24T00:00", true],
  ["until a date", { from: null, until: "2026-06-24", weekdays: EVERY }, "2026-06-24T23:59", true],
  ["after that date", { from: null, until: "2026-06-24", weekdays: EVERY }, "2026-06-25T00:00", false],
  ["on its weekday", { from: null, until: null, weekdays: [3] }, "2026-06-24T09:00", true],
  ["on another", { from: null, until: null, weekdays: [1, 2, 4, 5, 6, 7] }, "2026-06-24T09:00", false],
  ["on a Sunday", { from: null, until: null, weekdays: [7] }, "2026-06-28T09:00", true],
])("an item is shown %s: %o at %s: %s", (_what, days, clock, shown) => {
  expect(isShownAt(periodOf(days), clock)).toBe(shown);
});

// As PostgreSQL writes them.
const SEASON = ["2026-05-01T08:00:00", "2026-09-30T20:00:00"] as const;

test.each([
  ["2026-05-01T07:59", SEASON, false],
  ["2026-05-01T08:00", SEASON, true],
  ["2026-09-30T19:59", SEASON, true],
  ["2026-09-30T20:00", SEASON, false],
  ["2020-01-01T00:00", [null, SEASON[1]] as const, true],
  ["2090-01-01T00:00", [SEASON[0], null] as const, true],
])("at %s what is there between %o is shown: %s", (clock, [from, until], shown) => {
  const period = betweenMoments(from, until);
  expect(period && isShownAt(period, clock)).toBe(shown);
});

test("nothing is there between two blank columns, nor between two that a kept document lacks", () => {
  expect(betweenMoments(null, null)).toBeUndefined();
  expect(betweenMoments(undefined, undefined)).toBeUndefined();
});
