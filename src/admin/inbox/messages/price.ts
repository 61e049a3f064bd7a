import { moneyWords } from "../../../lib/texts/money.ts";
import { ADMIN_LANGUAGE } from "../../../lib/texts/t.ts";
import type { Message } from "./messages.ts";

/** @returns "€20"; undefined for a topic or a request without a price */
export function extraPrice({ price, currency }: Pick<Message, "price" | "currency">): string | undefined {
  return price !== null && currency !== null
    ? moneyWords({ amount: price, currency }, ADMIN_LANGUAGE)
    : undefined;
}
