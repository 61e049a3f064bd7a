/** Owners on their way to Pro, made by the calls of their browser. */
import { afterAll } from "vitest";
import { withLink } from "../src/server/database/link.ts";
import type { SimulatedSubscription } from "../src/server/payments/simulated/store.ts";
import type { TestServer } from "./server.ts";
import {
  callFunction,
  checkoutBody,
  type SentEvent,
  type StripeStandIn,
  signedEvent,
  startStripe,
} from "./stripe.ts";
import { makeHotel, type Owner } from "./tokens.ts";

export interface Buyer extends Owner {
  hotelId: string;
  customerId: string;
  checkoutId: string;
}

/** A stand-in for Stripe that all tests of a file share. It stops after the last one. */
export async function sharedStripe(): Promise<StripeStandIn> {
  const stripe = await startStripe();
  afterAll(() => stripe.stop());
  return stripe;
}

/** Has gone to the checkout and not paid yet. */
export async function makeBuyer(server: TestServer): Promise<Buyer> {
  const owner = await makeHotel(server);
  const { status } = await callFunction(server.url, "stripe-checkout", checkoutBody(server.url), owner.token);
  if (status !== 200) throw new Error(`the checkout answered ${status}`);
  const [row] = await server.sql<{ customer_id: string; checkout_id: string }[]>`
    select customer_id, checkout_id from public.subscriptions where user_id = ${owner.userId}`;
  return { ...owner, customerId: row?.customer_id ?? "", checkoutId: row?.checkout_id ?? "" };
}

/** The subscription as the owner's admin reads it. */
export async function subscriptionOf({ client }: Owner) {
  const { data } = await client.from("stripe_user_subscriptions").select("*").maybeSingle().throwOnError();
  return data;
}

/** A purchase's four events; each quotes the state when it was written. */
export function purchase({ checkoutId }: Buyer, subscription: SimulatedSubscription): SentEvent[] {
  const { customer } = subscription;
  return [
    signedEvent("customer.subscription.created", { ...subscription, status: "incomplete" }),
    signedEvent("invoice.paid", { object: "invoice", id: "in_1", customer }),
    signedEvent("customer.subscription.updated", subscription),
    signedEvent("checkout.session.completed", { object: "checkout.session", id: checkoutId, customer }),
  ];
}

/** How often the hotel's guest page is declared out of date while `work` is done. */
export async function changesHeard(
  server: TestServer,
  hotelId: string,
  work: () => Promise<void>,
): Promise<number> {
  const heard: string[] = [];
  const fence = Promise.withResolvers<void>();
  const notified = (id: string) => {
    heard.push(id);
    if (id === "fence") fence.resolve();
  };
  await withLink(server.sql.options, { notified }, async (sql) => {
    await sql`listen hotel_changed`;
    await work();
    await server.sql`select pg_notify('hotel_changed', 'fence')`;
    await fence.promise;
  });
  return heard.filter((id) => id === hotelId).length;
}
