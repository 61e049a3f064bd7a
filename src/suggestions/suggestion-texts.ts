/** Suggestions in each language. A missing text does not compile. */

import type { EmergencyService } from "../lib/phone/emergency-services.ts";
import type { AMENITIES, Phrase } from "./amenities.ts";
import type { CONTACTS, TRANSPORT } from "./contacts.ts";
import type { QUESTIONS } from "./questions.ts";

/** Stands where only the hotel knows the text. */
export const BLANK = "{…}";

type QuestionKey = keyof typeof QUESTIONS;
/** An answer has a blank exactly if its question has `ask`. */
type Answer<Key extends QuestionKey> = (typeof QUESTIONS)[Key] extends { ask: unknown }
  ? `${string}${typeof BLANK}${string}`
  : string;

export interface SuggestionTexts {
  phrases: Record<Phrase, string>;
  amenities: Record<keyof typeof AMENITIES, readonly [name: string, description: string]>;
  /** Where guests park, and at what price; with a blank for the price. */
  parking: { atHouse: string; street: string; free: string; paid: `${string}${typeof BLANK}${string}` };
  questions: { [Key in QuestionKey]: readonly [question: string, answer: Answer<Key>] };
  emergency: Record<EmergencyService | "all", string>;
  contacts: Record<keyof typeof CONTACTS, string>;
  transport: Record<keyof typeof TRANSPORT, string>;
}
