/** The desk's view of messages: which are listed, a line's text, which lost things and finds match. */
import { describe, expect, test } from "vitest";
import { matchesOf, type Thing } from "../../src/admin/inbox/finds/matches.ts";
import { inTheirPlaces, managerWords } from "../../src/admin/inbox/messages/alarms.ts";
import { isInDanger, markOf } from "../../src/admin/inbox/messages/due.ts";
import {
  addressWith,
  type Cursor,
  filtersOf,
  leavesMessagesOut,
  openMessage,
} from "../../src/admin/inbox/messages/filters.ts";
import { cursorAfter, type ListedMessage } from "../../src/admin/inbox/messages/messages.ts";
import { age, eventWords, kindOf, shortDuration, subjectOf } from "../../src/admin/inbox/messages/words.ts";

const ID = "019aabcd-0000-7000-8000-000000000001";
const SINCE = "2026-11-20T12:00:00.123456+00:00";

const TURN = `11790000000000${ID}`;

describe("The address", () => {
  test("names state, kind, words, order, place and message", () => {
    const chosen = { state: "new", kind: "lost", q: " Grey  SCARF ", message: ID };
    const shared = { view: "all", state: "new", kind: "lost", words: ["grey", "scarf"] };
    const address = new URLSearchParams({ ...chosen, after: TURN });
    expect(filtersOf(address)).toEqual({ ...shared, order: "urgent", cursor: { after: TURN, skip: 0 } });
    expect(openMessage(address)).toBe(ID);
    const newest = new URLSearchParams({ ...chosen, order: "newest", after: SINCE, skip: "2" });
    expect(filtersOf(newest)).toEqual({ ...shared, order: "newest", cursor: { after: SINCE, skip: 2 } });
  });

  test("may say anything: what is wrong is left out", () => {
    const nothing = { view: "all", state: undefined, kind: undefined, words: [], cursor: undefined };
    const wrong = "state=constructor&kind=all&skip=-1&message=1";
    for (const [order, after] of [
      ["urgent", "yesterday"],
      ["urgent", SINCE],
      ["newest", TURN],
    ]) {
      const address = new URLSearchParams(`${wrong}&order=${order}&after=${after}`);
      expect(filtersOf(address)).toEqual({ ...nothing, order });
      expect(leavesMessagesOut(filtersOf(address))).toBe(false);
      expect(openMessage(address)).toBeUndefined();
    }
    expect(filtersOf(new URLSearchParams("order=constructor")).order).toBe("urgent");
  });

  test("keeps what is not changed", () => {
    expect(addressWith(new URLSearchParams("state=new&q=a"), { q: undefined, kind: "found" })).toBe(
      "?state=new&kind=found",
    );
  });
});

describe("The next page", () => {
  const at = (...times: string[]) =>
    times.map((created_at, i) => ({ created_at, turn: `${TURN}${i}` }) as ListedMessage);

  test("goes on after the last message's turn, which is no other's", () => {
    const place = { order: "urgent", cursor: undefined } as const;
    expect(cursorAfter(at("3", "1", "1"), place)).toEqual({ after: `${TURN}2`, skip: 0 });
    expect(cursorAfter([], place)).toBeUndefined();
  });

  test("of the newest goes on past those of the same moment", () => {
    const next = (times: string[], cursor?: Cursor) => cursorAfter(at(...times), { order: "newest", cursor });
    expect(next(["3", "2", "1", "1"])).toEqual({ after: "1", skip: 2 });
    expect(next(["1", "1"], { after: "1", skip: 2 })).toEqual({ after: "1", skip: 4 });
    expect(next(["1", "0"], { after: "1", skip: 2 })).toEqual({ after: "0", skip: 1 });
    expect(next([])).toBeUndefined();
  });
});

