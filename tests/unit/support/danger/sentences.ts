/**
 * What guests may write, in danger ("!") and without ("-"): to measure src/server/messages/danger-words.ts on. Written
 * before those words, by what happens in hotels. The words were tuned on half of them; the others were only counted:
 * docs/decisions/0098-danger.md.
 */
import { readFileSync } from "node:fs";

const LANGUAGES = ["en", "de", "fr", "es", "it", "nl", "pl", "tr", "uk", "ar", "ja", "zh-Hans"];

export interface Sentence {
  language: string;
  text: string;
  inDanger: boolean;
  tuned: boolean;
}

export const SENTENCES: readonly Sentence[] = LANGUAGES.flatMap((language, place) =>
  readFileSync(new URL(`${language}.txt`, import.meta.url), "utf8")
    .trim()
    .split("\n")
    .map((line, at) => ({
      language,
      text: line.slice(2),
      inDanger: line.startsWith("!"),
      // So that each half has every kind of danger, in half of the languages.
      tuned: (at + place) % 2 === 0,
    })),
);
