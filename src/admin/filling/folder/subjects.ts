import { capitalized } from "../../ui/words.ts";
import { anyOf } from "./any-of.ts";
import subjects from "./words/subjects.json" with { type: "json" };

/** Words of a subject, as they begin, in small letters: in twelve languages. */
export type Subject = keyof typeof subjects;
const PATTERNS = Object.entries(subjects).map(
  ([subject, words]) =>
    [subject as Subject, new RegExp(`(?<!\\p{L})(?:${anyOf(words)})[\\p{L}-]*`, "u")] as const,
);

/** Guests' questions wherever they are; their words are those of the suggestions. */
const ASKED = ["wifi", "breakfast", "parking", "pets", "smoking"] as const;

export function questionAbout(paragraph: string): (typeof ASKED)[number] | undefined {
  const plain = paragraph.toLowerCase();
  return ASKED.find((subject) => PATTERNS.some(([name, words]) => name === subject && words.test(plain)));
}

export function ruleTitle(text: string): string {
  return capitalized(subjectIn(text)?.word ?? "");
}

export function subjectIn(text: string): { subject: Subject; word: string } | undefined {
  const plain = text.toLowerCase();
  const all = PATTERNS.flatMap(([subject, words]) => {
    const found = words.exec(plain);
    return found
      ? [{ subject, at: found.index, word: text.slice(found.index, found.index + found[0].length) }]
      : [];
  });
  return all.toSorted((a, b) => a.at - b.at)[0];
}