describe("A line", () => {
  const message = { kind: "request", topic: null, item: null };

  test.each([
    [{ ...message, topic: "towels" }, "Fresh towels"],
    [{ ...message, topic: "help" }, "I need help now"],
    [{ ...message, kind: "feedback", topic: "staff" }, "Staff"],
    [{ ...message, kind: "feedback" }, "Feedback"],
    [{ ...message, kind: "lost", item: "A grey scarf" }, "A grey scarf"],
  ])("%o is titled %s", (one, title) => {
    expect(subjectOf(one)).toBe(title);
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

describe("What cannot wait", () => {
  const NOW = Date.parse("2026-11-20T12:00:00Z");
  const message = {
    ...{ kind: "request", state: "new", rating: null, danger: false, keep_until: "2027-02-18" },
  };

  test.each<[string, object, boolean]>([
    ["is in danger", { danger: true }, true],
    ["is in danger, with somebody on the way", { danger: true, state: "working" }, true],
    ["was in danger", { danger: true, state: "done" }, false],
  ])("%s", (_, values, expected) => {
    expect(isInDanger({ ...message, ...values })).toBe(expected);
  });

  test.each<[string, object, string | undefined]>([
    ["has no mark otherwise", {}, undefined],
    ["is a bad mark", { kind: "feedback", rating: 1 }, "Urgent"],
    ["is erased soon", { kind: "lost", keep_until: "2026-11-22" }, "Erased in 3 days"],
  ])("%s", (_, values, mark) => {
    expect(markOf({ ...message, ...values }, { alarm: 1, attention: 3 }, NOW)).toBe(mark);
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
  expect(shortDuration(minutes)).toBe(words);
});

test.each(["device", "wake", "wake_again"])(
  "What happened at the step %s is true of a hotel that has no device, too",
  (value) => {
    const words = eventWords({ what: "told", value });
    expect(words).not.toMatch(/rang|all devices/i);
    expect(words).toContain("devices with alerts");
  },
);

describe("An alarm that nobody has", () => {
  const created_at = "2026-11-20T12:00:00.123456+00:00";
  const since = (seconds: number) => Date.parse(created_at) + seconds * 1000;
  const mail = {
    step: "manager",
    way: "mail",
    state: "waiting",
    reason: null,
    at: "2026-11-20T12:02:01+00:00",
  } as const;
  const refused = { ...mail, state: "refused", reason: "a mail was not delivered: 550 at RCPT TO" } as const;
  const words = (seconds: number, told?: Parameters<typeof managerWords>[1]) =>
    managerWords({ created_at }, told, since(seconds), "Europe/Berlin");

  test("says what happens next, and once the time is over only what has happened", () => {
    expect(words(60)).toBe("If nobody takes it within 2 min, the manager is told");
    expect(words(180, [{ ...mail, step: "mail", state: "reached" }])).toBe(
      "Nobody has it · the manager is not told yet",
    );
    expect(words(180)).toBe("Nobody has it");
  });

  test("says that the manager was told once a server has taken it, and else what hinders it", () => {
    expect(words(180, [mail])).toBe("Nobody has it · the manager is being told");
    expect(words(180, [{ ...mail, state: "reached" }])).toMatch(
      /^Nobody has it · the manager was told at .*(1:02\sPM|13:02)$/,
    );
    expect(words(180, [refused])).toBe("Nobody has it · the manager is not reached: mail refused");
    expect(words(180, [refused, { ...mail, way: "push" }])).toBe("Nobody has it · the manager is being told");
    expect(words(180, [refused, { ...mail, way: "push", state: "reached" }])).toContain("was told at");
    expect(words(180, [{ ...mail, reason: "a mail was not delivered: ECONNECTION at CONN" }])).toBe(
      "Nobody has it · the manager is not reached: mail server does not answer",
    );
  });

  test("keeps its place on the screen while it rings, and what comes or rings again stands below it", () => {
    const ringing = (id: string) => ({ id, state: "new" });
    const taken = (id: string) => ({ id, state: "working" });
    const ids = (alarms: { id: string }[]) => alarms.map(({ id }) => id);
    const [first, second, third] = [ringing("207"), ringing("312"), ringing("118")];
    expect(ids(inTheirPlaces(undefined, [first, second]))).toEqual(["207", "312"]);
    expect(ids(inTheirPlaces([second, taken("207")], [first, second, third]))).toEqual(["312", "207", "118"]);
    expect(ids(inTheirPlaces([first, second], [second, third, taken("207")]))).toEqual(["312", "118", "207"]);
  });
});
