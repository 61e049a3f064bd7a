/** The script's texts. The build makes a copy of the script per language: see vite.config.ts. */
import type { SCRIPT } from "../../lib/messages/en.ts";
import { type HoursKey, plainly } from "../../lib/messages/message.ts";

type ScriptKey = HoursKey | keyof typeof SCRIPT | "offline.title";

/** A tuple: property names would take bytes in every language's copy. */
type Texts = readonly [
  /** The usual locales of this language; on them, times stay as the page writes them. */
  locales: readonly string[],
  /** The build turns the keys into numbers: see scripts/support/script-in-every-language.ts. */
  messages: Record<ScriptKey, string>,
];

const [locales, messages] = JSON.parse("%TEXTS%") as Texts;

export const t = plainly(messages);
export { locales };

export const pageFormat = { locale: document.documentElement.lang, t };
