/** Hourly tasks find what is due without reading the rest, however many hotels there are. */
import { join } from "node:path";
import { expect, test } from "vitest";
import { readSecrets } from "../../src/server/config/secrets.ts";
import { connectDatabase } from "../../src/server/database/connection.ts";
import { addHotels } from "../../testbed/many-hotels.ts";
import { newDataDir, startOwn } from "../../testbed/own-servers.ts";
import { runUpkeep } from "../../testbed/run-upkeep.ts";

const HOTELS = 1200;
/** Tables that hold as much as this hold something of each hotel, or of each account. */
const MANY = 1000;

test("An hour's upkeep reads no table of hotels, owners or what they have from end to end", async () => {
  const dataDir = newDataDir();
  await startOwn({ dataDir, env: { BACKUP_KEEP: "0" } }).url;
  const sql = connectDatabase({
    ...{ host: join(dataDir, "postgres"), user: "innfo", database: "innfo", max: 1 },
    password: readSecrets(dataDir).databasePassword,
  });
  await addHotels(sql, HOTELS);
  /** How many rows were read from tables with many rows, without an index, by this connection. */
  const readInOrder = async () => {
    await sql`select pg_stat_force_next_flush()`;
    return sql<{ name: string; rows: number }[]>`
      select relname::text as name, seq_tup_read::float8 as rows from pg_stat_user_tables
      where n_live_tup >= ${MANY} order by 1`;
  };
  // Photos are looked at once after their upload.
  await runUpkeep(sql);
  // As autovacuum does within a minute: until then PostgreSQL believes that all photos are in doubt.
  await sql`analyze public.photos`;
  const before = await readInOrder();
  await runUpkeep(sql);
  const after = await readInOrder();
  await sql.end();
  const watched = ["hotels", "photos", "users", "sessions", "refresh_tokens", "scan_quarters"];
  expect(before.map(({ name }) => name)).toEqual(expect.arrayContaining(watched));
  expect(
    after.filter(({ name, rows }) => rows > (before.find((one) => one.name === name)?.rows ?? 0)),
  ).toEqual([]);
});
