import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { subscriptionOf } from "../../testbed/paying-owner.ts";
import { startTestServer, type TestServer } from "../../testbed/server.ts";
import { callFunction, checkoutBody } from "../../testbed/stripe.ts";
import { makeHotel, type Owner } from "../../testbed/tokens.ts";

let server: TestServer;
let owner: Owner;
beforeAll(async () => {
  // With SMTP, so that the mailbox and its guard of /dev are absent.
  server = await startTestServer({ SMTP_URL: "smtp://localhost:1" });
});
afterAll(() => server.stop());
beforeEach(async () => {
  owner = await makeHotel(server);
});

async function press(page: string, action: string): Promise<string> {
  const body = new URLSearchParams({ action });
  const response = await fetch(page, { method: "POST", body, redirect: "manual" });
  expect(response.status).toBe(303);
  return response.headers.get("location") ?? "";
}

async function checkout(): Promise<string> {
  const request = checkoutBody(server.url, { price_id: "price_simulated" });
  const { status, body } = await callFunction(server.url, "stripe-checkout", request, owner.token);
  expect(status).toBe(200);
  return body.url ?? "";
}

async function portal(): Promise<string> {
  const return_url = `${new URL(String(checkoutBody(server.url).success_url)).origin}/admin/subscription`;
  const { body } = await callFunction(server.url, "stripe-portal", { return_url }, owner.token);
  return body.url ?? "";
}

describe("On localhost without a Stripe key", () => {
  test("the checkout says that it is a simulation, and Pay gives Pro before it leads back", async () => {
    const page = await checkout();
    const text = await (await fetch(page)).text();
    for (const words of ["Simulation.", "No card is asked for and no money moves", "$99 a month"]) {
      expect(text).toContain(words);
    }
    expect(await press(page, "pay")).toBe(checkoutBody(server.url).success_url);
    expect(await subscriptionOf(owner)).toMatchObject({
      subscription_status: "active",
      plan_in_force: "InnfoTest",
    });
    // A second visit sells nothing more.
    expect((await fetch(page)).status).toBe(410);
    expect(await press(page, "pay")).toBe("/admin/subscription");
  });

  test("the plan is sold by month or year, at the prices that the provider says", async () => {
    const { body } = await callFunction(server.url, "plan-prices", {}, owner.token);
    const price = { currency: "USD", includesTax: false };
    expect(body).toEqual({
      prices: [
        { ...price, id: "price_simulated", amount: 9900, interval: "month" },
        { ...price, id: "price_simulated_year", amount: 99_000, interval: "year" },
      ],
    });
    const year = checkoutBody(server.url, { price_id: "price_simulated_year" });
    const { body: sold } = await callFunction(server.url, "stripe-checkout", year, owner.token);
    expect(await (await fetch(sold.url ?? "")).text()).toContain("$990 a year");
    await press(sold.url ?? "", "pay");
    const { current_period_start = 0, current_period_end = 0 } = (await subscriptionOf(owner)) ?? {};
    expect(((current_period_end ?? 0) - (current_period_start ?? 0)) / 86_400).toBeGreaterThanOrEqual(365);
  });

  test("Cancel leads back and changes nothing", async () => {
    expect(await press(await checkout(), "cancel")).toBe(checkoutBody(server.url).cancel_url);
    expect((await subscriptionOf(owner))?.plan_in_force).toBe("free");
  });

  test("the portal cancels, resumes, fails, is paid and ends a subscription", async () => {
    await press(await checkout(), "pay");
    const page = await portal();
    const steps = [
      ["cancel", { subscription_status: "active", cancel_at_period_end: true, plan_in_force: "InnfoTest" }],
      ["resume", { subscription_status: "active", cancel_at_period_end: false, plan_in_force: "InnfoTest" }],
      ["fail", { subscription_status: "past_due", plan_in_force: "InnfoTest" }],
      ["pay", { subscription_status: "active", plan_in_force: "InnfoTest" }],
      ["end", { subscription_status: "canceled", plan_in_force: "free" }],
      ["resume", { subscription_status: "canceled", plan_in_force: "free" }],
    ] as const;
    for (const [action, state] of steps) {
      expect(await (await fetch(page)).text()).toContain("Simulation.");
      await press(page, action);
      expect({ action, ...(await subscriptionOf(owner)) }).toMatchObject({ action, ...state });
    }
  });

  test("the pages open on this machine alone", async () => {
    const page = await checkout();
    for (const path of [page, await portal()]) {
      for (const method of ["GET", "POST"]) {
        for (const name of ["X-Forwarded-For", "X-Real-IP", "Via", "Forwarded"]) {
          const elsewhere = await fetch(path, { method, headers: { [name]: "203.0.113.9" } });
          expect({ path, method, status: elsewhere.status }).toEqual({ path, method, status: 403 });
        }
      }
      const here = await fetch(path);
      expect(here.status).toBe(200);
      expect(here.headers.get("referrer-policy")).toBe("no-referrer");
    }
  });

  test("each page opens only with its own key, and leads back to this site only", async () => {
    const [paying, managing] = [new URL(await checkout()), new URL(await portal())];
    for (const [page, other] of [
      [paying, managing],
      [managing, paying],
    ] as const) {
      for (const query of ["", "?key=x", other.search]) {
        for (const method of ["GET", "POST"]) {
          const refused = await fetch(page.origin + page.pathname + query, { method });
          expect({ query, method, status: refused.status }).toEqual({ query, method, status: 403 });
        }
      }
    }
    // After a press the portal shows itself again, and the checkout leads back without the key.
    const shownAgain = await press(managing.href, "cancel");
    expect((await fetch(new URL(shownAgain, managing))).status).toBe(200);
    expect(await press(paying.href, "cancel")).not.toContain("key=");
  });
});

describe("On any other site without a Stripe key", () => {
  let site: TestServer;
  beforeAll(async () => {
    site = await startTestServer({ PUBLIC_URL: "https://guide.example.com", SMTP_URL: "smtp://localhost:1" });
  });
  afterAll(() => site.stop());

  test("payments are off, and every call says so", async () => {
    expect(await (await fetch(`${site.url}/config.json`)).json()).toMatchObject({ payments: null });
    const event = await fetch(`${site.url}/functions/v1/stripe-webhook`, { method: "POST", body: "{}" });
    expect(event.status).toBe(501);
    expect(await event.json()).toEqual({ error: "This site takes no payments.", code: "payments_off" });
    for (const path of ["checkout/cs_test_1", "portal/cus_1"]) {
      expect((await fetch(`${site.url}/dev/payments/${path}`)).status).toBe(404);
    }
  });
});
