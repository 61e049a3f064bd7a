/** Databases of the days before the schema was folded into a file a topic become what a fresh one is, and lose nothing. */
import { afterAll, expect, test } from "vitest";
import { migrate } from "../../src/server/migrations/migrate.ts";
import { LANDED } from "../../testbed/landed.ts";
import { openLanded, schemaOf } from "../../testbed/landed-databases.ts";

const databases = await openLanded();
const { landedDatabase, freshDatabase, recorded, rowsOf } = databases;
afterAll(databases.end);

/** Columns that a later version says otherwise of rows that were there. */
const BY_EARLY_MIGRATIONS = ["public.messages.taken_by", "public.messages.turn"];
/** Declarations of sections and fields: what stands there is said by migrations alone. */
const DECLARED = ["innfo.sections", "innfo.guest_columns", "innfo.translated_fields"];
/** Without the order in which migrations wrote them. */
const withoutTurn = (rows: Record<string, unknown>[] = []) =>
  rows.map(({ position: _, ...row }) => JSON.stringify(row)).sort();
const RESTATED: Readonly<Record<string, string[]>> = {
  "2026-11-27-filled": BY_EARLY_MIGRATIONS,
  "2026-11-28-early-filled": BY_EARLY_MIGRATIONS,
};

test.each(LANDED)("%s becomes what a fresh one is, and every row of every table stays", async (landed) => {
  const sql = await landedDatabase(landed);
  const before = await rowsOf(sql);
  if (landed.endsWith("filled")) {
    expect([...before].filter(([, rows]) => rows.length === 0)).toEqual([]);
  }
  await migrate(sql);
  const fresh = await freshDatabase();
  expect(await schemaOf(sql)).toEqual(await schemaOf(fresh));
  expect(await recorded(sql)).toEqual(await recorded(fresh));
  expect(await migrate(sql)).toEqual([]);

  const after = await rowsOf(sql);
  const stated = await rowsOf(fresh);
  for (const table of DECLARED) {
    expect(withoutTurn(after.get(table)), table).toEqual(withoutTurn(stated.get(table)));
  }
  const restated = new Set<string>();
  for (const [table, rows] of before) {
    const now = after.get(table) ?? [];
    if (DECLARED.includes(table)) continue;
    expect([table, now.length]).toEqual([table, rows.length]);
    for (const [i, row] of rows.entries()) {
      for (const [column, value] of Object.entries(row)) {
        if (JSON.stringify(now[i]?.[column]) !== JSON.stringify(value)) restated.add(`${table}.${column}`);
      }
    }
  }
  expect([...restated].sort()).toEqual(RESTATED[landed] ?? []);
});
