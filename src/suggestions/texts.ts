/** The texts of all languages at once, for a folder in any of them: screens load one alone, by languages.ts. */
import type { SuggestedLanguage } from "./languages.ts";
import type { SuggestionTexts } from "./suggestion-texts.ts";
import de from "./texts/de.ts";
import en from "./texts/en.ts";
import es from "./texts/es.ts";
import fr from "./texts/fr.ts";
import it from "./texts/it.ts";
import nl from "./texts/nl.ts";
import pl from "./texts/pl.ts";
import pt from "./texts/pt.ts";

export const TEXTS: Readonly<Record<SuggestedLanguage, SuggestionTexts>> = { en, de, es, fr, it, nl, pl, pt };

/** Frequent words, by language. */
const COMMON: Readonly<Record<string, RegExp>> = {
  en: /\b(?:the|and|you|is|we|with)\b/gi,
  de: /\b(?:und|der|die|das|sie|ist|wir|mit)\b/gi,
  fr: /\b(?:les|vous|est|nous|avec|dans|pour)\b/gi,
  es: /\b(?:los|las|usted|est[aá]|para|con|del)\b/gi,
  it: /\b(?:il|che|per|con|della|sono|alle)\b/gi,
  nl: /\b(?:het|een|van|niet|wij|onze|zijn)\b/gi,
  pl: /(?<!\p{L})(?:jest|si[eę]|nie|oraz|prosimy|dla|na)(?!\p{L})/giu,
  sv: /(?<!\p{L})(?:och|är|att|inte|ni|finns)(?!\p{L})/giu,
  da: /(?<!\p{L})(?:og|er|ikke|vi|jer|på)(?!\p{L})/giu,
  pt: /(?<!\p{L})(?:não|uma|com|dos|está|seu|são)(?!\p{L})/giu,
  fi: /(?<!\p{L})(?:ja|on|ei|voit|ovat)(?!\p{L})/giu,
};

/** @returns those in the language of a text; undefined where there are none in it */
export function textsFor(text: string): SuggestionTexts | undefined {
  const counts = Object.entries(COMMON).map(
    ([language, words]) => [language, text.match(words)?.length ?? 0] as const,
  );
  const [language = "en", count = 0] = counts.toSorted(([, a], [, b]) => b - a)[0] ?? [];
  if (count === 0) return TEXTS.en;
  return Object.hasOwn(TEXTS, language) ? TEXTS[language as SuggestedLanguage] : undefined;
}
