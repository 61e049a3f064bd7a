/** A subscription's life on one of Stripe's test clocks, as the server reads it. */
import { setTimeout as sleep } from "node:timers/promises";
import type Stripe from "stripe";
import { PRO_PLAN } from "../../src/product.ts";
import type { Sql } from "../../src/server/database/connection.ts";
import { transaction } from "../../src/server/database/transaction.ts";
import type { Payments } from "../../src/server/payments/payments.ts";
import { lockOwner, syncOwner } from "../../src/server/payments/sync.ts";

const HOUR = 3600;
const DAY = 24 * HOUR;
const NAME = "Innfo, before a release";
const EMAIL = "clock@example.com";

/** The lines that docs/releasing.md promises. */
export const EXPECTED_LIFE = [
  "paid for: active, Pro",
  "a month later: active, Pro, the next period",
  "a month later, the card refused: past_due, Pro, the next period",
  "eight days of it unpaid: past_due, Free",
  "another card, the invoice paid: active, Pro",
  "cancelled: active, Pro, until the period's end",
  "the period over: canceled, Free",
  "the customer deleted: canceled, Free",
];

interface Seen {
  subscription_status: string;
  current_period_start: number | null;
  current_period_end: number | null;
  cancel_at_period_end: boolean;
  grace_end: number | null;
}

/**
 * Makes and deletes all that it needs in the sandbox, but for a product and its price, which cannot be deleted.
 * @param everyMs how long it waits before it asks a clock again
 * @returns a line for each step
 */
export async function livesOf(
  sql: Sql,
  payments: Payments,
  { everyMs = 2000, tell = (_: string) => {} } = {},
): Promise<string[]> {
  const stripe = await payments.stripe();
  const clock = await stripe.testHelpers.testClocks.create({
    ...{ frozen_time: Math.floor(Date.now() / 1000), name: NAME },
  });
  const lines: string[] = [];
  let now = clock.frozen_time;
  let last: Seen | undefined;

  async function until(time: number): Promise<void> {
    await stripe.testHelpers.testClocks.advance(clock.id, { frozen_time: time });
    now = time;
    for (;;) {
      const { status } = await stripe.testHelpers.testClocks.retrieve(clock.id);
      if (status === "ready") return;
      if (status === "internal_failure") throw new Error("Stripe's test clock has failed: run it again");
      await sleep(everyMs);
    }
  }

  async function see(step: string): Promise<Seen> {
    const seen = await synced(sql, payments, userId);
    const isPro = ["active", "trialing"].includes(seen.subscription_status) || (seen.grace_end ?? 0) > now;
    const line = [
      `${step}: ${seen.subscription_status}`,
      isPro ? "Pro" : "Free",
      ...(last?.current_period_end && seen.current_period_start === last.current_period_end
        ? ["the next period"]
        : []),
      ...(seen.cancel_at_period_end ? ["until the period's end"] : []),
    ].join(", ");
    lines.push(line);
    tell(line);
    last = seen;
    return seen;
  }

  const [user] = await sql<{ id: string }[]>`insert into auth.users (email) values (${EMAIL}) returning id`;
  const userId = user?.id ?? "";
  try {
    const price = await stripe.prices.create({
      ...{ currency: "usd", unit_amount: PRO_PLAN.price * 100, recurring: { interval: "month" } },
      product_data: { name: NAME },
    });
    const customer = await stripe.customers.create({
      ...{ test_clock: clock.id, email: EMAIL, metadata: { user_id: userId } },
      ...{ payment_method: "pm_card_visa", invoice_settings: { default_payment_method: "pm_card_visa" } },
    });
    await sql`
      insert into public.subscriptions (user_id, plan_id, customer_id) values (${userId}, ${PRO_PLAN.id}, ${customer.id})`;
    const subscription = await stripe.subscriptions.create({
      ...{ customer: customer.id, items: [{ price: price.id }] },
    });
    const first = await see("paid for");
    // Stripe charges a renewal an hour after its invoice was made.
    await until((first.current_period_end ?? 0) + 2 * HOUR);
    const second = await see("a month later");
    await payWith(stripe, customer.id, "pm_card_chargeCustomerFail");
    await until((second.current_period_end ?? 0) + 2 * HOUR);
    const third = await see("a month later, the card refused");
    await until((third.current_period_start ?? 0) + 8 * DAY);
    await see("eight days of it unpaid");
    await payWith(stripe, customer.id, "pm_card_visa");
    for (const { id } of (await stripe.invoices.list({ customer: customer.id, status: "open" })).data) {
      if (id) await stripe.invoices.pay(id);
    }
    await see("another card, the invoice paid");
    await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true });
    const cancelled = await see("cancelled");
    await until((cancelled.current_period_end ?? 0) + 2 * HOUR);
    await see("the period over");
    await stripe.customers.del(customer.id);
    await see("the customer deleted");
    return lines;
  } finally {
    await sql`delete from auth.users where id = ${userId}`;
    // Its customers and their subscriptions go with it.
    await stripe.testHelpers.testClocks.del(clock.id);
  }
}

async function payWith(stripe: Stripe, customer: string, card: string): Promise<void> {
  const { id } = await stripe.paymentMethods.attach(card, { customer });
  await stripe.customers.update(customer, { invoice_settings: { default_payment_method: id } });
}

/** Reads the server's state after a webhook of this customer. */
async function synced(sql: Sql, payments: Payments, userId: string): Promise<Seen> {
  await transaction(payments.sql, async (tx) => {
    const row = await lockOwner(tx, { userId });
    if (row) await syncOwner(tx, payments, row);
  });
  const [seen] = await sql<Seen[]>`
    select subscription_status, current_period_start::float8, current_period_end::float8, cancel_at_period_end,
      innfo.grace_end(subscription_status, current_period_start)::float8 as grace_end
    from public.subscriptions where user_id = ${userId}`;
  if (!seen) throw new Error("The owner's subscription is gone");
  return seen;
}
