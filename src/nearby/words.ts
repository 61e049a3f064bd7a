/** Words of places nearby by the hotel's language, in the languages of suggestions. */
import { type SuggestedLanguage, suggestedLanguage } from "../suggestions/languages.ts";
import type { NearbyWords } from "./nearby-texts.ts";

const FILES: Record<SuggestedLanguage, () => Promise<{ default: NearbyWords }>> = {
  en: () => import("./words/en.ts"),
  de: () => import("./words/de.ts"),
  es: () => import("./words/es.ts"),
  fr: () => import("./words/fr.ts"),
  it: () => import("./words/it.ts"),
  nl: () => import("./words/nl.ts"),
  pl: () => import("./words/pl.ts"),
  pt: () => import("./words/pt.ts"),
};

/** Those of one language, loaded alone. */
export async function nearbyWords(language: string): Promise<NearbyWords> {
  return (await FILES[suggestedLanguage(language)]()).default;
}
