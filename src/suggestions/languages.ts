/** Languages of suggestions, and the texts of each: an owner loads those of the hotel's language alone. */
import type { SuggestionTexts } from "./suggestion-texts.ts";

const FILES = {
  en: () => import("./texts/en.ts"),
  de: () => import("./texts/de.ts"),
  es: () => import("./texts/es.ts"),
  fr: () => import("./texts/fr.ts"),
  it: () => import("./texts/it.ts"),
  nl: () => import("./texts/nl.ts"),
  pl: () => import("./texts/pl.ts"),
  pt: () => import("./texts/pt.ts"),
} satisfies Record<string, () => Promise<{ default: SuggestionTexts }>>;

export type SuggestedLanguage = keyof typeof FILES;

export function hasSuggestions(language: string): language is SuggestedLanguage {
  return Object.hasOwn(FILES, language);
}

/** English for languages without texts. */
export function suggestedLanguage(language: string): SuggestedLanguage {
  return hasSuggestions(language) ? language : "en";
}

export async function suggestedTexts(language: string): Promise<SuggestionTexts> {
  return (await FILES[suggestedLanguage(language)]()).default;
}

export function allSuggestedTexts(): Promise<SuggestionTexts[]> {
  return Promise.all(Object.keys(FILES).map(suggestedTexts));
}
