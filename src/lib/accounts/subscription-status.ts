/** https://docs.stripe.com/api/subscriptions/object#subscription_object-status */

/** The subscription continues, and money is or will be due. */
export const LIVE_STATUSES = ["active", "trialing", "past_due", "unpaid", "paused"];

/** Whether it continues. If so, no second one may be sold, and it ends only by cancellation. */
export function isLive(status: string | null): boolean {
  return LIVE_STATUSES.includes(status ?? "");
}
