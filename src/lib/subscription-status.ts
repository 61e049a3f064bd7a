/** https://docs.stripe.com/api/subscriptions/object#subscription_object-status */

/** While the subscription continues, and money is or will be due. */
export const LIVE_STATUSES = ["active", "trialing", "past_due", "unpaid", "paused"];

/** Whether it continues: then no second one may be sold, and it has to be canceled to end. */
export function isLive(status: string | null): boolean {
  return LIVE_STATUSES.includes(status ?? "");
}
