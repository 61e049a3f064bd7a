/**
 * The admin's texts: docs/decisions/0158-admin-languages.md.
 *
 *   npm run texts                     counts what each language lacks, and names what is wrong
 *   npm run texts -- src/admin/page   names what is not marked in a room
 *   npm run texts -- missing de       prints what German lacks: {"English": ""}
 *   npm run texts -- missing ar src/admin/inbox
 *   npm run texts -- add de FILE      takes such a file back, filled in
 *   npm run texts -- prune            drops translations of what nothing says any more
 *   npm run texts -- typeset          sets marks and spaces as the language does, also in the guests' catalogues
 */
import { existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { ADMIN_TEXTS, adminLanguages, catalogueOf } from "./support/admin-catalogues.ts";
import { adminTexts, missingIn } from "./support/admin-texts.ts";
import { slotsOf } from "./support/message-parts.ts";
import { typesetFile } from "./support/typeset.ts";

const [command, language = "", argument] = process.argv.slice(2);

const ROOT = join(import.meta.dirname, "..");
const SOURCES = "src/{admin,fields,forms,lib,nearby,sections,suggestions}/**/*.{ts,tsx}";

const room = command?.startsWith("src/") ? command : "src/admin/";
const { texts, wrong } = adminTexts(SOURCES, room);
const missing = (tag: string, room?: string) => missingIn(tag, texts, room);

function findings(language: string): string[] {
  return Object.entries(catalogueOf(language)).flatMap(([text, translated]) => {
    const file = `src/admin/texts/${language}.json`;
    if (!texts.has(text))
      return [`${file}: nothing says this any more, so npm run texts -- prune drops it: ${text}`];
    const [wanted, got] = [slotsOf(text).sort(), slotsOf(translated).sort()];
    return wanted.join() === got.join() ? [] : [`${file}: ${text}: has ${got.join(", ") || "no slots"}`];
  });
}

/** Catalogues of the admin and of guests, and how they would stand. */
function untypeset(): { path: string; typeset: string }[] {
  return globSync("src/{admin/texts,lib/messages}/*.json", { cwd: ROOT }).flatMap((path) => {
    const written = readFileSync(join(ROOT, path), "utf8");
    const typeset = typesetFile(basename(path, ".json"), written);
    return typeset === written ? [] : [{ path, typeset }];
  });
}

function write(language: string, catalogue: Readonly<Record<string, string>>): void {
  const sorted = Object.entries(catalogue).sort(([a], [b]) => (a < b ? -1 : 1));
  const written = JSON.stringify(Object.fromEntries(sorted));
  writeFileSync(join(ADMIN_TEXTS, `${language}.json`), typesetFile(language, written));
}

if (command === "missing") {
  console.log(
    JSON.stringify(Object.fromEntries(missing(language, argument).map((text) => [text, ""])), null, 2),
  );
} else if (command === "add") {
  const before = existsSync(join(ADMIN_TEXTS, `${language}.json`)) ? catalogueOf(language) : {};
  const filled = JSON.parse(readFileSync(argument ?? "", "utf8")) as Record<string, string>;
  const all = Object.entries({ ...before, ...filled }).filter(
    ([text, translated]) => translated && texts.has(text),
  );
  write(language, Object.fromEntries(all));
  const refused = findings(language);
  console.log(refused.join("\n") || `${all.length} texts, ${missing(language).length} missing`);
  if (refused.length > 0) process.exitCode = 1;
} else if (command === "prune") {
  for (const each of adminLanguages()) {
    write(each, Object.fromEntries(Object.entries(catalogueOf(each)).filter(([text]) => texts.has(text))));
  }
} else if (command === "typeset") {
  for (const { path, typeset } of untypeset()) writeFileSync(join(ROOT, path), typeset);
} else {
  const loose = untypeset().map(({ path }) => `${path}: npm run texts -- typeset sets its marks and spaces`);
  const found = [...wrong, ...adminLanguages().flatMap(findings), ...loose];
  for (const one of found) console.log(one);
  if (found.length > 0) process.exitCode = 1;
  if (command === undefined) {
    console.log(`${texts.size} texts`);
    for (const each of adminLanguages()) console.log(`${each}: ${missing(each).length} missing`);
  }
}
