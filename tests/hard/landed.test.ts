/** Databases of the days before the schema was folded, disturbed while they are taken over: the rest of tests/db/landed.test.ts. */
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { backUp } from "../../src/server/backup/backup.ts";
import { checkBackup } from "../../src/server/backup/check.ts";
import { restore } from "../../src/server/backup/restore.ts";
import { ConfigurationError } from "../../src/server/config/errors.ts";
import type { Sql } from "../../src/server/database/connection.ts";
import { transaction } from "../../src/server/database/transaction.ts";
import { migrate } from "../../src/server/migrations/migrate.ts";
import { TAKEN_OVER } from "../../src/server/migrations/takeover.ts";
import { openUploads } from "../../src/server/storage/open.ts";
import { LANDED } from "../../testbed/landed.ts";
import { openLanded, type Rows, schemaOf } from "../../testbed/landed-databases.ts";

const databases = await openLanded();
const { folder, landedDatabase, freshDatabase, emptyDatabase, recorded, rowsOf } = databases;
afterAll(databases.end);

const FILLED = LANDED.filter((landed) => landed.endsWith("filled"));

test.each(FILLED)("Of servers that start together one takes %s over", async (landed) => {
  const sql = await landedDatabase(landed);
  const each = await Promise.all([migrate(sql), migrate(sql), migrate(sql)]);
  expect(each.flat().filter((name) => name === TAKEN_OVER)).toEqual([TAKEN_OVER]);
  expect(await recorded(sql)).toEqual(await recorded(await freshDatabase()));
});

test.each(FILLED)(
  "A start that is killed half-way leaves %s as it was, and the next one goes on",
  async (landed) => {
    const sql = await landedDatabase(landed);
    const before = [await recorded(sql), await schemaOf(sql), await rowsOf(sql)];
    // The records are replaced last.
    await sql.unsafe(`
    create function innfo_server.stop() returns trigger language plpgsql as $$
    begin perform pg_terminate_backend(pg_backend_pid()); return null; end $$;
    create trigger stop after insert on innfo_server.migrations execute function innfo_server.stop()`);
    await expect(migrate(sql)).rejects.toThrow();
    expect([await recorded(sql), await schemaOf(sql), await rowsOf(sql)]).toEqual(before);
    await sql.unsafe("drop function innfo_server.stop() cascade");
    expect(await migrate(sql)).toContain(TAKEN_OVER);
    expect(await schemaOf(sql)).toEqual(await schemaOf(await freshDatabase()));
  },
);

/** That a start refuses with one line, and leaves all as it was. */
async function refuses(sql: Sql, reasons: readonly RegExp[]): Promise<void> {
  const before = [await recorded(sql), await schemaOf(sql), await rowsOf(sql)];
  const start = migrate(sql);
  await expect(start).rejects.toThrow(ConfigurationError);
  for (const reason of reasons) await expect(start).rejects.toThrow(reason);
  await expect(start).rejects.not.toThrow("\n");
  expect([await recorded(sql), await schemaOf(sql), await rowsOf(sql)]).toEqual(before);
}

describe("Nothing is done to a database", () => {
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
    [
      "alter table auth.sessions drop constraint sessions_awaits_factor_or_has_it",
      [/it lacks auth\.sessions: constraint sessions_awaits_factor_or_has_it /],
    ],
    ["create table public.notes ()", [/it has public\.notes: create table public\.notes/]],
    [
      "alter table public.faqs disable trigger set_updated_at",
      [/it has public\.faqs: -- disabled: CREATE TRIGGER set_updated_at /],
    ],
  ])("that was changed by hand: %s", async (change, differences) => {
    const sql = await landedDatabase("2026-11-27-empty");
    await sql.unsafe(change);
    await refuses(sql, [/^The database's schema was changed by hand: /, ...differences]);
  });

  test("that only some of the landed migrations made", async () => {
    const sql = await landedDatabase("2026-11-28-filled");
    await sql`delete from innfo_server.migrations where name like '20261128063%'`;
    await refuses(sql, [
      /^The database cannot be taken over: it lacks migration 20261128063009_owner_leaves\.sql; it lacks migration/,
    ]);
  });

  test("that lacks a migration of the server", async () => {
    const sql = await landedDatabase("2026-11-28-filled");
    await sql`delete from innfo_server.migrations where name = 'server/0121_second_factor.sql'`;
    await refuses(sql, [/cannot be taken over: it lacks migration server\/0121_second_factor\.sql\./]);
  });

  test("that has what a migration of the server makes, and does not list it", async () => {
    const sql = await landedDatabase("2026-11-28-filled");
    await sql`delete from innfo_server.migrations where name = 'server/0142_session_blocks.sql'`;
    await refuses(sql, [/schema was changed by hand: it has auth\.sessions: block text\./]);
  });

  test("whose migrations have other texts, the server's too, or that have one of somebody's own", async () => {
    const sql = await landedDatabase("2026-11-27-empty");
    const names = ["20261124000004_hotels.sql", "server/0002_auth.sql"];
    await sql`update innfo_server.migrations set checksum = ${"0".repeat(64)} where name in ${sql(names)}`;
    await sql`insert into innfo_server.migrations (name, checksum) values ('20261127040000_ours.sql', ${"1".repeat(64)})`;
    await refuses(sql, [
      /its migration 20261124000004_hotels\.sql is none that landed; its migration 20261127040000_ours\.sql is none that landed; its migration server\/0002_auth\.sql is none/,
    ]);
  });
});

