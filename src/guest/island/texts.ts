/** What the script says. Each language has a copy of it, into which the build puts its texts: see vite.config.ts. */
import type { SCRIPT } from "../../lib/messages/en.ts";
import { type HoursKey, plainly } from "../../lib/messages/message.ts";

interface Texts {
  messages: Record<HoursKey | keyof typeof SCRIPT, string>;
  /** Words with the same meaning, in a line. */
  synonyms: readonly string[];
}

const { messages, synonyms } = JSON.parse("%TEXTS%") as Texts;

export const say = plainly(messages);
export { synonyms };

/** For opening hours. */
export const pageFormat = { locale: document.documentElement.lang, say };
