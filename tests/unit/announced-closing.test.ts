import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import {
  closing,
  closingWordsOf,
  isClosing,
  reopening,
} from "../../src/lib/announcements/announced-closing.ts";
import { ENGLISH } from "../../src/lib/messages/en.ts";
import type { OpeningHours } from "../../src/lib/opening-hours/hours.ts";
import { dateOf } from "../../src/lib/time/zoned-time.ts";
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
  closingWordsOf((key) => messages[key] ?? "", language);

test.each(CATALOGUES)("In %s, what the owner's dialog writes is read as a closing", (language, messages) => {
  const words = wordsIn(messages, language);
  for (const until of [undefined, "today", "28. 11."]) {
    const said = closing("Sauna", words, until);
    expect(said).toContain(until === "28. 11." ? until : "Sauna: ");
    expect(isClosing(said, "Sauna", words)).toBe(true);
    expect(isClosing(said, "Pool", words)).toBe(false);
  }
  expect(isClosing("Sauna: 28. 11.", "Sauna", words)).toBe(false);
});

test("The words are those of a sentence", () => {
  const words = wordsIn(ENGLISH.messages, "en");
  expect(closing("Sauna", words, undefined)).toBe("Sauna: closed");
  expect(closing("Sauna", words, "today")).toBe("Sauna: closed today");
  expect(closing("Sauna", words, "Sat, 28 November")).toBe("Sauna: closed, opens Sat, 28 November");
});

describe("What is closed until the end of Thursday, 26 November", () => {
  const period = { starts_at: "2026-11-25T09:00", ends_at: "2026-11-27T00:00" };
  const open = ["10:00-20:00"];
  const week = (...days: string[][]) => weekly({ week: days });
  test.each<[string, OpeningHours | undefined, string | undefined]>([
    ["on Friday, without hours of its own", undefined, "2026-11-27"],
    ["nobody knows when, by appointment", { kind: "appointment", note: null }, undefined],
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
    ["never, without a day", week([], [], [], [], [], [], []), undefined],
  ])("opens %s", (_, hours, date) => {
    const day = reopening(period, hours);
    expect(day === undefined ? undefined : dateOf(day)).toBe(date);
  });
});

test("What is closed until noon opens on that day, or on the next if it has closed by then", () => {
  const period = { starts_at: "2026-11-25T09:00", ends_at: "2026-11-27T12:00" };
  const daily = (times: string) => weekly({ week: Array(7).fill([times]) });
  expect(dateOf(reopening(period, daily("10:00-20:00")) ?? 0)).toBe("2026-11-27");
  expect(dateOf(reopening(period, daily("07:00-11:00")) ?? 0)).toBe("2026-11-28");
});
