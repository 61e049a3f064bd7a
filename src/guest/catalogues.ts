/** The files of the languages beside English. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { completed, type LanguageFile } from "../lib/messages/completed.ts";
import { ENGLISH } from "../lib/messages/en.ts";
import { isLanguage, type LanguageTag } from "../lib/messages/languages.ts";
import type { Catalogue } from "../lib/messages/message.ts";

/** The path is the same from this folder and from dist/guest, where the built file lies. */
const FOLDER = join(import.meta.dirname, "../../src/lib/messages");

/** Adding a file offers its language. */
export const offered: readonly LanguageTag[] = ["en", ...tagsIn(readdirSync(FOLDER).sort())];

function tagsIn(files: string[]): LanguageTag[] {
  return files
    .filter((file) => file.endsWith(".json"))
    .map((file) => {
      const tag = file.slice(0, -".json".length);
      if (!isLanguage(tag)) throw new Error(`${file} is in none of our languages`);
      return tag;
    });
}

export function catalogueOf(tag: LanguageTag): Catalogue {
  return tag === "en" ? ENGLISH : completed(translatedIn(tag));
}

/** The texts of one language's file. */
export function translatedIn(tag: Exclude<LanguageTag, "en">): LanguageFile {
  return JSON.parse(readFileSync(join(FOLDER, `${tag}.json`), "utf8")) as LanguageFile;
}
