import { PRO_PLAN } from "../../product.ts";
import type { Subscription } from "./plan.ts";

/** @param seconds since 1970 */
export function longDate(seconds: number): string {
  return new Intl.DateTimeFormat("en", { dateStyle: "long" }).format(seconds * 1000);
}

/** What the owner should know of the subscription, in a sentence or two; undefined when there is none. */
export function terms(subscription: Subscription): string | undefined {
  const { subscription_status, subscription_id, current_period_end, cancel_at_period_end, grace_end } =
    subscription;
  const end = current_period_end ? longDate(current_period_end) : undefined;
  const inForce = subscription.plan_in_force === PRO_PLAN.id;
  switch (subscription_status) {
    case "active":
    case "trialing":
      if (!end) return undefined;
      if (cancel_at_period_end) return `Cancels on ${end}. Until then nothing changes.`;
      if (!subscription_id) return `Complimentary, without payment. The current period ends on ${end}.`;
      return subscription_status === "trialing" ? `The trial ends on ${end}.` : `Renews on ${end}.`;
    case "past_due":
      return inForce && grace_end
        ? `Your last payment did not go through. You keep ${PRO_PLAN.name} until ${longDate(grace_end)}: please check your card.`
        : `Your payment is overdue. ${PRO_PLAN.name} is back as soon as it is paid.`;
    case "unpaid":
    case "paused":
      return `Your payment is overdue. ${PRO_PLAN.name} is back as soon as it is paid.`;
    case "canceled":
      return "Everything you added is kept.";
    default:
      return undefined;
  }
}
