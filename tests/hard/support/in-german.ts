/** The admin's texts in German, as its copy has them: whoever reads them back changes no test. */
import { catalogueOf, guestWordsIn } from "../../../scripts/support/admin-catalogues.ts";

const TEXTS: Readonly<Record<string, string>> = { ...guestWordsIn("de"), ...catalogueOf("de") };

/** @param values by the slot's name */
export function inGerman(english: string, values: Readonly<Record<string, string>> = {}): string {
  const text = TEXTS[english];
  if (text === undefined) throw new Error(`German has no text for: ${english}`);
  return text.replace(/\{(\w+)\}/g, (_, name) => values[name] ?? "");
}
