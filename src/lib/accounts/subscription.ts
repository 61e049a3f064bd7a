/** Prices of the Pro plan, from the payment provider. */
export interface PlanPrice {
  id: string;
  /** In the currency's smallest unit. */
  amount: number;
  /** ISO 4217: EUR. */
  currency: string;
  interval: "month" | "year";
  /** Whether tax is part of the amount; null where the provider does not say. */
  includesTax: boolean | null;
}

/**
 * The subscription continues, and money is or will be due:
 * https://docs.stripe.com/api/subscriptions/object#subscription_object-status
 */
export const LIVE_STATUSES = ["active", "trialing", "past_due", "unpaid", "paused"];

/** Whether the subscription continues. Then no second one may be sold, and only a cancellation ends it. */
export function isLive(status: string | null): boolean {
  return LIVE_STATUSES.includes(status ?? "");
}
