/** A long history is read by its indexes, has a limit, and forgets nobody else's. */
import { expect, test } from "vitest";
import { withOwnConnection } from "../../src/server/database/dedicated-connections.ts";
import { transaction, transactionOn } from "../../src/server/database/transaction.ts";
import { sharedServer } from "../../testbed/server.ts";
import { actingAs, giveProPlan, makeHotel } from "../../testbed/tokens.ts";

const server = await sharedServer();

const CHANGES = 1_000_000;
/** Pages of 8 KB: a screen of thirty presses, and the way to each by the index. */
const PAGES = 2500;

test("Of a million changes a screen reads its own, whatever is chosen", { timeout: 600_000 }, async () => {
  const ana = await makeHotel(server);
  const ben = await makeHotel(server);
  await transaction(server.sql, async (tx) => {
    await tx`set local statement_timeout = 0`;
    await tx`
      insert into changes (hotel_id, at, user_id, name, table_name, row_id, section, title, before, after, total)
      select ${ana.hotelId}, now() - n * interval '10 seconds',
        case when n % 1000 = 0 then ${ben.userId} else ${ana.userId} end::uuid, case when n % 1000 = 0 then 'Ben' else 'Ana' end,
        case when n % 5000 = 0 then 'faqs' else 'amenities' end, 'row-' || n % 5000,
        case when n % 5000 = 0 then 'faqs' else 'amenities' end, 'Pool', '{"timing":"7 to 9"}', '{"timing":"7 to 10"}', n
      from generate_series(1, ${CHANGES}::int) as n`;
  });
  await server.sql.unsafe("vacuum analyze changes");
  const day = (days: number) => new Date(Date.now() - days * 24 * 60 * 60_000).toISOString();
  const asked: [what: string, args: string][] = [
    ["the latest", ""],
    ["much later", `, before => '${day(100)}'`],
    ["one day", `, since => '${day(61)}', before => '${day(60)}'`],
    ["a person", `, by_user => '${ben.userId}', by_name => 'Ben'`],
    ["a section", `, section => 'faqs'`],
    ["a row", ", row_id => 'row-77'"],
  ];
  for (const [what, args] of asked) {
    await actingAs(server, ana.userId, async (tx) => {
      const call = `select public.history('${ana.hotelId}'${args}) as entries`;
      const [row] = await tx.unsafe<{ entries: unknown[] }[]>(call);
      expect(row?.entries, what).toHaveLength(30);
      const [plan] = await tx.unsafe<{ "QUERY PLAN": [{ Plan: Record<string, number> }] }[]>(
        `explain (analyze, buffers, format json) ${call}`,
      );
      const { Plan: read = {} } = plan?.["QUERY PLAN"][0] ?? {};
      expect((read["Shared Hit Blocks"] ?? 0) + (read["Shared Read Blocks"] ?? 0), what).toBeLessThan(PAGES);
    });
  }
});

test("Ten thousand changes in a loop take the room of the latest, of this hotel alone", {
  timeout: 300_000,
}, async () => {
  const ana = await makeHotel(server);
  const ben = await makeHotel(server);
  await giveProPlan(server, ana.userId);
  await server.sql`
    insert into innfo.account_limits (user_id, what, max) values (${ana.userId}, 'history_bytes', ${1024 * 1024})`;
  const add = (name: string) =>
    ({ name, description: "Heated", timing: "7 to 9", location: "Roof" }) as const;
  for (const owner of [ana, ben])
    await owner.client
      .from("amenities")
      .insert({ ...add("Pool"), hotel_id: owner.hotelId })
      .throwOnError();
  const claims = JSON.stringify({ sub: ana.userId });
  await withOwnConnection(server.sql, async (sql) => {
    for (let n = 1; n <= 10_000; n++) {
      await transactionOn(sql, async (tx) => {
        await tx`select set_config('request.jwt.claims', ${claims}, true)`;
        await tx`update amenities set timing = ${`Take ${n}`} where hotel_id = ${ana.hotelId}`;
      });
    }
  });
  const [kept] = await server.sql<{ rows: number; bytes: number; last: string }[]>`
    select count(*)::int as rows, (max(total) - min(total))::int as bytes,
      (array_agg(after ->> 'timing' order by id desc))[1] as last
    from changes where hotel_id = ${ana.hotelId}`;
  expect(kept?.bytes).toBeLessThanOrEqual(1024 * 1024);
  expect(kept?.rows).toBeGreaterThan(1000);
  expect(kept?.last).toBe("Take 10000");
  expect(await server.sql`select from changes where hotel_id = ${ben.hotelId}`).toHaveLength(1);
});
