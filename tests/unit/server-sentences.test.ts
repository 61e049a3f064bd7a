/** Refusals of the server and the database, in the language of who reads them. */
import { globSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { adminLanguages, catalogueOf } from "../../scripts/support/admin-catalogues.ts";
import { OWNERS_LANGUAGES } from "../../scripts/support/admin-rooms.ts";
import { SAID_TO_OWNERS, SAID_TO_STAFF } from "../../scripts/support/server-sentences.ts";
import { serverSentence } from "../../src/lib/texts/server-sentences.ts";

/** Whatever stands in their slots. */
const shape = (sentence: string) => sentence.replace(/\{\w*\}|\$\{[^}]*\}|%|\d+/g, "{}");

const filesOf = (pattern: string) => globSync(pattern).sort();
const sourceOf = (path: string) => readFileSync(path, "utf8");

/** Sentences that the database raises, with their SQLSTATE, and the rows of its limits. */
function saidByDatabase(): { sentence: string; code: string }[] {
  const raised = filesOf("{supabase/migrations,src/server/migrations}/*.sql").flatMap((path) =>
    Array.from(
      sourceOf(path).matchAll(/raise exception '(\p{Lu}(?:[^']|'')*)'[^;]*?errcode = '(\w+)'/gsu),
      ([, sentence = "", code = ""]) => ({ sentence: sentence.replaceAll("''", "'"), code }),
    ),
  );
  const [table = ""] =
    /insert into innfo\.refusals.*?;/s.exec(sourceOf(filesOf("supabase/migrations/*_limits.sql")[0] ?? "")) ??
    [];
  const [, also = ""] = /sentence \|\| '([^']+)'/.exec(table) ?? [];
  const [usual = "", others = ""] = table.split("union all");
  const rows = (part: string, end: string) =>
    Array.from(part.matchAll(/\('\w+', '((?:[^']|'')+)', /g), ([, sentence = ""]) => ({
      sentence: sentence.replaceAll("''", "'") + end,
      code: "IN003",
    }));
  return [...raised, ...rows(usual, also), ...rows(others, "")];
}

/** Sentences in the server's rooms that answer the admin: they end as sentences do, and a program's reasons do not. */
function saidByServer(): string[] {
  return filesOf("src/server/{auth,rest,storage,transport}/**/*.ts").flatMap((path) =>
    Array.from(
      sourceOf(path).matchAll(/"(\p{Lu}[^"\n]* [^"\n]*\.)"|`(\p{Lu}[^`\n]* [^`\n]*\.)`/gu),
      ([, plain, template]) => plain ?? template ?? "",
    ),
  );
}

/** For programs, or a code of theirs has words of the admin's own. */
const NOT_SHOWN = [
  "An offset of {} was requested, but there are only {} rows.",
  "The answer is longer than {} bytes",
  "Another number of rows was asked for",
  "Email rate limit exceeded. Please wait before trying again.",
  "Password should be at least {} characters.",
  "Password should be at most {} bytes.",
  "Password should not be made of spaces alone.",
  "This password is too easy to guess. Please choose another one.",
  "New password should be different from the old password.",
  "This requires reauthentication: {}.",
  "This requires reauthentication: confirm the password, or sign in again.",
];

describe("the catalogues", () => {
  test("know all that the server and the database say to people, and nothing else", () => {
    const { IN008: endings = [], ...others } = Object.groupBy(saidByDatabase(), ({ code }) => code);
    const banned = endings.flatMap(({ sentence }) =>
      ["{}", "whoever runs this site"].map((whom) => `${sentence}. Write to ${whom}.`),
    );
    const plain = Object.values(others).flatMap((said) => (said ?? []).map(({ sentence }) => sentence));
    const found = new Set([...banned, ...plain, ...saidByServer()].map(shape));
    const known = [...SAID_TO_STAFF, ...SAID_TO_OWNERS].map(shape);
    for (const aside of NOT_SHOWN) expect(found).toContain(aside);
    expect([...found].filter((one) => !NOT_SHOWN.includes(one)).sort()).toEqual(known.sort());
  });

  test.each(adminLanguages())("%s has them", (language) => {
    const texts = catalogueOf(language);
    const wanted = OWNERS_LANGUAGES.includes(language)
      ? [...SAID_TO_STAFF, ...SAID_TO_OWNERS]
      : SAID_TO_STAFF;
    expect(wanted.filter((sentence) => !texts[sentence])).toEqual([]);
  });
});

describe("a refusal", () => {
  const GERMAN = {
    "It has changed since.": "Es wurde inzwischen geändert.",
    "A hotel has room for {number} photos. Please delete (some).":
      "{0} Fotos je Haus. Bitte löschen (einige).",
    "Room for {number} hotels.": "Platz für {0, plural, one {# Haus} other {# Häuser}}.",
    "More from {date} on, write to {whom}.": "Mehr ab {0}: {1}.",
  };

  test.each([
    ["It has changed since.", "Es wurde inzwischen geändert."],
    [
      "A hotel has room for 1,200 photos. Please delete (some).",
      "1,200 Fotos je Haus. Bitte löschen (einige).",
    ],
    ["Room for 1 hotels.", "Platz für 1 Haus."],
    ["More from December 1 on, write to a.b@example.com.", "Mehr ab December 1: a.b@example.com."],
    ["permission denied for table hotels", ""],
    ["It has changed since. And more", ""],
  ])("%s", (english, shown) => {
    expect(serverSentence(english, GERMAN)).toBe(shown);
  });
});
