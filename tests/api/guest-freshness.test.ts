import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { PRO_PLAN } from "../../src/product.ts";
import { listen, type RunningServer } from "../../src/server/app/listen.ts";
import { readEnv } from "../../src/server/config/env.ts";
import { createLog } from "../../src/server/config/log.ts";
import { connectDatabase, type Sql } from "../../src/server/database/connection.ts";
import { LISTENER, watchHotelChanges } from "../../src/server/database/hotel-changes.ts";
import { builtFrontend } from "../../src/server/transport/frontend.ts";
import { makeDataDir, removeDataDir } from "../../testbed/data-dir.ts";
import { exampleRow } from "../../testbed/rows.ts";
import { startTestServer, type TestServer } from "../../testbed/server.ts";
import { asSuperuser } from "../../testbed/template-copy.ts";

const EDITS = Array.from({ length: 10 }, (_, i) => i);

let server: TestServer;
/** A second process, as far as one test process can have one: it shares only the database. */
let other: RunningServer;
let otherDataDir: string;
/** To a database that is never cut off. */
let superuser: Sql;

beforeAll(async () => {
  server = await startTestServer();
  otherDataDir = makeDataDir();
  other = await listen({
    env: readEnv({ PORT: "0", DATA_DIR: otherDataDir, LOG_LEVEL: "silent" }),
    log: createLog("silent"),
    sql: server.sql,
    direct: server.sql,
    frontend: await builtFrontend(),
    jwtKey: server.jwtKey,
    requestLogin: server.context.requestLogin,
  });
  superuser = asSuperuser();
});
afterAll(async () => {
  await other.stop();
  removeDataDir(otherDataDir);
  await server.stop();
  await superuser.end();
});

async function read(
  base: string,
  hotelId: string,
): Promise<{ status: number; page: string; etag: string | null }> {
  const response = await fetch(`${base}/view/${hotelId}`);
  return { status: response.status, page: await response.text(), etag: response.headers.get("etag") };
}

async function pageOf(base: string, hotelId: string): Promise<string> {
  return (await read(base, hotelId)).page;
}

describe("An edit shows on the very next load", () => {
  test("of a hotel's name, ten times in a row", async () => {
    const { client, hotelId } = await server.ownerWithHotel();
    for (const i of EDITS) {
      await pageOf(server.url, hotelId);
      const name = `Hotel ${hotelId} number ${i}`;
      expect((await client.from("hotels").update({ name }).eq("id", hotelId)).error).toBeNull();
      expect(await pageOf(server.url, hotelId)).toContain(`<title>${name}</title>`);
    }
  });

  test("of an entry that is added, changed and deleted", async () => {
    const { client, hotelId } = await server.ownerWithHotel();
    const amenities = client.from("amenities");
    const row = { name: "Pool", description: "Warm", timing: "Always", location: "Roof", hotel_id: hotelId };
    expect(await pageOf(server.url, hotelId)).not.toContain("Pool<");
    const { data } = await amenities.insert(row).select("id").single();
    expect(await pageOf(server.url, hotelId)).toContain("Pool<");
    await amenities.update({ name: "Lagoon" }).eq("id", data?.id ?? "");
    expect(await pageOf(server.url, hotelId)).toContain("Lagoon<");
    await amenities.delete().eq("id", data?.id ?? "");
    expect(await pageOf(server.url, hotelId)).not.toContain("Lagoon<");
  });

  test("of a hotel that is deleted", async () => {
    const { client, hotelId } = await server.ownerWithHotel();
    expect((await read(server.url, hotelId)).status).toBe(200);
    await client.from("hotels").delete().eq("id", hotelId);
    expect((await read(server.url, hotelId)).status).toBe(404);
  });

  test("while guests load the page all the time", async () => {
    const { client, hotelId } = await server.ownerWithHotel();
    let editing = true;
    const guests = Array.from({ length: 4 }, async () => {
      while (editing) await pageOf(server.url, hotelId);
    });
    for (const i of EDITS) {
      const description = `Edit ${i} of a busy day`;
      await client.from("hotels").update({ description }).eq("id", hotelId);
      expect(await pageOf(server.url, hotelId)).toContain(description);
    }
    editing = false;
    await Promise.all(guests);
  });
});

