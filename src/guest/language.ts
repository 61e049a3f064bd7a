/** The languages of the page, with their texts. */
import { IntlMessageFormat } from "intl-messageformat";
import { ENGLISH } from "../lib/messages/en.ts";
import { directionOf, isLanguage, type LanguageTag } from "../lib/messages/languages.ts";
import type { Catalogue, MessageKey, Translate } from "../lib/messages/message.ts";
import { formatOf, type HoursFormat } from "../lib/opening-hours/words.ts";
import type { Direction } from "../lib/script.ts";
import { type Meant, meantIn } from "../lib/search/meant.ts";

export interface Language {
  tag: LanguageTag;
  direction: Direction;
  t: Translate;
  /** Translates an English text of src/sections. */
  declared(english: string): string;
  hours: HoursFormat;
  /** What a text in this language is about. */
  meant: Meant;
}

/** Adding a file offers its language. */
const FILES = import.meta.glob<Catalogue>("../lib/messages/*.json", { eager: true, import: "default" });

const languages = new Map<string, Language>([["en", speak("en", ENGLISH)]]);
for (const [path, catalogue] of Object.entries(FILES)) {
  const tag = path.replace(/^.*\/|\.json$/g, "");
  if (!isLanguage(tag)) throw new Error(`${path} is in none of our languages`);
  languages.set(tag, speak(tag, catalogue));
}

export const offered: readonly LanguageTag[] = Array.from(languages.values(), ({ tag }) => tag);

/** English if the language is not offered. */
export function languageOf(tag: string): Language {
  return languages.get(tag) ?? (languages.get("en") as Language);
}

function speak(tag: LanguageTag, catalogue: Catalogue): Language {
  const { messages, declared } = catalogue;
  let known: Meant | undefined;
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
    meant(text) {
      known ??= meantIn(catalogue);
      return known(text);
    },
  };
}
