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
    Array.from(text.matchAll(kind), ([statement]) =>
      statement.replace("or replace ", "").replaceAll(/\s+/g, " "),
    ),
  );
}

test("Each table, function, view, trigger and policy is said once", () => {
  const said = readMigrations().flatMap(({ text }) => definitionsIn(text));
  expect(said.filter((definition, place) => said.indexOf(definition) < place)).toEqual([]);
  expect(said.length).toBeGreaterThan(500);
});

/** Statements that add to, or take back, what an earlier one has said. */
const SAID_LATER = /^(?:drop|alter table \S+\s+(?:add column|drop))\b.*/gm;

test("No table gets or loses a column later, and nothing is dropped", () => {
  const later = readMigrations().flatMap(({ text }) => text.match(SAID_LATER) ?? []);
  expect(later).toEqual([]);
  for (const statement of [
    "alter table auth.sessions add column network text;",
    "alter table auth.sessions\n  drop constraint sessions_method_choice;",
    "drop index auth.refresh_tokens_session_id;",
  ]) {
    expect(statement.match(SAID_LATER)).toHaveLength(1);
  }
});

test("A second definition is found, whatever its layout", () => {
  const [first, second, other] = definitionsIn(
    "create function innfo.a(b text)\nreturns text language sql;\ncreate or replace function innfo.a(b text) returns text\nlanguage sql;\ncreate function innfo.a(b int) returns text language sql;",
  );
  expect(first).toBe(second);
  expect(other).not.toBe(first);
});
