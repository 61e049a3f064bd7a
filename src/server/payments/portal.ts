/** After the sale: the owner manages the subscription, or it ends with the account. */
import { isLive } from "../../lib/accounts/subscription.ts";
import { transaction } from "../database/transaction.ts";
import { FunctionError } from "../transport/functions.ts";
import { closeCheckout } from "./checkout.ts";
import type { PaymentContext } from "./context.ts";
import { askProvider, askUnlessMissing, loggable } from "./errors.ts";
import type { Payments } from "./payments.ts";
import { lockOwner, subscriptionsOf, syncCustomer, syncOwner } from "./sync.ts";

/** @returns the page where the owner changes the card, reads invoices and cancels */
export async function openPortal(payments: Payments, userId: string, return_url: string): Promise<string> {
  const [row] = await payments.sql<{ customer_id: string | null }[]>`
    select customer_id from public.subscriptions where user_id = ${userId}`;
  const customer = row?.customer_id;
  if (!customer) throw new FunctionError("no_customer", "There is no subscription to manage yet.");
  const { url } = await askProvider(payments, (stripe) =>
    stripe.billingPortal.sessions.create({ customer, return_url }),
  );
  return url;
}

/**
 * Cancels at once all that the owner pays for; may be repeated. Runs before the account is deleted, outside of that
 * transaction. If it fails, keep the account, or the owner would be charged for ever.
 * @throws {ProviderError} if the provider does not answer
 * @throws {FunctionError} if something must be canceled and this site has no key for it
 */
export async function cancelSubscriptionOf(
  context: Pick<PaymentContext, "sql" | "payments" | "afterWrite">,
  userId: string,
): Promise<void> {
  const { payments } = context;
  if (!payments) return refuseIfPaying(context, userId);
  await transaction(payments.sql, async (tx) => {
    const row = await lockOwner(tx, { userId });
    if (!row?.customer_id) return;
    // Closes the open checkout before asking what exists, so that nothing can be bought in between.
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

async function refuseIfPaying({ sql }: Pick<PaymentContext, "sql">, userId: string): Promise<void> {
  const [row] = await sql<{ subscription_status: string }[]>`
    select subscription_status from public.subscriptions where user_id = ${userId} and subscription_id is not null`;
  if (row && isLive(row.subscription_status)) {
    throw new FunctionError(
      "payments_off",
      "The subscription cannot be canceled: this site has no payment key",
    );
  }
}

const MAX_OVERDUE = 50;

/**
 * Checks subscriptions whose period ended an hour ago, in case the event was lost. Fails after all were
 * checked. Each hour has another order, so many that always fail cannot keep the rest out.
 */
export async function syncOverdue(
  context: PaymentContext,
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
