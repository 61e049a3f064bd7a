/** The server behind a real PgBouncer, in both of its modes that docs/operations.md allows. */
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from "vitest";
import { PUBLISHABLE_KEY } from "../../src/server/database/caller.ts";
import { makeDataDir, removeDataDir } from "../../testbed/data-dir.ts";
import { createOwner, type Owner } from "../../testbed/owner.ts";
import type { ServerProcess } from "../../testbed/process.ts";
import { startProcessOn } from "../../testbed/process-on-database.ts";
import { aVisit, track } from "../../testbed/scans.ts";
import { startTestServer, type TestServer } from "../../testbed/server.ts";
import { hasPgBouncer, type PgBouncer, startPgBouncer } from "./support/pgbouncer.ts";

const POOL_SIZE = 3;
const METRICS_TOKEN = "a-token-for-the-scraper";
const title = hasPgBouncer ? "Behind PgBouncer" : "NOT PROVED, because pgbouncer is not installed";

describe.skipIf(!hasPgBouncer)(title, () => {
  let database: TestServer;
  let pooler: PgBouncer;
  let running: ServerProcess[] = [];
  const folders: string[] = [];

  beforeAll(async () => {
    database = await startTestServer();
  });
  afterEach(async () => {
    await Promise.all(running.map((server) => server.end()));
    running = [];
    await pooler.stop();
  });
  afterAll(async () => {
    await database.stop();
    for (const folder of folders) removeDataDir(folder);
  });

  /** @param direct whether it is told of the way past the pooler */
  function start({ direct }: { direct: boolean }, env: Record<string, string> = {}): ServerProcess {
    const dataDir = makeDataDir();
    folders.push(dataDir);
    const { user, database: name } = database.sql.options;
    const { password } = inject("postgres");
    const server = startProcessOn(
      { ...database, dataDir },
      {
        DATABASE_URL: `postgres://${user}:${password}@127.0.0.1:${pooler.port}/${name}`,
        ...(direct && { DATABASE_DIRECT_URL: `postgres:///${name}` }),
        LOG_LEVEL: "warn",
        ...env,
      },
    );
    running.push(server);
    return server;
  }

  test("transaction mode: two processes serve more clients than there are connections, and tell each other of changes", async () => {
    pooler = await startPgBouncer(String(database.sql.options.database), "transaction", POOL_SIZE);
    const [one = "", other = ""] = await Promise.all([
      start({ direct: true }).url,
      start({ direct: true }).url,
    ]);
    const owners = await Promise.all(Array.from({ length: 4 }, () => createOwner(one)));
    const read = async ({ api, hotel }: Owner) => {
      const { data } = await api.from("hotels").select("id").throwOnError();
      expect(data).toEqual([{ id: hotel.id }]);
    };
    const add = ({ api, hotel }: Owner) =>
      api
        .from("faqs")
        .insert({ hotel_id: hotel.id, question: "When?", answer: "Now", category: "General" })
        .throwOnError();
    const visit = async ({ hotel }: Owner) => expect((await track(other, aVisit(hotel.id))).status).toBe(204);
    const guest = async ({ hotel }: Owner) => {
      const headers = { apikey: PUBLISHABLE_KEY };
      expect((await fetch(`${other}/rest/v1/hotels`, { headers })).status).toBe(401);
      expect((await fetch(`${other}/view/${hotel.id}`)).status).toBe(200);
    };
    for (let round = 0; round < 10; round++) {
      const calls = owners.flatMap((owner) => [read, add, read, guest, visit].map((call) => call(owner)));
      await Promise.all(calls);
    }
    for (const { api, hotel } of owners) {
      expect((await api.from("faqs").select("id").eq("hotel_id", hotel.id)).data).toHaveLength(10);
    }
    // The sum of what two processes opened for requests.
    const login = `requests_of_${database.sql.options.database}`;
    const open = await database.sql`select from pg_stat_activity where usename = ${login}`;
    expect(open.length).toBeGreaterThan(0);
    expect(open.length).toBeLessThanOrEqual(POOL_SIZE);

    const [owner] = owners;
    if (!owner) throw new Error("There are owners");
    for (let edit = 0; edit < 3; edit++) {
      const name = `Renamed ${edit}`;
      await owner.api.from("hotels").update({ name }).eq("id", owner.hotel.id).throwOnError();
      await expect.poll(async () => (await fetch(`${other}/view/${owner.hotel.id}`)).text()).toContain(name);
    }
    expect((await fetch(`${one}/readyz`)).status).toBe(200);
  });

  test.each([
    ["one process", { DATABASE_CONNECTIONS: "10" }],
    ["two workers", { DATABASE_CONNECTIONS: "21", WORKERS: "2", SMTP_URL: "smtp://127.0.0.1:9" }],
  ])(
    "transaction mode with few connections: %s tells its figures, also to several at once",
    async (_, env) => {
      pooler = await startPgBouncer(String(database.sql.options.database), "transaction", POOL_SIZE);
      const url = await start({ direct: true }, { METRICS_TOKEN, ...env }).url;
      const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
      const scrape = async () => (await fetch(`${url}/metrics`, { headers })).text();
      for (let round = 0; round < 3; round++) {
        for (const told of await Promise.all([scrape(), scrape(), scrape()])) {
          expect(told).toContain("innfo_database_up 1\n");
          expect(told).toMatch(/^innfo_table_rows\{table="public.hotels"\} \d/m);
        }
      }
      expect((await fetch(`${url}/readyz`)).status).toBe(200);
    },
  );

  test("transaction mode without the way past it: the start says what is missing", async () => {
    pooler = await startPgBouncer(String(database.sql.options.database), "transaction", POOL_SIZE);
    const server = start({ direct: false });
    expect((await server.exited).code).toBe(1);
    expect(server.errors()).toBe(
      "Notifications do not arrive over DATABASE_URL, as through a pooler in transaction mode: set DATABASE_DIRECT_URL to PostgreSQL itself\n",
    );
  });

  test("session mode: nothing has to be set for it", async () => {
    pooler = await startPgBouncer(String(database.sql.options.database), "session", 60);
    const url = await start({ direct: false }).url;
    const { api, hotel } = await createOwner(url);
    expect(await (await fetch(`${url}/view/${hotel.id}`)).text()).toContain(hotel.name);
    await api.from("hotels").update({ name: "Renamed" }).eq("id", hotel.id).throwOnError();
    expect(await (await fetch(`${url}/view/${hotel.id}`)).text()).toContain("Renamed");
  });
});
