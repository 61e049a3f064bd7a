import { describe, expect, test } from "vitest";
import { HOURS } from "../../src/lib/messages/hours.ts";
import ja from "../../src/lib/messages/ja.json" with { type: "json" };
import { type HoursKey, plainly } from "../../src/lib/messages/message.ts";
import type { OpeningHours } from "../../src/lib/opening-hours/hours.ts";
import {
  formatFor,
  formatOf,
  oneLineOf,
  rowsOf,
  statusAt,
  timesAhead,
  timesInShort,
} from "../../src/lib/opening-hours/words.ts";
import { weekly } from "../../testbed/opening-hours.ts";

const ENGLISH_HOURS = formatOf("en-US", plainly(HOURS));

const daily = (...times: string[]) => weekly({ week: Array.from({ length: 7 }, () => times) });
const closed = (from: string, until = from, reason: string | null = null) => ({
  from,
  until,
  times: [],
  reason,
});
const midweek = weekly({
  week: [
    ["07:00-21:00"],
    [],
    ["07:00-21:00"],
    ["07:00-21:00"],
    ["07:00-21:00"],
    ["08:00-12:00", "15:00-00:00"],
    [],
  ],
});
const pool = {
  ...midweek,
  exceptions: [closed("2026-06-23"), closed("2026-06-25", "2026-06-26", "Cleaning")],
};

/** As in a hotel in Berlin, two hours ahead of UTC; 2026-06-24 is a Wednesday. */
function said(hours: OpeningHours, now: string, format = ENGLISH_HOURS): string {
  const { lead, rest } = statusAt(hours, "Europe/Berlin", Date.parse(now), format);
  // Intl puts a narrow blank before AM and PM.
  return [lead, rest].filter(Boolean).join(" · ").replaceAll("\u202f", " ");
}

describe("what guests read", () => {
  test.each<[string, OpeningHours, string, string]>([
    ["open", daily("07:00-21:00"), "2026-06-24T10:00Z", "Open · until 9 PM"],
    ["open until half past", daily("07:00-22:30"), "2026-06-24T10:00Z", "Open · until 10:30 PM"],
    ["open until noon", daily("07:00-12:00"), "2026-06-24T06:00Z", "Open · until noon"],
    ["open until midnight", daily("07:00-00:00"), "2026-06-24T10:00Z", "Open · until midnight"],
    ["open into the night", daily("18:00-02:00"), "2026-06-24T20:00Z", "Open · until 2 AM"],
    [
      "open until another day",
      weekly({ week: [["09:00-09:00"], ["09:00-09:00"], ["09:00-09:00"], ["09:00-10:00"], [], [], []] }),
      "2026-06-22T10:00Z",
      "Open · until Thursday 10 AM",
    ],
    ["always open", daily("00:00-00:00"), "2026-06-24T10:00Z", "Open · day and night"],
    ["open later today", daily("16:00-22:00"), "2026-06-24T10:00Z", "Opens at 4 PM"],
    ["open tomorrow", daily("07:00-10:00"), "2026-06-24T10:00Z", "Closed · opens tomorrow at 7 AM"],
    ["closed today", midweek, "2026-06-23T10:00Z", "Closed today · opens tomorrow at 7 AM"],
    ["closed today and tomorrow", pool, "2026-06-25T10:00Z", "Closed today · opens Saturday at 8 AM"],
    [
      "closed for long",
      { ...daily("07:00-21:00"), season: { from: "05-01", until: "10-15" } },
      "2026-11-01T10:00Z",
      "Closed · opens May\u00a01",
    ],
    [
      "closed for good",
      {
        ...weekly({ week: [[], [], [], [], [], [], []] }),
        exceptions: [{ ...closed("2026-06-23"), times: ["09:00-10:00"] }],
      },
      "2026-06-24T10:00Z",
      "Closed",
    ],
    ["by appointment", { kind: "appointment", note: null }, "2026-06-24T10:00Z", "By appointment"],
  ])("%s", (_what, hours, now, expected) => {
    expect(said(hours, now)).toBe(expected);
  });

  test("is in the reader's own clock, in English all the same", () => {
    const german = formatFor(ENGLISH_HOURS, "de-DE");
    expect(said(daily("07:00-22:30"), "2026-06-24T10:00Z", german)).toBe("Open · until 22:30");
    expect(said(daily("00:00-07:00"), "2026-06-24T10:00Z", german)).toBe("Closed · opens tomorrow at 00:00");
    expect(formatFor({ ...ENGLISH_HOURS, locale: "fi" }, "fil-PH")).toMatchObject({ locale: "fi" });
    expect(formatFor({ ...ENGLISH_HOURS, locale: "pt" }, "pt-BR")).toMatchObject({ locale: "pt-BR" });
    expect(formatFor(ENGLISH_HOURS, "ar-EG")).toMatchObject({ locale: "en-US", hour12: true });
    expect(rowsOf(pool, undefined, formatFor(ENGLISH_HOURS, "en-GB")).at(-1)?.label).toBe(
      "25\u00a0June – 26\u00a0June",
    );
  });

  test.each<[string, OpeningHours, string, string | undefined]>([
    ["before it opens", midweek, "2026-06-24T04:00Z", "until 9 PM"],
    ["on another day, with two ranges", midweek, "2026-06-26T20:00Z", "until noon"],
    ["into the night", daily("18:00-02:00"), "2026-06-24T10:00Z", "until 2 AM"],
    ["while it is open", midweek, "2026-06-24T10:00Z", undefined],
  ])("says when what opens closes again: %s", (_what, hours, now, end) => {
    const status = statusAt(hours, "Europe/Berlin", Date.parse(now), ENGLISH_HOURS);
    expect(status.end?.replaceAll("\u202f", " ")).toBe(end);
  });

  test.each<[string, string, string | undefined]>([
    ["before the first of today's ranges", "2026-06-27T04:00Z", ": 8 AM – noon, 3 PM – midnight"],
    ["between two of them", "2026-06-27T11:00Z", ": 8 AM – noon, 3 PM – midnight"],
    ["after the last, of the next day that opens", "2026-06-22T20:00Z", "Wednesday: 7 AM – 9 PM"],
    ["of tomorrow", "2026-06-26T20:00Z", "tomorrow: 8 AM – noon, 3 PM – midnight"],
  ])("has the times that matter %s", (_when, now, expected) => {
    const ahead = timesAhead(midweek, "Europe/Berlin", Date.parse(now), ENGLISH_HOURS);
    const said = ahead && `${ahead.day}: ${timesInShort(ENGLISH_HOURS, ahead.ranges)}`;
    expect(said?.replace(/\s+/g, " ")).toBe(expected);
  });

  test("has none that matter where it does not open within a week", () => {
    const shut = { ...daily("07:00-21:00"), season: { from: "05-01", until: "10-15" } };
    expect(timesAhead(shut, "Europe/Berlin", Date.parse("2026-11-01T10:00Z"), ENGLISH_HOURS)).toBeUndefined();
    expect(timesInShort({ ...ENGLISH_HOURS, hour12: false }, ["07:00-10:30"])).toBe("07:00 – 10:30");
    expect(timesInShort(ENGLISH_HOURS, ["07:00-10:30", "18:00-21:05"])).toBe("7 – 10:30, 6 – 9:05");
  });

  test("is in Japanese not outside opening hours where it is closed for days", () => {
    const japanese = formatOf("ja", plainly<HoursKey>(ja.messages));
    expect(
      said(
        { ...daily("07:00-21:00"), season: { from: "05-01", until: "10-15" } },
        "2026-11-01T10:00Z",
        japanese,
      ),
    ).toBe("閉まっています · 5月1日に開きます");
    expect(said(daily("07:00-10:00"), "2026-06-24T10:00Z", japanese)).toBe(
      "閉まっています · 明日07:00に開きます",
    );
  });

  test("keeps a Latin AM with its hour between Hebrew words, and needs nothing for an Arabic one", () => {
    const read = (locale: string, reader: string) =>
      said(daily("07:00-21:00"), "2026-06-24T10:00Z", formatFor({ ...ENGLISH_HOURS, locale }, reader));
    // Intl puts a mark of its own before the hour.
    expect(read("he", "en-US")).toMatch(/until \u2066\u200f?9 PM\u2069$/);
    expect(read("he", "he-IL")).toBe("Open · until 21:00");
    expect(read("ar", "ar-EG")).toMatch(/until 9\sم$/);
  });
});

