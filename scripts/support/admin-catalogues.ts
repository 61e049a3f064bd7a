/** The admin's texts in other languages: src/admin/texts has a file for each. */
import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { LanguageFile } from "../../src/lib/messages/completed.ts";

export const ADMIN_TEXTS = join(import.meta.dirname, "../../src/admin/texts");
const GUEST_TEXTS = join(import.meta.dirname, "../../src/lib/messages");

export interface AdminCatalogue {
  language: string;
  /** By the English as it stands in the source; see docs/decisions/0158-admin-languages.md. */
  texts: Readonly<Record<string, string>>;
  /** What the server or guests know, too, by its English. */
  declared: Readonly<Record<string, string>>;
}

export function catalogueOf(language: string): Record<string, string> {
  return JSON.parse(readFileSync(join(ADMIN_TEXTS, `${language}.json`), "utf8")) as Record<string, string>;
}

export function adminLanguages(): string[] {
  return readdirSync(ADMIN_TEXTS)
    .filter((name) => name.endsWith(".json"))
    .map((name) => basename(name, ".json"));
}

/** English first: its copy is the original. */
export function adminCatalogues(): AdminCatalogue[] {
  const others = adminLanguages().map((language) => {
    const guests = JSON.parse(readFileSync(join(GUEST_TEXTS, `${language}.json`), "utf8")) as LanguageFile;
    const texts = catalogueOf(language);
    return { language, texts, declared: { ...guests.declared, ...texts } };
  });
  return [{ language: "en", texts: {}, declared: {} }, ...others];
}
