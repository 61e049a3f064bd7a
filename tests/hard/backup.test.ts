/** Restores that take long, or fail at the end. tests/db/backup.test.ts has the others. */
import { afterAll, expect, test } from "vitest";
import { backUp } from "../../src/server/backup/backup.ts";
import { copyOut } from "../../src/server/backup/rows.ts";
import { ownTransaction, transaction } from "../../src/server/database/transaction.ts";
import { readMigrations } from "../../src/server/migrations/files.ts";
import { makeSchema } from "../../src/server/migrations/migrate.ts";
import { makeBackups } from "../../testbed/backups.ts";
import { tableSums } from "../../testbed/table-sums.ts";

const backups = await makeBackups();
const { sql, newFile, sourceOf, rewritten, restored, restoreInto } = backups;
afterAll(backups.end);

test("Rows that the database refuses leave it empty, also when they are the last ones of their table", async () => {
  const file = await rewritten((entries) =>
    entries.map((entry) =>
      entry.path.startsWith("tables/public.faqs/")
        ? { ...entry, bytes: Buffer.from(entry.bytes.toString().replaceAll("\t1\t", "\tnobody\t")) }
        : entry,
    ),
  );
  const { sql: target } = await backups.emptyDatabase();
  const restoring = restoreInto(target, file);
  await expect(restoring).rejects.toThrow();
  expect(await tableSums(target)).toEqual({});
});

test("A row that reads back differently leaves the database empty", async () => {
  const file = await rewritten((entries) =>
    entries.map((entry) =>
      entry.path.startsWith("tables/public.faqs/")
        ? { ...entry, bytes: Buffer.from(entry.bytes.toString().replace("?", "!")) }
        : entry,
    ),
  );
  const { sql: target } = await backups.emptyDatabase();
  const restoring = restoreInto(target, file);
  await expect(restoring).rejects.toThrow(
    "public.faqs came out of the database different from what went in: nothing was restored",
  );
  expect(await tableSums(target)).toEqual({});
});

test("A backup with fewer migrations is restored with those and brought up to date", async () => {
  const { sql: older } = await backups.emptyDatabase();
  const all = readMigrations();
  const before = all.filter(({ name }) => name !== "server/0005_servers.sql");
  await transaction(older, (tx) => makeSchema(tx, before));
  await older`
    insert into auth.users (id, email) values ('00000000-0000-4000-8000-000000000009', 'old@example.com')`;
  await older`
    insert into public.hotels (id, user_id, name, address, phone, email)
    values ('old', '00000000-0000-4000-8000-000000000009', 'Old', '1 Quay', '1', 'old@example.com')`;
  const file = newFile();
  await backUp(sourceOf(older), async () => file);

  const target = await restored(file);
  expect(await target`select name from public.hotels`).toEqual([{ name: "Old" }]);
  expect(await target`select from auth.push_secret`).toEqual([]);
  const recorded = await target<{ name: string }[]>`select name from innfo_server.migrations`;
  expect(recorded.map(({ name }) => name).sort()).toEqual(all.map(({ name }) => name).sort());
});

test("A backup ends also when a buffer is full at the end of a table", async () => {
  const table = { name: "pg_temp.wide", columns: ["text"] };
  await ownTransaction(sql, async (tx) => {
    // A little more than one piece, and more each time: the rest fits the buffers, or just does not.
    await tx`create temp table wide as select repeat('x', 1000) as text from generate_series(1, 4190)`;
    for (let round = 0; round < 24; round++) {
      await tx`insert into wide select repeat('x', 1000) from generate_series(1, 8)`;
      const pieces = copyOut(tx, table);
      await pieces.next();
      // Meanwhile the rest arrives as far as there is room.
      for (let i = 0; i < 10; i++) await sql`select 1`;
      for await (const piece of pieces) expect(piece.length).toBeGreaterThan(0);
    }
  });
});
