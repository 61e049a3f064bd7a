import pino from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readEnv } from "../../src/server/env.ts";
import { builtFrontend } from "../../src/server/http/frontend.ts";
import { listen, type RunningServer } from "../../src/server/start.ts";
import { makeBuyer } from "../../testbed/paying-owner.ts";
import { startTestServer, type TestServer } from "../../testbed/server.ts";
import {
  callFunction,
  checkoutBody,
  deliver,
  SECRET_KEY,
  type StripeStandIn,
  signedEvent,
  startStripe,
  WEBHOOK_SECRET,
} from "../../testbed/stripe.ts";

const CARD = "4242424242424242";

let stripe: StripeStandIn;
let database: TestServer;
let running: RunningServer;
let server: TestServer;
const lines: string[] = [];
beforeAll(async () => {
  stripe = await startStripe();
  database = await startTestServer();
  running = await listen({
    env: readEnv({ PORT: "0", DATA_DIR: database.dataDir, ...stripe.env }),
    log: pino({ level: "trace" }, { write: (line: string) => void lines.push(line) }),
    sql: database.sql,
    direct: database.sql,
    frontend: await builtFrontend(),
    jwtKey: database.jwtKey,
    requestLogin: database.context.requestLogin,
  });
  server = { ...database, url: running.url };
});
afterAll(async () => {
  await running.stop();
  await database.stop();
  await stripe.stop();
});

test("the log tells what failed about payments, and no secret, card, address or event", async () => {
  const buyer = await makeBuyer(server);
  const details = {
    object: "charge",
    customer: buyer.customerId,
    billing_details: { email: buyer.email, name: "Ana Martins" },
    payment_method_details: { card: { number: CARD, last4: "4242" } },
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

  const log = lines.join("");
  expect(log).toContain('"path":"/functions/v1/stripe-webhook","status":503');
  expect(log).toContain('"type":"StripeAPIError"');
  expect(log).toContain("an event of a customer not ours");
  const [signature = ""] = event.signature.match(/v1=\w+/) ?? [];
  const secrets = [
    SECRET_KEY,
    WEBHOOK_SECRET,
    signature,
    buyer.token,
    CARD,
    "4242",
    "Ana Martins",
    buyer.email,
  ];
  for (const secret of [...secrets, "billing_details", "payment_method_details"]) {
    expect(secret).not.toBe("");
    expect(log).not.toContain(secret);
  }
});
