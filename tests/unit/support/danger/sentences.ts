/**
 * Guests' sentences in danger ("!") and otherwise ("-"), to measure src/lib/danger/words.ts.
 * Written before those words, from what happens in hotels. The words were tuned on one half; the other was
 * only counted: docs/decisions/0098-danger.md.
 */
import { readdirSync, readFileSync } from "node:fs";

const LANGUAGES = ["en", "de", "fr", "es", "it", "nl", "pl", "tr", "uk", "ar", "ja", "zh-Hans"];

export interface Sentence {
  language: string;
  text: string;
  inDanger: boolean;
  tuned: boolean;
}

const sentencesOf = (language: string, place: number, folder = "."): Sentence[] =>
  readFileSync(new URL(`${folder}/${language}.txt`, import.meta.url), "utf8")
    .trim()
    .split("\n")
    .map((line, at) => ({
      language,
      text: line.slice(2),
      inDanger: line.startsWith("!"),
      // Gives each half every kind of danger, in half of the languages.
      tuned: (at + place) % 2 === 0,
    }));

export const SENTENCES = LANGUAGES.flatMap((language, place) => sentencesOf(language, place));

const sentencesIn = (folder: string) =>
  readdirSync(new URL(folder, import.meta.url))
    .toSorted()
    .flatMap((name, place) => sentencesOf(name.replace(".txt", ""), place, folder));

/** Typed in a hurry, with mistakes, and what stands near these in everyday words; in all 24 languages. */
export const HURRIED = sentencesIn("hurried");

/** Words written as two, in languages that write them as one. */
export const SPLIT = sentencesIn("split");

/** Sentences that say what hurts whom and how, as guests say it themselves, and near ones where nobody is in danger. */
export const PLAIN = sentencesIn("plainly");

/** The same, written once the tables stood and counted once before anything was mended by them. */
export const AFTERWARDS = sentencesIn("afterwards");

/** Detectors, idioms, certificates, what is not needed; and danger beside them. Written with the phrases that are removed. */
export const EVERYDAY = sentencesIn("everyday");

/** Fires, pursuers, fists on doors, who cannot be woken; and everyday ones. Written before `more-words.ts` knew them. */
export const LATER = sentencesIn("later");

/**
 * Four sets, written one after another by people who had seen neither words nor tables. Each was counted once before
 * its kinds were mended: docs/decisions/0098-danger.md.
 */
export const STRANGERS = sentencesIn("strangers");
