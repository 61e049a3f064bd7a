/** The languages of the page, with their texts. */
import { IntlMessageFormat } from "intl-messageformat";
import { directionOf, type LanguageTag } from "../../lib/messages/languages.ts";
import type { Catalogue, MessageKey, Translate } from "../../lib/messages/message.ts";
import { formatOf, type HoursFormat } from "../../lib/opening-hours/words.ts";
import { type Meant, meantIn } from "../../lib/search/meant.ts";
import type { Direction } from "../../lib/texts/script.ts";
import { catalogueOf, offered } from "../catalogues.ts";

export interface Language {
  tag: LanguageTag;
  direction: Direction;
  t: Translate;
  /** Translates an English text of src/sections. */
  declared(english: string): string;
  hours: HoursFormat;
  /** Tells what a text in this language is about. */
  meant: Meant;
}

const languages = new Map<LanguageTag, Language>();

/** Reads a language on first use, because all take 15 MB. English if the language is not offered. */
export function languageOf(tag: string): Language {
  const spoken = offered.find((one) => one === tag) ?? "en";
  const language = languages.get(spoken) ?? speak(spoken, catalogueOf(spoken));
  languages.set(spoken, language);
  return language;
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
