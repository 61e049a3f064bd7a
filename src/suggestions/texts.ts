/** Suggested texts by the hotel's language. A missing text does not compile. */

import type { EmergencyService } from "../lib/phone/emergency-services.ts";
import type { AMENITIES } from "./amenities.ts";
import type { CONTACTS, TRANSPORT } from "./contacts.ts";
import type { QUESTIONS } from "./questions.ts";
import { de } from "./texts/de.ts";
import { en } from "./texts/en.ts";
import { es } from "./texts/es.ts";
import { fr } from "./texts/fr.ts";
import { it } from "./texts/it.ts";

/** Stands where only the hotel knows the text. */
export const BLANK = "{…}";

/** Times and places that many amenities share. */
export type Phrase = "always" | "onRequest" | "room" | "reception";

type QuestionKey = keyof typeof QUESTIONS;
/** An answer has a blank exactly if its question has `ask`. */
type Answer<Key extends QuestionKey> = (typeof QUESTIONS)[Key] extends { ask: unknown }
  ? `${string}${typeof BLANK}${string}`
  : string;

export interface SuggestionTexts {
  phrases: Record<Phrase, string>;
  amenities: Record<keyof typeof AMENITIES, readonly [name: string, description: string]>;
  questions: { [Key in QuestionKey]: readonly [question: string, answer: Answer<Key>] };
  emergency: Record<EmergencyService | "all", string>;
  contacts: Record<keyof typeof CONTACTS, string>;
  transport: Record<keyof typeof TRANSPORT, string>;
}

export const TEXTS = { en, de, es, fr, it };

export type SuggestedLanguage = keyof typeof TEXTS;

/** English for languages without texts. */
export function suggestedLanguage(language: string): SuggestedLanguage {
  return Object.hasOwn(TEXTS, language) ? (language as SuggestedLanguage) : "en";
}
