import { expect, onTestFinished, test } from "vitest";
import { makeDataDir, removeDataDir } from "../../testbed/data-dir.ts";
import { createOwner } from "../../testbed/owner.ts";
import { type ServerProcess, startProcess } from "../../testbed/process.ts";
import { callFunction, checkoutBody, deliver, signedEvent, startStripe } from "../../testbed/stripe.ts";

test("A server that is killed while it sells, or while it takes in an event, does both once in the end", async () => {
  const stripe = await startStripe();
  const dataDir = makeDataDir();
  // One port throughout: what the checkout leads back to is part of what is sold.
  let server: ServerProcess | undefined;
  let port = "0";
  onTestFinished(async () => {
    await server?.end();
    removeDataDir(dataDir);
    await stripe.stop();
  });
  async function restart(): Promise<string> {
    await server?.end("SIGKILL");
    server = startProcess({ dataDir, env: { ...stripe.env, PORT: port } });
    const url = `http://localhost:${new URL(await server.url).port}`;
    ({ port } = new URL(url));
    return url;
  }

  let url = await restart();
  const owner = await createOwner(url);
  const token = (await owner.api.auth.getSession()).data.session?.access_token ?? "";
  const checkout = () => callFunction(url, "stripe-checkout", checkoutBody(url), token);
  const subscription = async () =>
    (await owner.api.from("stripe_user_subscriptions").select("*").maybeSingle().throwOnError()).data;

  const selling = stripe.hold("POST /v1/checkout/sessions");
  const unsold = checkout().catch(() => "no answer");
  await selling.reached;
  url = await restart();
  selling.release();
  expect(await unsold).toBe("no answer");
  const { status, body } = await checkout();
  expect(status).toBe(200);
  const keys = stripe.calls.filter(({ call }) => call === "POST /v1/checkout/sessions").map(({ key }) => key);
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);

  const bought = await stripe.pay(body.url?.split("/").at(-1) ?? "");
  const event = signedEvent("checkout.session.completed", {
    object: "checkout.session",
    customer: bought.customer,
  });
  const asking = stripe.hold("GET /v1/subscriptions");
  const untaken = deliver(url, event).catch(() => "no answer");
  await asking.reached;
  url = await restart();
  asking.release();
  expect(await untaken).toBe("no answer");
  expect((await subscription())?.plan_in_force).toBe("free");

  expect(await Promise.all([deliver(url, event), deliver(url, event)])).toEqual([200, 200]);
  expect(await subscription()).toMatchObject({
    customer_id: bought.customer,
    subscription_id: bought.id,
    plan_in_force: "InnfoTest",
  });
}, 120_000);
