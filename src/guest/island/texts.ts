/** What the script says. Each language has a copy of it, into which the build puts its texts: see vite.config.ts. */
import type { SCRIPT } from "../../lib/messages/en.ts";
import { type HoursKey, plainly } from "../../lib/messages/message.ts";

/** A tuple, because names would take room in every language's copy. */
type Texts = readonly [
  /** How most devices that speak the language name it: their clocks are as the page writes times. */
  locales: readonly string[],
  /** In the built script their keys are numbers: see scripts/support/script-in-every-language.ts. */
  messages: Record<HoursKey | keyof typeof SCRIPT, string>,
  /** Words with the same meaning, between two bars. */
  synonyms: string,
];

const [locales, messages, synonyms] = JSON.parse("%TEXTS%") as Texts;

export const t = plainly(messages);
export { locales, synonyms };

/** For opening hours. */
export const pageFormat = { locale: document.documentElement.lang, t };
