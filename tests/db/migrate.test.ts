import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { ConfigurationError } from "../../src/server/config/errors.ts";
import type { Sql } from "../../src/server/database/connection.ts";
import { transaction } from "../../src/server/database/transaction.ts";
import { migrate, requireMigrated } from "../../src/server/migrations/migrate.ts";
import { makeEmptyDatabase } from "../../testbed/empty-database.ts";
import { newDataDir } from "../../testbed/own-servers.ts";
import { copyTemplate } from "../../testbed/template-copy.ts";

let sql: Sql;
let scratch: string;
beforeEach(async () => {
  ({ sql } = await makeEmptyDatabase());
  scratch = newDataDir();
});
afterEach(() => sql.end());

/** Writes a folder of migrations; null removes a file. */
function folder(files: Record<string, string | null>) {
  const path = join(scratch, "migrations");
  mkdirSync(path, { recursive: true });
  for (const [name, text] of Object.entries(files)) {
    if (text === null) rmSync(join(path, name));
    else writeFileSync(join(path, name), text);
  }
  return [{ path, prefix: "" }];
}

async function tables(): Promise<string[]> {
  const rows = await sql<{ name: string }[]>`
    select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by relname`;
  return rows.map(({ name }) => name);
}

/** With a database that has all migrations. */
async function onMigrated(work: (migrated: Sql) => Promise<void>): Promise<void> {
  const migrated = await copyTemplate();
  try {
    await work(migrated);
  } finally {
    await migrated.end();
  }
}

describe("the product's own migrations", () => {
  test("make the database once when servers start together, and change nothing at the next start", async () => {
    const applied = await Promise.all([migrate(sql), migrate(sql), migrate(sql)]);
    const [{ count } = { count: 0 }] = await sql<{ count: number }[]>`
      select count(*)::int as count from innfo_server.migrations`;
    expect(applied.flat()).toHaveLength(count);
    expect(new Set(applied.flat()).size).toBe(count);
    expect(applied.flat()).toContain("20261128100003_hotels.sql");
    expect(await migrate(sql)).toEqual([]);
  });

  test("must be applied before a start where MIGRATIONS is off", async () => {
    await expect(requireMigrated(sql)).rejects.toThrow(
      /^The database lacks migration .*: run npm run migrate first$/,
    );
    await onMigrated(requireMigrated);
  });
});

describe("migrations", () => {
  test("run in the order of their names, each once", async () => {
    const folders = folder({
      "2_b.sql": "create table b (id int references a)",
      "1_a.sql": "create table a (id int primary key)",
    });
    expect(await migrate(sql, folders)).toEqual(["1_a.sql", "2_b.sql"]);
    folder({ "3_c.sql": "create table c ()" });
    expect(await migrate(sql, folders)).toEqual(["3_c.sql"]);
    expect(await tables()).toEqual(["a", "b", "c"]);
  });

  test("leave nothing behind when they fail half-way, and are done again once mended", async () => {
    const folders = folder({
      "1_a.sql": "create table a ()",
      "2_b.sql": "create table b (); create table b ()",
    });
    await expect(migrate(sql, folders)).rejects.toThrow("Migration 2_b.sql failed");
    expect(await tables()).toEqual(["a"]);
    folder({ "2_b.sql": "create table b ()" });
    expect(await migrate(sql, folders)).toEqual(["2_b.sql"]);
    expect(await tables()).toEqual(["a", "b"]);
  });

  test("block nobody from a table while they wait until nobody uses it", async () => {
    await migrate(sql, folder({ "1_a.sql": "create table a (); insert into a default values" }));
    const { promise: waited, resolve } = Promise.withResolvers<unknown>();
    let migrating: Promise<string[]> | undefined;
    await transaction(sql, async (tx) => {
      await tx`select from a`;
      const folders = folder({ "2_b.sql": "alter table a add column b text" });
      migrating = migrate(sql, folders, { warn: resolve });
      expect(await waited).toEqual({ migration: "2_b.sql", attempt: 1 });
      expect(await sql`select from a`).toHaveLength(1);
    });
    expect(await migrating).toEqual(["2_b.sql"]);
    expect(await sql`select b from a`).toEqual([{ b: null }]);
  });

  test("in batches let others at the table in between, and go on after a failure", async () => {
    await migrate(
      sql,
      folder({ "1_a.sql": "create table a (id int, b text); insert into a select generate_series(1, 25)" }),
    );
    const batch = (rows: number) => `
      update a set b = 'filled' where id in (select id from a where b is null order by id limit ${rows})`;
    // The third batch meets a row that the database refuses.
    await sql`alter table a add check (id < 21 or b is null)`;
    const folders = folder({ "2_fill.batches.sql": batch(10) });
    await expect(migrate(sql, folders)).rejects.toThrow("Migration 2_fill.batches.sql failed");
    const filled = () => sql`select from a where b is not null`;
    expect(await filled()).toHaveLength(20);
    await sql`alter table a drop constraint a_check`;
    expect(await migrate(sql, folders)).toEqual(["2_fill.batches.sql"]);
    expect(await filled()).toHaveLength(25);
    expect(await migrate(sql, folders)).toEqual([]);
  });

  test("that were changed after they were applied stop the start, which names them", async () => {
    const folders = folder({ "1_a.sql": "create table a ()" });
    await migrate(sql, folders);
    folder({ "1_a.sql": "create table a (id int)" });
    const start = migrate(sql, folders);
    await expect(start).rejects.toThrow(ConfigurationError);
    await expect(start).rejects.toThrow("1_a.sql");
    folder({ "1_a.sql": "create table a ()" });
    expect(await migrate(sql, folders)).toEqual([]);
  });

  test("that a newer version applied stop an older one, which names them", async () => {
    const folders = folder({ "1_a.sql": "create table a ()", "2_b.sql": "create table b ()" });
    await migrate(sql, folders);
    folder({ "2_b.sql": null, "3_c.sql": "create table c ()" });
    const start = migrate(sql, folders);
    await expect(start).rejects.toThrow(ConfigurationError);
    await expect(start).rejects.toThrow("2_b.sql");
    expect(await tables()).toEqual(["a", "b"]);
  });
});