describe("the week", () => {
  const lines = (hours: OpeningHours, today?: string) =>
    rowsOf(hours, today === undefined ? undefined : Date.parse(today) / 86_400_000, ENGLISH_HOURS).map(
      ({ label, times, isToday, isException, reason }) =>
        [
          `${isToday ? "*" : ""}${isException ? "!" : ""}${label}`,
          times.replaceAll("\u202f", " "),
          ...(reason ? [reason] : []),
        ].join(" | "),
    );

  test("has days with the same times in one line, and other days after them", () => {
    expect(lines(pool)).toEqual([
      "Monday | 7 AM – 9 PM",
      "Tuesday | closed",
      "Wednesday to Friday | 7 AM – 9 PM",
      "Saturday | 8 AM – noon, 3 PM – midnight",
      "Sunday | closed",
      "!Tuesday, June\u00a023 | closed",
      "!June\u00a025 – June\u00a026 | closed | Cleaning",
    ]);
  });

  test("marks today, and leaves out what is past", () => {
    expect(lines(pool, "2026-06-24")).toContain("*Wednesday to Friday | 7 AM – 9 PM");
    expect(lines(pool, "2026-06-24")).not.toContain("!Tuesday, June\u00a023 | closed");
    expect(lines(pool, "2026-06-27")).toEqual([
      "Monday | 7 AM – 9 PM",
      "Tuesday | closed",
      "Wednesday to Friday | 7 AM – 9 PM",
      "*Saturday, today | 8 AM – noon, 3 PM – midnight",
      "Sunday | closed",
    ]);
  });

  test("marks a day that differs from it in place of its weekday", () => {
    const today = lines(pool, "2026-06-26").filter((line) => line.startsWith("*"));
    expect(today).toEqual(["*!June\u00a025 – June\u00a026 | closed | Cleaning"]);
  });

  test("has its season", () => {
    expect(lines({ ...daily("07:00-21:00"), season: { from: "05-01", until: "10-15" } })).toEqual([
      "Every day | 7 AM – 9 PM",
      "Season | May\u00a01 – October\u00a015",
    ]);
  });

  test.each<[string, OpeningHours, string | undefined]>([
    ["the same every day", daily("07:00-21:00"), "Every day 7 AM – 9 PM"],
    ["always", daily("00:00-00:00"), ""],
    ["by appointment", { kind: "appointment", note: null }, ""],
    ["other times on some day", midweek, undefined],
    ["other times on a date", { ...daily("07:00-21:00"), exceptions: [closed("2026-06-23")] }, undefined],
  ])("needs no table for %s", (_what, hours, expected) => {
    expect(oneLineOf(hours, ENGLISH_HOURS)?.replaceAll("\u202f", " ")).toBe(expected);
  });
});
