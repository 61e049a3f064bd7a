/** A stand-in for what scripts/stripe-life.ts asks of Stripe: one test clock, its customer and subscription. */
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { serve } from "@hono/node-server";
import { Hono } from "hono";

export interface ClockStandIn {
  base: string;
  /** Calls so far, such as "POST /v1/customers". */
  calls: string[];
  stop(): Promise<void>;
}

const monthAfter = (time: number) => {
  const date = new Date(time * 1000);
  return date.setUTCMonth(date.getUTCMonth() + 1) / 1000;
};

/** @param forgives renews also what a card refused, as Stripe never does */
export async function startClocks({ forgives = false } = {}): Promise<ClockStandIn> {
  const clock = { object: "test_helpers.test_clock", id: "clock_1", frozen_time: 0, status: "ready" };
  let card = "";
  let isDeleted = false;
  let asked = 0;
  const item = { id: "si_1", price: { id: "price_1" }, current_period_start: 0, current_period_end: 0 };
  const subscription = {
    ...{ object: "subscription", id: "sub_1", customer: "cus_1", status: "none", created: 0 },
    ...{ cancel_at_period_end: false, cancel_at: null, items: { object: "list", data: [item] } },
  };

  function pass(): void {
    while (item.current_period_end <= clock.frozen_time && subscription.status !== "canceled") {
      if (subscription.cancel_at_period_end) {
        subscription.status = "canceled";
        subscription.cancel_at_period_end = false;
        return;
      }
      item.current_period_start = item.current_period_end;
      item.current_period_end = monthAfter(item.current_period_start);
      if (card === "pm_card_chargeCustomerFail" && !forgives) subscription.status = "past_due";
    }
  }

  const calls: string[] = [];
  const app = new Hono();
  app.use(async (c, next) => {
    calls.push(`${c.req.method} ${c.req.path}`);
    await next();
  });
  const formOf = async (request: { text(): Promise<string> }) => new URLSearchParams(await request.text());
  const CLOCKS = "/v1/test_helpers/test_clocks";
  app.post(CLOCKS, async (c) => {
    clock.frozen_time = Number((await formOf(c.req)).get("frozen_time"));
    return c.json(clock);
  });
  app.post(`${CLOCKS}/:id/advance`, async (c) => {
    clock.frozen_time = Number((await formOf(c.req)).get("frozen_time"));
    asked = 0;
    return c.json({ ...clock, status: "advancing" });
  });
  // Stripe works on it for some seconds.
  app.get(`${CLOCKS}/:id`, (c) => {
    if (asked++ === 0) return c.json({ ...clock, status: "advancing" });
    pass();
    return c.json(clock);
  });
  app.delete(`${CLOCKS}/:id`, (c) => c.json({ id: clock.id, deleted: true }));
  app.post("/v1/prices", (c) => c.json({ object: "price", id: item.price.id }));
  app.post("/v1/customers", async (c) => {
    card = (await formOf(c.req)).get("payment_method") ?? "";
    return c.json({ object: "customer", id: "cus_1" });
  });
  app.post("/v1/customers/:id", async (c) => {
    card = (await formOf(c.req)).get("invoice_settings[default_payment_method]") ?? "";
    return c.json({ object: "customer", id: "cus_1" });
  });
  app.delete("/v1/customers/:id", (c) => {
    isDeleted = true;
    return c.json({ id: "cus_1", deleted: true });
  });
  app.post("/v1/payment_methods/:id/attach", (c) =>
    c.json({ object: "payment_method", id: c.req.param("id") }),
  );
  app.post("/v1/subscriptions", (c) => {
    Object.assign(subscription, { status: "active", created: clock.frozen_time });
    item.current_period_start = clock.frozen_time;
    item.current_period_end = monthAfter(clock.frozen_time);
    return c.json(subscription);
  });
  app.post("/v1/subscriptions/:id", async (c) => {
    subscription.cancel_at_period_end = (await formOf(c.req)).get("cancel_at_period_end") === "true";
    return c.json(subscription);
  });
  app.get("/v1/subscriptions", (c) =>
    isDeleted
      ? c.json({ error: { type: "invalid_request_error", code: "resource_missing", param: "customer" } }, 404)
      : c.json({ object: "list", has_more: false, data: [subscription] }),
  );
  app.get("/v1/invoices", (c) =>
    c.json({
      ...{ object: "list", has_more: false },
      data: subscription.status === "past_due" ? [{ object: "invoice", id: "in_1" }] : [],
    }),
  );
  app.post("/v1/invoices/:id/pay", (c) => {
    if (card === "pm_card_visa") subscription.status = "active";
    return c.json({ object: "invoice", id: c.req.param("id") });
  });

  const server = serve({ fetch: app.fetch, port: 0, hostname: "127.0.0.1" });
  await once(server, "listening");
  return {
    base: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    async stop() {
      server.close();
      await once(server, "close");
    },
  };
}
