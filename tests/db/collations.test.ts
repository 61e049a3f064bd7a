/** An own PostgreSQL whose system was updated sorts by other rules than its indexes: its operator reads the command. */

import { afterAll, expect, inject, test } from "vitest";
import type { Log } from "../../src/server/config/log.ts";
import { warnOfCollations } from "../../src/server/database/wait-for-database.ts";
import { asSuperuser } from "../../testbed/template-copy.ts";

const DATABASE = "Sorted by ICU";
const superuser = asSuperuser();
await superuser.unsafe(
  `create database "${DATABASE}" template template0 locale_provider icu icu_locale 'und' owner ${inject("template")}`,
);
const sql = asSuperuser(DATABASE);
afterAll(async () => {
  await sql.end();
  await superuser.unsafe(`drop database "${DATABASE}"`);
  await superuser.end();
});

async function warnings(): Promise<unknown[]> {
  const said: unknown[] = [];
  await warnOfCollations(sql, { warn: (_facts: unknown, text: string) => said.push(text) } as unknown as Log);
  return said;
}

test("Nothing is said of a database whose rules are those of its indexes", async () => {
  expect(await warnings()).toEqual([]);
});

test("The command that is named mends it", async () => {
  await superuser`update pg_database set datcollversion = '1.1' where datname = ${DATABASE}`;
  const [warning] = await warnings();
  expect(warning).toContain(
    `REINDEX DATABASE "${DATABASE}"; ALTER DATABASE "${DATABASE}" REFRESH COLLATION VERSION;`,
  );
  for (const command of String(warning)
    .replace(/.*run: /, "")
    .split(";")
    .filter(Boolean)) {
    await sql.unsafe(command);
  }
  expect(await warnings()).toEqual([]);
});
