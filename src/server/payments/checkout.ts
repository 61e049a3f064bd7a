/** Sells the Pro plan: leads an owner to one checkout at the provider, never to a second subscription. */
import { hash } from "node:crypto";
import type Stripe from "stripe";
import { isLive } from "../../lib/accounts/subscription.ts";
import { FREE_PLAN, PRO_PLAN } from "../../product.ts";
import type { Transaction } from "../database/connection.ts";
import { transaction } from "../database/transaction.ts";
import { FunctionError } from "../transport/functions.ts";
import type { PaymentContext } from "./context.ts";
import { askProvider, askUnlessMissing, ProviderError } from "./errors.ts";
import type { Payments } from "./payments.ts";
import { lockOwner, type OwnerRow, syncOwner } from "./sync.ts";

/** The owner's choice, and the pages that the provider leads back to. */
export interface Wanted {
  price_id: string;
  success_url: string;
  cancel_url: string;
}

/** @returns the page where the owner pays: the same one while that checkout is open. Fails on Pro. */
export async function openCheckout(
  context: PaymentContext,
  payments: Payments,
  userId: string,
  wanted: Wanted,
): Promise<string> {
  const { sql } = payments;
  await sql`
    insert into public.subscriptions (user_id, plan_id) values (${userId}, ${PRO_PLAN.id})
    on conflict (user_id) do nothing`;
  const selling = transaction(sql, async (tx) => {
    const row = await lockOwner(tx, { userId });
    if (!row) throw new Error("The row that was just made is not there");
    return checkoutOf(tx, payments, row, wanted);
  });
  const url = await selling.catch(async (error: unknown) => {
    // The provider stores a failure for a day under its idempotency key: the next attempt needs another.
    if (error instanceof ProviderError && error.failure.statusCode) {
      await sql`update public.subscriptions set updated_at = now() where user_id = ${userId}`;
    }
    throw error;
  });
  await context.afterWrite();
  // Thrown after the transaction, so that it keeps what the provider answered.
  if (!url) throw new FunctionError("already_subscribed", `You already have ${PRO_PLAN.name}.`);
  return url;
}

async function checkoutOf(
  tx: Transaction,
  payments: Payments,
  row: OwnerRow,
  wanted: Wanted,
): Promise<string | undefined> {
  // Settles the open checkout before asking what was bought, so that nothing can be bought in between.
  const open = await reopen(payments, row, wanted);
  const { customer_id, subscription_status } = await syncOwner(tx, payments, row);
  const [plan] = await tx<{ id: string }[]>`select id from innfo.plan_of(${row.user_id})`;
  if (plan?.id !== FREE_PLAN.id || isLive(subscription_status)) return undefined;
  if (open?.url && customer_id) return open.url;

  let customer = customer_id ?? (await createCustomer(tx, payments, row));
  let session = await createSession(payments, row, customer, wanted);
  if (!session) {
    customer = await createCustomer(tx, payments, row);
    session = await createSession(payments, row, customer, wanted);
  }
  if (!session?.url) throw new Error("The checkout that was just opened has no address");
  await tx`
    update public.subscriptions set customer_id = ${customer}, checkout_id = ${session.id}
    where user_id = ${row.user_id}`;
  return session.url;
}

/** Returns the owner's open checkout. One for another price or other pages is closed, so at most one is open. */
async function reopen(
  payments: Payments,
  { checkout_id }: OwnerRow,
  { price_id, success_url, cancel_url }: Wanted,
): Promise<Stripe.Checkout.Session | undefined> {
  if (!checkout_id) return undefined;
  const session = await askUnlessMissing(payments, (stripe) =>
    stripe.checkout.sessions.retrieve(checkout_id),
  );
  if (session?.status !== "open") return undefined;
  const isSame =
    session.metadata?.price_id === price_id &&
    session.success_url === success_url &&
    session.cancel_url === cancel_url;
  if (isSame) return session;
  await closeCheckout(payments, checkout_id);
  return undefined;
}

/** Does nothing if the checkout was paid or has expired. */
export async function closeCheckout(payments: Payments, checkoutId: string): Promise<void> {
  try {
    await askProvider(payments, (stripe) => stripe.checkout.sessions.expire(checkoutId));
  } catch (error) {
    if (!(error instanceof ProviderError && error.isRefusal)) throw error;
  }
}

async function createCustomer(
  tx: Transaction,
  payments: Payments,
  { user_id, updated_at }: OwnerRow,
): Promise<string> {
  const [user] = await tx<{ email: string }[]>`select email from auth.users where id = ${user_id}`;
  const { id } = await askProvider(payments, (stripe) =>
    stripe.customers.create(
      { ...(user && { email: user.email }), metadata: { user_id } },
      { idempotencyKey: `customer:${user_id}:${updated_at.getTime()}` },
    ),
  );
  return id;
}

/**
 * The idempotency key names the row's state before this checkout: a retry, after a lost answer or a killed
 * server, gets the same checkout. @returns undefined if the customer was deleted at the provider
 */
async function createSession(
  payments: Payments,
  { user_id, updated_at }: OwnerRow,
  customer: string,
  { price_id, success_url, cancel_url }: Wanted,
): Promise<Stripe.Checkout.Session | undefined> {
  const session: Stripe.Checkout.SessionCreateParams = {
    mode: "subscription",
    customer,
    client_reference_id: user_id,
    line_items: [{ price: price_id, quantity: 1 }],
    success_url,
    cancel_url,
    metadata: { price_id },
    subscription_data: { metadata: { user_id } },
  };
  const contents = hash("sha256", JSON.stringify(session)).slice(0, 16);
  const idempotencyKey = `checkout:${user_id}:${updated_at.getTime()}:${contents}`;
  try {
    return await askProvider(payments, (stripe) =>
      stripe.checkout.sessions.create(session, { idempotencyKey }),
    );
  } catch (error) {
    if (error instanceof ProviderError && error.failure.param === "customer") return undefined;
    throw error;
  }
}
