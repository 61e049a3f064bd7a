/**
 * The few routes of Stripe's API that the server calls (https://docs.stripe.com/api), with Stripe's behavior: forms,
 * idempotency keys, errors as `{error: {type, code, message}}`.
 */
import { Hono } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { Checkout, Customer, SimulatedSubscription, Store } from "./store.ts";
import { asOfNow, canceled, now, priceOf, simulatedId } from "./subscriptions.ts";

const CHECKOUT_LIFETIME = 24 * 60 * 60;

/** Path of the pages, on the origin that the customer returns to. */
const CHECKOUT_PATH = "/dev/payments/checkout";
const PORTAL_PATH = "/dev/payments/portal";

class ApiError extends Error {
  readonly status: ContentfulStatusCode;
  readonly details: { type?: string; code?: string; param?: string };

  constructor(status: ContentfulStatusCode, message: string, details: ApiError["details"] = {}) {
    super(message);
    this.status = status;
    this.details = details;
  }
}

const missing = (what: string, id: string) =>
  new ApiError(404, `No such ${what}: '${id}'`, { code: "resource_missing", param: what });

/** @param queryOf makes the query of the page's address from an id */
export function simulatedApi(store: Store, queryOf: (id: string) => string = () => ""): Hono {
  const api = new Hono();

  async function customerOf(id: string): Promise<Customer> {
    const customer = await store.get(id);
    if (customer?.object !== "customer") throw missing("customer", id);
    return customer;
  }

  async function checkoutOf(id: string): Promise<Checkout> {
    const checkout = await store.get(id);
    if (checkout?.object !== "checkout.session") throw missing("checkout.session", id);
    if (checkout.status === "open" && checkout.expires_at <= now()) return expired(checkout);
    return checkout;
  }

  async function expired(checkout: Checkout): Promise<Checkout> {
    const ended: Checkout = { ...checkout, status: "expired", url: null };
    await store.put(ended);
    return ended;
  }

  api.onError((error, c) => {
    if (!(error instanceof ApiError)) throw error;
    const { message, details } = error;
    return c.json({ error: { type: "invalid_request_error", message, ...details } }, error.status);
  });
  api.notFound((c) => c.json({ error: { type: "invalid_request_error", message: "Unknown route" } }, 404));

  // https://docs.stripe.com/api/idempotent_requests
  api.use(async (c, next) => {
    const key = c.req.header("idempotency-key");
    if (c.req.method !== "POST" || !key) return next();
    const id = `answered_${key}`;
    const request = `${c.req.path} ${await c.req.text()}`;
    const answered = await store.get(id);
    if (answered?.object === "answered_request") {
      if (answered.request === request) return c.json(answered.answer as object);
      throw new ApiError(400, "Same idempotency key, other parameters", { type: "idempotency_error" });
    }
    await next();
    if (!c.res.ok) return;
    await store.put({ object: "answered_request", id, request, answer: await c.res.clone().json() });
  });

  api.get("/v1/prices/:id", (c) => c.json(priceOf(c.req.param("id"))));

  api.post("/v1/customers", async (c) => {
    const form = new URLSearchParams(await c.req.text());
    const customer: Customer = {
      object: "customer",
      id: simulatedId("cus"),
      email: form.get("email") ?? "",
      metadata: entries(form, "metadata"),
    };
    await store.put(customer);
    return c.json(customer);
  });

  api.get("/v1/customers/:id", async (c) => c.json(await customerOf(c.req.param("id"))));

  api.get("/v1/subscriptions", async (c) => {
    const { id } = await customerOf(c.req.query("customer") ?? "");
    const data = (await store.subscriptionsOf(id)).map(asOfNow);
    return c.json({ object: "list", url: "/v1/subscriptions", has_more: false, data });
  });

  api.delete("/v1/subscriptions/:id", async (c) => {
    const id = c.req.param("id");
    const subscription = await store.get(id);
    if (subscription?.object !== "subscription" || subscription.status === "canceled") {
      throw missing("subscription", id);
    }
    const ended: SimulatedSubscription = canceled(subscription);
    await store.put(ended);
    return c.json(ended);
  });

  api.post("/v1/checkout/sessions", async (c) => {
    const form = new URLSearchParams(await c.req.text());
    const { id: customer, deleted } = await customerOf(form.get("customer") ?? "");
    if (deleted) throw missing("customer", customer);
    const success_url = form.get("success_url") ?? "";
    const id = simulatedId("cs_test");
    const checkout: Checkout = {
      object: "checkout.session",
      id,
      customer,
      status: "open",
      url: `${new URL(success_url).origin}${CHECKOUT_PATH}/${id}${queryOf(id)}`,
      success_url,
      cancel_url: form.get("cancel_url") ?? "",
      expires_at: now() + CHECKOUT_LIFETIME,
      metadata: entries(form, "metadata"),
      price: form.get("line_items[0][price]") ?? "",
    };
    await store.put(checkout);
    return c.json(checkout);
  });

  api.get("/v1/checkout/sessions/:id", async (c) => c.json(await checkoutOf(c.req.param("id"))));

  api.post("/v1/checkout/sessions/:id/expire", async (c) => {
    const checkout = await checkoutOf(c.req.param("id"));
    if (checkout.status !== "open") throw new ApiError(400, "Only open sessions can be expired");
    return c.json(await expired(checkout));
  });

  api.post("/v1/billing_portal/sessions", async (c) => {
    const form = new URLSearchParams(await c.req.text());
    const { id: customer } = await customerOf(form.get("customer") ?? "");
    const return_url = form.get("return_url") ?? "";
    const url = `${new URL(return_url).origin}${PORTAL_PATH}/${customer}${queryOf(customer)}`;
    return c.json({ object: "billing_portal.session", id: simulatedId("bps"), customer, return_url, url });
  });

  return api;
}

/** metadata[user_id]=… → {user_id: …} */
function entries(form: URLSearchParams, name: string): Record<string, string> {
  const found = [...form].flatMap(([key, value]) => {
    const [, outer, inner] = key.match(/^(\w+)\[(\w+)\]$/) ?? [];
    return outer === name && inner ? [[inner, value] as const] : [];
  });
  return Object.fromEntries(found);
}
