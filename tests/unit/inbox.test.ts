/** What the desk reads of messages: which are listed, what a line says, which lost things and finds belong together. */
import { describe, expect, test } from "vitest";
import { addressWith, filtersOf, isNarrowed, openMessage } from "../../src/admin/inbox/filters.ts";
import { duration } from "../../src/admin/inbox/inbox-figures.ts";
import { matchesOf, type Thing } from "../../src/admin/inbox/matches.ts";
import { cursorAfter, type ListedMessage } from "../../src/admin/inbox/messages.ts";
import { age, kindOf, titleOf } from "../../src/admin/inbox/words.ts";

const ID = "019aabcd-0000-7000-8000-000000000001";
const SINCE = "2026-11-20T12:00:00.123456+00:00";

describe("The address", () => {
  test("names state, kind, words, place and message", () => {
    const address = new URLSearchParams({
      state: "new",
      kind: "lost",
      q: " Grey  SCARF ",
      before: SINCE,
      skip: "2",
      message: ID,
    });
    expect(filtersOf(address)).toEqual({
      state: "new",
      kind: "lost",
      words: ["grey", "scarf"],
      cursor: { before: SINCE, skip: 2 },
    });
    expect(openMessage(address)).toBe(ID);
  });

  test("may say anything: what is wrong is left out", () => {
    const address = new URLSearchParams("state=constructor&kind=all&before=yesterday&skip=-1&message=1");
    expect(filtersOf(address)).toEqual({
      state: undefined,
      kind: undefined,
      words: [],
      cursor: undefined,
    });
    expect(isNarrowed(filtersOf(address))).toBe(false);
    expect(openMessage(address)).toBeUndefined();
  });

  test("keeps what is not changed", () => {
    expect(addressWith(new URLSearchParams("state=new&q=a"), { q: undefined, kind: "found" })).toBe(
      "?state=new&kind=found",
    );
  });
});

describe("The next page", () => {
  const at = (...times: string[]) => times.map((created_at) => ({ created_at }) as ListedMessage);

  test("goes on from the last message, past those of the same moment", () => {
    expect(cursorAfter(at("3", "2", "1", "1"))).toEqual({ before: "1", skip: 2 });
    expect(cursorAfter(at("1", "1"), { before: "1", skip: 2 })).toEqual({ before: "1", skip: 4 });
    expect(cursorAfter(at("1", "0"), { before: "1", skip: 2 })).toEqual({ before: "0", skip: 1 });
    expect(cursorAfter([])).toBeUndefined();
  });
});

describe("A line", () => {
  const message = { kind: "request", topic: null, rating: null, text: null, item: null };

  test.each([
    [{ ...message, topic: "towels", text: "Two, please" }, "Fresh towels"],
    [{ ...message, topic: "other", text: "A cot" }, "A cot"],
    [{ ...message, kind: "feedback", rating: 2, topic: "breakfast", text: "Over at ten" }, "Over at ten"],
    [{ ...message, kind: "feedback", rating: 5, topic: "staff" }, "Staff"],
    [{ ...message, kind: "feedback", rating: 5 }, "Feedback"],
    [{ ...message, kind: "lost", item: "A grey scarf", text: "Wool" }, "A grey scarf"],
  ])("%o is titled %s", (one, title) => {
    expect(titleOf(one)).toBe(title);
  });

  test("says its kind, and of feedback how good it is", () => {
    expect(kindOf({ kind: "feedback", rating: 2 })).toBe("Feedback 2 of 5");
    expect(kindOf({ kind: "found", rating: null })).toBe("Found");
  });

  test.each([
    [-5, "now"],
    [59, "now"],
    [4 * 60, "4 min"],
    [3600, "1 h"],
    [50 * 3600, "2 d"],
  ])("after %s seconds says %s", (seconds, words) => {
    expect(age(SINCE, Date.parse(SINCE) + seconds * 1000)).toBe(words);
  });
});

describe("What was found", () => {
  const scarf: Thing = {
    ...{ id: "1", kind: "lost", item: "Grauer Schal", text: null, color: "Grau", place: "Bar", room: "14" },
    created_at: SINCE,
  };
  const find = (found: Partial<Thing>): Thing => ({
    ...{ id: "2", kind: "found", item: "Hat", text: null, color: null, place: null, room: null },
    created_at: SINCE,
    ...found,
  });

  test("is suggested with its reasons, the likeliest first", () => {
    const likely = find({ id: "3", item: "Schal, Wolle", color: "grau" });
    const matches = matchesOf(scarf, [find({ id: "4", color: "GRAU", place: "Die Bar" }), likely]);
    expect(matches).toEqual([
      { thing: likely, reasons: ["Same words", "Same color", "Within a week"] },
      {
        thing: expect.objectContaining({ id: "4" }),
        reasons: ["Same color", "Same place", "Within a week"],
      },
    ]);
  });

  test("is not suggested for a room or a week alone, nor are other lost things", () => {
    const old = "2025-01-01T00:00:00Z";
    expect(
      matchesOf(scarf, [find({}), find({ room: "14", created_at: old }), { ...scarf, id: "5" }]),
    ).toEqual([]);
  });
});

test.each([
  [0, "0 min"],
  [59.4, "59 min"],
  [59.7, "1 h"],
  [60, "1 h"],
  [23.4 * 60, "23 h"],
  [23.6 * 60, "1 d"],
  [3 * 24 * 60, "3 d"],
])("%d minutes are %s", (minutes, words) => {
  expect(duration(minutes)).toBe(words);
});
