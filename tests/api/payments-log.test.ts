import pino from "pino";
import { expect, test } from "vitest";
import { makeBuyer, sharedStripe } from "../../testbed/paying-owner.ts";
import { sharedServer } from "../../testbed/server.ts";
import {
  callFunction,
  checkoutBody,
  deliver,
  SECRET_KEY,
  signedEvent,
  WEBHOOK_SECRET,
} from "../../testbed/stripe.ts";

const CARD = "4242424242424242";
/** Includes a character that no time or id contains by chance, unlike the four digits. */
const LAST_DIGITS = "•••4242";

const lines: string[] = [];
const log = pino({ level: "trace" }, { write: (line: string) => void lines.push(line) });
const stripe = await sharedStripe();
const server = await sharedServer(stripe.env, { log });

test("the log tells what failed about payments, and no secret, card, address or event", async () => {
  const buyer = await makeBuyer(server);
  const details = {
    object: "charge",
    customer: buyer.customerId,
    billing_details: { email: buyer.email, name: "Ana Martins" },
    payment_method_details: { card: { number: CARD, last4: LAST_DIGITS } },
  };
  const event = signedEvent("invoice.paid", { ...details, object: "invoice" });
  const stranger = signedEvent("invoice.paid", { ...details, customer: "cus_stranger" });
  const forged = { ...event, signature: event.signature.replace("v1=", "v1=0") };
  expect(await deliver(server.url, event)).toBe(200);
  expect(await deliver(server.url, stranger)).toBe(200);
  expect(await deliver(server.url, forged)).toBe(400);
  await callFunction(
    server.url,
    "stripe-checkout",
    checkoutBody(server.url, { price_id: CARD }),
    buyer.token,
  );
  stripe.outage = 500;
  expect(await deliver(server.url, event)).toBe(503);
  await callFunction(server.url, "stripe-checkout", checkoutBody(server.url), buyer.token);
  stripe.outage = 401;
  await callFunction(server.url, "stripe-checkout", checkoutBody(server.url), buyer.token);

  const written = lines.join("");
  expect(written).toContain('"path":"/functions/v1/stripe-webhook","status":503');
  expect(written).toContain('"type":"StripeAPIError"');
  expect(written).toContain("an event of a customer not ours");
  const [signature = ""] = event.signature.match(/v1=\w+/) ?? [];
  const secrets = [
    SECRET_KEY,
    WEBHOOK_SECRET,
    signature,
    buyer.token,
    CARD,
    LAST_DIGITS,
    "last4",
    "Ana Martins",
    buyer.email,
  ];
  for (const secret of [...secrets, "billing_details", "payment_method_details"]) {
    expect(secret).not.toBe("");
    expect(written).not.toContain(secret);
  }
});
