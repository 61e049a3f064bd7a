/** The simulated provider's two pages. Each button sends the product a signed event, as Stripe would. */
import { Hono, type Context as HonoContext } from "hono";
import { bodyLimit } from "hono/body-limit";
import { html } from "hono/html";
import { PRO_PLAN, PRODUCT } from "../../../product.ts";
import { keyQuery, onlyHere } from "../../transport/dev-pages.ts";
import { PAGE_POLICY, serverPage } from "../../transport/page.ts";
import { refuse } from "../../transport/refusal.ts";
import type { RequestVariables } from "../../transport/request-variables.ts";
import type { PaymentContext } from "../context.ts";
import type { Payments } from "../payments.ts";
import { receiveEvent } from "../webhook.ts";
import type { Checkout, SimulatedSubscription, Store } from "./store.ts";
import { asOfNow, begun, canceled, now, priceOf, simulatedId, unpaid } from "./subscriptions.ts";

/** The format of simulatedId(): no other text reaches the database or a redirect. */
const ID = ":id{\\w+}";
const CUSTOMER = ":customer{\\w+}";
const MAX_FORM_BYTES = 1024;

/** Actions on a subscription: the button's label, when it is shown, and its result. */
const ACTIONS = {
  cancel: {
    label: "Cancel at the end of the period",
    offered: ({ cancel_at_period_end }: SimulatedSubscription) => !cancel_at_period_end,
    change: (subscription: SimulatedSubscription) => ({ ...subscription, cancel_at_period_end: true }),
  },
  resume: {
    label: "Resume",
    offered: ({ cancel_at_period_end }: SimulatedSubscription) => cancel_at_period_end,
    change: (subscription: SimulatedSubscription) => ({ ...subscription, cancel_at_period_end: false }),
  },
  fail: {
    label: "Let a renewal fail",
    offered: ({ status }: SimulatedSubscription) => status === "active",
    change: unpaid,
  },
  pay: {
    label: "Pay what is due",
    offered: ({ status }: SimulatedSubscription) => status === "past_due",
    change: (subscription: SimulatedSubscription): SimulatedSubscription => ({
      ...subscription,
      status: "active",
    }),
  },
  end: { label: "End it now", offered: () => true, change: canceled },
} as const;

const ENDED = "customer.subscription.deleted";

export function simulatedPages(
  context: PaymentContext,
  payments: Payments,
  store: Store,
): Hono<RequestVariables> {
  const pages = new Hono<RequestVariables>();

  /** Sends the event as Stripe's servers would, through the same check of the signature. */
  async function send(type: string, object: Checkout | SimulatedSubscription): Promise<void> {
    const event = { id: simulatedId("evt"), object: "event", type, created: now(), data: { object } };
    const payload = JSON.stringify(event);
    const { webhooks } = await payments.stripe();
    const secret = payments.webhookSecret;
    const signature = webhooks.generateTestHeaderString({ payload, secret });
    await receiveEvent(context, payments, payload, signature);
  }

  async function checkoutOf(id: string): Promise<Checkout | undefined> {
    const found = await store.get(id);
    return found?.object === "checkout.session" && found.expires_at > now() ? found : undefined;
  }

  async function subscriptionOf(customer: string): Promise<SimulatedSubscription | undefined> {
    const [newest] = await store.subscriptionsOf(customer);
    return newest && asOfNow(newest);
  }

  const guard = (name: string) =>
    onlyHere(context.jwtKey, "Simulated payments work", (c) => c.req.param(name) ?? "");
  pages.use(`/checkout/${ID}`, guard("id"));
  pages.use(`/portal/${CUSTOMER}`, guard("customer"));
  pages.use(async (c, next) => {
    c.header("Content-Security-Policy", PAGE_POLICY);
    return next();
  });
  pages.on("POST", "*", bodyLimit({ maxSize: MAX_FORM_BYTES, onError: (c) => refuse(c, 413, "Too long") }));

  async function pressed(c: HonoContext): Promise<string | null> {
    return new URLSearchParams(await c.req.text()).get("action");
  }

  pages.get(`/checkout/${ID}`, async (c) => {
    const checkout = await checkoutOf(c.req.param("id"));
    if (checkout?.status !== "open") {
      return c.html(
        simulatedPage(
          "This checkout is over",
          html`<p><a href="/admin/subscription">Back to ${PRODUCT}</a></p>`,
        ),
        410,
      );
    }
    const { unit_amount, recurring } = priceOf(checkout.price);
    return c.html(
      simulatedPage(
        "Simulated checkout",
        html`<p>${PRO_PLAN.name}: <strong>$${unit_amount / 100} a ${recurring.interval}</strong>, plus VAT</p>
<form method="post"><button name="action" value="pay">Pay</button>
<button name="action" value="cancel" class="quiet">Cancel</button></form>`,
      ),
    );
  });

  pages.post(`/checkout/${ID}`, async (c) => {
    const checkout = await checkoutOf(c.req.param("id"));
    // The button was pressed twice, or the customer came back.
    if (checkout?.status !== "open") return c.redirect("/admin/subscription", 303);
    if ((await pressed(c)) !== "pay") return c.redirect(checkout.cancel_url, 303);
    const subscription = begun(checkout);
    const paid: Checkout = { ...checkout, status: "complete", url: null };
    await store.put(subscription);
    await store.put(paid);
    await send("checkout.session.completed", paid);
    return c.redirect(checkout.success_url, 303);
  });

  pages.get(`/portal/${CUSTOMER}`, async (c) => {
    const subscription = await subscriptionOf(c.req.param("customer"));
    const offered = Object.entries(ACTIONS).filter(
      ([, action]) => subscription && subscription.status !== "canceled" && action.offered(subscription),
    );
    return c.html(
      simulatedPage(
        "Simulated subscription",
        html`<p>${subscription ? statement(subscription) : "There is no subscription."}</p>
<form method="post">${offered.map(
          ([name, { label }]) =>
            html`<p><button name="action" value="${name}" class="quiet">${label}</button></p>`,
        )}</form>
<p><a href="/admin/subscription?managed=true">Back to ${PRODUCT}</a></p>`,
      ),
    );
  });

  pages.post(`/portal/${CUSTOMER}`, async (c) => {
    const subscription = await subscriptionOf(c.req.param("customer"));
    const action = await pressed(c);
    const known = Object.entries(ACTIONS).find(([name]) => name === action)?.[1];
    if (subscription && subscription.status !== "canceled" && known?.offered(subscription)) {
      const changed: SimulatedSubscription = known.change(subscription);
      await store.put(changed);
      await send(changed.status === "canceled" ? ENDED : "customer.subscription.updated", changed);
    }
    return c.redirect(c.req.path + keyQuery(context.jwtKey, c.req.param("customer")), 303);
  });

  return pages;
}

function statement({ status, cancel_at_period_end, items }: SimulatedSubscription): string {
  const end = new Date(items.data[0].current_period_end * 1000).toUTCString();
  if (status === "canceled") return `${PRO_PLAN.name} was canceled.`;
  return `${PRO_PLAN.name} is ${status.replace("_", " ")} and ${cancel_at_period_end ? "ends" : "renews"} on ${end}.`;
}

type Markup = ReturnType<typeof html>;

function simulatedPage(title: string, body: Markup): Markup {
  return serverPage({
    title,
    body: [
      html`<p class="notice"><strong>Simulation.</strong> No card is asked for and no money moves. This page is there because the site runs on localhost without a Stripe key.</p>`,
      body,
    ],
  });
}
