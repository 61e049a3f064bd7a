/**
 * A stand-in for Stripe's servers on a port of its own: the simulated provider's routes with data in memory,
 * and ways to make it slow, broken or forgetful.
 */
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { type HttpBindings, serve } from "@hono/node-server";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import { Hono } from "hono";
import Stripe from "stripe";
import { simulatedApi } from "../src/server/payments/simulated/api.ts";
import type { Remembered, SimulatedSubscription, Store } from "../src/server/payments/simulated/store.ts";
import { begun, simulatedId } from "../src/server/payments/simulated/subscriptions.ts";

export const SECRET_KEY = "sk_test_ofTheStandIn";
export const WEBHOOK_SECRET = "whsec_ofTheStandIn";
export const PRICE_ID = "price_pro";

export interface StripeStandIn {
  /** Makes a server use it. */
  env: Record<string, string>;
  /** Calls so far, such as "POST /v1/customers", with their idempotency keys. */
  calls: { call: string; key: string | undefined; form: URLSearchParams }[];
  /** While set, all calls fail with this status; afterwards, calls with the same idempotency key still do. */
  outage: number | undefined;
  store: Store;
  /** Withholds the answer to the next call of this kind until released. */
  hold(call: string): { reached: Promise<void>; release(): void };
  /** Loses the next answers to calls of this kind, after the work was done. */
  lose(call: string, times: number): void;
  /** Pays an open checkout. */
  pay(checkoutId: string, changes?: Partial<SimulatedSubscription>): Promise<SimulatedSubscription>;
  /** Adds a subscription of this customer, or replaces the one with the same id. */
  subscribe(customer: string, changes?: Partial<SimulatedSubscription>): Promise<SimulatedSubscription>;
  stop(): Promise<void>;
}

export async function startStripe(): Promise<StripeStandIn> {
  const store = memoryStore();
  const holds = new Map<string, { reach(): void; released: Promise<void> }>();
  const losses = new Map<string, number>();
  const failures = new Map<string, number>();
  const app = new Hono<{ Bindings: HttpBindings }>();
  const standIn: StripeStandIn = {
    env: {},
    calls: [],
    outage: undefined,
    store,
    hold(call) {
      const reached = Promise.withResolvers<void>();
      const released = Promise.withResolvers<void>();
      holds.set(call, { reach: reached.resolve, released: released.promise });
      return {
        reached: reached.promise,
        release: released.resolve,
      };
    },
    lose: (call, times) => void losses.set(call, times),
    async pay(checkoutId, changes) {
      const checkout = await store.get(checkoutId);
      if (checkout?.object !== "checkout.session") throw new Error(`no checkout ${checkoutId}`);
      await store.put({ ...checkout, status: "complete", url: null });
      const subscription = { ...begun(checkout), ...changes };
      await store.put(subscription);
      return subscription;
    },
    async subscribe(customer, changes = {}) {
      const id = simulatedId("cs_test");
      const checkout = { object: "checkout.session", id, customer, status: "complete", url: null } as const;
      const nothing = { success_url: "", cancel_url: "", expires_at: 0, metadata: {}, price: PRICE_ID };
      const subscription = { ...begun({ ...checkout, ...nothing }), ...changes };
      await store.put(subscription);
      return subscription;
    },
    async stop() {
      server.close();
      await once(server, "close");
    },
  };

  app.use(async (c, next) => {
    const call = `${c.req.method} ${c.req.path.replace(/\/(cs|cus|sub)_\w+/, "/:id")}`;
    const form = new URLSearchParams(c.req.method === "POST" ? await c.req.text() : "");
    const key = c.req.header("idempotency-key");
    standIn.calls.push({ call, key, form });
    if (c.req.header("authorization") !== `Bearer ${standIn.env.STRIPE_SECRET_KEY}`) {
      return c.json({ error: { type: "invalid_request_error", message: "Invalid API Key" } }, 401);
    }
    if (standIn.outage && key) failures.set(key, standIn.outage);
    const status = standIn.outage ?? failures.get(key ?? "");
    if (status) return c.json({ error: { type: "api_error" } }, status as 500);
    const held = holds.get(call);
    holds.delete(call);
    await next();
    held?.reach();
    await held?.released;
    const left = losses.get(call) ?? 0;
    if (left > 0) {
      losses.set(call, left - 1);
      c.env.outgoing.destroy();
      return RESPONSE_ALREADY_SENT;
    }
  });
  app.route("/", simulatedApi(store));
  const server = serve({ fetch: app.fetch, port: 0, hostname: "127.0.0.1" });
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  standIn.env = {
    STRIPE_SECRET_KEY: SECRET_KEY,
    STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
    STRIPE_PRICE_ID: PRICE_ID,
    STRIPE_API_BASE: `http://127.0.0.1:${port}`,
  };
  return standIn;
}

function memoryStore(): Store {
  const remembered = new Map<string, Remembered>();
  return {
    get: async (id) => remembered.get(id),
    put: async (object) => void remembered.set(object.id, object),
    subscriptionsOf: async (customer) =>
      [...remembered.values()]
        .filter(
          (one): one is SimulatedSubscription => one.object === "subscription" && one.customer === customer,
        )
        .reverse(),
  };
}

export interface SentEvent {
  body: string;
  signature: string;
}

interface Signing {
  secret?: string;
  /** Seconds since 1970. */
  timestamp?: number;
}

const { webhooks } = new Stripe(SECRET_KEY);

/** An event as Stripe would send it, signed by the SDK's own test helper. */
export function signedEvent(
  type: string,
  object: object,
  { secret = WEBHOOK_SECRET, timestamp }: Signing = {},
): SentEvent {
  const created = Math.floor(Date.now() / 1000);
  const event = { id: simulatedId("evt"), object: "event", type, created, data: { object } };
  const payload = JSON.stringify(event);
  return {
    body: payload,
    signature: webhooks.generateTestHeaderString({ payload, secret, ...(timestamp && { timestamp }) }),
  };
}

/** @returns the answer's status */
export async function deliver(url: string, { body, signature }: SentEvent): Promise<number> {
  const response = await fetch(`${url}/functions/v1/stripe-webhook`, {
    method: "POST",
    headers: { "Content-Type": "application/json", ...(signature && { "Stripe-Signature": signature }) },
    body,
  });
  await response.body?.cancel();
  return response.status;
}

/** The admin's request to start a checkout. */
export function checkoutBody(url: string, changes: Record<string, unknown> = {}): Record<string, unknown> {
  const { port } = new URL(url);
  const page = `http://localhost:${port}/admin/subscription/success`;
  return {
    price_id: PRICE_ID,
    success_url: `${page}?success=true`,
    cancel_url: `${page}?canceled=true`,
    mode: "subscription",
    ...changes,
  };
}

export interface FunctionAnswer {
  status: number;
  body: { url?: string; error?: string; code?: string };
}

export async function callFunction(
  url: string,
  name: "stripe-checkout" | "stripe-portal" | "plan-prices" | "support",
  body: unknown,
  token?: string,
): Promise<FunctionAnswer> {
  const response = await fetch(`${url}/functions/v1/${name}`, {
    method: "POST",
    headers: { "Content-Type": "application/json", ...(token && { Authorization: `Bearer ${token}` }) },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as FunctionAnswer["body"] };
}
