import { afterEach, describe, expect, test } from "vitest";
import { callAuth } from "../../testbed/auth.ts";
import { sharedStripe } from "../../testbed/paying-owner.ts";
import { PASSWORD, sharedServer, type TestServer } from "../../testbed/server.ts";
import { callFunction, checkoutBody, deliver, signedEvent } from "../../testbed/stripe.ts";

const stripe = await sharedStripe();
const server = await sharedServer(stripe.env);
afterEach(() => {
  stripe.outage = undefined;
});

/** An owner with a password, a hotel and a subscription that is paid for. */
async function payingOwner() {
  const { client, userId, hotelId } = await server.ownerWithHotel();
  const { data } = await client.auth.getSession();
  const token = data.session?.access_token ?? "";
  await callFunction(server.url, "stripe-checkout", checkoutBody(server.url), token);
  const [row] = await server.sql<{ checkout_id: string }[]>`
    select checkout_id from public.subscriptions where user_id = ${userId}`;
  const subscription = await stripe.pay(row?.checkout_id ?? "");
  await deliver(server.url, signedEvent("customer.subscription.created", subscription));
  return { token, hotelId, subscription };
}

const remove = (token: string, at: Pick<TestServer, "url"> = server) =>
  callAuth(at, "/user/delete", { token, body: { password: PASSWORD }, from: "198.51.100.1" });
const guestPage = async (hotelId: string) => (await fetch(`${server.url}/view/${hotelId}`)).status;

describe("Deleting an account that pays", () => {
  test("cancels what it pays first", async () => {
    const { token, hotelId, subscription } = await payingOwner();
    expect((await remove(token)).status).toBe(204);
    expect(await stripe.store.get(subscription.id)).toMatchObject({ status: "canceled" });
    expect(await guestPage(hotelId)).toBe(404);
  });

  test("leaves the account while the provider does not answer", async () => {
    const { token, hotelId, subscription } = await payingOwner();
    stripe.outage = 500;
    const refused = await remove(token);
    expect([refused.status, refused.body?.error_code]).toEqual([424, "provider_failed"]);
    expect(await guestPage(hotelId)).toBe(200);
    expect(await stripe.store.get(subscription.id)).toMatchObject({ status: "active" });
    stripe.outage = undefined;
    expect((await remove(token)).status).toBe(204);
  });
});
