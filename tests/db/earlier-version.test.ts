/** A database of the version before the baseline is recognised, and loses nothing. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { backUp } from "../../src/server/backup/backup.ts";
import { checkBackup } from "../../src/server/backup/check.ts";
import { restore } from "../../src/server/backup/restore.ts";
import { ConfigurationError } from "../../src/server/configuration-error.ts";
import type { Sql } from "../../src/server/database/connection.ts";
import { transaction } from "../../src/server/database/transaction.ts";
import earlier from "../../src/server/migrations/earlier/migrations.json" with { type: "json" };
import { isBaseline, RELABELLED, statementsIn } from "../../src/server/migrations/earlier.ts";
import { readMigrations } from "../../src/server/migrations/files.ts";
import { migrate } from "../../src/server/migrations/migrate.ts";
import { databaseSchema } from "../../src/server/migrations/schema.ts";
import { openUploads } from "../../src/server/storage/open.ts";
import { makeDataDir, removeDataDir } from "../../testbed/data-dir.ts";
import {
  addEarlierContent,
  baselineFolders,
  earlierMigrations,
  makeEarlierSchema,
} from "../../testbed/earlier-schema.ts";
import { makeEmptyDatabase } from "../../testbed/empty-database.ts";
import { tableSums } from "../../testbed/table-sums.ts";
import { copyTemplate } from "../../testbed/template-copy.ts";

const opened: Sql[] = [];
const folder = makeDataDir();
/** What is applied to it at a start. */
const APPLIED = [
  RELABELLED,
  ...readMigrations()
    .filter((migration) => !(migration.name.startsWith("server/") || isBaseline(migration)))
    .map(({ name }) => name),
];
afterAll(async () => {
  for (const sql of opened) await sql.end();
  removeDataDir(folder);
});

async function emptyDatabase(): Promise<Sql> {
  const { sql } = await makeEmptyDatabase();
  opened.push(sql);
  return sql;
}

async function copyOf(template?: string): Promise<Sql> {
  const sql = await copyTemplate({}, template);
  opened.push(sql);
  return sql;
}

/** @returns the name of a database to copy: one is made in a second */
async function makeTemplate(...steps: ((sql: Sql) => Promise<void>)[]): Promise<string> {
  const { sql } = await makeEmptyDatabase();
  for (const step of steps) await step(sql);
  await sql.end();
  return String(sql.options.database);
}

const withoutContent = await makeTemplate(makeEarlierSchema);
const withContent = await makeTemplate(makeEarlierSchema, addEarlierContent);
const earlierDatabase = () => copyOf(withContent);
const freshSchema = async () => databaseSchema(await copyOf());

async function contentOf(sql: Sql) {
  const { "innfo_server.migrations": _, ...content } = await tableSums(sql);
  return content;
}

const recorded = async (sql: Sql) => {
  const rows = await sql<{ name: string; checksum: string }[]>`
    select name, checksum from innfo_server.migrations order by name collate "C"`;
  return [...rows];
};
const names = async (sql: Sql) => (await recorded(sql)).map(({ name }) => name);
const namesOf = (migrations: { name: string }[]) => migrations.map(({ name }) => name).sort();

test("The frozen names, checksums and schema are those of the version before the baseline", async () => {
  const files = earlierMigrations().filter(({ name }) => !name.startsWith("server/"));
  expect(Object.fromEntries(files.map(({ name, checksum }) => [name, checksum]))).toEqual(earlier);
  if (process.env.TEST_POSTGRES) return;
  const sql = await copyOf(withoutContent);
  const frozen = readFileSync("src/server/migrations/earlier/schema.txt", "utf8");
  expect(statementsIn(await databaseSchema(sql)).join("\n")).toBe(frozen.trimEnd());
});

test("It becomes what a fresh one is, and every row of every table stays", async () => {
  const sql = await earlierDatabase();
  const before = await contentOf(sql);
  const empty = Object.entries(before).filter(([, { rows }]) => rows === 0);
  expect(empty.map(([table]) => table).filter((table) => /^(public|innfo)\./.test(table))).toEqual([]);
  expect(await migrate(sql, baselineFolders(join(folder, "baseline")))).toEqual([RELABELLED]);
  expect(await contentOf(sql)).toEqual(before);
  expect(await migrate(sql)).toEqual(APPLIED.slice(1));
  // What was kept to be restored still can be.
  const changes = await sql`select table_name, title, after, section from public.changes`;
  expect([...changes]).toEqual([{ table_name: "faqs", title: "When?", after: null, section: "faqs" }]);
  const said = await sql`
    select t.author, t.text, t.read_at, e.at = t.created_at as "isOfThen"
    from public.message_texts t join public.message_events e on e.message_id = t.message_id and e.what = 'answer'`;
  expect([...said]).toEqual([{ author: "house", text: "On the way", read_at: null, isOfThen: true }]);
  const topics = await sql`select key, hours ->> 'note' as note from public.topics where is_on order by key`;
  expect([...topics]).toEqual([
    { key: "taxi", note: null },
    { key: "towels", note: "Ask" },
  ]);
  expect(await databaseSchema(sql)).toBe(await freshSchema());
  expect(await names(sql)).toEqual(namesOf(readMigrations()));
  expect(await migrate(sql)).toEqual([]);
});

test("Of servers that start together one replaces the records", async () => {
  const sql = await earlierDatabase();
  const applied = await Promise.all([migrate(sql), migrate(sql), migrate(sql)]);
  expect(applied.flat().sort()).toEqual([...APPLIED].sort());
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
  expect(await migrate(sql)).toEqual(APPLIED);
  expect(await databaseSchema(sql)).toBe(await freshSchema());
});

describe("Nothing is done to a database", () => {
  test("that has some of the earlier migrations: one line says which version to start once", async () => {
    const sql = await earlierDatabase();
    await sql`delete from innfo_server.migrations where name = '20261231000071_names_of_items_as_read.sql'`;
    const before = await recorded(sql);
    const start = migrate(sql);
    await expect(start).rejects.toThrow(ConfigurationError);
    await expect(start).rejects.toThrow(
      /^The database is of a version before 0\.1\.0: start Innfo 0\.1\.0 with it once, then this version$/,
    );
    expect(await recorded(sql)).toEqual(before);
  });

  test.each([
    [
      "alter table public.hotels drop constraint hotels_name_length, add constraint hotels_name_length check (char_length(name) <= 500)",
      [
        /it has public\.hotels: constraint hotels_name_length .*500/,
        /it lacks public\.hotels: constraint hotels_name_length .*120/,
      ],
    ],
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
  ])("that was changed by hand, with the differences named: %s", async (change, differences) => {
    const sql = await copyOf(withoutContent);
    await sql.unsafe(change);
    const before = await recorded(sql);
    const start = migrate(sql);
    await expect(start).rejects.toThrow(ConfigurationError);
    await expect(start).rejects.toThrow(/^The database's schema was changed by hand: /);
    for (const difference of differences) await expect(start).rejects.toThrow(difference);
    await expect(start).rejects.not.toThrow("\n");
    expect(await recorded(sql)).toEqual(before);
  });
});

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
  expect(await migrating).toEqual(APPLIED);
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
