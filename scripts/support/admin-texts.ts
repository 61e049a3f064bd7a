/** The admin's texts by their English, and those that a language lacks. */
import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ADMIN_TEXTS, catalogueOf, guestWordsIn, OF_FIVE } from "./admin-catalogues.ts";
import { NOT_TEXTS, OF_STAFF, OWNERS_LANGUAGES } from "./admin-rooms.ts";
import { declaredTexts } from "./declared-texts.ts";
import { SAID_TO_OWNERS, SAID_TO_STAFF } from "./server-sentences.ts";
import { textsInSource } from "./texts-in-source.ts";

const ROOT = join(import.meta.dirname, "../..");
/** Where what the admin looks up stands. Guests' catalogues have most of it. */
const DECLARED = "src/sections";

/** By a text: the files that say it. */
type Said = Map<string, string[]>;

/** @param sources a pattern of files @param room begins the paths of the files where what is not marked is wrong */
export function adminTexts(sources: string, room: string): { texts: Said; wrong: string[] } {
  const texts: Said = new Map();
  const wrong: string[] = [];
  for (const path of globSync(sources, { cwd: ROOT }).sort()) {
    const source = readFileSync(join(ROOT, path), "utf8");
    const { texts: found, problems, unmarked } = textsInSource(path, source, path.startsWith("src/admin/"));
    for (const { text, at } of found) {
      texts.set(text, [...(texts.get(text) ?? []), path]);
      // Nouns that the admin counts.
      if (/\bmany: $/.test(source.slice(0, at))) texts.set(text + OF_FIVE, ["src/admin/ui/words.ts"]);
    }
    if (!path.startsWith(room)) continue;
    const line = (at: number) => source.slice(0, at).split("\n").length;
    const others = unmarked.filter(({ text }) => !NOT_TEXTS.includes(text) && !NOT_TEXTS.includes(path));
    wrong.push(...problems.map(({ at, text }) => `${path}:${line(at)}: ${text}`));
    wrong.push(...others.map(({ at, text }) => `${path}:${line(at)}: not marked as a text: ${text}`));
  }
  for (const [path, said] of [
    [DECLARED, declaredTexts()],
    // Staff's by its path: OF_STAFF.
    ["src/lib/texts/server-sentences.ts", SAID_TO_STAFF],
    ["src/server", SAID_TO_OWNERS],
  ] as const) {
    for (const text of said) texts.set(text, [...(texts.get(text) ?? []), path]);
  }
  return { texts, wrong };
}

/** @param room begins the paths of the files that say them */
export function missingIn(language: string, texts: Said, room = ""): string[] {
  const there = existsSync(join(ADMIN_TEXTS, `${language}.json`)) ? catalogueOf(language) : {};
  const guests = guestWordsIn(language);
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
  const isWanted = (path: string, text: string) =>
    path.startsWith(room) &&
    (!text.endsWith(OF_FIVE) || (pluralCategories.includes("few") && OWNERS_LANGUAGES.includes(language))) &&
    (OWNERS_LANGUAGES.includes(language) || OF_STAFF.test(path)) &&
    !(path === DECLARED && guests[text]);
  return [...texts].flatMap(([text, paths]) =>
    !there[text] && paths.some((path) => isWanted(path, text)) ? [text] : [],
  );
}