test("A database of between the two days, without the server's last migration, is taken over", async () => {
  const sql = await landedDatabase("2026-11-28-filled");
  await sql`delete from innfo_server.migrations where name = 'server/0142_session_blocks.sql'`;
  await sql`alter table auth.sessions drop column block`;
  expect(await migrate(sql)).toEqual([TAKEN_OVER]);
  const fresh = await freshDatabase();
  expect(await schemaOf(sql)).toEqual(await schemaOf(fresh));
  expect(await recorded(sql)).toEqual(await recorded(fresh));
});

test("Whoever uses its tables meanwhile is not kept waiting", async () => {
  const sql = await landedDatabase("2026-11-27-filled");
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  const reading = transaction(sql, async (tx) => {
    await tx`select from public.messages`;
    await held;
  });
  const { promise: waits, resolve } = Promise.withResolvers<unknown>();
  const migrating = migrate(sql, undefined, { warn: resolve });
  expect(await waits).toEqual({ migration: TAKEN_OVER, attempt: 1 });
  expect(await sql`select id from public.messages`).not.toEqual([]);
  release();
  await reading;
  expect(await migrating).toContain(TAKEN_OVER);
});

describe("A backup", () => {
  const uploads = (name: string) => openUploads({ dataDir: join(folder, name), s3: undefined });

  async function backupOf(sql: Sql, name: string): Promise<string> {
    const file = join(folder, `${name}.tar.gz`);
    await backUp({ sql, uploads: uploads("from"), jwtSecret: "x".repeat(32) }, async () => file);
    return file;
  }

  /** Alarms are written anew, each under an id of its own, and denied words with the time of it. */
  function withoutWhatIsNew(rows: Rows): Rows {
    const without = (table: string, column: string) =>
      (rows.get(table) ?? []).map(({ [column]: _, ...row }) => row);
    return new Map(rows)
      .set("innfo.alarms", without("innfo.alarms", "id"))
      .set("innfo.denied", without("innfo.denied", "at"));
  }

  test.each(FILLED)("of %s restores into what a fresh database is, with every row", async (landed) => {
    const sql = await landedDatabase(landed);
    const backup = await backupOf(sql, landed);
    const target = await emptyDatabase();
    await restore(await checkBackup(backup), target, uploads("to"));
    const fresh = await freshDatabase();
    expect(await schemaOf(target)).toEqual(await schemaOf(fresh));
    expect(await recorded(target)).toEqual(await recorded(fresh));
    expect(await migrate(target)).toEqual([]);
    await migrate(sql);
    expect(withoutWhatIsNew(await rowsOf(target))).toEqual(withoutWhatIsNew(await rowsOf(sql)));
  });

  test("of which only some of the landed migrations made the database is refused", async () => {
    const sql = await landedDatabase("2026-11-27-filled");
    await sql`delete from innfo_server.migrations where name = '20261127031000_same_moment.sql'`;
    const backup = await backupOf(sql, "partial");
    await expect(checkBackup(backup)).rejects.toThrow(
      `${backup} cannot be restored: it lacks migration 20261127031000_same_moment.sql. One with all`,
    );
  });
});
