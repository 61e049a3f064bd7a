import { beforeEach, describe, expect, test } from "vitest";
import { SECTIONS } from "../../src/sections/index.ts";
import type { SimulatedSubscription } from "../../src/server/payments/simulated/store.ts";
import {
  type Buyer,
  changesHeard,
  makeBuyer,
  purchase,
  sharedStripe,
  subscriptionOf,
} from "../../testbed/paying-owner.ts";
import { exampleRow } from "../../testbed/rows.ts";
import { sharedServer } from "../../testbed/server.ts";
import { deliver, type SentEvent, signedEvent } from "../../testbed/stripe.ts";
import { makeHotel } from "../../testbed/tokens.ts";
import { untilBlocked } from "../../testbed/until-blocked.ts";

const LIST = "GET /v1/subscriptions";

const stripe = await sharedStripe();
const server = await sharedServer(stripe.env);
let buyer: Buyer;
beforeEach(async () => {
  buyer = await makeBuyer(server);
  stripe.calls.length = 0;
});

const now = () => Math.floor(Date.now() / 1000);

describe("An event that is not the provider's", () => {
  const completed = () => ({ object: "checkout.session", customer: buyer.customerId });
  const genuine = () => signedEvent("checkout.session.completed", completed());

  test.each<[string, () => SentEvent]>([
    ["carries no signature", () => ({ ...genuine(), signature: "" })],
    ["carries something else for a signature", () => ({ ...genuine(), signature: "t=1,v1=00" })],
    [
      "is signed with another secret",
      () => signedEvent("checkout.session.completed", completed(), { secret: "whsec_another" }),
    ],
    [
      "was signed 301 seconds ago",
      () => signedEvent("checkout.session.completed", completed(), { timestamp: now() - 301 }),
    ],
    ["was altered on the way", () => ({ ...genuine(), body: genuine().body.replace("evt_", "evt_x") })],
    ["is empty", () => ({ ...genuine(), body: "" })],
  ])("%s: it is refused and does nothing", async (_, event) => {
    await stripe.pay(buyer.checkoutId);
    expect(await deliver(server.url, event())).toBe(400);
    expect(stripe.calls).toEqual([]);
    expect((await subscriptionOf(buyer))?.plan_in_force).toBe("free");
    expect(await deliver(server.url, genuine())).toBe(200);
    expect((await subscriptionOf(buyer))?.plan_in_force).toBe("InnfoTest");
  });

  test("but one of 290 seconds ago is", async () => {
    const event = signedEvent("checkout.session.completed", completed(), { timestamp: now() - 290 });
    expect(await deliver(server.url, event)).toBe(200);
  });
});

test.each(["charge.succeeded", "customer.updated", "payment_intent.created", "something.new"])(
  "%s is nothing to do with plans: taken, and the provider is not asked",
  async (type) => {
    await stripe.pay(buyer.checkoutId);
    expect(await deliver(server.url, signedEvent(type, { object: "x", customer: buyer.customerId }))).toBe(
      200,
    );
    expect(stripe.calls).toEqual([]);
    expect((await subscriptionOf(buyer))?.plan_in_force).toBe("free");
  },
);

describe("A purchase ends in the same state, with one change of the guest page, when its events come", () => {
  test.each<[string, (events: SentEvent[]) => Promise<number[]>]>([
    ["once", (events) => inTurn(events)],
    ["twice", (events) => inTurn([...events, ...events])],
    ["only one of them", (events) => inTurn(events.slice(1, 2))],
  ])("%s", async (_, send) => {
    const subscription = await stripe.pay(buyer.checkoutId);
    const [item] = subscription.items.data;
    const heard = await changesHeard(server, buyer.hotelId, async () => {
      expect(new Set(await send(purchase(buyer, subscription)))).toEqual(new Set([200]));
    });
    expect(heard).toBe(1);
    expect(await subscriptionOf(buyer)).toEqual({
      plan_id: "InnfoTest",
      plan_in_force: "InnfoTest",
      customer_id: buyer.customerId,
      subscription_id: subscription.id,
      subscription_status: "active",
      price_id: "price_pro",
      current_period_start: item.current_period_start,
      current_period_end: item.current_period_end,
      cancel_at_period_end: false,
      grace_end: null,
    });
    expect(stripe.calls.map(({ call }) => call)).not.toContain("POST /v1/customers");
  });
});

async function inTurn(events: readonly SentEvent[]): Promise<number[]> {
  const statuses: number[] = [];
  for (const event of events) statuses.push(await deliver(server.url, event));
  return statuses;
}

