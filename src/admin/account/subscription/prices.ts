/** What the plan costs, as the payment provider says it. */
import { useQuery } from "@tanstack/react-query";
import type { PlanPrice } from "../../../lib/accounts/subscription.ts";
import { callFunction } from "../../rows/call-function.ts";
import { useSupabase } from "../../rows/supabase.tsx";

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
  return `${money(price)} a ${price.interval}`;
}

/** "€99 a month or €990 a year, plus VAT". */
export function pricesInWords(prices: readonly PlanPrice[]): string {
  const [first] = prices;
  if (!first) return "";
  return `${prices.map(priceInWords).join(" or ")}${taxInWords(first)}`;
}

/** "€0 a month", in the currency of the other plan. */
export function freePriceInWords([other]: readonly PlanPrice[]): string {
  return other ? priceInWords({ ...other, amount: 0, interval: "month" }) : "No charge";
}

/** ", plus VAT". Nothing where the provider does not say. */
function taxInWords({ includesTax }: PlanPrice): string {
  if (includesTax === null) return "";
  return includesTax ? ", with VAT" : ", plus VAT";
}

/** What is paid at the checkout. */
export function billInWords(price: PlanPrice): string {
  const sum = `${money(price)}${taxInWords(price)}`;
  return price.includesTax === null ? `${sum} today. You see the tax before you pay.` : `${sum}, today.`;
}

/** What the year saves, or how soon a month can be left. */
export function hintOf(price: PlanPrice, month: PlanPrice | undefined): string {
  if (price.interval === "month") return "Cancel any month";
  const each = `${money({ ...price, amount: price.amount / 12 })} a month`;
  if (month?.currency !== price.currency) return each;
  const free = 12 - price.amount / month.amount;
  return free > 0 && Number.isInteger(free)
    ? `${each}, ${free === 1 ? "one month" : `${free} months`} free`
    : each;
}

function money({ amount, currency }: Pick<PlanPrice, "amount" | "currency">): string {
  const format = new Intl.NumberFormat("en", {
    style: "currency",
    currency,
    trailingZeroDisplay: "stripIfInteger",
  });
  // Yen have no smaller unit.
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
}
