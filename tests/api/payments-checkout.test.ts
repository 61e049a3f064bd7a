import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { openPayments } from "../../src/server/payments/payments.ts";
import { cancelSubscriptionOf } from "../../src/server/payments/portal.ts";
import type { Checkout, SimulatedSubscription } from "../../src/server/payments/simulated/store.ts";
import { type Buyer, makeBuyer, sharedStripe, subscriptionOf } from "../../testbed/paying-owner.ts";
import { sharedServer } from "../../testbed/server.ts";
import {
  callFunction,
  checkoutBody,
  deliver,
  type FunctionAnswer,
  PRICE_ID,
  signedEvent,
} from "../../testbed/stripe.ts";
import { accessToken, giveProPlan, makeHotel, makeOwner, type Owner } from "../../testbed/tokens.ts";

const CUSTOMER = "POST /v1/customers";
const CREATE = "POST /v1/checkout/sessions";

const stripe = await sharedStripe();
const server = await sharedServer(stripe.env);
let owner: Owner;
beforeEach(async () => {
  owner = await makeHotel(server);
  stripe.calls.length = 0;
});
afterEach(() => {
  stripe.outage = undefined;
});

function checkout(changes?: Record<string, unknown>, { token } = owner): Promise<FunctionAnswer> {
  return callFunction(server.url, "stripe-checkout", checkoutBody(server.url, changes), token);
}

function made(call: string) {
  return stripe.calls.filter((one) => one.call === call);
}

async function checkoutAt(url: string | undefined): Promise<Checkout> {
  const found = await stripe.store.get(url?.split("/").at(-1) ?? "");
  if (found?.object !== "checkout.session") throw new Error(`no checkout at ${url}`);
  return found;
}

async function pay(
  url: string | undefined,
  changes?: Partial<SimulatedSubscription>,
): Promise<SimulatedSubscription> {
  return stripe.pay((await checkoutAt(url)).id, changes);
}

test("A checkout sells one Pro plan, to this owner, and leads back here", async () => {
  const { status, body } = await checkout();
  expect({ status, body }).toEqual({ status: 200, body: { url: expect.stringMatching(/^http/) } });
  const [call] = made(CREATE);
  const { success_url, cancel_url } = checkoutBody(server.url);
  expect(Object.fromEntries(call?.form ?? [])).toEqual({
    mode: "subscription",
    customer: expect.stringMatching(/^cus_/),
    client_reference_id: owner.userId,
    "line_items[0][price]": PRICE_ID,
    "line_items[0][quantity]": "1",
    success_url,
    cancel_url,
    "metadata[price_id]": PRICE_ID,
    "subscription_data[metadata][user_id]": owner.userId,
  });
  expect(call?.key).toContain(owner.userId);
  expect(Object.fromEntries(made(CUSTOMER)[0]?.form ?? [])).toEqual({
    email: owner.email,
    "metadata[user_id]": owner.userId,
  });
});

test("An owner whose checkouts wait for the provider takes one connection; another owner's opens beside them", async () => {
  const { payments } = server.context.bulkheads;
  const held = stripe.hold(CUSTOMER);
  const waiting = Array.from({ length: payments.concurrency + 1 }, () => checkout());
  await held.reached;
  await expect.poll(() => payments.waiting).toBe(payments.concurrency);
  expect((await checkout({}, await makeHotel(server))).status).toBe(200);
  held.release();
  const urls = (await Promise.all(waiting)).map(({ body }) => body.url);
  expect(new Set(urls)).toEqual(new Set([expect.stringMatching(/^http/)]));
});

describe("Who may not", () => {
  const callWith = (token?: string) =>
    callFunction(server.url, "stripe-checkout", checkoutBody(server.url), token);

  test("is nobody in particular", async () => {
    const refusal = { error: "User not authenticated", code: "not_authenticated" };
    for (const token of [undefined, "sb_publishable_innfo"]) {
      expect(await callWith(token)).toEqual({ status: 401, body: refusal });
    }
  });

  test("has no session, or no longer", async () => {
    const refusal = { status: 401, body: { error: "No active session", code: "no_session" } };
    const forged = await accessToken(server, { sub: owner.userId }, { key: new Uint8Array(32) });
    expect(await callWith(forged)).toEqual(refusal);
    expect((await callWith(owner.token)).status).toBe(200);
    await server.sql`delete from auth.sessions where id = ${owner.sessionId}`;
    expect(await callWith(owner.token)).toEqual(refusal);
  });
});