test("A whole history that arrives late and backwards ends in what is true now", async () => {
  const bought = await stripe.pay(buyer.checkoutId);
  const history = (["active", "past_due", "active", "canceled"] as const).map((status) => ({
    ...bought,
    status,
  }));
  const events = history.map((state) => signedEvent("customer.subscription.updated", state));
  for (const state of history) await stripe.store.put(state);
  for (const event of events.reverse()) {
    expect(await deliver(server.url, event)).toBe(200);
    expect(await subscriptionOf(buyer)).toMatchObject({
      subscription_status: "canceled",
      plan_in_force: "free",
    });
  }
});

test("An older answer of the provider never overwrites a newer one", async () => {
  const bought = await stripe.pay(buyer.checkoutId);
  const updated = () => signedEvent("customer.subscription.updated", bought);
  const held = stripe.hold(LIST);
  const earlier = deliver(server.url, updated());
  await held.reached;
  await stripe.store.put({ ...bought, status: "canceled" });
  const later = deliver(server.url, updated());
  await Promise.race([later, untilBlocked(server.sql)]);
  held.release();
  expect(await Promise.all([earlier, later])).toEqual([200, 200]);
  expect(await subscriptionOf(buyer)).toMatchObject({
    subscription_status: "canceled",
    plan_in_force: "free",
  });
});

test("While the provider does not answer, an event gets 503, and works when it is sent again", async () => {
  const event = signedEvent("customer.subscription.created", await stripe.pay(buyer.checkoutId));
  stripe.outage = 500;
  expect(await deliver(server.url, event)).toBe(503);
  expect((await subscriptionOf(buyer))?.plan_in_force).toBe("free");
  stripe.outage = undefined;
  expect(await deliver(server.url, event)).toBe(200);
  expect((await subscriptionOf(buyer))?.plan_in_force).toBe("InnfoTest");
});

const DAY = 24 * 60 * 60;

/** A subscription whose period began that long ago. */
function period(daysAgo: number): Pick<SimulatedSubscription, "items"> {
  const current_period_start = now() - daysAgo * DAY;
  const item = {
    id: "si_1",
    price: { id: "price_pro" },
    current_period_start,
    current_period_end: now() + 20 * DAY,
  };
  return { items: { object: "list", data: [item] } };
}

describe("Which plan is in force", () => {
  test.each<[string, Partial<SimulatedSubscription>, { plan: string; cancels?: true }]>([
    ["active", { status: "active" }, { plan: "InnfoTest" }],
    ["on trial", { status: "trialing" }, { plan: "InnfoTest" }],
    [
      "to be canceled at the period's end",
      { cancel_at_period_end: true },
      { plan: "InnfoTest", cancels: true },
    ],
    [
      "to be canceled by date",
      { cancel_at: now() + 20 * DAY, ...period(10) },
      { plan: "InnfoTest", cancels: true },
    ],
    [
      "to be canceled in a later period",
      { cancel_at: now() + 90 * DAY, ...period(10) },
      { plan: "InnfoTest" },
    ],
    ["overdue since six days", { status: "past_due", ...period(6) }, { plan: "InnfoTest" }],
    ["overdue since eight days", { status: "past_due", ...period(8) }, { plan: "free" }],
    ["unpaid", { status: "unpaid" }, { plan: "free" }],
    ["canceled", { status: "canceled" }, { plan: "free" }],
    ["canceled, although it said when", { status: "canceled", cancel_at_period_end: true }, { plan: "free" }],
  ])("%s", async (_, changes, { plan, cancels = false }) => {
    const bought = await stripe.pay(buyer.checkoutId, changes);
    expect(await deliver(server.url, signedEvent("customer.subscription.updated", bought))).toBe(200);
    expect(await subscriptionOf(buyer)).toMatchObject({
      subscription_status: bought.status,
      plan_in_force: plan,
      cancel_at_period_end: cancels,
    });
    // The admin's reading, the rules and the guests' page are one decision.
    const custom = { hotel_id: buyer.hotelId, name: "Spa", description: "Baths" };
    const { error } = await buyer.client.from("custom_sections").insert(custom);
    expect(error?.code).toBe(plan === "free" ? "IN002" : undefined);
    const { data } = await server.client().rpc("guest_hotel", { hotel_id: buyer.hotelId }).throwOnError();
    expect((data as { sections: unknown[] }).sections).toHaveLength(plan === "free" ? 3 : SECTIONS.length);
  });

  test("is that of the better subscription of two, or of the newer of two equal ones", async () => {
    await stripe.subscribe(buyer.customerId, { status: "active", created: 1 });
    await stripe.subscribe(buyer.customerId, { status: "canceled", created: 3 });
    const newer = await stripe.subscribe(buyer.customerId, { status: "active", created: 2 });
    await deliver(server.url, signedEvent("customer.subscription.updated", newer));
    expect(await subscriptionOf(buyer)).toMatchObject({
      subscription_status: "active",
      subscription_id: newer.id,
    });
  });

  test("is no paid plan once the customer is deleted at the provider", async () => {
    const bought = await stripe.pay(buyer.checkoutId);
    await deliver(server.url, signedEvent("customer.subscription.created", bought));
    const customer = { object: "customer", id: "cus_gone" };
    await server.sql`update public.subscriptions set customer_id = 'cus_gone' where user_id = ${buyer.userId}`;
    expect(await deliver(server.url, signedEvent("customer.deleted", customer))).toBe(200);
    expect(await subscriptionOf(buyer)).toMatchObject({
      subscription_status: "canceled",
      plan_in_force: "free",
    });
  });
});