describe("In another process", () => {
  test("an edit shows as soon as the process has heard of it", async () => {
    const { client, hotelId } = await server.ownerWithHotel();
    const before = await read(other.url, hotelId);
    await client.from("hotels").update({ description: "Seen elsewhere" }).eq("id", hotelId);
    await other.context.hotelChanges.settled();
    const after = await read(other.url, hotelId);
    expect(after.page).toContain("Seen elsewhere");
    expect(after.etag).not.toBe(before.etag);
  });

  test("an unchanged page stays the same", async () => {
    const { hotelId } = await server.ownerWithHotel();
    const before = await read(other.url, hotelId);
    await server.ownerWithHotel();
    await other.context.hotelChanges.settled();
    expect((await read(other.url, hotelId)).etag).toBe(before.etag);
  });

  test("a new plan shows, though no row of the hotel has changed", async () => {
    const { hotelId, userId } = await server.ownerWithHotel();
    expect(await pageOf(other.url, hotelId)).not.toContain('id="faqs"');
    const paid = { user_id: userId, plan_id: PRO_PLAN.id, subscription_status: "active" };
    await server.sql`insert into public.subscriptions ${server.sql(paid)}`;
    await other.context.hotelChanges.settled();
    expect(await pageOf(other.url, hotelId)).toContain('id="faqs"');
  });
});

describe("When the database is lost", () => {
  /** Refuses connections to the test's database and ends open ones. */
  async function cutOff(): Promise<void> {
    const { database = "" } = server.sql.options;
    await superuser.unsafe(`alter database ${database} allow_connections false`);
    await superuser`select pg_terminate_backend(pid) from pg_stat_activity where datname = ${database}`;
    await expect.poll(() => other.context.hotelChanges.live).toBe(false);
  }

  async function restore(): Promise<void> {
    await superuser.unsafe(`alter database ${server.sql.options.database} allow_connections true`);
    await expect.poll(() => other.context.hotelChanges.live, { timeout: 20_000 }).toBe(true);
  }

  test("guests read the last page, and the new one once it is back", async () => {
    const { hotelId } = await server.ownerWithHotel();
    const unread = (await server.ownerWithHotel()).hotelId;
    // Late news would render the page again.
    await other.context.hotelChanges.settled();
    const before = await read(other.url, hotelId);
    await cutOff();
    expect(await read(other.url, hotelId)).toEqual(before);

    const missing = await fetch(`${other.url}/view/${unread}`);
    expect(missing.status).toBe(503);
    expect(missing.headers.get("retry-after")).toBe("5");
    expect(missing.headers.get("cache-control")).toBe("no-store");
    expect(await missing.text()).toContain("Loading hotel information...");

    await restore();
    await expect.poll(async () => (await read(other.url, unread)).status, { timeout: 20_000 }).toBe(200);
    await server.sql`update public.hotels set description = 'Back again' where id = ${hotelId}`;
    await other.context.hotelChanges.settled();
    await expect.poll(() => pageOf(other.url, hotelId), { timeout: 20_000 }).toContain("Back again");
  });

  test("changes that were made while nobody listened show as well", async () => {
    const { hotelId } = await server.ownerWithHotel();
    await pageOf(other.url, hotelId);
    const { database = "" } = server.sql.options;
    const lost = new Promise<void>((resolve) => {
      other.context.hotelChanges.subscribe({ changed: () => {}, missed: resolve });
    });
    // Only the listening connection; the others stay.
    await superuser`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = ${database} and application_name = ${LISTENER}`;
    await lost;
    await server.sql`update public.hotels set description = 'Changed unheard' where id = ${hotelId}`;
    expect(await pageOf(other.url, hotelId)).toContain("Changed unheard");
    await expect.poll(() => other.context.hotelChanges.live).toBe(true);
    expect(await pageOf(other.url, hotelId)).toContain("Changed unheard");
  });
});

test("Waiting for changes to settle covers every change that was committed before", async () => {
  const sql = connectDatabase(server.sql.options);
  const changes = await watchHotelChanges(sql, createLog("silent"));
  const { userId } = await server.signUp();
  const heard: string[] = [];
  changes.subscribe({ changed: (hotelId) => heard.push(hotelId), missed: () => {} });
  for (const i of EDITS) {
    const hotel = { ...exampleRow("hotels"), id: `settle${i}`, user_id: userId };
    await server.sql`insert into public.hotels ${server.sql(hotel)}`;
    await changes.settled();
    expect(heard.at(-1)).toBe(`settle${i}`);
  }
  await changes.stop();
  await sql.end();
});
