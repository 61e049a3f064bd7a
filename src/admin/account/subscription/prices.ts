/** Prices of the plan, from the payment provider. */

import { useQuery } from "@tanstack/react-query";
import type { PlanPrice } from "../../../lib/accounts/subscription.ts";
import { ADMIN_LANGUAGE, plural, t } from "../../../lib/texts/t.ts";
import { callFunction } from "../../rows/call-function.ts";
import { useSupabase } from "../../rows/supabase.tsx";
import { listedInWords } from "../../ui/words.ts";

/** The month's first: it is the one chosen beforehand, as the specification has no other. @param enabled whether this site takes payments */
export function usePrices(enabled: boolean) {
  const supabase = useSupabase();
  return useQuery({
    queryKey: ["plan-prices"],
    enabled,
    staleTime: 60 * 60_000,
    queryFn: async () => {
      const { prices } = await callFunction<{ prices: PlanPrice[] }>(supabase, "plan-prices", {});
      return prices.toSorted((a, b) => a.interval.localeCompare(b.interval));
    },
  });
}

/** "€990 a year". */
export function priceInWords(price: PlanPrice): string {
  return price.interval === "year" ? t`${money(price)} a year` : t`${money(price)} a month`;
}

/** "€99 a month or €990 a year, plus VAT". */
export function pricesInWords(prices: readonly PlanPrice[]): string {
  const [first] = prices;
  if (!first) return "";
  return withTax(listedInWords(prices.map(priceInWords), "disjunction"), first);
}

/** "€0 a month", in the currency of the other plan. */
export function freePriceInWords([other]: readonly PlanPrice[]): string {
  return other ? priceInWords({ ...other, amount: 0, interval: "month" }) : t`No charge`;
}

/** "€99, plus VAT". Only the sum where the provider does not say. */
function withTax(sum: string, { includesTax }: PlanPrice): string {
  if (includesTax === null) return sum;
  return includesTax ? t`${sum}, with VAT` : t`${sum}, plus VAT`;
}

/** The bill at the checkout. */
export function billInWords(price: PlanPrice): string {
  const sum = withTax(money(price), price);
  return price.includesTax === null ? t`${sum} today. You see the tax before you pay.` : t`${sum}, today.`;
}

/** The year's saving, or how soon a month can be left. */
export function hintOf(price: PlanPrice, month: PlanPrice | undefined): string {
  if (price.interval === "month") return t`Cancel any month`;
  const each = t`${money({ ...price, amount: price.amount / 12 })} a month`;
  if (month?.currency !== price.currency) return each;
  const free = 12 - price.amount / month.amount;
  return free > 0 && Number.isInteger(free)
    ? plural(free, { one: `${each}, one month free`, other: `${each}, # months free` })
    : each;
}

function money({ amount, currency }: Pick<PlanPrice, "amount" | "currency">): string {
  const format = new Intl.NumberFormat(ADMIN_LANGUAGE, {
    style: "currency",
    currency,
    trailingZeroDisplay: "stripIfInteger",
  });
  // Yen have no smaller unit.
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
}
