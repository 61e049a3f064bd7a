import { afterAll, beforeAll, expect, test } from "vitest";
import { SECTIONS } from "../../src/sections/index.ts";
import type { Caller, Sql } from "../../src/server/database/connection.ts";
import { asCaller, openRequestPool, type RequestPool } from "../../src/server/database/request-pool.ts";
import { LONG_TIMEOUTS, startTestServer, type TestServer } from "../../testbed/server.ts";
import { makeHotel } from "../../testbed/tokens.ts";
import { untilBlocked } from "../../testbed/until-blocked.ts";

let server: TestServer;
let pool: RequestPool;
let caller: Caller;
let hotelId: string;
beforeAll(async () => {
  server = await startTestServer();
  // On a busy machine an owner counts as slow, whose calls then wait for each other before the database.
  pool = openRequestPool(server.sql, server.context.requestLogin, { slowness: LONG_TIMEOUTS.slowness });
  const owner = await makeHotel(server);
  hotelId = owner.hotelId;
  const { userId: sub, sessionId: session_id, email } = owner;
  caller = { role: "authenticated", claims: { sub, session_id, email, role: "authenticated", exp: 0 } };
});
afterAll(async () => {
  await pool.end();
  await server.stop();
});

const show = (sql: Sql, section: string | undefined) =>
  sql`update public.section_visibility set is_visible = true where section_name = ${section ?? ""}`;

test("when two calls show the last section at once, the second waits for the first and is then refused", async () => {
  // Sections without a row are visible: two are, and the plan allows three.
  const hidden = SECTIONS.slice(2).map(({ id }) => ({
    hotel_id: hotelId,
    section_name: id,
    is_visible: false,
  }));
  await server.sql`insert into section_visibility ${server.sql(hidden)}`;

  const shown = Promise.withResolvers<void>();
  const both = Promise.withResolvers<void>();
  const earlier = asCaller(pool, caller, async (sql) => {
    await show(sql, hidden[0]?.section_name);
    shown.resolve();
    await both.promise;
  });
  await shown.promise;
  const later = asCaller(pool, caller, async (sql) => show(sql, hidden[1]?.section_name)).then(
    () => "shown",
    (error: { code: string }) => error.code,
  );
  await Promise.race([later, untilBlocked(server.sql)]);
  both.resolve();
  await earlier;
  expect(await later).toBe("IN001");
});
