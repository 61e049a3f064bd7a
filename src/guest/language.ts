/** The languages that the page can be drawn in, and what is said in each of them. */
import { IntlMessageFormat } from "intl-messageformat";
import { ENGLISH } from "../lib/messages/en.ts";
import { directionOf, isLanguage, type LanguageTag } from "../lib/messages/languages.ts";
import type { Catalogue, MessageKey, Translate } from "../lib/messages/message.ts";
import { formatOf, type HoursFormat } from "../lib/opening-hours/words.ts";
import type { Direction } from "../lib/script.ts";

export interface Language {
  tag: LanguageTag;
  direction: Direction;
  t: Translate;
  /** A text of src/sections, which says it in English. */
  declared(english: string): string;
  hours: HoursFormat;
}

/** A language is offered as soon as it has a file. */
const FILES = import.meta.glob<Catalogue>("../lib/messages/*.json", { eager: true, import: "default" });

const languages = new Map<string, Language>([["en", speak("en", ENGLISH)]]);
for (const [path, catalogue] of Object.entries(FILES)) {
  const tag = path.replace(/^.*\/|\.json$/g, "");
  if (!isLanguage(tag)) throw new Error(`${path} is in none of our languages`);
  languages.set(tag, speak(tag, catalogue));
}

/** The tags of those that are offered. */
export const offered: readonly LanguageTag[] = Array.from(languages.values(), ({ tag }) => tag);

/** English for a language that is not offered. */
export function languageOf(tag: string): Language {
  return languages.get(tag) ?? (languages.get("en") as Language);
}

function speak(tag: LanguageTag, { messages, declared }: Catalogue): Language {
  const made = new Map<MessageKey, IntlMessageFormat>();
  const t: Translate = (key, ...[values]) => {
    const message = made.get(key) ?? new IntlMessageFormat(messages[key], tag);
    made.set(key, message);
    return String(message.format(values));
  };
  return {
    tag,
    direction: directionOf(tag),
    t,
    declared: (english) => declared[english] ?? english,
    hours: formatOf(tag, t),
  };
}
