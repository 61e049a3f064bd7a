/** In which language the page is read, for its components. */
import { createContext, use } from "react";
import type { Translations } from "../lib/guest-document.ts";
import { isLanguage } from "../lib/messages/languages.ts";
import { type Language, languageOf } from "./language.ts";

/** For an element with a text of the owner's: its own direction, and its language where the page has another. */
export interface OwnersText {
  dir: "auto";
  lang?: string;
}

/** A text of the owner's, in the page's language if there is one. */
export interface Written {
  text: string;
  attributes: OwnersText;
}

export interface Reading extends Language {
  /** For what the owner wrote, and nobody translated. */
  own: OwnersText;
  /** For a word of ours within such an element. */
  ours: { lang?: string };
  /** The text in the page's language, where the hotel has one. */
  translated(table: string, row: string, column: string): string | undefined;
  /** @param text as the owner wrote it */
  written(table: string, row: string, column: string, text: string): Written;
}

const IN_PAGES_LANGUAGE: OwnersText = { dir: "auto" };

/** @param ownersLanguage the hotel's */
export function readingOf(
  language: Language,
  ownersLanguage: string,
  translations?: Pick<Translations, "texts">,
): Reading {
  const isOther = isLanguage(ownersLanguage) && ownersLanguage !== language.tag;
  const own: OwnersText = { dir: "auto", ...(isOther && { lang: ownersLanguage }) };
  const translated: Reading["translated"] = (table, row, column) =>
    translations?.texts[table]?.[row]?.[column];
  return {
    ...language,
    own,
    ours: isOther ? { lang: language.tag } : {},
    translated,
    written(table, row, column, text) {
      const other = text.trim() === "" ? undefined : translated(table, row, column);
      return other === undefined ? { text, attributes: own } : { text: other, attributes: IN_PAGES_LANGUAGE };
    },
  };
}

const ReadingContext = createContext(readingOf(languageOf("en"), "en"));
export const ReadingOfPage = ReadingContext.Provider;

export function useReading(): Reading {
  return use(ReadingContext);
}
