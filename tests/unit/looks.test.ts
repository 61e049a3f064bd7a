import { describe, expect, test } from "vitest";
import { sectionFor } from "../../src/admin/page/searches/where-it-belongs.ts";
import { missedWords } from "../../src/lib/figures/looks.ts";
import { ENGLISH } from "../../src/lib/messages/en.ts";

describe("Words that a search did not find", () => {
  test.each([
    ["  Gym ", "gym"],
    ["ROOM   Service?", "room service"],
    ["Frühstück", "frühstück"],
    ["l’ascenseur", "l’ascenseur"],
    ["bed & breakfast", "bed breakfast"],
    ["プール", "プール"],
    ["شاطئ البحر", "شاطئ البحر"],
    ["ac", "ac"],
  ])("%j is counted as %j", (typed, counted) => {
    expect(missedWords(typed)).toBe(counted);
  });

  test.each([
    ["a mail address", "ada@example.com"],
    ["a phone number", "+44 20 7946 0000"],
    ["a room", "room 12"],
    ["a room in Hindi digits", "कमरा १२"],
    ["a web address", "example.com/menu"],
    ["a sentence", "my name is Ada and I lost my passport"],
    ["a long word", "x".repeat(41)],
    ["a letter", "g"],
    ["no letter", "?! –"],
    ["nothing", "  "],
  ])("%s is not", (_what, typed) => {
    expect(missedWords(typed)).toBeUndefined();
  });
});

test.each([
  ["taxi", "transport"],
  ["pharmacy", "important-contacts"],
  ["car park", "amenities"],
  ["vegan", "faqs"],
  ["zzz", undefined],
])("%s belongs to %s", (words, section) => {
  expect(sectionFor(words, ENGLISH)?.id).toBe(section);
});
