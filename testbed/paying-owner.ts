/** Owners on their way to Pro, made by the calls of their browser. */
import { afterAll } from "vitest";
import type { TestServer } from "./server.ts";
import { callFunction, checkoutBody, type StripeStandIn, startStripe } from "./stripe.ts";
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

/** What the owner's admin reads of the subscription. */
export async function subscriptionOf({ client }: Owner) {
  const { data } = await client.from("stripe_user_subscriptions").select("*").maybeSingle().throwOnError();
  return data;
}
