/** A database of the version before the baseline is recognised, and loses nothing. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { ConfigurationError } from "../../src/server/configuration-error.ts";
import earlier from "../../src/server/migrations/earlier/migrations.json" with { type: "json" };
import { RELABELLED, statementsIn } from "../../src/server/migrations/earlier.ts";
import { readMigrations } from "../../src/server/migrations/files.ts";
import { migrate } from "../../src/server/migrations/migrate.ts";
import { databaseSchema, namesOf, openEarlierDatabases } from "../../testbed/earlier-databases.ts";
import { baselineFolders, earlierMigrations } from "../../testbed/earlier-schema.ts";

const databases = await openEarlierDatabases();
const { folder, applied, bareDatabase, earlierDatabase, freshSchema, contentOf, recorded, names } = databases;
afterAll(databases.end);

test("The frozen names, checksums and schema are those of the version before the baseline", async () => {
  const files = earlierMigrations().filter(({ name }) => !name.startsWith("server/"));
  expect(Object.fromEntries(files.map(({ name, checksum }) => [name, checksum]))).toEqual(earlier);
  if (process.env.TEST_POSTGRES) return;
  const sql = await bareDatabase();
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
  expect(await migrate(sql)).toEqual(applied.slice(1));
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

  test("that was changed by hand, with the differences named", async () => {
    const sql = await bareDatabase();
    await sql.unsafe(
      "alter table public.hotels drop constraint hotels_name_length, add constraint hotels_name_length check (char_length(name) <= 500)",
    );
    const before = await recorded(sql);
    const start = migrate(sql);
    await expect(start).rejects.toThrow(ConfigurationError);
    await expect(start).rejects.toThrow(/^The database's schema was changed by hand: /);
    await expect(start).rejects.toThrow(/it has public\.hotels: constraint hotels_name_length .*500/);
    await expect(start).rejects.toThrow(/it lacks public\.hotels: constraint hotels_name_length .*120/);
    await expect(start).rejects.not.toThrow("\n");
    expect(await recorded(sql)).toEqual(before);
  });
});
