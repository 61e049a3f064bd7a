/** Begins and changes a simulated subscription. Each function returns its new state. */
import { randomBytes } from "node:crypto";
import { PRO_PLAN } from "../../../product.ts";
import type { Checkout, SimulatedSubscription } from "./store.ts";

/** Has Stripe's form: a prefix for the kind, then random characters. */
export function simulatedId(prefix: string): string {
  return `${prefix}_${randomBytes(12).toString("hex")}`;
}

/** Seconds since 1970. */
export function now(): number {
  return Math.floor(Date.now() / 1000);
}

/** The plan's price for a month, or ten such prices for a year, as the id says. */
export function priceOf(id: string) {
  const isYear = id.endsWith("_year");
  return {
    object: "price",
    id,
    unit_amount: PRO_PLAN.price * 100 * (isYear ? 10 : 1),
    currency: "usd",
    tax_behavior: "exclusive",
    recurring: { interval: isYear ? "year" : "month", interval_count: 1 },
  } as const;
}

function periodAfter(time: number, { id }: { id: string }): number {
  const date = new Date(time * 1000);
  const months = priceOf(id).recurring.interval === "year" ? 12 : 1;
  return date.setUTCMonth(date.getUTCMonth() + months) / 1000;
}

/** Idempotent, in case the button is pressed twice. */
export function begun({ id, customer, price, metadata }: Checkout): SimulatedSubscription {
  const start = now();
  return {
    object: "subscription",
    id: id.replace("cs_test", "sub"),
    customer,
    status: "active",
    created: start,
    cancel_at_period_end: false,
    cancel_at: null,
    metadata,
    items: {
      object: "list",
      data: [
        {
          id: id.replace("cs_test", "si"),
          price: { id: price },
          current_period_start: start,
          current_period_end: periodAfter(start, { id: price }),
        },
      ],
    },
  };
}

export function canceled(subscription: SimulatedSubscription): SimulatedSubscription {
  return { ...subscription, status: "canceled", cancel_at_period_end: false };
}

/** A renewal whose card was refused: the new period has begun, unpaid. */
export function unpaid(subscription: SimulatedSubscription): SimulatedSubscription {
  const [item] = subscription.items.data;
  const start = now();
  const period = { ...item, current_period_start: start, current_period_end: periodAfter(start, item.price) };
  return { ...subscription, status: "past_due", items: { object: "list", data: [period] } };
}

/** Applies the time that has passed: a period that is over is followed by the next one, or was the last. */
export function asOfNow(subscription: SimulatedSubscription): SimulatedSubscription {
  const [item] = subscription.items.data;
  if (item.current_period_end > now() || subscription.status === "canceled") return subscription;
  if (subscription.cancel_at_period_end) return canceled(subscription);
  const current_period_start = item.current_period_end;
  const next = {
    ...item,
    current_period_start,
    current_period_end: periodAfter(current_period_start, item.price),
  };
  return asOfNow({ ...subscription, items: { object: "list", data: [next] } });
}
