/** The language in which the page is read, for its components. */
import { createContext, use } from "react";
import type { Translations } from "../../lib/documents/guest-document.ts";
import { isLanguage } from "../../lib/messages/languages.ts";
import { latinDigits } from "../../lib/texts/digits.ts";
import { type Language, languageOf } from "./language.ts";

/** Attributes of an element with an owner's text: its own direction, and its language if the page has another. */
export interface OwnersText {
  dir: "auto";
  lang?: string;
  translate?: "no";
}

/** An owner's text, translated into the page's language if the hotel has that. */
export interface Written {
  text: string;
  attributes: OwnersText;
}

export interface GuestReading extends Language {
  /** Attributes of an owner's text without a translation. */
  own: OwnersText;
  /** Attributes of our own words within such an element. */
  ours: { lang?: string };
  /** The translated text, if there is one. */
  translated(table: string, row: string, column: string): string | undefined;
  /** @param text as the owner wrote it */
  written(table: string, row: string, column: string, text: string): Written;
}

const IN_PAGES_LANGUAGE: OwnersText = { dir: "auto" };

/** @param ownersLanguage language of the hotel's texts */
export function readingOf(
  language: Language,
  ownersLanguage: string,
  translations?: Pick<Translations, "texts">,
): GuestReading {
  const isOther = isLanguage(ownersLanguage) && ownersLanguage !== language.tag;
  const own: OwnersText = { dir: "auto", ...(isOther && { lang: ownersLanguage }) };
  const translated: GuestReading["translated"] = (table, row, column) =>
    translations?.texts[table]?.[row]?.[column];
  return {
    ...language,
    own,
    ours: isOther ? { lang: language.tag } : {},
    translated,
    written(table, row, column, text) {
      const other = text.trim() === "" ? undefined : translated(table, row, column);
      return other === undefined
        ? // Names of details are keys of an object, so inLatinDigits() left their digits as typed.
          { text: latinDigits(text), attributes: own }
        : { text: other, attributes: IN_PAGES_LANGUAGE };
    },
  };
}

const ReadingContext = createContext(readingOf(languageOf("en"), "en"));
export const ReadingOfPage = ReadingContext.Provider;

export function useReading(): GuestReading {
  return use(ReadingContext);
}