describe("A request that was tampered with is refused, with the name of what is wrong:", () => {
  test.each<[string, string, Record<string, unknown>]>([
    ["another price", "price_id", { price_id: "price_cheap" }],
    ["no price", "price_id", { price_id: undefined }],
    ["a page elsewhere", "success_url", { success_url: "https://evil.example/admin/" }],
    ["a page on another port", "success_url", { success_url: "http://localhost:1/admin/subscription" }],
    ["a script", "success_url", { success_url: "javascript:alert(1)//localhost/admin/" }],
    ["half an address", "cancel_url", { cancel_url: "/admin/subscription" }],
    ["a page elsewhere to cancel to", "cancel_url", { cancel_url: "https://evil.example/admin/" }],
    ["another mode", "mode", { mode: "payment" }],
    ["more than is asked for", "body", { quantity: 100 }],
  ])("%s", async (_, field, changes) => {
    const { status, body } = await checkout(changes);
    expect({ status, code: body.code }).toEqual({ status: 400, code: "invalid_request" });
    expect(body.error).toContain(field);
    expect(stripe.calls).toEqual([]);
    expect((await checkout()).status).toBe(200);
  });

  test.each(["", "{", "[]", "null", `{"price_id":"${"x".repeat(20_000)}"}`])("a body %#", async (body) => {
    const { status } = await callFunction(server.url, "stripe-checkout", body, owner.token);
    expect(status).toBe(400);
  });

  test("a page of ours that is not the admin", async () => {
    const { port } = new URL(server.url);
    for (const path of ["/view/1", "/admin/../view/1", "//evil.example/admin/"]) {
      const { status, body } = await checkout({ success_url: `http://localhost:${port}${path}` });
      expect({ path, status, code: body.code }).toEqual({ path, status: 400, code: "invalid_request" });
    }
  });

  test("another name of this machine is none of that", async () => {
    const { port } = new URL(server.url);
    const success_url = `http://127.0.0.1:${port}/admin/subscription/success?success=true`;
    expect((await checkout({ success_url })).status).toBe(200);
  });
});

describe("One owner has one customer and one open checkout", () => {
  test("however often the button is pressed, also at once", async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => checkout()));
    const { body: later } = await checkout();
    const urls = [...answers.map(({ body }) => body.url), later.url];
    expect(new Set(urls).size).toBe(1);
    expect(made(CREATE)).toHaveLength(1);
    expect(made(CUSTOMER)).toHaveLength(1);
  });

  test.each([CUSTOMER, CREATE])("also when answers to %s get lost", async (call) => {
    // The SDK retries by itself, then the owner does.
    stripe.lose(call, 2);
    expect((await checkout()).status).toBe(502);
    const { body } = await checkout();
    expect(body.url).toMatch(/^http/);
    expect(made(call)).toHaveLength(3);
    expect(new Set(made(call).map(({ key }) => key)).size).toBe(1);
    stripe.lose("GET /v1/checkout/sessions/:id", 1);
    expect((await checkout()).body.url).toBe(body.url);
  });

  test("a checkout about something else takes the place of the one that was open", async () => {
    const { body: first } = await checkout();
    const { body: second } = await checkout({ cancel_url: `${checkoutBody(server.url).cancel_url}&again` });
    expect((await checkoutAt(second.url)).status).toBe("open");
    const closed = await stripe.store.get(first.url?.split("/").at(-1) ?? "");
    expect(closed).toMatchObject({ status: "expired" });
    const [{ customer }, { customer: before }] = [await checkoutAt(second.url), closed as Checkout];
    expect(customer).toBe(before);
  });

  test("a checkout that expired is followed by another", async () => {
    const { body: first } = await checkout();
    await stripe.store.put({ ...(await checkoutAt(first.url)), expires_at: 1 });
    const { body: second } = await checkout();
    expect(second.url).not.toBe(first.url);
    expect((await checkout()).body.url).toBe(second.url);
  });

  test.each<[string, (customerId: string) => Promise<unknown>]>([
    [
      "that the provider does not know",
      () => server.sql`update subscriptions set customer_id = 'cus_unknown' where user_id = ${owner.userId}`,
    ],
    [
      "who was deleted at the provider",
      (id) => stripe.store.put({ object: "customer", id, deleted: true, email: "", metadata: {} }),
    ],
  ])("a customer %s is made anew", async (_, lose) => {
    const { customer: before, id } = await checkoutAt((await checkout()).body.url);
    await lose(before);
    await stripe.store.put({ ...(await checkoutAt(id)), expires_at: 1 });
    const { customer } = await checkoutAt((await checkout()).body.url);
    expect(customer).not.toBe(before);
    expect((await subscriptionOf(owner))?.customer_id).toBe(customer);
  });
});

