import { describe, expect, test } from "vitest";
import type { OpeningHours } from "../../src/lib/opening-hours/hours.ts";
import { stateAt } from "../../src/lib/opening-hours/state.ts";
import { weekly } from "../../testbed/opening-hours.ts";

const daily = (...times: string[]) => weekly({ week: Array.from({ length: 7 }, () => times) });
const closedOn = (date: string) => ({ from: date, until: date, times: [], reason: null });

/** "open until 2026-06-24T20:00Z", in UTC. */
function inWords(hours: OpeningHours, timeZone: string, now: string): string {
  const state = stateAt(hours, timeZone, Date.parse(now));
  const at = (instant: number | undefined) =>
    instant === undefined ? "…" : new Date(instant).toISOString().slice(0, 16);
  if (state.is === "appointment") return "by appointment";
  return state.is === "open" ? `open until ${at(state.until)}` : `closed until ${at(state.opens)}`;
}

describe("opening hours at an instant", () => {
  // 2026-06-24 is a Wednesday; Berlin is two hours ahead of UTC then.
  test.each<[string, OpeningHours, string, string, string]>([
    [
      "within a range",
      daily("07:00-21:00"),
      "Europe/Berlin",
      "2026-06-24T10:00Z",
      "open until 2026-06-24T19:00",
    ],
    [
      "in its first minute",
      daily("07:00-21:00"),
      "Europe/Berlin",
      "2026-06-24T05:00Z",
      "open until 2026-06-24T19:00",
    ],
    [
      "in its last minute",
      daily("07:00-21:00"),
      "Europe/Berlin",
      "2026-06-24T18:59Z",
      "open until 2026-06-24T19:00",
    ],
    [
      "when it ends",
      daily("07:00-21:00"),
      "Europe/Berlin",
      "2026-06-24T19:00Z",
      "closed until 2026-06-25T05:00",
    ],
    [
      "before it",
      daily("07:00-21:00"),
      "Europe/Berlin",
      "2026-06-24T04:59Z",
      "closed until 2026-06-24T05:00",
    ],
    [
      "between two",
      daily("07:00-10:00", "18:00-22:00"),
      "UTC",
      "2026-06-24T12:00Z",
      "closed until 2026-06-24T18:00",
    ],
    [
      "in two that overlap",
      daily("07:00-10:00", "09:00-12:00"),
      "UTC",
      "2026-06-24T08:00Z",
      "open until 2026-06-24T12:00",
    ],
    [
      "in two side by side",
      daily("07:00-10:00", "10:00-12:00"),
      "UTC",
      "2026-06-24T08:00Z",
      "open until 2026-06-24T12:00",
    ],
    [
      "in two out of order",
      daily("18:00-22:00", "07:00-10:00"),
      "UTC",
      "2026-06-24T06:00Z",
      "closed until 2026-06-24T07:00",
    ],
    ["after midnight", daily("18:00-02:00"), "UTC", "2026-06-24T01:00Z", "open until 2026-06-24T02:00"],
    ["all day and night", daily("00:00-00:00"), "UTC", "2026-06-24T01:00Z", "open until …"],
    ["a day of 24 hours from noon", daily("12:00-12:00"), "UTC", "2026-06-24T01:00Z", "open until …"],
    ["by appointment", { kind: "appointment", note: null }, "UTC", "2026-06-24T01:00Z", "by appointment"],
    [
      "on a closed day",
      { ...daily("07:00-21:00"), exceptions: [closedOn("2026-06-24")] },
      "UTC",
      "2026-06-24T10:00Z",
      "closed until 2026-06-25T07:00",
    ],
    [
      "on a closed day's early morning, of the night before",
      { ...daily("18:00-02:00"), exceptions: [closedOn("2026-06-24")] },
      "UTC",
      "2026-06-24T01:00Z",
      "open until 2026-06-24T02:00",
    ],
    [
      "with other hours for a day",
      { ...daily("07:00-21:00"), exceptions: [{ ...closedOn("2026-06-24"), times: ["12:00-14:00"] }] },
      "UTC",
      "2026-06-24T10:00Z",
      "closed until 2026-06-24T12:00",
    ],
    [
      "out of season",
      { ...daily("07:00-21:00"), season: { from: "05-01", until: "10-15" } },
      "UTC",
      "2026-11-01T10:00Z",
      "closed until 2027-05-01T07:00",
    ],
    [
      "in a season over the new year",
      { ...daily("07:00-21:00"), season: { from: "12-01", until: "03-31" } },
      "UTC",
      "2027-01-01T10:00Z",
      "open until 2027-01-01T21:00",
    ],
    [
      "after the last date",
      { ...daily(), exceptions: [{ ...closedOn("2026-06-24"), times: ["12:00-14:00"] }] },
      "UTC",
      "2026-06-25T10:00Z",
      "closed until …",
    ],
    // Put forward at 2026-03-29T01:00Z from 2:00 to 3:00.
    [
      "as clocks skip its end",
      daily("20:00-02:30"),
      "Europe/Berlin",
      "2026-03-29T00:30Z",
      "open until 2026-03-29T01:00",
    ],
    [
      "as clocks skip its beginning",
      daily("02:30-05:00"),
      "Europe/Berlin",
      "2026-03-29T00:30Z",
      "closed until 2026-03-29T01:00",
    ],
    [
      "as clocks skip all of it",
      daily("02:15-02:45"),
      "Europe/Berlin",
      "2026-03-29T00:30Z",
      "closed until 2026-03-30T00:15",
    ],
    // Put back at 2026-10-25T01:00Z from 3:00 to 2:00.
    [
      "as its end comes twice",
      daily("20:00-02:30"),
      "Europe/Berlin",
      "2026-10-24T23:59Z",
      "open until 2026-10-25T00:30",
    ],
    [
      "once its end comes again",
      daily("20:00-02:30"),
      "Europe/Berlin",
      "2026-10-25T01:15Z",
      "closed until 2026-10-25T19:00",
    ],
    [
      "over the hour that comes twice",
      daily("01:00-04:00"),
      "Europe/Berlin",
      "2026-10-25T00:00Z",
      "open until 2026-10-25T03:00",
    ],
    [
      "as clocks change at midnight",
      daily("00:00-08:00"),
      "America/Havana",
      "2026-03-08T05:30Z",
      "open until 2026-03-08T12:00",
    ],
    [
      "where half an hour is enough",
      daily("01:30-01:45"),
      "Australia/Lord_Howe",
      "2026-04-04T14:40Z",
      "open until 2026-04-04T14:45",
    ],
  ])("%s", (_what, hours, timeZone, now, expected) => {
    expect(inWords(hours, timeZone, now)).toBe(expected);
  });
});
