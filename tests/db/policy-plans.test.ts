/** What a request costs must not tell how much there is that it may not see. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { NOWHERE } from "../support/parties.ts";
import { startTestServer, type TestServer } from "../support/server.ts";
import { makeHotel } from "../support/tokens.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const ROWS = 2000;

test.each([
  [
    "qr_scans",
    `insert into qr_scans (hotel_id, scanned_at) select $1, now() + n * interval '1 ms' from generate_series(1, ${ROWS}) as n`,
  ],
  [
    "faqs",
    `insert into faqs (hotel_id, category, question, answer) select $1, 'General', n::text, n::text from generate_series(1, ${ROWS}) as n`,
  ],
])("a busy competitor's %s are passed over without being read", async (table, fill) => {
  const owner = await makeHotel(server);
  const competitor = await makeHotel(server);
  for (const { hotelId } of [owner, competitor]) await server.sql.unsafe(fill, [hotelId]);
  // Other hotels, so that the table is not one or two hotels' alone.
  for (let i = 0; i < 4; i++) {
    const { hotelId } = await makeHotel(server);
    await server.sql.unsafe(fill, [hotelId]);
  }
  await server.sql.unsafe(`analyze ${table}`);

  const pagesRead = (hotelId: string) =>
    server.sql.begin(async (tx) => {
      const claims = JSON.stringify({ sub: owner.userId });
      await tx`select set_config('request.jwt.claims', ${claims}, true), set_config('role', 'authenticated', true)`;
      const [row] = await tx.unsafe<{ "QUERY PLAN": [{ Plan: Record<string, number> }] }[]>(
        `explain (analyze, buffers, format json) select count(*) from public.${table} where hotel_id = '${hotelId}'`,
      );
      const plan = row?.["QUERY PLAN"][0].Plan ?? {};
      return (plan["Shared Hit Blocks"] ?? 0) + (plan["Shared Read Blocks"] ?? 0);
    });
  const ofNone = await pagesRead(NOWHERE.hotelId);
  expect(await pagesRead(competitor.hotelId)).toBeLessThanOrEqual(ofNone + 20);
  // The same question about one's own hotel does read them.
  expect(await pagesRead(owner.hotelId)).toBeGreaterThan(ofNone + 20);
});
