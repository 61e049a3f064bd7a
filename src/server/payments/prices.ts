/** Prices of the Pro plan. The provider has them, so a page never promises another price than the checkout. */
import type Stripe from "stripe";
import type { PlanPrice } from "../../lib/accounts/subscription.ts";
import { askProvider } from "./errors.ts";
import type { Payments } from "./payments.ts";

/** Milliseconds for which an answer is repeated. Prices change once in years. */
const LIFETIME = 60 * 60_000;
const INTERVALS = ["month", "year"] as const;

/** Asks the provider once for everybody. */
export function pricesOf({ stripe, priceIds }: Pick<Payments, "stripe" | "priceIds">) {
  let asked: { prices: Promise<PlanPrice[]>; until: number } | undefined;
  /** @throws {ProviderError} */
  return (): Promise<readonly PlanPrice[]> => {
    if (asked && asked.until > Date.now()) return asked.prices;
    const prices = Promise.all(
      priceIds.map((id) => askProvider({ stripe }, (sdk) => sdk.prices.retrieve(id))),
    ).then((found) => found.flatMap(planPrice));
    asked = { prices, until: Date.now() + LIFETIME };
    // The next owner asks again.
    prices.catch(() => {
      asked = undefined;
    });
    return prices;
  };
}

/** Returns nothing for a price that does not fit in one sentence. */
function planPrice({ id, unit_amount, currency, recurring, tax_behavior }: Stripe.Price): PlanPrice[] {
  const interval = INTERVALS.find((one) => recurring?.interval_count === 1 && recurring.interval === one);
  if (unit_amount === null || !interval) return [];
  const includesTax = tax_behavior === "inclusive" ? true : tax_behavior === "exclusive" ? false : null;
  return [{ id, amount: unit_amount, currency: currency.toUpperCase(), interval, includesTax }];
}
