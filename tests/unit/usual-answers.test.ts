/** A desk's usual answers go out in each of the guests' languages. */
import { describe, expect, test } from "vitest";
import { usualAnswerIn, usualAnswers } from "../../src/admin/inbox/messages/usual-answers.ts";
import { LANGUAGES, type LanguageTag } from "../../src/lib/messages/languages.ts";

const TAGS = Object.keys(LANGUAGES) as LanguageTag[];
const KINDS = ["request", "feedback", "lost"];

test.each(TAGS)("All of them are there in %s, and are known again", (language) => {
  for (const kind of KINDS) {
    const german = usualAnswers(kind, "de");
    const answers = usualAnswers(kind, language);
    expect(new Set(answers.filter(Boolean)).size).toBe(german.length);
    expect(german.map((answer) => usualAnswerIn(answer, "de", language))).toEqual(answers);
    expect(answers.map((answer) => usualAnswerIn(answer, language, "de"))).toEqual(german);
  }
});

describe("What the desk presses in German", () => {
  test("arrives in Arabic, also several, with a number that was changed", () => {
    expect(usualAnswerIn("Schon unterwegs. In 25 Minuten.", "de", "ar")).toBe(
      "نحن في الطريق إليكم. خلال 25 دقائق.",
    );
  });

  test("is no usual answer once anything else is written", () => {
    for (const other of ["Schon unterwegs. Mit Seife.", "In zehn Minuten.", "Ja", ""])
      expect(usualAnswerIn(other, "de", "ar"), other).toBeUndefined();
  });
});
