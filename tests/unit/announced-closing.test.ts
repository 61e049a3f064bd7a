import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { endsFrom, openingAfter } from "../../src/admin/app/dashboard/ends.ts";
import { closing, closingWordsOf, isClosing } from "../../src/lib/announced-closing.ts";
import { ENGLISH } from "../../src/lib/messages/en.ts";
import { DAY, dateOf } from "../../src/lib/zoned-time.ts";
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
  for (const date of [undefined, "28. 11."]) {
    const said = closing("Sauna", words, date);
    expect(said).toContain(date ?? "Sauna: ");
    expect(isClosing(said, "Sauna", words)).toBe(true);
    expect(isClosing(said, "Pool", words)).toBe(false);
  }
  expect(isClosing("Sauna: 28. 11.", "Sauna", words)).toBe(false);
});

test("The words are those of a sentence", () => {
  const words = wordsIn(ENGLISH.messages, "en");
  expect(closing("Sauna", words)).toBe("Sauna: closed today");
  expect(closing("Sauna", words, "Sat, 28 November")).toBe("Sauna: closed, opens Sat, 28 November");
});

describe("What is closed until the end of Thursday, 26 November", () => {
  const [thursday] = endsFrom("2026-11-26T09:00");
  const open = ["10:00-20:00"];
  const week = (...days: string[][]) => weekly({ week: days });
  test.each([
    ["on Friday, without hours of its own", undefined, "2026-11-27"],
    ["on Friday, by appointment", { kind: "appointment", note: null } as const, "2026-11-27"],
    ["on Friday", week(open, open, open, open, open, open, open), "2026-11-27"],
    ["on Monday, if it is closed on weekends", week(open, [], [], open, [], [], []), "2026-11-30"],
    ["on Thursday, the only day it opens", week([], [], [], open, [], [], []), "2026-12-03"],
    [
      "on Saturday, after a closed day",
      weekly({ exceptions: [{ from: "2026-11-27", until: "2026-11-27", times: [], reason: null }] }),
      "2026-11-28",
    ],
  ])("opens %s", (_, hours, date) => {
    if (!thursday) throw new Error("No end");
    expect(dateOf(openingAfter(thursday, hours) / DAY)).toBe(date);
  });
});