describe("Nobody is sold a second subscription:", () => {
  const refusal = { status: 409, body: { error: "You already have Innfo Pro.", code: "already_subscribed" } };

  test.each(["active", "trialing", "past_due", "unpaid"] as const)(
    "%s, although no event of it has come yet",
    async (status) => {
      await pay((await checkout()).body.url, { status });
      expect(await checkout()).toEqual(refusal);
      // The provider's answers are stored.
      expect((await subscriptionOf(owner))?.subscription_status).toBe(status);
    },
  );

  test("given by hand", async () => {
    await giveProPlan(server, owner.userId);
    expect(await checkout()).toEqual(refusal);
    expect((await subscriptionOf(owner))?.plan_in_force).toBe("InnfoTest");
  });

  test("complimentary", async () => {
    await server.sql`
      insert into public.complimentary_plans (email, plan_id, period_start, period_end)
      values (${owner.email}, 'InnfoTest', now(), now() + interval '30 days')`;
    expect(await checkout()).toEqual(refusal);
  });

  test("but once it was canceled, Pro is for sale again", async () => {
    const { body: first } = await checkout();
    await pay(first.url, { status: "canceled" });
    const { status, body } = await checkout();
    expect(status).toBe(200);
    expect(body.url).not.toBe(first.url);
  });
});

test("When the provider fails the owner is told so, and can try again", async () => {
  stripe.outage = 500;
  const refusal = { error: "Failed to create checkout session", code: "provider_failed" };
  expect(await checkout()).toEqual({ status: 502, body: refusal });
  stripe.outage = undefined;
  expect((await checkout()).status).toBe(200);
});

test("An owner reads their own subscription and nobody else's", async () => {
  const [ana, ben, noone] = [await makeBuyer(server), await makeBuyer(server), await makeOwner(server)];
  for (const buyer of [ana, ben]) {
    const bought = await stripe.pay(buyer.checkoutId);
    await deliver(server.url, signedEvent("customer.subscription.created", bought));
  }
  const customers = async ({ client }: Owner) =>
    (await client.from("stripe_user_subscriptions").select("customer_id").throwOnError()).data;
  expect(await customers(ana)).toEqual([{ customer_id: ana.customerId }]);
  expect(await customers(ben)).toEqual([{ customer_id: ben.customerId }]);
  expect(await customers(noone)).toEqual([]);
});

