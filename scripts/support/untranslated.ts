/** Names what guests of a language read in English, because nobody has translated it yet. */
import { offered } from "../../src/guest/catalogues.ts";
import { lackingIn } from "../../src/guest/language/language.ts";
import type { LanguageTag } from "../../src/lib/messages/languages.ts";

/** @returns a line for each set of languages that lack the same texts; none if all of them say everything */
export function untranslated(
  lacking: (tag: LanguageTag) => ReadonlySet<string> = lackingIn,
  tags: readonly LanguageTag[] = offered,
): string[] {
  const texts = [...new Set(tags.flatMap((tag) => [...lacking(tag)]))];
  const alike = Map.groupBy(texts, (text) => tags.filter((tag) => lacking(tag).has(text)).join(", "));
  return [...alike].map(([languages, of]) => `English stands in for "${of.join('", "')}" in ${languages}`);
}
