/** The hand-over sheet's words for a message that the house has answered. */
import { expect, test } from "vitest";
import { answersOf, dueWords } from "../../src/admin/inbox/hand-over/queries.ts";

const NOW = Date.parse("2026-11-26T21:00:00Z");
const ANSWER = { at: "2026-11-26T20:40:00Z", words: "The room is yours until 1:00 PM" };

test("A message is answered as long as its guest has not written again", () => {
  const said = (message_id: string, author: string, text: string) => ({
    ...{ message_id, author, text },
    created_at: ANSWER.at,
  });
  const answers = answersOf([
    said("again", "guest", "And one more"),
    said("answered", "house", ANSWER.words),
    said("again", "house", "Yes"),
    said("answered", "guest", "Until when?"),
    said("answered", "house", "Yes"),
  ]);
  expect([...answers]).toEqual([["answered", ANSWER]]);
});

test.each([
  ["what was promised and answered", { topic: "late_checkout", wanted_at: null }, ANSWER, null],
  ["a late check-out's own hour", { topic: "late_checkout", wanted_at: "2026-11-27T13:00:00" }, ANSWER, null],
  ["what nobody has answered", { topic: "late_checkout", wanted_at: null }, undefined, /^due 9:47\sPM$/],
  [
    "an hour of the guest's own to come",
    { topic: "taxi", wanted_at: "2026-11-26T21:47:00" },
    ANSWER,
    /^due 9:47\sPM$/,
  ],
])("The sheet says until when of %s", (_, message, answer, words) => {
  const due = dueWords({ ...message, due_at: "2026-11-26T21:47:00Z" }, answer, NOW, "UTC");
  if (words) expect(due).toMatch(words);
  else expect(due).toBeNull();
});

test("An hour of the guest's own that is over and answered is none any more", () => {
  const taxi = { topic: "taxi", wanted_at: "2026-11-26T20:47:00", due_at: "2026-11-26T20:47:00Z" };
  expect(dueWords(taxi, ANSWER, NOW, "UTC")).toBeNull();
  expect(dueWords(taxi, undefined, NOW, "UTC")).toMatch(/^due 8:47\sPM$/);
});
