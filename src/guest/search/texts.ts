/** The search's texts. The build makes a copy per language: scripts/support/script-in-every-language.ts. */
import type { DangerWords } from "../../lib/danger/words.ts";
import type { SEARCH } from "../../lib/messages/en.ts";
import { plainly } from "../../lib/messages/message.ts";
import type { Vocabulary } from "../../lib/search/meanings.ts";

type Key = keyof typeof SEARCH;

/** A tuple: property names would take bytes in every language's copy. */
type Texts = readonly [
  /** The build turns the keys into numbers. */
  messages: Record<Exclude<Key, "search.found">, string> & Record<"search.found", Record<string, string>>,
  synonyms: string,
  stopWords: string,
  /** Index of the emergency among the meanings. */
  emergency: number,
  /** Meanings that modify another, like "rent" in "rent a bike". */
  modifiers: readonly number[],
  doctor: number,
  /** Meanings that most guests look for. */
  often: readonly number[],
  /** Meanings of questions that an empty box suggests first. */
  suggested: readonly number[],
  /** Guests' words in danger, in this language and in English. */
  danger: Readonly<Record<string, DangerWords>>,
];

const [messages, synonyms, stopWords, emergency, modifiers, doctor, often, suggested, danger] = JSON.parse(
  "%SEARCH%",
) as Texts;

export const inSearch = plainly(messages as Record<Key, string>);
export const vocabulary: Vocabulary = { synonyms: synonyms.split("|"), stopWords };
export { danger, doctor, emergency, modifiers, often, suggested };

/** Made before the first key is pressed: its data takes a slow phone some milliseconds. */
const rules = new Intl.PluralRules(document.documentElement.lang);

export function answersInWords(count: number): string {
  const cases = messages["search.found"];
  return (cases[rules.select(count)] ?? cases.other ?? "").replace("#", String(count));
}
