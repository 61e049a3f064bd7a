/** The words of the pages and mails that the server writes itself, of all languages that guests have. */
import { catalogueOf, offered } from "../../guest/catalogues.ts";
import { directionOf, type LanguageTag } from "../../lib/messages/languages.ts";
import { plainly, type Translate } from "../../lib/messages/message.ts";
import type { Direction } from "../../lib/texts/script.ts";
import { languageChooser } from "./language.ts";

export interface PageWords {
  language: LanguageTag;
  direction: Direction;
  /** Messages with plain placeholders, which all messages of these pages and mails have. */
  t: Translate;
}

const known = new Map<LanguageTag, PageWords>();

/** Reads a language's file when its first page or mail is written. */
export function pageWordsIn(language: LanguageTag): PageWords {
  const words = known.get(language) ?? {
    language,
    direction: directionOf(language),
    t: plainly(catalogueOf(language).messages),
  };
  known.set(language, words);
  return words;
}

const chooseLanguage = languageChooser(offered);

/** In the language that the browser prefers. */
export function wordsFor({ headers }: Pick<Request, "headers">): PageWords {
  const language = chooseLanguage(undefined, headers.get("accept-language") ?? undefined);
  return pageWordsIn((language as LanguageTag | undefined) ?? "en");
}
