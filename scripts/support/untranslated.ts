/** Names what is read in English, because nobody has translated it yet. */
import { offered } from "../../src/guest/catalogues.ts";
import { lackingIn } from "../../src/guest/language/language.ts";
import type { LanguageTag } from "../../src/lib/messages/languages.ts";
import { OWNERS_LANGUAGES } from "./admin-rooms.ts";
import { adminTexts, missingIn } from "./admin-texts.ts";

/** @returns a line for each set of languages that lack the same texts; none if all of them say everything */
export function untranslated(
  lacking: (tag: LanguageTag) => ReadonlySet<string> = lackingIn,
  tags: readonly LanguageTag[] = offered,
): string[] {
  const texts = [...new Set(tags.flatMap((tag) => [...lacking(tag)]))];
  const alike = Map.groupBy(texts, (text) => tags.filter((tag) => lacking(tag).has(text)).join(", "));
  return [...alike].map(([languages, of]) => `English stands in for "${of.join('", "')}" in ${languages}`);
}

/** Texts of src/sections that only owners read: placeholders, and the labels of a hotel's own fields. */
export function untranslatedForOwners(): string[] {
  const { texts } = adminTexts("src/sections/*.ts", "src/sections");
  const lacking = (tag: LanguageTag) =>
    new Set(missingIn(tag, texts, "src/sections").filter((text) => !lackingIn(tag).has(text)));
  const lines = untranslated(lacking, OWNERS_LANGUAGES as LanguageTag[]);
  return lines.map((line) => `${line}, in the admin: npm run texts -- missing de prints it`);
}
