/** /functions/v1: calls of owners and of the payment provider. Failures are `{error, code}`. */
import { Hono } from "hono";
import { z } from "zod";
import { PRO_PLAN } from "../../product.ts";
import { isLocal } from "../config/env.ts";
import { callerOf } from "../database/caller.ts";
import type { AccessClaims } from "../database/connection.ts";
import { hasRecentProof } from "../database/recent-proof.ts";
import { checkSession } from "../database/request-pool.ts";
import { answerFailure, bodyOf, FunctionError } from "../transport/functions.ts";
import { readBody } from "../transport/request-body.ts";
import type { RequestVariables } from "../transport/request-variables.ts";
import { openCheckout } from "./checkout.ts";
import type { PaymentContext } from "./context.ts";
import { ProviderError } from "./errors.ts";
import type { Payments } from "./payments.ts";
import { openPortal } from "./portal.ts";
import { pricesOf } from "./prices.ts";
import { receiveEvent } from "./webhook.ts";

const MAX_REQUEST_BYTES = 16 * 1024;
/** The largest events, those of invoices, are far smaller. */
const MAX_EVENT_BYTES = 1024 * 1024;

const checkoutRequest = z.strictObject({
  price_id: z.string(),
  success_url: z.url(),
  cancel_url: z.url(),
  mode: z.literal("subscription").default("subscription"),
});
const FAILURES = [
  ["/stripe-checkout", "Failed to create checkout session"],
  ["/plan-prices", "Failed to read the prices"],
] as const;
const portalRequest = z.strictObject({ return_url: z.url() });

export function paymentRoutes(context: PaymentContext): Hono<RequestVariables> {
  const { publicUrl, requests, sql, log } = context;
  const turns = context.bulkheads.payments;
  const prices = context.payments && pricesOf(context.payments);
  const routes = new Hono<RequestVariables>();

  const answer = answerFailure(context);
  routes.onError((error, c) => {
    if (!(error instanceof ProviderError)) return answer(error, c);
    log.error(
      { id: c.get("requestId"), ...error.failure },
      "the payment provider did not do what it was asked",
    );
    const { path } = c.req;
    if (path.endsWith("/stripe-webhook")) return c.json({ error: error.message, code: "try_again" }, 503);
    const [, message = "Failed to create portal session"] =
      FAILURES.find(([name]) => path.endsWith(name)) ?? [];
    return answer(new FunctionError("provider_failed", message), c);
  });

  async function signedIn(headers: Headers): Promise<AccessClaims> {
    const caller = await callerOf(headers, context);
    // A station has no account that could pay.
    if (caller.role === "anon" || !caller.claims.email)
      throw new FunctionError("not_authenticated", "User not authenticated");
    // Also checks that the session has not ended.
    await checkSession(requests, caller);
    return caller.claims;
  }

  routes.post("/stripe-checkout", async (c) => {
    const { sub: userId } = await signedIn(c.req.raw.headers);
    const payments = paymentsOf(context);
    const { price_id, success_url, cancel_url } = await bodyOf(c.req.raw, MAX_REQUEST_BYTES, checkoutRequest);
    if (!payments.priceIds.includes(price_id)) {
      throw new FunctionError("invalid_request", `price_id is not a price of ${PRO_PLAN.name}`);
    }
    checkOwnPage("success_url", success_url, publicUrl);
    checkOwnPage("cancel_url", cancel_url, publicUrl);
    const wanted = { price_id, success_url, cancel_url };
    return c.json({ url: await turns.run(() => openCheckout(context, payments, userId, wanted), userId) });
  });

  routes.post("/plan-prices", async (c) => {
    const { sub: userId } = await signedIn(c.req.raw.headers);
    if (!prices) throw paymentsOff();
    return c.json({ prices: await turns.run(prices, userId) });
  });

  routes.post("/stripe-portal", async (c) => {
    const claims = await signedIn(c.req.raw.headers);
    const payments = paymentsOf(context);
    const { return_url } = await bodyOf(c.req.raw, MAX_REQUEST_BYTES, portalRequest);
    checkOwnPage("return_url", return_url, publicUrl);
    // The portal can cancel the subscription.
    if (!(await hasRecentProof(sql, claims))) {
      throw new FunctionError(
        "reauthentication_needed",
        "This requires reauthentication: confirm the password, or sign in again.",
      );
    }
    const userId = claims.sub;
    return c.json({ url: await turns.run(() => openPortal(payments, userId, return_url), userId) });
  });

  routes.post("/stripe-webhook", async (c) => {
    const payments = paymentsOf(context);
    const body = await readBody(c.req.raw, MAX_EVENT_BYTES);
    if (!body) throw new FunctionError("invalid_request", "The event is larger than 1 MB");
    await receiveEvent(context, payments, body, c.req.header("stripe-signature") ?? "");
    return c.json({ received: true });
  });

  return routes;
}

function paymentsOf({ payments }: PaymentContext): Payments {
  if (!payments) throw paymentsOff();
  return payments;
}

function paymentsOff(): FunctionError {
  return new FunctionError("payments_off", "This site takes no payments.");
}

/** Paying customers are sent to this page, so it must be on this site. All names of localhost count. */
function checkOwnPage(field: string, page: string, publicUrl: string): void {
  const { href, origin, protocol, port } = new URL(page);
  const site = new URL(publicUrl);
  const isOurs =
    origin === site.origin ||
    (isLocal(publicUrl) && isLocal(page) && protocol === site.protocol && port === site.port);
  // Also refuses addresses with a user name before the host.
  if (!isOurs || !href.startsWith(`${origin}/admin/`)) {
    throw new FunctionError("invalid_request", `${field} is not a page of this site's admin`);
  }
}
