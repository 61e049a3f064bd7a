/** The cost of a topic, as its owner types it: "20", "8.50" or "8,50" in the hotel's currency. */
import { type Field, text } from "../../../fields/index.ts";
import { currencyOf } from "../../../lib/country/currencies.ts";
import { minorDigits } from "../../../lib/texts/money.ts";
import { t } from "../../../lib/texts/t.ts";
import { z } from "../../../lib/zod.ts";
import type { Changes } from "../../rows/merge.ts";
import type { Topic } from "../messages/kinds.ts";

/** A topic with its price as a text; the table has it as a number and a currency. */
export type PricedTopic = Topic & { cost: string | null };

export function priced(topic: Topic): PricedTopic {
  const { price, currency } = topic;
  if (price === null || currency === null) return { ...topic, cost: null };
  const digits = minorDigits(currency);
  const units = price / 10 ** digits;
  return { ...topic, cost: Number.isInteger(units) ? String(units) : units.toFixed(digits) };
}

/** A price keeps its currency; a first one has that of the hotel's country. */
export function currencyFor({ currency }: Topic, country: string | null): string {
  return currency ?? currencyOf(country);
}

export function costField(currency: string): Field<string | null> {
  const field = text.optional({ label: t`Price (${currency})`, maxLength: 12, placeholder: t`None` });
  return {
    ...field,
    schema: field.schema.check(
      z.refine(
        (typed) => typed === null || amountOf(typed, currency) !== undefined,
        t`Please enter an amount such as 20 or 8.50`,
      ),
    ),
  };
}

/** @returns the table's columns in place of the text */
export function withPrice({ cost, ...changes }: Changes, currency: string): Changes {
  if (cost === undefined) return changes;
  const price = amountOf(String(cost ?? ""), currency) ?? null;
  return { ...changes, price, currency: price === null ? null : currency };
}

/** The most that the database takes. */
const MOST = 100_000_000;

function amountOf(typed: string, currency: string): number | undefined {
  const [, whole, part = ""] = /^\s*(\d{1,9})(?:[.,](\d+))?\s*$/.exec(typed) ?? [];
  const digits = minorDigits(currency);
  if (whole === undefined || part.length > digits) return undefined;
  const amount = Number(whole + part.padEnd(digits, "0"));
  return amount >= 1 && amount <= MOST ? amount : undefined;
}
