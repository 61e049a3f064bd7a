/** The writes of every start, beside transactions that hold rows of the plans. */
import { afterAll, expect, test } from "vitest";
import { PLANS, PRO_PLAN } from "../../src/product.ts";
import { applyConfiguration } from "../../src/server/app/apply-configuration.ts";
import { transaction } from "../../src/server/database/transaction.ts";
import { startTestServer } from "../../testbed/server.ts";
import { makeHotel } from "../../testbed/tokens.ts";

const server = await startTestServer();
afterAll(() => server.stop());
const start = () => applyConfiguration(server.sql, { complimentaryProEmails: [], limits: {} });
const plans = () => server.sql`select id, price, max_sections from public.plans order by price`;
const asWritten = PLANS.map(({ id, price, maxSections }) => ({ id, price, max_sections: maxSections }));

test("A start goes on while a transaction holds every row of the plans and of their limits", async () => {
  await start();
  await transaction(server.sql, async (tx) => {
    await tx`select from public.plans for update`;
    await tx`select from innfo.limits for update`;
    await start();
  });
  expect(await plans()).toEqual(asWritten);
});

test("A start writes a changed plan beside a subscription that has just begun", async () => {
  const { userId } = await makeHotel(server);
  await server.sql`update public.plans set price = price + 1, max_sections = 1 where id = ${PRO_PLAN.id}`;
  await server.sql`update innfo.limits set max = max + 1 where plan_id = ${PRO_PLAN.id}`;
  await transaction(server.sql, async (tx) => {
    await tx`
      insert into innfo.granted_plans (user_id, plan_id, period_end) values (${userId}, ${PRO_PLAN.id}, now())`;
    await start();
  });
  expect(await plans()).toEqual(asWritten);
  const [limit] = await server.sql`
    select max::int from innfo.limits where plan_id = ${PRO_PLAN.id} and what = 'hotels'`;
  expect(limit).toEqual({ max: PRO_PLAN.limits.hotels });
});
