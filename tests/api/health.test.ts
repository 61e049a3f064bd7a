import { expect, test } from "vitest";
import { sharedServer } from "../../testbed/server.ts";

const server = await sharedServer();

test("the server is healthy while its database answers", async () => {
  for (const path of ["/health", "/livez", "/readyz"]) {
    const response = await fetch(`${server.url}${path}`);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ status: "ok" });
  }
});

test("the browser learns where the API is and which public key to send", async () => {
  const response = await fetch(`${server.url}/config.json`);
  expect(await response.json()).toEqual({
    supabaseUrl: expect.stringMatching(/^http:\/\/localhost:\d+$/),
    publishableKey: "sb_publishable_innfo",
    product: "Innfo",
    payments: { priceId: "price_simulated", simulated: true },
    translator: null,
    nearby: true,
    customDomains: null,
    support: false,
    // An uncompressed point of P-256: RFC 8292.
    pushKey: expect.stringMatching(/^B[\w-]{86}$/),
  });
});
