/** Upkeep that finds more than it does at a time. */
import { expect, test } from "vitest";
import type { Context } from "../../src/server/app/context.ts";
import { createLog } from "../../src/server/config/log.ts";
import { syncOverdue } from "../../src/server/payments/portal.ts";
import { runUpkeep } from "../../testbed/run-upkeep.ts";
import { sharedServer } from "../../testbed/server.ts";
import { makeHotel } from "../../testbed/tokens.ts";

const server = await sharedServer();

test("What is due goes in parts, however much one account has of it", async () => {
  const { hotelId } = await makeHotel(server);
  await server.sql`
    insert into changes (hotel_id, table_name, row_id, section, before, total, at)
    select ${hotelId}, 'faqs', gen_random_uuid(), 'faqs', '{}', 300, now() - interval '181 days' from generate_series(1, 10001)`;
  await server.sql`
    insert into messages (hotel_id, kind, room, topic, text)
    select ${hotelId}, 'request', '12', 'towels', 'Two, please' from generate_series(1, 4001)`;
  // The trigger decides how long a message is kept.
  await server.sql`update messages set keep_until = current_date - 2 where hotel_id = ${hotelId}`;
  const left = async () => [
    (await server.sql`select from changes where hotel_id = ${hotelId}`).length,
    (await server.sql`select from messages where hotel_id = ${hotelId}`).length,
  ];
  expect(await left()).toEqual([10_001, 4001]);
  await server.sql`select innfo.forget_changes(), innfo.forget_messages()`;
  expect(await left()).toEqual([5001, 2001]);
  await runUpkeep(server.sql);
  expect(await left()).toEqual([0, 0]);
});

test("More customers that always fail than are asked in an hour leave a place for the others", async () => {
  await server.sql`
    with made as (
      insert into auth.users (email, email_confirmed_at)
      select 'failing-' || n || '@example.com', now() from generate_series(1, 60) as n returning id, email)
    insert into subscriptions (user_id, plan_id, subscription_status, customer_id, current_period_end)
    select id, 'InnfoTest', 'active', split_part(email, '@', 1), 1 from made`;
  const asked = new Set<string>();
  const list = async ({ customer }: { customer: string }) => {
    asked.add(customer);
    throw new Error("No");
  };
  const failing = { sql: server.sql, stripe: async () => ({ subscriptions: { list } }) };
  const context = { sql: server.sql, log: createLog("silent"), payments: failing } as unknown as Context;
  await expect(syncOverdue(context, 1)).rejects.toThrow("No");
  expect(asked.size).toBe(50);
  for (let hour = 2; hour <= 12; hour++) await expect(syncOverdue(context, hour)).rejects.toThrow("No");
  expect([...asked].filter((customer) => customer.startsWith("failing-"))).toHaveLength(60);
  await server.sql`delete from auth.users where email like 'failing-%'`;
});
