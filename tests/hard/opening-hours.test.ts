/** Opening hours, minute by minute, and wall times in every zone. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { stateAt } from "../../src/lib/opening-hours/state.ts";
import { instantOf, wallTime } from "../../src/lib/time/zoned-time.ts";
import { weekly } from "../../testbed/opening-hours.ts";
import { openMinutes } from "../unit/support/hours-oracle.ts";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const ZONES = [
  "UTC",
  "Europe/Berlin",
  "America/New_York",
  "America/Havana",
  "Asia/Kolkata",
  "Asia/Beirut",
  "Africa/Casablanca",
  "Australia/Lord_Howe",
  "America/Santiago",
  "Pacific/Kiritimati",
  "Pacific/Apia",
];
/** Days on which clocks change somewhere, and others; one of a date that Samoa left out. */
const DATES = [
  "2026-03-08",
  "2026-03-29",
  "2026-10-25",
  "2026-11-01",
  "2026-04-04",
  "2026-06-24",
  "2028-02-28",
  "2011-12-30",
];

const time = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.constantFrom(0, 15, 30, 59))
  .map(([hour, minute]) => `${String(hour).padStart(2, "0")}:${String(minute).padStart(2, "0")}`);
// Many in the hours in which clocks change.
const nightTime = fc.constantFrom("00:00", "00:30", "01:30", "02:00", "02:15", "02:30", "03:00", "03:30");
const range = fc.tuple(fc.oneof(time, nightTime), fc.oneof(time, nightTime)).map((ends) => ends.join("-"));
const times = fc.array(range, { maxLength: 3 });
const week = fc.array(times, { minLength: 7, maxLength: 7 });
const season = fc.option(
  fc.record({
    from: fc.constantFrom("03-08", "03-29", "06-24", "10-25", "12-31", "02-29"),
    until: fc.constantFrom("03-08", "03-30", "06-25", "11-01", "01-01", "02-29"),
  }),
);
const cases = fc
  .record({
    week,
    season,
    zone: fc.constantFrom(...ZONES),
    date: fc.constantFrom(...DATES),
    times,
    special: fc.boolean(),
  })
  .map(({ week, season, zone, date, times, special }) => ({
    zone,
    date,
    hours: weekly({
      week,
      season,
      exceptions: special ? [{ from: date, until: date, times, reason: null }] : [],
    }),
  }));

const DAYS_WALKED = 3;

test("for any hours, zone and change of clocks, each minute has the state that counting through them finds", () => {
  fc.assert(
    fc.property(cases, ({ zone, date, hours }) => {
      const from = Date.parse(`${date}T00:00Z`) - DAY;
      const minutes = (DAYS_WALKED * DAY) / MINUTE;
      const { open } = openMinutes(hours, zone, from, minutes);
      for (let i = 0; i < minutes; i++) {
        // A difference that only two minutes side by side can show is looked at where it changes, else now and then.
        if (i % 47 !== 0 && open[i] === open[i - 1] && open[i] === open[i + 1]) continue;
        const now = from + i * MINUTE;
        const state = stateAt(hours, zone, now);
        const found = open.indexOf(!open[i], i);
        const turns = found < 0 ? undefined : from + found * MINUTE;
        const at = `${zone} ${new Date(now).toISOString()}`;
        if ((state.is === "open") !== open[i]) expect.fail(`${at} is ${open[i] ? "open" : "closed"}`);
        const changes = state.is === "open" ? state.until : state.is === "closed" ? state.opens : undefined;
        const isRight =
          turns === undefined ? !(changes && changes < from + minutes * MINUTE) : changes === turns;
        if (!isRight) expect.fail(`${at} changes at ${turns}, not at ${changes}`);
      }
    }),
    { numRuns: 100 },
  );
});

test("a wall time's first instant is found in every zone, also during a change of clocks", () => {
  for (const zone of ZONES) {
    for (const date of DATES) {
      const start = Date.parse(`${date}T00:00Z`) - DAY;
      let latest = wallTime(zone, start - MINUTE);
      for (let instant = start; instant < start + 3 * DAY; instant += 15 * MINUTE) {
        const wall = wallTime(zone, instant);
        // Shown before: the first time was another.
        if (wall <= latest) continue;
        expect([zone, instantOf(zone, wall)]).toEqual([zone, instant]);
        latest = wall;
      }
    }
  }
});
