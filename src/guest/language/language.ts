/** The languages of the page, with their texts. */
import { IntlMessageFormat } from "intl-messageformat";
import { ENGLISH } from "../../lib/messages/en.ts";
import { directionOf, type LanguageTag } from "../../lib/messages/languages.ts";
import type { Catalogue, MessageKey, Translate } from "../../lib/messages/message.ts";
import { formatOf, type HoursFormat } from "../../lib/opening-hours/words.ts";
import { type Meant, meantIn } from "../../lib/search/meant.ts";
import type { Direction } from "../../lib/texts/script.ts";
import { catalogueOf, offered, translatedIn } from "../catalogues.ts";
import { declaredTexts } from "./declared-texts.ts";
import { asStandIn } from "./stand-ins.ts";

interface Words {
  t: Translate;
  /** Translates an English text of src/sections. */
  declared(english: string): string;
  hours: HoursFormat;
}

export interface Language extends Words {
  tag: LanguageTag;
  direction: Direction;
  /** The same for elements of a page, which say so where English stands in: stand-ins.ts. */
  inPage: Words;
  /** Tells what a text in this language is about. */
  meant: Meant;
}

const languages = new Map<LanguageTag, Language>();

/** Reads a language on first use, because all take 15 MB. English if the language is not offered. */
export function languageOf(tag: string): Language {
  const spoken = offered.find((one) => one === tag) ?? "en";
  const language = languages.get(spoken) ?? speak(spoken, catalogueOf(spoken), lackingIn(spoken));
  languages.set(spoken, language);
  return language;
}

/** @param lacking where English stands in */
export function speak(tag: LanguageTag, catalogue: Catalogue, lacking: ReadonlySet<string>): Language {
  const { messages, declared } = catalogue;
  let known: Meant | undefined;
  const made = new Map<MessageKey, IntlMessageFormat>();
  const t: Translate = (key, ...[values]) => {
    const message = made.get(key) ?? new IntlMessageFormat(messages[key], lacking.has(key) ? "en" : tag);
    made.set(key, message);
    return String(message.format(values));
  };
  const words: Words = { t, declared: (english) => declared[english] ?? english, hours: formatOf(tag, t) };
  return {
    ...words,
    tag,
    direction: directionOf(tag),
    inPage: lacking.size > 0 ? marking(words, tag, lacking) : words,
    meant(text) {
      known ??= meantIn(catalogue);
      return known(text);
    },
  };
}

/** Keys of messages, and texts of src/sections and src/forms, for which English stands in. */
export function lackingIn(tag: LanguageTag): ReadonlySet<string> {
  if (tag === "en") return new Set();
  const { messages, declared } = translatedIn(tag);
  return new Set([
    ...Object.keys(ENGLISH.messages).filter((key) => !Object.hasOwn(messages, key)),
    ...declaredTexts().filter((text) => !Object.hasOwn(declared, text)),
  ]);
}

function marking({ t, declared }: Words, tag: LanguageTag, lacking: ReadonlySet<string>): Words {
  const markedT: Translate = (key, ...values) =>
    lacking.has(key) ? asStandIn(t(key, ...values)) : t(key, ...values);
  return {
    t: markedT,
    declared: (english) => (lacking.has(english) ? asStandIn(english) : declared(english)),
    hours: formatOf(tag, markedT),
  };
}