describe("The portal", () => {
  const portal = (token: string, return_url: string) =>
    callFunction(server.url, "stripe-portal", { return_url }, token);
  const page = () => `${new URL(String(checkoutBody(server.url).success_url)).origin}/admin/subscription`;

  test("opens for the owner's own customer and leads back here", async () => {
    const buyer = await makeBuyer(server);
    const { status, body } = await portal(buyer.token, page());
    expect({ status, url: body.url }).toEqual({
      status: 200,
      url: expect.stringContaining(buyer.customerId),
    });
    expect(Object.fromEntries(made("POST /v1/billing_portal/sessions")[0]?.form ?? [])).toEqual({
      customer: buyer.customerId,
      return_url: page(),
    });
  });

  test("opens for an owner who still pays although Pro has become complimentary", async () => {
    const buyer = await makeBuyer(server);
    await stripe.pay(buyer.checkoutId);
    await server.sql`
      insert into public.complimentary_plans (email, plan_id, period_start, period_end)
      values (${buyer.email}, 'InnfoTest', now(), now() + interval '30 days')`;
    expect(await subscriptionOf(buyer)).toMatchObject({
      customer_id: buyer.customerId,
      subscription_id: null,
    });
    expect((await portal(buyer.token, page())).status).toBe(200);
  });

  test("opens in an old session after its owner has confirmed the password", async () => {
    const buyer = await makeBuyer(server);
    const tokenAfter = (minutes: number) =>
      accessToken(server, {
        sub: buyer.userId,
        email: buyer.email,
        session_id: buyer.sessionId,
        amr: [{ method: "password", timestamp: Math.floor(Date.now() / 1000) - minutes * 60 }],
      });
    expect(await portal(await tokenAfter(11), page())).toMatchObject({
      status: 403,
      body: { code: "reauthentication_needed" },
    });
    expect((await portal(await tokenAfter(9), page())).status).toBe(200);
  });

  test("leads nowhere else, and is not for strangers or those who never bought", async () => {
    const buyer = await makeBuyer(server);
    expect((await portal(buyer.token, "https://evil.example/admin/")).body.code).toBe("invalid_request");
    expect((await portal(owner.token, page())).body.code).toBe("no_customer");
    expect((await portal("", page())).body.code).toBe("not_authenticated");
    stripe.outage = 500;
    expect((await portal(buyer.token, page())).body.error).toBe("Failed to create portal session");
  });
});

describe("Before an account is deleted", () => {
  let buyer: Buyer;
  beforeEach(async () => {
    buyer = await makeBuyer(server);
  });

  async function cancel(): Promise<void> {
    const env = {
      secretKey: stripe.env.STRIPE_SECRET_KEY ?? "",
      webhookSecret: stripe.env.STRIPE_WEBHOOK_SECRET ?? "",
      priceIds: [PRICE_ID],
      apiBase: new URL(stripe.env.STRIPE_API_BASE ?? ""),
    };
    const payments = openPayments({ stripe: env }, server.url, server.sql, server.jwtKey);
    try {
      await cancelSubscriptionOf({ ...server.context, payments }, buyer.userId);
    } finally {
      await payments?.sql.end();
    }
  }

  test("what is paid for is canceled, and the open checkout closed", async () => {
    const bought = await stripe.subscribe(buyer.customerId);
    await cancel();
    expect(await stripe.store.get(bought.id)).toMatchObject({ status: "canceled" });
    expect(await stripe.store.get(buyer.checkoutId)).toMatchObject({ status: "expired" });
    expect((await subscriptionOf(buyer))?.plan_in_force).toBe("free");
    await cancel();
  });

  test("the deletion fails while the provider does not answer, so that nobody goes on paying", async () => {
    const bought = await stripe.subscribe(buyer.customerId);
    stripe.outage = 500;
    await expect(cancel()).rejects.toThrow("The payment provider did not do what it was asked");
    stripe.outage = undefined;
    await cancel();
    expect(await stripe.store.get(bought.id)).toMatchObject({ status: "canceled" });
  });

  test("a site without a key refuses if something is paid for, and agrees otherwise", async () => {
    const context = { ...server.context, payments: undefined };
    await cancelSubscriptionOf(context, buyer.userId);
    const bought = await stripe.pay(buyer.checkoutId);
    await deliver(server.url, signedEvent("customer.subscription.created", bought));
    await expect(cancelSubscriptionOf(context, buyer.userId)).rejects.toThrow("no payment key");
  });

  test("later events about the deleted account are accepted", async () => {
    const bought = await stripe.pay(buyer.checkoutId);
    await cancel();
    await server.sql`delete from auth.users where id = ${buyer.userId}`;
    expect(await deliver(server.url, signedEvent("customer.subscription.deleted", bought))).toBe(200);
  });
});
