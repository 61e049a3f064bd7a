import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { applyConfiguration } from "../../src/server/app/apply-configuration.ts";
import type { Context } from "../../src/server/app/context.ts";
import { startUpkeep } from "../../src/server/app/upkeep.ts";
import { readEnv } from "../../src/server/config/env.ts";
import { createLog } from "../../src/server/config/log.ts";
import { openPayments } from "../../src/server/payments/payments.ts";
import { makeBuyer, sharedStripe, subscriptionOf } from "../../testbed/paying-owner.ts";
import { sharedServer } from "../../testbed/server.ts";
import { PRICE_ID, SECRET_KEY, WEBHOOK_SECRET } from "../../testbed/stripe.ts";
import { makeHotel } from "../../testbed/tokens.ts";

const EMAIL = "friend@example.com";

const stripe = await sharedStripe();
const server = await sharedServer(stripe.env);
const apiBase = new URL(stripe.env.STRIPE_API_BASE ?? "");
const account = { secretKey: SECRET_KEY, webhookSecret: WEBHOOK_SECRET, priceIds: [PRICE_ID], apiBase };
const payments = openPayments({ stripe: account }, server.url, server.sql, server.jwtKey);
afterAll(() => payments?.sql.end());
beforeEach(() => {
  stripe.outage = undefined;
});

/** Lets the clock of servers that run without a break, on one database, go on by this many hours. */
async function hoursPass(hours: number, { processes = 1 } = {}): Promise<void> {
  await server.sql`update innfo_server.upkeep set claimed_at = claimed_at - make_interval(hours => ${hours})`;
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  try {
    const env = readEnv({ COMPLIMENTARY_PRO_EMAILS: EMAIL });
    // The used part of it by upkeep.
    const context = { sql: server.sql, env, log: createLog("silent"), payments } as unknown as Context;
    const upkeeps = Array.from({ length: processes }, () => startUpkeep(context));
    vi.advanceTimersByTime(hours * 60 * 60_000);
    await Promise.all(upkeeps.map((upkeep) => upkeep.stop()));
  } finally {
    vi.useRealTimers();
  }
}

test("Changes are kept for 180 days and no longer", async () => {
  const { hotelId, client } = await makeHotel(server);
  const faq = { hotel_id: hotelId, category: "General", question: "When?", answer: "Now" };
  await client.from("faqs").insert(faq).throwOnError();
  await client.from("faqs").delete().eq("hotel_id", hotelId).throwOnError();
  const kept = () => server.sql`select after from changes where hotel_id = ${hotelId}`;
  await server.sql`
    update changes set at = now() - case when after is null then interval '179 days' else interval '181 days' end
    where hotel_id = ${hotelId}`;
  expect(await kept()).toHaveLength(2);
  await hoursPass(1);
  expect([...(await kept())]).toEqual([{ after: null }]);
});

test("A complimentary plan is renewed for as long as it is configured, without a restart", async () => {
  await applyConfiguration(server.sql, { complimentaryProEmails: [EMAIL], limits: {} });
  const left = async () => {
    const [row] = await server.sql<{ hours: number }[]>`
      select extract(epoch from period_end - now())::float8 / 3600 as hours from complimentary_plans`;
    return row?.hours;
  };
  const endsIn = (hours: number) =>
    server.sql`update complimentary_plans set period_end = now() + make_interval(hours => ${hours})`;
  expect(await left()).toBeCloseTo(30 * 24, 1);
  await endsIn(30);
  await hoursPass(1);
  expect(await left()).toBeCloseTo(30, 1);
  await endsIn(20);
  await hoursPass(1);
  expect(await left()).toBeCloseTo(30 * 24, 1);

  await applyConfiguration(server.sql, { complimentaryProEmails: [], limits: {} });
  expect(await left()).toBeUndefined();
});

test("A plan that ends by the clock alone ends on the guest page too", async () => {
  const { hotelId, userId } = await makeHotel(server);
  const paid = { user_id: userId, plan_id: "InnfoTest", subscription_status: "past_due" };
  const overdueSince = (interval: string) =>
    server.sql`
      update subscriptions
      set current_period_start = extract(epoch from now() - ${interval}::text::interval)::bigint
      where user_id = ${userId}`;
  const showsAll = async () =>
    (await (await fetch(`${server.url}/view/${hotelId}`)).text()).includes("Important Contacts");
  await server.sql`insert into subscriptions ${server.sql(paid)}`;
  await overdueSince("6 days");
  // News of these rows that arrives late would have the page made anew.
  await server.context.hotelChanges.settled();
  expect(await showsAll()).toBe(true);

  // Nothing is written when time passes; the trigger, which would tell, is left out.
  await server.sql`alter table subscriptions disable trigger notify_plan_changed`;
  await overdueSince("7 days 1 hour");
  await server.sql`alter table subscriptions enable trigger notify_plan_changed`;
  expect(await showsAll()).toBe(true);
  await hoursPass(1);
  await expect.poll(showsAll).toBe(false);
});

test("Upkeep asks the provider about a subscription whose period ended without news", async () => {
  const [lost, quiet] = [await makeBuyer(server), await makeBuyer(server)];
  const hour = 3600;
  const now = Math.floor(Date.now() / 1000);
  for (const [{ customerId, userId }, ended] of [
    [lost, now - 2 * hour],
    [quiet, now + hour],
  ] as const) {
    const { id } = await stripe.subscribe(customerId, { status: "canceled" });
    const known = { subscription_id: id, subscription_status: "active", current_period_end: ended };
    await server.sql`update subscriptions set ${server.sql(known)} where user_id = ${userId}`;
  }
  stripe.outage = 500;
  await hoursPass(1);
  expect((await subscriptionOf(lost))?.plan_in_force).toBe("InnfoTest");
  stripe.outage = undefined;
  await hoursPass(1);
  expect((await subscriptionOf(lost))?.plan_in_force).toBe("free");
  expect((await subscriptionOf(quiet))?.plan_in_force).toBe("InnfoTest");
});

test("A customer for whom the provider fails keeps no other waiting", async () => {
  const buyers = [await makeBuyer(server), await makeBuyer(server), await makeBuyer(server)];
  for (const { customerId, userId } of buyers) {
    const { id } = await stripe.subscribe(customerId, { status: "canceled" });
    const known = { subscription_id: id, subscription_status: "active", current_period_end: 1 };
    await server.sql`update subscriptions set ${server.sql(known)} where user_id = ${userId}`;
  }
  const paying = async () => {
    const plans = await Promise.all(buyers.map(subscriptionOf));
    return plans.filter((plan) => plan?.plan_in_force === "InnfoTest").length;
  };
  // The call, and the SDK's second attempt at it.
  stripe.lose("GET /v1/subscriptions", 2);
  await hoursPass(1);
  expect(await paying()).toBe(1);
  await hoursPass(1);
  expect(await paying()).toBe(0);
});

test("One of many processes does the work, and one does it again when it is next due", async () => {
  const { customerId, userId } = await makeBuyer(server);
  const { id } = await stripe.subscribe(customerId, { status: "active" });
  const known = { subscription_id: id, subscription_status: "active", current_period_end: 1 };
  await server.sql`update subscriptions set ${server.sql(known)} where user_id = ${userId}`;
  const asked = () => stripe.calls.filter(({ call }) => call === "GET /v1/subscriptions").length;
  const before = asked();
  for (const times of [1, 2, 3]) {
    // The answer says that the period is not over; here it goes on being so.
    await server.sql`update subscriptions set current_period_end = 1 where user_id = ${userId}`;
    await hoursPass(1, { processes: 5 });
    expect(asked() - before).toBe(times);
  }
});
