/** Suggested texts by the hotel's language. */
import { de } from "./texts/de.ts";
import { en } from "./texts/en.ts";
import { es } from "./texts/es.ts";
import { fr } from "./texts/fr.ts";
import { it } from "./texts/it.ts";

export const TEXTS = { en, de, es, fr, it };

export type SuggestedLanguage = keyof typeof TEXTS;

/** English for languages without texts. */
export function suggestedLanguage(language: string): SuggestedLanguage {
  return Object.hasOwn(TEXTS, language) ? (language as SuggestedLanguage) : "en";
}
