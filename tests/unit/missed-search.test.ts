import { describe, expect, test } from "vitest";
import { sectionFor } from "../../src/admin/page/searches/where-it-belongs.ts";
import { ENGLISH } from "../../src/lib/messages/en.ts";
import { missedWords } from "../../src/lib/missed-search.ts";
import { createSearchLimits } from "../../src/server/scans/scan-limits.ts";

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

test("a guest and a network have so many searches a day at each hotel", async () => {
  const limits = createSearchLimits();
  const take = (guestId: string, hotelId = "aaaaaaaaaa") =>
    limits.take({ hotelId, guestId, network: "192.0.2.1" });
  const ofOne = await Promise.all(Array.from({ length: 25 }, () => take("one")));
  expect(ofOne.filter(Boolean)).toHaveLength(20);
  const ofMany = await Promise.all(Array.from({ length: 400 }, (_, i) => take(`guest ${i}`)));
  expect(ofMany.filter(Boolean)).toHaveLength(280);
  expect(await take("one", "bbbbbbbbbb")).toBe(true);
});

test("the networks of one /48 have a quarter of what a hotel takes in a day", async () => {
  const limits = createSearchLimits();
  const take = (nth: number, network: string) =>
    limits.take({ hotelId: "aaaaaaaaaa", guestId: `guest ${nth}`, network });
  const all = Array.from({ length: 600 }, (_, nth) => take(nth, `2001:db8:1:${nth}::/64`));
  expect((await Promise.all(all)).filter(Boolean)).toHaveLength(500);
  expect(await take(600, "2001:db8:2:1::/64")).toBe(true);
});
