/** After the sale: the owner manages the subscription, or it ends with the account. */
import { isLive } from "../../lib/subscription-status.ts";
import type { Context } from "../context.ts";
import { transaction } from "../database/transaction.ts";
import { FunctionError } from "../functions.ts";
import { closeCheckout } from "./checkout.ts";
import { ask, askUnlessMissing, loggable } from "./errors.ts";
import type { Payments } from "./payments.ts";
import { lockOwner, subscriptionsOf, syncCustomer, syncOwner } from "./sync.ts";

/** @returns where the owner changes the card, reads invoices and cancels */
export async function openPortal(payments: Payments, userId: string, return_url: string): Promise<string> {
  const [row] = await payments.sql<{ customer_id: string | null }[]>`
    select customer_id from public.subscriptions where user_id = ${userId}`;
  const customer = row?.customer_id;
  if (!customer) throw new FunctionError("no_customer", "There is no subscription to manage yet.");
  const { url } = await ask(payments, (stripe) =>
    stripe.billingPortal.sessions.create({ customer, return_url }),
  );
  return url;
}

/**
 * Cancels everything the owner pays for, at once. Await it before the account is deleted, outside of that
 * transaction; when it fails the account must stay, or the owner would be charged for ever. It may be called
 * again.
 *
 * @throws {ProviderError} when the provider does not answer
 * @throws {FunctionError} when there is something to cancel and this site has no key for it
 */
export async function cancelSubscriptionOf(
  context: Pick<Context, "sql" | "payments" | "afterWrite">,
  userId: string,
): Promise<void> {
  const { payments } = context;
  if (!payments) return refuseIfPaying(context, userId);
  await transaction(payments.sql, async (tx) => {
    const row = await lockOwner(tx, { userId });
    if (!row?.customer_id) return;
    // The open checkout is closed before asking what exists, so that nothing can be bought in between.
    if (row.checkout_id) await closeCheckout(payments, row.checkout_id);
    for (const { id, status } of (await subscriptionsOf(payments, row.customer_id)) ?? []) {
      if (isLive(status) || status === "incomplete") {
        await askUnlessMissing(payments, (stripe) => stripe.subscriptions.cancel(id));
      }
    }
    await syncOwner(tx, payments, row);
  });
  await context.afterWrite();
}

async function refuseIfPaying({ sql }: Pick<Context, "sql">, userId: string): Promise<void> {
  const [row] = await sql<{ subscription_status: string }[]>`
    select subscription_status from public.subscriptions where user_id = ${userId} and subscription_id is not null`;
  if (row && isLive(row.subscription_status)) {
    throw new FunctionError(
      "payments_off",
      "The subscription cannot be canceled: this site has no payment key",
    );
  }
}

/** Customers to ask about in one run. */
const MAX_OVERDUE = 50;

/**
 * Asks about subscriptions whose period ended an hour ago without an event, in case it was lost. One that fails
 * keeps none of the others waiting: neither those after it, nor, since each hour has an order of its own, those
 * for whom there is no place beside too many that always fail.
 *
 * @throws the first failure, after all were asked
 */
export async function syncOverdue(
  context: Pick<Context, "sql" | "payments" | "afterWrite" | "log">,
  hour = Math.floor(Date.now() / 3_600_000),
): Promise<void> {
  const { sql, payments, log } = context;
  if (!payments) return;
  const rows = await sql<{ user_id: string; customer_id: string }[]>`
    select user_id, customer_id from public.subscriptions
    where customer_id is not null and subscription_status in ('active', 'trialing', 'past_due')
      and current_period_end < extract(epoch from now() - interval '1 hour')::bigint
    order by md5(customer_id || ${hour}::int) limit ${MAX_OVERDUE}`;
  const failures: unknown[] = [];
  for (const { user_id, customer_id } of rows) {
    await syncCustomer(context, payments, customer_id).catch((error: unknown) => {
      log.error({ ...loggable(error), user: user_id }, "a subscription was not asked about");
      failures.push(error);
    });
  }
  if (failures.length > 0) throw failures[0];
}