test("When a plan ends, guests see less at once and nothing is deleted", async () => {
  const page = async () => (await fetch(`${server.url}/view/${buyer.hotelId}`)).text();
  const bought = await stripe.pay(buyer.checkoutId);
  await deliver(server.url, signedEvent("customer.subscription.created", bought));
  const spa = { hotel_id: buyer.hotelId, name: "Spa and baths", description: "Quiet" };
  await buyer.client.from("custom_sections").insert(spa).throwOnError();
  const faq = { hotel_id: buyer.hotelId, category: "General", question: "Where is the key?", answer: "Here" };
  await buyer.client.from("faqs").insert(faq).throwOnError();
  for (const table of ["amenities", "restaurants", "tour_guides"] as const) {
    await buyer.client
      .from(table)
      .insert({ ...exampleRow(table), hotel_id: buyer.hotelId } as never)
      .throwOnError();
  }
  expect(await page()).toContain("Spa and baths");
  expect(await page()).toContain("Where is the key?");

  await stripe.store.put({ ...bought, status: "canceled" });
  await deliver(server.url, signedEvent("customer.subscription.deleted", bought));
  expect(await page()).not.toContain("Spa and baths");
  expect(await page()).not.toContain("Where is the key?");
  expect(await page()).toContain("Amenities");
  for (const table of ["custom_sections", "faqs"] as const) {
    expect((await buyer.client.from(table).select().throwOnError()).data).toHaveLength(1);
  }

  await stripe.store.put(bought);
  await deliver(server.url, signedEvent("customer.subscription.updated", bought));
  expect(await page()).toContain("Spa and baths");
  expect(await page()).toContain("Where is the key?");
});

test("A printed code works whatever becomes of the plan", async () => {
  const bought = await stripe.pay(buyer.checkoutId);
  for (const status of ["active", "trialing", "past_due", "unpaid", "canceled"] as const) {
    await stripe.store.put({ ...bought, ...period(30), status });
    await deliver(server.url, signedEvent("customer.subscription.updated", bought));
    const { status: answered } = await fetch(`${server.url}/view/${buyer.hotelId}`);
    expect({ status, answered }).toEqual({ status, answered: 200 });
  }
});

describe("An event of a customer no row names", () => {
  test("finds its owner by the note the checkout left, as after a backup was restored", async () => {
    const bought = await stripe.pay(buyer.checkoutId);
    await server.sql`delete from public.subscriptions where user_id = ${buyer.userId}`;
    expect(await deliver(server.url, signedEvent("customer.subscription.updated", bought))).toBe(200);
    expect(await subscriptionOf(buyer)).toMatchObject({
      customer_id: buyer.customerId,
      plan_in_force: "InnfoTest",
    });
  });

  test("does nothing when that owner has another customer, is gone, or there is no note", async () => {
    const other = await makeHotel(server);
    const strangers = {
      cus_second: { user_id: buyer.userId },
      cus_deleted: { user_id: "00000000-0000-4000-8000-0000000000ff" },
      cus_odd: { user_id: "not a uuid" },
      cus_other: {},
    };
    for (const [id, metadata] of Object.entries(strangers)) {
      await stripe.store.put({ object: "customer", id, email: "", metadata });
      const bought = await stripe.subscribe(id);
      expect(await deliver(server.url, signedEvent("customer.subscription.created", bought))).toBe(200);
    }
    expect((await subscriptionOf(buyer))?.plan_in_force).toBe("free");
    expect(await subscriptionOf(other)).toBeNull();
  });
});
