/** Until the first tag the topic files are edited in place: a definition that stands in two of them would hide one. */
import { expect, test } from "vitest";
import { readMigrations } from "../../src/server/migrations/files.ts";

const DEFINITIONS = [
  /^create (?:or replace )?(?:function|procedure) ([\w.]+\(.*?\))(?=\s+(?:returns|language)\b)/gms,
  /^create (?:or replace )?view ([\w.]+)/gm,
  /^create (?:unlogged )?table ([\w.]+)/gm,
  /^create (?:unique )?index (\w+)/gm,
  /^create (?:constraint )?trigger (\w+\s.*?\bon [\w.]+)/gms,
  /^create policy ("[^"]+" on [\w.]+)/gm,
];

function definitionsIn(text: string): string[] {
  return DEFINITIONS.flatMap((kind) =>
    Array.from(text.matchAll(kind), ([statement]) => statement.replaceAll(/\s+/g, " ")),
  );
}

test("Each table, function, view, trigger and policy is said once", () => {
  const said = readMigrations()
    .filter(({ name }) => !name.startsWith("server/"))
    .flatMap(({ text }) => definitionsIn(text));
  expect(said.filter((definition, place) => said.indexOf(definition) < place)).toEqual([]);
  expect(said.length).toBeGreaterThan(500);
});

test("A second definition is found, whatever its layout", () => {
  const [first, second, other] = definitionsIn(
    "create function innfo.a(b text)\nreturns text language sql;\ncreate function innfo.a(b text) returns text\nlanguage sql;\ncreate function innfo.a(b int) returns text language sql;",
  );
  expect(first).toBe(second);
  expect(other).not.toBe(first);
});
