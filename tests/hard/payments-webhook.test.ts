/** A purchase whose events come often, at once, or in any order: tests/api/payments-webhook.test.ts has it once. */
import { beforeEach, expect, test } from "vitest";
import {
  type Buyer,
  changesHeard,
  makeBuyer,
  purchase,
  sharedStripe,
  subscriptionOf,
} from "../../testbed/paying-owner.ts";
import { sharedServer } from "../../testbed/server.ts";
import { deliver, type SentEvent } from "../../testbed/stripe.ts";

const stripe = await sharedStripe();
const server = await sharedServer(stripe.env);
let buyer: Buyer;
beforeEach(async () => {
  buyer = await makeBuyer(server);
  stripe.calls.length = 0;
});

async function inTurn(events: readonly SentEvent[]): Promise<number[]> {
  const statuses: number[] = [];
  for (const event of events) statuses.push(await deliver(server.url, event));
  return statuses;
}

function permutations<Item>(items: readonly Item[]): Item[][] {
  if (items.length < 2) return [[...items]];
  return items.flatMap((first, at) => permutations(items.toSpliced(at, 1)).map((rest) => [first, ...rest]));
}

test.each<[string, (events: SentEvent[]) => Promise<number[]>]>([
  ["a hundred times in turn", (events) => inTurn(Array.from({ length: 25 }, () => events).flat())],
  [
    "a hundred times, twenty at once",
    async (events) => {
      const all = Array.from({ length: 25 }, () => events).flat();
      const lines = Array.from({ length: 20 }, (_, line) => all.filter((_, at) => at % 20 === line));
      return (await Promise.all(lines.map(inTurn))).flat();
    },
  ],
])(
  "A purchase ends in the same state, with one change of the guest page, when its events come %s",
  async (_, send) => {
    const subscription = await stripe.pay(buyer.checkoutId);
    const heard = await changesHeard(server, buyer.hotelId, async () => {
      expect(new Set(await send(purchase(buyer, subscription)))).toEqual(new Set([200]));
    });
    expect(heard).toBe(1);
    expect(await subscriptionOf(buyer)).toMatchObject({
      subscription_id: subscription.id,
      subscription_status: "active",
      plan_in_force: "InnfoTest",
    });
    expect(stripe.calls.map(({ call }) => call)).not.toContain("POST /v1/customers");
  },
);

test("A purchase ends so when its events come in each of the 24 orders", async () => {
  const subscription = await stripe.pay(buyer.checkoutId);
  for (const events of permutations(purchase(buyer, subscription))) {
    await server.sql`
      update public.subscriptions set subscription_status = 'not_started', subscription_id = null
      where user_id = ${buyer.userId}`;
    const heard = await changesHeard(server, buyer.hotelId, async () => void (await inTurn(events)));
    expect(heard).toBe(1);
    expect(await subscriptionOf(buyer)).toMatchObject({
      subscription_status: "active",
      plan_in_force: "InnfoTest",
    });
  }
});
