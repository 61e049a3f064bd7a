/** A process with few connections, on a database that grants no more, is slow but does everything. */

import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { FEWEST_CONNECTIONS } from "../../src/server/config/database-url.ts";
import { connectDatabase, type Sql } from "../../src/server/database/connection.ts";
import { makeDataDir, removeDataDir } from "../../testbed/data-dir.ts";
import { makeEmptyDatabase } from "../../testbed/empty-database.ts";
import { createOwner } from "../../testbed/owner.ts";
import { type ServerProcess, startProcess } from "../../testbed/process.ts";
import { aVisit, track } from "../../testbed/scans.ts";

let server: ServerProcess;
let superuser: Sql;
const dataDir = makeDataDir();
beforeAll(async () => {
  const { sql, env } = await makeEmptyDatabase();
  const { database } = sql.options;
  await sql.end();
  superuser = connectDatabase({ ...inject("postgres"), database: "postgres", user: "postgres", max: 1 });
  server = startProcess({
    dataDir,
    env: { ...env, DATABASE_CONNECTIONS: String(FEWEST_CONNECTIONS), LOG_LEVEL: "warn" },
  });
  await server.url;
  await superuser.unsafe(`alter database ${database} connection limit ${FEWEST_CONNECTIONS}`);
});
afterAll(async () => {
  await server?.end();
  await superuser?.end();
  removeDataDir(dataDir);
});

test("owners who write and read, guests and scans, at the same time, for as long as it takes", async () => {
  const url = await server.url;
  const owners = await Promise.all(Array.from({ length: 3 }, () => createOwner(url)));
  const ROUNDS = 5;
  await Promise.all(
    owners.map(async ({ api, hotel }) => {
      for (let round = 1; round <= ROUNDS; round++) {
        const faq = { hotel_id: hotel.id, question: `${round}`, answer: "Now", category: "General" };
        await Promise.all([
          api.from("faqs").insert(faq).throwOnError(),
          api.from("hotels").select("*").throwOnError(),
          fetch(`${url}/view/${hotel.id}`).then(({ status }) => expect(status).toBe(200)),
          track(url, aVisit(hotel.id)).then(({ status }) => expect(status).toBe(204)),
        ]);
      }
      const { data } = await api.from("faqs").select("id").eq("hotel_id", hotel.id).throwOnError();
      expect(data).toHaveLength(ROUNDS);
    }),
  );
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
});
