/** Calls that send nothing until they are done, on a server that soon drops silent connections. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { transaction } from "../../src/server/database/transaction.ts";
import { callAuth, tokenOf } from "../../testbed/auth.ts";
import { LONG_TIMEOUTS, PASSWORD, startTestServer, type TestServer } from "../../testbed/server.ts";

let server: TestServer;
beforeAll(async () => {
  const capacity = { ...LONG_TIMEOUTS, http: { ...LONG_TIMEOUTS.http, socketTimeout: 3000 } };
  server = await startTestServer({}, { capacity });
});
afterAll(() => server.stop());

test("an owner's data and an account's end may take longer than a connection may be silent, other calls may not", async () => {
  const leaving = await server.ownerWithHotel();
  const staying = await server.ownerWithHotel();
  const [leaver, stayer] = [await tokenOf(leaving.client), await tokenOf(staying.client)];
  const calls = await transaction(server.sql, async (sql) => {
    await sql`select from auth.users where id = ${leaving.userId} for update`;
    await sql`lock table public.hotels in access exclusive mode`;
    const deletion = callAuth(server, "/user/delete", { token: leaver, body: { password: PASSWORD } });
    const headers = { Authorization: `Bearer ${stayer}` };
    const download = fetch(`${server.url}/auth/v1/user/data`, { headers });
    // It began after them, waits for the same, and is dropped.
    const list = fetch(`${server.url}/rest/v1/hotels?select=id`, { headers });
    await expect(list).rejects.toThrow();
    return { deletion, download };
  });
  expect((await calls.deletion).status).toBe(204);
  const download = await calls.download;
  expect(download.status).toBe(200);
  expect(await download.json()).toMatchObject({ hotels: [{ id: staying.hotelId }] });
});
