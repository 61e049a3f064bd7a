import { useQuery } from "@tanstack/react-query";
import { FREE_PLAN, PLANS, type Plan } from "../../product.ts";
import { useUser } from "../auth/auth-provider.tsx";
import { useSupabase } from "../supabase.tsx";

const SUBSCRIPTION_LIFETIME = 10 * 60_000;

/** The signed-in owner's subscription, or null when there never was one. */
export function useSubscription() {
  const supabase = useSupabase();
  return useQuery({
    queryKey: ["subscription", useUser().id],
    staleTime: SUBSCRIPTION_LIFETIME,
    queryFn: async ({ signal }) => {
      const { data } = await supabase
        .from("stripe_user_subscriptions")
        .select("*")
        .abortSignal(signal)
        .maybeSingle()
        .throwOnError();
      return data;
    },
  });
}

/** The plan in force: that of an active subscription, else (also while unknown) the free one. */
export function usePlan(): Plan {
  const { data: subscription } = useSubscription();
  if (subscription?.subscription_status !== "active") return FREE_PLAN;
  return PLANS.find(({ id }) => id === subscription.plan_id) ?? FREE_PLAN;
}
