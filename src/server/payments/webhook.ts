/** Receives the provider's events. An event only tells whose subscription to check; see sync.ts. */
import type Stripe from "stripe";
import { PRO_PLAN } from "../../product.ts";
import { FunctionError } from "../transport/functions.ts";
import type { PaymentContext } from "./context.ts";
import { askUnlessMissing, isStripeError } from "./errors.ts";
import type { Payments } from "./payments.ts";
import { syncCustomer } from "./sync.ts";

/** Prefixes of events after which a subscription may have changed. */
const RELEVANT = ["checkout.session.", "customer.subscription.", "customer.deleted", "invoice."];

/**
 * Receives one event, in any order and repeatedly.
 * @param body byte for byte as received
 * @throws {FunctionError} if the signature is not the provider's, or older than five minutes
 * @throws {ProviderError | OverloadedError} if the provider could not be asked; the event must be sent again
 */
export async function receiveEvent(
  context: PaymentContext,
  payments: Payments,
  body: Buffer | string,
  signature: string,
): Promise<void> {
  const event = await verified(payments, body, signature);
  const customerId = customerOf(event);
  if (!customerId) return;
  const isOurs = await context.bulkheads.payments.run(
    async () =>
      (await syncCustomer(context, payments, customerId)) ||
      ((await adopt(payments, customerId)) && (await syncCustomer(context, payments, customerId))),
    // Each event is its own key: the provider sends everybody's events, so no share may limit it.
    event.id,
  );
  if (!isOurs) context.log.info({ event: event.id, type: event.type }, "an event of a customer not ours");
}

async function verified(
  { stripe, webhookSecret }: Payments,
  body: Buffer | string,
  signature: string,
): Promise<Stripe.Event> {
  const { webhooks } = await stripe();
  // For an empty signature, the SDK throws an error of another type.
  if (/v1=\s*(,|$)/.test(signature)) throw invalidSignature();
  try {
    return webhooks.constructEvent(body, signature, webhookSecret);
  } catch (error) {
    // A body that is no JSON fails after the signature check, and counts as forged, too.
    const isForged = isStripeError(error) && error.type === "StripeSignatureVerificationError";
    if (isForged || error instanceof SyntaxError) {
      throw invalidSignature();
    }
    throw error;
  }
}

function invalidSignature(): FunctionError {
  return new FunctionError("invalid_request", "The signature is not valid for this body, or too old");
}

function customerOf({ type, data }: Stripe.Event): string | undefined {
  if (!RELEVANT.some((prefix) => type.startsWith(prefix))) return undefined;
  // Only the object of customer.deleted is the customer itself.
  const { object, id, customer } = data.object as { object?: unknown; id?: unknown; customer?: unknown };
  const found = object === "customer" ? id : customer;
  return typeof found === "string" ? found : undefined;
}

/**
 * Finds a customer's owner by its metadata if no row names the customer, as after a restore.
 * @returns whether there is one
 */
async function adopt(payments: Payments, customerId: string): Promise<boolean> {
  const customer = await askUnlessMissing(payments, (stripe) => stripe.customers.retrieve(customerId));
  const userId = customer && !customer.deleted ? customer.metadata.user_id : undefined;
  if (!userId) return false;
  const adopted = await payments.sql`
    insert into public.subscriptions (user_id, plan_id, customer_id)
    select id, ${PRO_PLAN.id}, ${customerId} from auth.users where id::text = ${userId}
    on conflict (user_id) do update set customer_id = excluded.customer_id
    where subscriptions.customer_id is null`;
  return adopted.count > 0;
}
