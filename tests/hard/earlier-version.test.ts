/** A database of the version before the baseline, disturbed while it is taken over: the rest of tests/db/earlier-version.test.ts. */
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { backUp } from "../../src/server/backup/backup.ts";
import { checkBackup } from "../../src/server/backup/check.ts";
import { restore } from "../../src/server/backup/restore.ts";
import { transaction } from "../../src/server/database/transaction.ts";
import { RELABELLED } from "../../src/server/migrations/earlier.ts";
import { readMigrations } from "../../src/server/migrations/files.ts";
import { migrate } from "../../src/server/migrations/migrate.ts";
import { openUploads } from "../../src/server/storage/open.ts";
import { databaseSchema, namesOf, openEarlierDatabases } from "../../testbed/earlier-databases.ts";

const databases = await openEarlierDatabases();
const {
  folder,
  applied,
  emptyDatabase,
  bareDatabase,
  earlierDatabase,
  freshSchema,
  contentOf,
  recorded,
  names,
} = databases;
afterAll(databases.end);

test("Of servers that start together one replaces the records", async () => {
  const sql = await earlierDatabase();
  const each = await Promise.all([migrate(sql), migrate(sql), migrate(sql)]);
  expect(each.flat().sort()).toEqual([...applied].sort());
  expect(await names(sql)).toEqual(namesOf(readMigrations()));
});

test("A start that is killed half-way leaves the old state, and the next one goes on", async () => {
  const sql = await earlierDatabase();
  const before = await recorded(sql);
  const schema = await databaseSchema(sql);
  await sql.unsafe(`
    create function innfo_server.stop() returns trigger language plpgsql as $$
    begin perform pg_terminate_backend(pg_backend_pid()); return null; end $$;
    create trigger stop after insert on innfo_server.migrations execute function innfo_server.stop()`);
  await expect(migrate(sql)).rejects.toThrow();
  expect(await recorded(sql)).toEqual(before);
  expect(await databaseSchema(sql)).toBe(schema);
  await sql.unsafe("drop function innfo_server.stop() cascade");
  expect(await migrate(sql)).toEqual(applied);
  expect(await databaseSchema(sql)).toBe(await freshSchema());
});

test.each([
  [
    "drop index public.hotels_user_id_created_at",
    [/it lacks public\.hotels: CREATE INDEX hotels_user_id_created_at/],
  ],
  [
    "create or replace function innfo.is_wifi(value jsonb) returns boolean language sql return true",
    [
      /it has CREATE OR REPLACE FUNCTION innfo\.is_wifi/,
      /it lacks CREATE OR REPLACE FUNCTION innfo\.is_wifi/,
    ],
  ],
  [
    "grant select on public.hotels to anon",
    [/it has public\.hotels: grant select on public\.hotels to anon/],
  ],
  [
    'alter policy "owners read their hotels" on public.hotels using (true)',
    [/it has public\.hotels: create policy "owners read their hotels" .* using \(true\)/],
  ],
  ["create table public.notes ()", [/it has public\.notes: create table public\.notes/]],
  [
    "alter table public.faqs disable trigger keep_deleted",
    [/it has public\.faqs: -- disabled: CREATE TRIGGER keep_deleted /],
  ],
])(
  "The differences of one that was changed by hand are named, and nothing is done: %s",
  async (change, differences) => {
    const sql = await bareDatabase();
    await sql.unsafe(change);
    const before = await recorded(sql);
    const start = migrate(sql);
    await expect(start).rejects.toThrow(/^The database's schema was changed by hand: /);
    for (const difference of differences) await expect(start).rejects.toThrow(difference);
    await expect(start).rejects.not.toThrow("\n");
    expect(await recorded(sql)).toEqual(before);
  },
);

test("Whoever uses its tables meanwhile is not kept waiting", async () => {
  const sql = await earlierDatabase();
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  const reading = transaction(sql, async (tx) => {
    await tx`select from public.amenities`;
    await held;
  });
  const { promise: waits, resolve } = Promise.withResolvers<unknown>();
  const migrating = migrate(sql, undefined, { warn: resolve });
  expect(await waits).toEqual({ migration: RELABELLED, attempt: 1 });
  expect(await sql`select name from public.amenities`).toEqual([{ name: "Pool" }]);
  release();
  await reading;
  expect(await migrating).toEqual(applied);
});

describe("A backup", () => {
  const uploads = (name: string) => openUploads({ dataDir: join(folder, name), s3: undefined });
  const file = (name: string) => join(folder, `${name}.tar.gz`);

  test("of it restores into what a fresh database is, with every row", async () => {
    const sql = await earlierDatabase();
    const backup = file("whole");
    await backUp({ sql, uploads: uploads("from"), jwtSecret: "x".repeat(32) }, async () => backup);
    const target = await emptyDatabase();
    await restore(await checkBackup(backup), target, uploads("to"));
    expect(await databaseSchema(target)).toBe(await freshSchema());
    await migrate(sql);
    expect(await contentOf(target)).toEqual(await contentOf(sql));
    expect(await names(target)).toEqual(namesOf(readMigrations()));
  });

  test("of a version before it is refused, with the version that restores it", async () => {
    const sql = await earlierDatabase();
    await sql`delete from innfo_server.migrations where name = '20261231000071_names_of_items_as_read.sql'`;
    const backup = file("partial");
    await backUp({ sql, uploads: uploads("from"), jwtSecret: "x".repeat(32) }, async () => backup);
    await expect(checkBackup(backup)).rejects.toThrow(
      `${backup} was made by a version before 0.1.0: restore it with Innfo 0.1.0, then start this version`,
    );
  });
});
