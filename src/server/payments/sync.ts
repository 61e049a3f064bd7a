/**
 * Copies the provider's state into an owner's row of public.subscriptions, and trusts no event: the row is locked,
 * the provider is asked, its answer is written. So order, number and loss of events do not matter.
 */
import type Stripe from "stripe";
import { isLive, LIVE_STATUSES } from "../../lib/accounts/subscription.ts";
import type { Transaction } from "../database/connection.ts";
import { transaction } from "../database/transaction.ts";
import type { PaymentContext } from "./context.ts";
import { askUnlessMissing } from "./errors.ts";
import type { Payments } from "./payments.ts";

export interface OwnerRow {
  user_id: string;
  /** The owner's id at the provider; null before the first checkout. */
  customer_id: string | null;
  checkout_id: string | null;
  subscription_id: string | null;
  subscription_status: string;
  price_id: string | null;
  current_period_start: number | null;
  current_period_end: number | null;
  cancel_at_period_end: boolean;
  updated_at: Date;
}

type State = Omit<OwnerRow, "user_id" | "checkout_id" | "updated_at">;

/** By priority, for a customer who has had several. */
const STATUSES = [...LIVE_STATUSES, "incomplete", "canceled", "incomplete_expired"];

export async function lockOwner(
  tx: Transaction,
  by: { userId: string } | { customerId: string },
): Promise<OwnerRow | undefined> {
  const [row] = await tx<OwnerRow[]>`
    select user_id, customer_id, checkout_id, subscription_id, subscription_status, price_id,
      current_period_start::float8, current_period_end::float8, cancel_at_period_end,
      updated_at
    from public.subscriptions
    where ${"userId" in by ? tx`user_id = ${by.userId}` : tx`customer_id = ${by.customerId}`}
    for update`;
  return row;
}

/** @returns undefined if the provider does not know the customer, or has forgotten it */
export async function subscriptionsOf(
  payments: Payments,
  customer: string,
): Promise<Stripe.Subscription[] | undefined> {
  const list = await askUnlessMissing(payments, (stripe) =>
    stripe.subscriptions.list({ customer, status: "all", limit: 100 }),
  );
  return list?.data;
}

/** Writes the provider's current state, if it differs. @param row as lockOwner returned it */
export async function syncOwner(tx: Transaction, payments: Payments, row: OwnerRow): Promise<State> {
  // The provider does not know this owner; the plan may have been set by hand.
  if (!row.customer_id) return row;
  const subscriptions = await subscriptionsOf(payments, row.customer_id);
  const state = stateOf(subscriptions ? row.customer_id : null, subscriptions ?? [], row.subscription_status);
  // Writing the row marks every guest page of this owner as outdated, so it is skipped without a change.
  const news = Object.entries(state).some(([column, value]) => row[column as keyof State] !== value);
  if (news) await tx`update public.subscriptions set ${tx({ ...state })} where user_id = ${row.user_id}`;
  return state;
}

function stateOf(
  customer_id: string | null,
  subscriptions: readonly Stripe.Subscription[],
  statusBefore: string,
): State {
  const rank = ({ status }: Stripe.Subscription) => STATUSES.indexOf(status) + 1 || STATUSES.length + 1;
  const [subscription] = subscriptions.toSorted((a, b) => rank(a) - rank(b) || b.created - a.created);
  const item = subscription?.items.data[0];
  const current_period_end = item?.current_period_end ?? null;
  const cancelAt = subscription?.cancel_at ?? null;
  return {
    customer_id,
    subscription_id: subscription?.id ?? null,
    // Deleting a customer at the provider also ended the subscription.
    subscription_status: subscription?.status ?? (isLive(statusBefore) ? "canceled" : statusBefore),
    price_id: item?.price.id ?? null,
    current_period_start: item?.current_period_start ?? null,
    current_period_end,
    // The date has two forms; the provider's portal uses the second for newer subscriptions.
    cancel_at_period_end:
      subscription !== undefined &&
      isLive(subscription.status) &&
      (subscription.cancel_at_period_end ||
        (cancelAt !== null && current_period_end !== null && cancelAt <= current_period_end)),
  };
}

/** Updates the row of a customer's owner, and the guest pages. @returns false if no owner is this customer */
export async function syncCustomer(
  context: PaymentContext,
  payments: Payments,
  customerId: string,
): Promise<boolean> {
  const isOurs = await transaction(payments.sql, async (tx) => {
    const row = await lockOwner(tx, { customerId });
    if (row) await syncOwner(tx, payments, row);
    return row !== undefined;
  });
  if (isOurs) await context.afterWrite();
  return isOurs;
}
