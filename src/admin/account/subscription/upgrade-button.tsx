import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { errorCode, failureText, networkOr } from "../../../lib/errors.ts";
import { PRO_PLAN } from "../../../product.ts";
import { callFunction } from "../../rows/call-function.ts";
import { type Supabase, useSupabase } from "../../rows/supabase.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { useMessages } from "../../ui/messages.tsx";
import { Spinner } from "../../ui/skeleton.tsx";
import { useTask } from "../../ui/use-task.ts";
import { useConfirmed } from "../auth/confirm-password.tsx";
import { useSubscriptionKey } from "./plan.ts";

/** The code of /functions/v1/stripe-checkout for an owner who has the plan. */
const ALREADY_SUBSCRIBED = "already_subscribed";

const UPGRADE_FAILURES = networkOr("Failed to start upgrade process. Please try again.", {
  [ALREADY_SUBSCRIBED]: "You already have a subscription. Nothing was charged.",
});

const MANAGE_FAILURES = networkOr("Failed to open your subscription. Please try again.");

export function UpgradeButton({ priceId, className }: { priceId: string; className?: string }) {
  const { busy, mutateAsync: leave, reset } = useLeaveForCheckout(priceId);
  const showMessage = useMessages();

  async function upgrade(): Promise<void> {
    try {
      await leave();
    } catch (error) {
      showMessage({ type: "error", title: "Upgrade Error", text: failureText(UPGRADE_FAILURES, error) });
    }
  }

  return (
    <>
      <Button className={className} disabled={busy} onClick={() => void upgrade()}>
        Upgrade to {PRO_PLAN.name}
      </Button>
      {busy && (
        <Dialog
          type="info"
          size="sm"
          title="Processing Upgrade"
          description="You are being taken to the checkout, where you pay."
          closeButton={false}
          onClose={reset}
        >
          <p className="mt-5 flex justify-center">
            <Spinner />
          </p>
        </Dialog>
      )}
    </>
  );
}

export function ManageButton() {
  const { busy, mutateAsync: leave } = useLeaveForPortal();
  const [, run] = useTask(MANAGE_FAILURES);

  return (
    <Button variant="secondary" busy={busy && "Opening..."} onClick={() => void run(leave)}>
      Manage Subscription
    </Button>
  );
}

/** The payment provider leads back to this path. */
const RESULT_PATH = "/admin/subscription/success";
const MANAGED_PATH = "/admin/subscription?managed=true";

/** Leads to the provider's checkout. Fails with a FunctionError or a NetworkError. */
function useLeaveForCheckout(priceId: string) {
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
      // It was bought in another tab, or its event is late.
      if (errorCode(error) === ALREADY_SUBSCRIBED) await queryClient.invalidateQueries({ queryKey });
    },
  );
}

/** Leads to the provider's page where owners change the card, read invoices and cancel. Fails likewise. */
function useLeaveForPortal() {
  return useLeaveFor(async (supabase) =>
    callFunction<{ url?: unknown }>(supabase, "stripe-portal", {
      return_url: `${window.location.origin}${MANAGED_PATH}`,
    }),
  );
}

/** Refuses javascript: and relative paths, because a browser reads "undefined" as one. */
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
    /** @returns whether the browser leaves */
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
  // After Back, a browser may show this page in the state in which it was left.
  useEffect(() => {
    const onPageShow = ({ persisted }: PageTransitionEvent) => persisted && reset();
    window.addEventListener("pageshow", onPageShow);
    return () => window.removeEventListener("pageshow", onPageShow);
  }, [reset]);
  return { ...leaving, busy: leaving.isPending || leaving.data === true };
}
