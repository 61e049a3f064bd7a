import { type QueryKey, useQuery, useQueryClient } from "@tanstack/react-query";
import { createContext, use } from "react";
import { ADMIN_LANGUAGE, t } from "../../../lib/texts/t.ts";
import { FREE_PLAN, PLANS, type Plan, PRO_PLAN } from "../../../product.ts";
import { orLastSeen, type Reading } from "../../rows/last-seen.ts";
import { useSupabase } from "../../rows/supabase.tsx";
import { useUser } from "../auth/auth-provider.tsx";

const LIFETIME = 10 * 60_000;
/** Milliseconds that the event of a checkout usually takes. */
const NEWS_AFTER = 2000;
/** After a failed request. */
const NEWS_AFTER_FAILURE = 5000;

export function useSubscriptionKey(): QueryKey {
  return ["subscription", useUser().id];
}

/** Null if there never was one. @param refreshes how often to ask again, as an event may be on its way */
export function useSubscription(refreshes = 0) {
  const supabase = useSupabase();
  async function read({ signal }: Reading) {
    const { data } = await supabase
      .from("stripe_user_subscriptions")
      .select("*")
      .abortSignal(signal)
      .maybeSingle()
      .throwOnError();
    return data;
  }
  const queryFn = orLastSeen(read);
  return useQuery({
    queryKey: useSubscriptionKey(),
    staleTime: LIFETIME,
    queryFn,
    refetchInterval: ({ state: { dataUpdateCount, errorUpdateCount, status } }) =>
      dataUpdateCount + errorUpdateCount <= refreshes &&
      (status === "error" ? NEWS_AFTER_FAILURE : NEWS_AFTER),
  });
}

/**
 * Asks that often whether a payment has arrived.
 *
 * @returns `late` if it has not by then, or if the account has begun no checkout that could bring one
 */
export function usePaymentNews(refreshes: number) {
  const queryKey = useSubscriptionKey();
  const waiting = usePlan().id === FREE_PLAN.id;
  const { data, isFetching, error, refetch } = useSubscription(waiting ? refreshes : 1);
  const { dataUpdateCount = 0, errorUpdateCount = 0 } = useQueryClient().getQueryState(queryKey) ?? {};
  const isBegun = data === undefined || Boolean(data?.customer_id);
  const late = waiting && (!isBegun || dataUpdateCount + errorUpdateCount > refreshes);
  return { waiting, late, isFetching, error, refetch };
}

export type Subscription = NonNullable<ReturnType<typeof useSubscription>["data"]>;

/**
 * Whether to wait with what depends on the plan, so that the free plan does not appear for a moment. After a
 * failure it counts (spec, section 8), and nothing waits.
 */
export function usePlanPending(): boolean {
  const { isFetched, failureCount } = useSubscription();
  const ofOther = use(PlanOfOther);
  return !ofOther && !isFetched && failureCount === 0;
}

/** The plan of the hotel being worked on, where it is another account's. */
export const PlanOfOther = createContext<Plan | undefined>(undefined);

/** The plan in force, as the database decides it; the free one while it is unknown. */
export function usePlan(): Plan {
  const { data: subscription } = useSubscription();
  const ofOther = use(PlanOfOther);
  return ofOther ?? PLANS.find(({ id }) => id === subscription?.plan_in_force) ?? FREE_PLAN;
}

/** Whether it was paid at least once, so that guests have seen what only a paid plan shows. */
export function hadPro({ subscription_id, subscription_status }: Subscription): boolean {
  const neverPaid = ["not_started", "incomplete", "incomplete_expired"];
  return subscription_id !== null && !neverPaid.includes(subscription_status ?? "not_started");
}

/** Whether there is something to manage: a card to change, invoices to read. */
export function isManageable({ customer_id, subscription_status }: Subscription): boolean {
  return customer_id !== null && subscription_status !== "not_started";
}

/** @param seconds since 1970 */
export function longDate(seconds: number): string {
  return new Intl.DateTimeFormat(ADMIN_LANGUAGE, { dateStyle: "long" }).format(seconds * 1000);
}

/** News about the subscription for its owner; undefined if there is none. */
export function terms(subscription: Subscription): string | undefined {
  const { subscription_status, subscription_id, current_period_end, cancel_at_period_end, grace_end } =
    subscription;
  const end = current_period_end ? longDate(current_period_end) : undefined;
  const inForce = subscription.plan_in_force === PRO_PLAN.id;
  switch (subscription_status) {
    case "active":
    case "trialing":
      if (!end) return undefined;
      if (cancel_at_period_end) return t`Ends on ${end}. Nothing changes before.`;
      if (!subscription_id) return t`Complimentary until ${end}.`;
      return subscription_status === "trialing" ? t`The trial ends on ${end}.` : t`Renews on ${end}.`;
    case "past_due":
      return inForce && grace_end
        ? t`Your last payment failed. Please check your card. ${PRO_PLAN.name} ends on ${longDate(grace_end)}.`
        : t`Your payment is overdue. Pay it to get ${PRO_PLAN.name} back.`;
    case "unpaid":
    case "paused":
      return t`Your payment is overdue. Pay it to get ${PRO_PLAN.name} back.`;
    case "canceled":
      return t`Everything you added is kept.`;
    default:
      return undefined;
  }
}

/** The link that is offered wherever a limit of the plan is explained. */
export const UPGRADE = { to: "/admin/subscription", label: t`Upgrade Plan` };
