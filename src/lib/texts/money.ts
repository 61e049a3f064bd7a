/** A price in words. */
export interface Money {
  /** Whole number of the currency's smallest unit. */
  amount: number;
  /** ISO 4217. */
  currency: string;
}

/** @returns such as "€20", "€8.50" or "¥2,000", as the language writes it, in the digits of all pages */
export function moneyWords({ amount, currency }: Money, tag: string): string {
  const digits = minorDigits(currency);
  const isWhole = amount % 10 ** digits === 0;
  return new Intl.NumberFormat(tag, {
    style: "currency",
    currency,
    numberingSystem: "latn",
    minimumFractionDigits: isWhole ? 0 : digits,
    maximumFractionDigits: digits,
  }).format(amount / 10 ** digits);
}

/** How many decimals the currency has: two for euros, none for yen. */
export function minorDigits(currency: string): number {
  return (
    new Intl.NumberFormat("en", { style: "currency", currency }).resolvedOptions().maximumFractionDigits ?? 2
  );
}
