/** In which language the page is read, for its components. */
import { createContext, use } from "react";
import { isLanguage } from "../lib/messages/languages.ts";
import { type Language, languageOf } from "./language.ts";

/** For an element with a text of the owner's: its own direction, and its language where the page has another. */
export interface OwnersText {
  dir: "auto";
  lang?: string;
}

export interface Reading extends Language {
  own: OwnersText;
  /** For a word of ours within such an element. */
  ours: { lang?: string };
}

/** @param ownersLanguage the hotel's */
export function readingOf(language: Language, ownersLanguage: string): Reading {
  const isOther = isLanguage(ownersLanguage) && ownersLanguage !== language.tag;
  return {
    ...language,
    own: { dir: "auto", ...(isOther && { lang: ownersLanguage }) },
    ours: isOther ? { lang: language.tag } : {},
  };
}

const ReadingContext = createContext(readingOf(languageOf("en"), "en"));
export const ReadingOfPage = ReadingContext.Provider;

export function useReading(): Reading {
  return use(ReadingContext);
}
