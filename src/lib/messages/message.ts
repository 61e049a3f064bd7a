/** The type of a message, and filling in plain placeholders: all that browsers need. */
import type { MESSAGES_EN } from "./en.ts";
import type { HOURS } from "./hours.ts";
import type { SYNONYMS_EN } from "./synonyms.ts";

export type MessageKey = keyof typeof MESSAGES_EN;
export type HoursKey = keyof typeof HOURS;

/** The names of a message's placeholders. */
type Names<Text extends string> = Text extends `{${infer Name}, plural,${string}`
  ? Name
  : Text extends `${string}{${infer Name}}${infer Rest}`
    ? Name | Names<Rest>
    : never;

/** The values of a message's placeholders; none for a message without any. */
type Values<Key extends MessageKey> = [Names<(typeof MESSAGES_EN)[Key]>] extends [never]
  ? []
  : [values: Record<Names<(typeof MESSAGES_EN)[Key]>, string | number>];

/** Fills a message in one language. A missing key or value does not compile. */
export type Translate<Keys extends MessageKey = MessageKey> = <Key extends Keys>(
  key: Key,
  ...values: Values<Key>
) => string;

/** All texts of a language, as its file and English say them: completed.ts. */
export interface Catalogue {
  messages: Record<MessageKey, string>;
  /** Texts in src/sections that guests read, by their English. */
  declared: Record<string, string>;
  /** Words that guests search for, by meaning. */
  synonyms: Record<keyof typeof SYNONYMS_EN, string>;
  /** Words that say nothing in a question. */
  stopWords: string;
}

/** Fills messages whose placeholders have no plurals. */
export function plainly<Keys extends MessageKey>(texts: Record<Keys, string>): Translate<Keys> {
  return (key, ...[values]) =>
    texts[key].replace(/\{(\w+)\}/g, (_, name) => String((values as Record<string, unknown>)[name]));
}
