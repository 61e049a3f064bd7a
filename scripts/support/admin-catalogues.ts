/** The admin's texts in other languages: src/admin/texts has a file for each. */
import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { LanguageFile } from "../../src/lib/messages/completed.ts";
import { HOURS } from "../../src/lib/messages/hours.ts";
import { NOT_TRANSLATED } from "../../src/lib/texts/t.ts";
import { declaredTexts } from "./declared-texts.ts";
import { PSEUDO, pseudo } from "./pseudo-texts.ts";

export const ADMIN_TEXTS = join(import.meta.dirname, "../../src/admin/texts");
const GUEST_TEXTS = join(import.meta.dirname, "../../src/lib/messages");

export interface AdminCatalogue {
  language: string;
  /** @param text as it stands in the source, with its meaning: "Open | a state" */
  translated(text: string): string | undefined;
  /** Texts of the server or the guest page, too, by their English. */
  declared: Readonly<Record<string, string>>;
  /** How guests read hours, by key. */
  hours: Readonly<Record<string, string>>;
}

/** Ends the key of a noun's form after five and more, where a language has one: "amenities | five". */
export const OF_FIVE = " | five";

export function catalogueOf(language: string): Record<string, string> {
  return JSON.parse(readFileSync(join(ADMIN_TEXTS, `${language}.json`), "utf8")) as Record<string, string>;
}

export function adminLanguages(): string[] {
  return readdirSync(ADMIN_TEXTS)
    .filter((name) => name.endsWith(".json"))
    .map((name) => basename(name, ".json"));
}

export function adminCatalogues(): AdminCatalogue[] {
  const others = adminLanguages().map((language): AdminCatalogue => {
    const texts = catalogueOf(language);
    const guests = guestWordsIn(language);
    const known = declaredTexts().map((text) => [text, texts[text] ?? guests[text] ?? NOT_TRANSLATED + text]);
    // Nouns that a language counts in a form of its own, by their plural: counted() in src/admin/ui/words.ts.
    const ofFive = Object.entries(texts).flatMap(([key, form]) =>
      key.endsWith(OF_FIVE) ? [[texts[key.slice(0, -OF_FIVE.length)], form]] : [],
    );
    const { messages } = guestTexts(language);
    const hours = Object.entries(HOURS).map(([key, text]) => [
      key,
      messages[key as keyof typeof HOURS] ?? text,
    ]);
    return {
      language,
      translated: (text) => texts[text],
      declared: Object.fromEntries([...known, ...ofFive]),
      hours: Object.fromEntries(hours),
    };
  });
  return [
    { language: "en", translated: withoutMeaning, declared: {}, hours: HOURS },
    {
      language: PSEUDO,
      translated: (text) => pseudo(withoutMeaning(text)),
      declared: Object.fromEntries(declaredTexts().map((text) => [text, pseudo(text)])),
      hours: Object.fromEntries(Object.entries(HOURS).map(([key, text]) => [key, pseudo(text)])),
    },
    ...others,
  ];
}

/** Guests' words for what the admin shows, too. */
export function guestWordsIn(language: string): Readonly<Record<string, string>> {
  return guestTexts(language).declared;
}

function guestTexts(language: string): LanguageFile {
  return JSON.parse(readFileSync(join(GUEST_TEXTS, `${language}.json`), "utf8")) as LanguageFile;
}

export function withoutMeaning(text: string): string {
  return text.replace(/ \| .*/s, "");
}
