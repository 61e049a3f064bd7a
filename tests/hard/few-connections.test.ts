/** A process with few connections, on a database that grants no more, is slow but does everything. */

import { afterAll, expect, test } from "vitest";
import { FEWEST_CONNECTIONS } from "../../src/server/config/database-url.ts";
import { makeEmptyDatabase } from "../../testbed/empty-database.ts";
import { newDataDir, startOwn } from "../../testbed/own-servers.ts";
import { createOwner } from "../../testbed/owner.ts";
import { aVisit, track } from "../../testbed/scans.ts";
import { asSuperuser } from "../../testbed/template-copy.ts";

const { sql, env } = await makeEmptyDatabase();
await sql.end();
const root = asSuperuser();
afterAll(() => root.end());
const server = startOwn({
  dataDir: newDataDir(),
  env: { ...env, DATABASE_CONNECTIONS: String(FEWEST_CONNECTIONS), LOG_LEVEL: "warn" },
});
await server.url;
await root.unsafe(`alter database ${sql.options.database} connection limit ${FEWEST_CONNECTIONS}`);

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
