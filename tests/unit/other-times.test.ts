/** A text that says other times than the hours beside it. */
import { expect, test } from "vitest";
import { otherTimesIn } from "../../src/admin/content/hours/other-times.ts";
import { NO_HOURS } from "../../src/fields/index.ts";

const HOURS = {
  ...NO_HOURS,
  mode: "weekly" as const,
  week: Array.from({ length: 7 }, () => [{ from: "17:00", until: "22:00" }]),
};

test.each([
  ["Open daily from 16:00 to 21:00, in the basement", "16:00 to 21:00"],
  ["Täglich 16–21 Uhr", "16–21 Uhr"],
  ["4 PM – 9 PM", "4 PM – 9 PM"],
  ["16h00 à 21h00", "16h00 à 21h00"],
  ["16:00 bis 1:00", "16:00 bis 1:00"],
  // Texts that say the hours, and ones that are no time.
  ["17:00 – 22:00", ""],
  ["5-10 pm", ""],
  ["5:00 PM to 10:00 PM", ""],
  ["For 2 - 3 people, 5 to 10 min", ""],
  // Within the hours: of the steam, not of the sauna.
  ["Steam from 18:00 to 19:00", ""],
])("%s", (text, said) => {
  expect(otherTimesIn(text, HOURS, false)).toBe(said);
});

test("Times within the hours are told while the hours are changed, none where there are no hours", () => {
  expect(otherTimesIn("18:00 to 21:00", HOURS, true)).toBe("18:00 to 21:00");
  expect(otherTimesIn("17:00 to 22:00", HOURS, true)).toBe("");
  expect(otherTimesIn("16:00 to 21:00", NO_HOURS, true)).toBe("");
  expect(otherTimesIn("16:00 to 21:00", { ...HOURS, mode: "always" }, true)).toBe("");
});
