/** The admin's texts as its copies have them: whoever reads them back changes no test. */
import { catalogueOf, guestWordsIn } from "../../../scripts/support/admin-catalogues.ts";

/** @returns a text by its English, with values by the names of its slots */
export function inLanguage(language: string) {
  const texts: Readonly<Record<string, string>> = { ...guestWordsIn(language), ...catalogueOf(language) };
  return (english: string, values: Readonly<Record<string, string>> = {}): string => {
    const text = texts[english];
    if (text === undefined) throw new Error(`${language} has no text for: ${english}`);
    return text.replace(/\{(\w+)\}/g, (_, name) => values[name] ?? "");
  };
}
