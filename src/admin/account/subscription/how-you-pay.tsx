import { useState } from "react";
import type { PlanPrice } from "../../../lib/accounts/subscription.ts";
import { FREE_PLAN } from "../../../product.ts";
import { billInWords, hintOf, priceInWords } from "./prices.ts";
import { UpgradeButton } from "./upgrade-button.tsx";

/** A month or a year, the first bill, and how to leave. @param otherwise the price's id while none is known */
export function HowYouPay({ prices, otherwise }: { prices: readonly PlanPrice[]; otherwise: string }) {
  const [chosen, setChosen] = useState<string>();
  const price = prices.find(({ id }) => id === chosen) ?? prices[0];
  const month = prices.find(({ interval }) => interval === "month");
  return (
    <div id="how-you-pay" className="flex scroll-mt-24 flex-col gap-4">
      {prices.length > 1 && (
        <fieldset>
          <legend className="mb-2 font-semibold">How you pay</legend>
          <div className="overflow-hidden rounded-xl border border-edge">
            {prices.map((one) => (
              <label
                key={one.id}
                className="flex min-h-16 cursor-pointer items-center gap-3 px-4 py-3 not-last:border-b border-line has-checked:bg-accent-soft has-focus-visible:outline-3 has-focus-visible:-outline-offset-3 has-focus-visible:outline-accent"
              >
                <input
                  type="radio"
                  name="price"
                  className="size-5 shrink-0 accent-accent"
                  checked={one === price}
                  onChange={() => setChosen(one.id)}
                />
                <span className="min-w-0">
                  <span className="block font-semibold">{priceInWords(one)}</span>
                  <span className="block text-ink-soft">{hintOf(one, month)}</span>
                </span>
              </label>
            ))}
          </div>
        </fieldset>
      )}
      <UpgradeButton priceId={price?.id ?? otherwise} />
      <p className="text-ink-soft">
        {price ? billInWords(price) : "You see the price before you pay."} Cancel here at any time. At its
        end, guests see {FREE_PLAN.maxSections} sections. Nothing is deleted.
      </p>
    </div>
  );
}
