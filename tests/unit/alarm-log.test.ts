import { describe, expect, test } from "vitest";
import { type LoggedAlarm, reachedWords, storyOf } from "../../src/admin/inbox/alarm/alarm-log.ts";
import { SENTENCE_NAMES, sentenceIn, sentenceOf } from "../../src/admin/inbox/alarm/emergency-sentences.ts";
import { LANGUAGES, type LanguageTag } from "../../src/lib/messages/languages.ts";

const TAGS = Object.keys(LANGUAGES) as LanguageTag[];

describe("The sentences for an emergency", () => {
  test.each(SENTENCE_NAMES)("say '%s' in every language, each in its own words", (name) => {
    const said = TAGS.map((tag) => sentenceIn(name, tag, "112"));
    expect(said.every((text) => text.length > 3)).toBe(true);
    expect(new Set(said).size).toBeGreaterThan(TAGS.length - 4);
    for (const text of said) expect(sentenceOf(text)).toBe(name);
  });

  test("have the number of the country, in each language", () => {
    for (const tag of TAGS) expect(sentenceIn("call", tag, "911")).toContain("911");
  });

  test("are not what somebody writes beside them", () => {
    expect(sentenceOf("Open the door. Mrs Huber!")).toBeUndefined();
  });
});

const LINE = { value: null, by: null, words: null, read_at: null };
const ALARM: LoggedAlarm = {
  ...{ id: "1", message_id: "1", room: "207", by_card: true, kind: "request", topic: "help", language: "ar" },
  ...{ at: "2026-11-20T02:14:02Z", state: "done", outcome: "all_right" },
  lines: [
    { ...LINE, at: "2026-11-20T02:14:03Z", what: "reached", value: "screen new", by: "Ilse" },
    { ...LINE, at: "2026-11-20T02:14:14Z", what: "state", value: "working", by: "Ilse" },
    { ...LINE, at: "2026-11-20T02:15:00Z", what: "said", value: "ar", by: "Ilse", words: "Open the door." },
    { ...LINE, at: "2026-11-20T02:15:10Z", what: "said", by: "Ilse", words: "We come, Mr Huber" },
    {
      ...{ ...LINE, at: "2026-11-20T02:16:00Z", what: "refused", value: "mail manager", by: "Hanne" },
      words: "a mail was not delivered: 550 at RCPT TO",
    },
    { ...LINE, at: "2026-11-20T03:05:00Z", what: "outcome", value: "all_right", by: "Ilse" },
    { ...LINE, at: "2026-11-20T03:05:00Z", what: "state", value: "done", by: "Ilse" },
  ],
};

test("The story of an alarm says who heard, took and closed it, who was not reached, and no word but the sentences", () => {
  const story = storyOf(ALARM, () => "2:15");
  expect(story.lines.map(({ text, end }) => [text, end])).toEqual([
    ["Rang on Ilse’s screen", "heard"],
    ["Taken", "Ilse"],
    ["Sent “Open the door” · Arabic", "Ilse"],
    ["Answered in own words", "Ilse"],
    ["The manager: mail refused", "not reached"],
    ["Closed: all right", "Ilse"],
  ]);
  expect(story).toMatchObject({ heard: ["Ilse"], takenAfter: 12, isUnreached: true });
  expect(story.closed?.at).toBe("2026-11-20T03:05:00Z");
});

test("An alarm that rings again is not closed", () => {
  const again = { ...LINE, at: "2026-11-20T03:06:00Z", what: "state", value: "new", by: "Olga" };
  expect(storyOf({ ...ALARM, lines: [...ALARM.lines, again] }, String).closed).toBeUndefined();
});

test("Hand over names who heard it; else the mails that were sent; else that it is not known", () => {
  const reached = (value: string, by: string | null = null) => ({
    ...LINE,
    at: ALARM.at,
    what: "reached",
    value,
    by,
  });
  const said = (lines: LoggedAlarm["lines"]) => reachedWords(storyOf({ ...ALARM, lines }, String));
  const mails = [reached("mail new"), reached("mail new"), reached("mail manager")];
  expect(said([...mails, reached("push new", "Ilse"), reached("screen new", "Ilse")])).toEqual([
    "heard by Ilse",
  ]);
  expect(said(mails)).toEqual(["Mail to the desk", "Mail to the manager"]);
  expect(said([])).toEqual(["not known who heard it"]);
});
