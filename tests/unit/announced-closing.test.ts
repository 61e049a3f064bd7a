import { readdirSync, readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import {
  closedFor,
  closingText,
  dayAndTime,
  reopening,
} from "../../src/lib/announcements/announced-closing.ts";
import { ENGLISH } from "../../src/lib/messages/en.ts";
import { type HoursKey, plainly } from "../../src/lib/messages/message.ts";
import type { OpeningHours } from "../../src/lib/opening-hours/hours.ts";
import { formatOf } from "../../src/lib/opening-hours/words.ts";
import { weekly } from "../../testbed/opening-hours.ts";

const FOLDER = "src/lib/messages";
const CATALOGUES: [language: string, messages: Record<string, string>][] = [
  ["en", ENGLISH.messages],
  ...readdirSync(FOLDER)
    .filter((name) => name.endsWith(".json"))
    .map((name): [string, Record<string, string>] => [
      name.replace(".json", ""),
      JSON.parse(readFileSync(`${FOLDER}/${name}`, "utf8")).messages,
    ]),
];

const wordsIn = (messages: Record<string, string>, language: string) =>
  formatOf(language, plainly<HoursKey>(messages as Record<HoursKey, string>));

/** From a Wednesday on. */
const from = { starts_at: "2026-11-25T09:00", ends_at: "2026-11-27T00:00", times: null };

test.each(CATALOGUES)("In %s, a closing is said with its day", (language, messages) => {
  const words = wordsIn(messages, language);
  const said = closingText("Sauna", words, { ...from, opens_again: "2026-11-28" });
  expect(said).toContain("28");
  expect(said).not.toMatch(/[{}]/);
  expect(said.startsWith("Sauna: ")).toBe(true);
});

test.each(CATALOGUES)("In %s, other hours are said with their day and both times", (language, messages) => {
  const words = wordsIn(messages, language);
  const said = closingText("Breakfast", words, { ...from, opens_again: "2026-11-29", times: "08:00-11:30" });
  for (const part of ["29", "8", "11", "30"]) expect(said).toContain(part);
  expect(said).not.toMatch(/[{}]/);
});

test("Other hours hold on their day alone, and close nothing", () => {
  const other = { ...from, opens_again: "2026-11-29", times: "08:00-12:00" };
  expect(closingText("Breakfast", wordsIn(ENGLISH.messages, "en"), other).replaceAll("\u202f", " ")).toBe(
    "Breakfast: Sun, November 29, 8 AM – noon",
  );
  const { exceptions } = closedFor(weekly({}), [other]);
  expect(exceptions).toEqual([
    { from: "2026-11-29", until: "2026-11-29", times: ["08:00-12:00"], reason: null },
  ]);
});

describe("On November 28, 2026", () => {
  beforeAll(() => {
    vi.useFakeTimers({ now: new Date("2026-11-28T09:00Z") });
  });
  afterAll(() => {
    vi.useRealTimers();
  });

  test.each([
    ["en", "2026-11-29T16:00:00", "Sun, November 29, 4 PM"],
    ["en", "2026-11-29T00:00:00", "Sat, November 28, midnight"],
    ["de", "2026-11-30T00:00:00", "Mo., 30. November, 00:00"],
    ["en", "2027-01-01T00:00:00", "Thu, December 31, midnight"],
    ["en", "2027-01-02T16:00:00", "Sat, January 2, 2027, 4 PM"],
    ["de", "2027-01-01T00:00:00", "Fr., 1. Januar 2027, 00:00"],
  ])("guests read in %s of what ends at %s: %s", (language, moment, said) => {
    const [, messages = {}] = CATALOGUES.find(([tag]) => tag === language) ?? [];
    expect(dayAndTime(wordsIn(messages, language), moment, true).replaceAll("\u202f", " ")).toBe(said);
  });

  test.each([
    ["2026-11-29T00:00", "Sun, November 29"],
    ["2026-11-28T12:00", "Sat, November 28, noon"],
    ["2027-01-01T00:00", "Fri, January 1, 2027"],
  ])("what begins at %s begins on %s", (moment, said) => {
    expect(dayAndTime(wordsIn(ENGLISH.messages, "en"), moment)).toBe(said);
  });
});

test.each([
  ["Sauna: closed", "2026-11-27T00:00", null],
  ["Sauna: closed, opens Sat, November 28", "2026-11-27T00:00", "2026-11-28"],
  ["Sauna: closed today", "2026-11-26T00:00", null],
  ["Sauna: closed today", "2026-11-26T00:00", "2026-11-28"],
  // Somebody who reads it at ten may come at noon.
  ["Sauna: closed, opens Wed, November 25", "2026-11-25T12:00", "2026-11-25"],
  ["Sauna: closed, opens Fri, January 1, 2027", "2027-01-01T00:00", "2027-01-01"],
])("“%s” is said until %s, if it opens again on %s", (said, ends_at, opens_again) => {
  const closing = { ...from, ends_at, opens_again };
  expect(closingText("Sauna", wordsIn(ENGLISH.messages, "en"), closing)).toBe(said);
});

test.each([
  ["2026-11-26", "2026-11-27T00:00", null],
  ["2026-11-26", "2026-11-27T12:00", "2026-11-27"],
  ["2026-11-27", "2026-11-27T12:00", "2026-11-28"],
  // Somebody has ended it early.
  ["2026-11-26", "2026-11-27T00:00", "2026-11-30"],
  [undefined, "2026-11-25T12:00", "2026-11-25"],
])(
  "The hours are closed until %s, announced until %s, if it opens again on %s",
  (until, ends_at, opens_again) => {
    const [closed] = closedFor(weekly({}), [{ ...from, ends_at, opens_again }]).exceptions;
    expect(closed?.until).toBe(until);
    expect(closed?.from).toBe(until && "2026-11-25");
  },
);

describe("What is closed until the end of Thursday, 26 November", () => {
  const open = ["10:00-20:00"];
  const week = (...days: string[][]) => weekly({ week: days });
  test.each<[string, OpeningHours | undefined, string | null]>([
    ["on Friday, without hours of its own", undefined, "2026-11-27"],
    ["nobody knows when, by appointment", { kind: "appointment", note: null }, null],
    ["on Friday", week(open, open, open, open, open, open, open), "2026-11-27"],
    ["on Monday, if it is closed on weekends", week(open, [], [], open, [], [], []), "2026-11-30"],
    ["on Thursday, the only day it opens", week([], [], [], open, [], [], []), "2026-12-03"],
    [
      "on Friday, though Thursday's night would last until then",
      week(...Array(7).fill(["20:00-02:00"])),
      "2026-11-27",
    ],
    [
      "on 14 December, after a closing of its own",
      weekly({ exceptions: [{ from: "2026-11-27", until: "2026-12-13", times: [], reason: null }] }),
      "2026-12-14",
    ],
    ["in May, after its season", weekly({ season: { from: "05-01", until: "11-26" } }), "2027-05-01"],
    ["never, without a day", week([], [], [], [], [], [], []), null],
  ])("opens %s", (_, hours, date) => {
    expect(reopening(from, hours)).toBe(date);
  });
});

test("What is closed until noon opens on that day, or on the next if it has closed by then", () => {
  const period = { ...from, ends_at: "2026-11-27T12:00" };
  const daily = (times: string) => weekly({ week: Array(7).fill([times]) });
  expect(reopening(period, daily("10:00-20:00"))).toBe("2026-11-27");
  expect(reopening(period, daily("07:00-11:00"))).toBe("2026-11-28");
});
