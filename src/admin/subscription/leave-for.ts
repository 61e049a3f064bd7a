import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { ALREADY_SUBSCRIBED, errorCode } from "../../lib/errors.ts";
import { useConfirmed } from "../auth/confirm-password.tsx";
import { callFunction } from "../functions.ts";
import { type Supabase, useSupabase } from "../supabase.tsx";
import { useSubscriptionKey } from "./plan.ts";

/** Where the payment provider leads back to. */
const RESULT_PATH = "/admin/subscription/success";
const MANAGED_PATH = "/admin/subscription?managed=true";

/** Goes to the provider's checkout. Fails with a FunctionError or a NetworkError. */
export function useLeaveForCheckout(priceId: string) {
  const queryClient = useQueryClient();
  const queryKey = useSubscriptionKey();
  return useLeaveFor(
    async (supabase) => {
      const page = `${window.location.origin}${RESULT_PATH}`;
      return callFunction<{ url?: unknown }>(supabase, "stripe-checkout", {
        price_id: priceId,
        success_url: `${page}?success=true`,
        cancel_url: `${page}?canceled=true`,
        mode: "subscription",
      });
    },
    async (error) => {
      // Bought in another tab, or the news of it is late.
      if (errorCode(error) === ALREADY_SUBSCRIBED) await queryClient.invalidateQueries({ queryKey });
    },
  );
}

/** Goes to where the owner changes the card, reads invoices and cancels. Fails likewise. */
export function useLeaveForPortal() {
  return useLeaveFor(async (supabase) =>
    callFunction<{ url?: unknown }>(supabase, "stripe-portal", {
      return_url: `${window.location.origin}${MANAGED_PATH}`,
    }),
  );
}

/** Never javascript:, and never a path of our own, as which a browser takes "undefined". */
function isWebAddress(url: unknown): url is string {
  return typeof url === "string" && ["http:", "https:"].includes(URL.parse(url)?.protocol ?? "");
}

/** Stays pending or successful, and so busy, until the browser has left. */
function useLeaveFor(
  ask: (supabase: Supabase) => Promise<{ url?: unknown }>,
  onError?: (error: Error) => Promise<void>,
) {
  const supabase = useSupabase();
  const confirmed = useConfirmed();
  const leaving = useMutation({
    /** @returns whether it leaves */
    mutationFn: async () => {
      let url: unknown;
      const isDone = await confirmed(async () => {
        ({ url } = await ask(supabase));
      });
      if (!isDone) return false;
      if (!isWebAddress(url)) throw new Error("The answer names no page to go to");
      window.location.assign(url);
      return true;
    },
    ...(onError && { onError }),
  });
  const { reset } = leaving;
  // Back from there, a browser may show this page as it was left.
  useEffect(() => {
    const onPageShow = ({ persisted }: PageTransitionEvent) => persisted && reset();
    window.addEventListener("pageshow", onPageShow);
    return () => window.removeEventListener("pageshow", onPageShow);
  }, [reset]);
  return { ...leaving, busy: leaving.isPending || leaving.data === true };
}
