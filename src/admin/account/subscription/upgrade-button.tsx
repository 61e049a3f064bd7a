import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { errorCode, failureText, networkOr } from "../../../lib/errors.ts";
import { parsedUrl } from "../../../lib/links/parsed-url.ts";
import { t } from "../../../lib/texts/t.ts";
import { PRO_PLAN } from "../../../product.ts";
import { callFunction } from "../../rows/call-function.ts";
import { useSupabase } from "../../rows/supabase.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { useMessages } from "../../ui/messages.tsx";
import { Spinner } from "../../ui/skeleton.tsx";
import { useTask } from "../../ui/use-task.ts";
import { useConfirmed } from "../auth/confirm-password.tsx";
import { useSubscriptionKey } from "./plan.ts";

/** The code of /functions/v1/stripe-checkout for an owner who has the plan. */
const ALREADY_SUBSCRIBED = "already_subscribed";

const UPGRADE_FAILURES = networkOr(t`Failed to start upgrade process. Please try again.`, {
  [ALREADY_SUBSCRIBED]: t`You already have a subscription. You paid nothing.`,
});

const MANAGE_FAILURES = networkOr(t`Failed to open your subscription. Please try again.`);

/** The payment provider leads back to these paths. */
const RESULT_PATH = "/admin/subscription/success";
const MANAGED_PATH = "/admin/subscription?managed=true";

export function UpgradeButton({ priceId }: { priceId: string }) {
  const queryClient = useQueryClient();
  const queryKey = useSubscriptionKey();
  const showMessage = useMessages();
  const page = `${window.location.origin}${RESULT_PATH}`;
  const { busy, leave, reset } = useLeaveFor("stripe-checkout", {
    price_id: priceId,
    success_url: `${page}?success=true`,
    cancel_url: `${page}?canceled=true`,
    mode: "subscription",
  });

  async function upgrade(): Promise<void> {
    try {
      await leave();
    } catch (error) {
      // It was bought in another tab, or its event is late.
      if (errorCode(error) === ALREADY_SUBSCRIBED) await queryClient.invalidateQueries({ queryKey });
      showMessage({ type: "error", title: t`Upgrade Error`, text: failureText(UPGRADE_FAILURES, error) });
    }
  }

  return (
    <>
      <Button className="w-full" disabled={busy} onClick={() => void upgrade()}>
        Upgrade to {PRO_PLAN.name}
      </Button>
      {busy && (
        <Dialog
          type="info"
          size="sm"
          title="Processing Upgrade"
          description="You go to the checkout now."
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

/** Leads to the provider's page where owners change the card, read invoices and cancel. */
export function ManageButton() {
  const { busy, leave } = useLeaveFor("stripe-portal", {
    return_url: `${window.location.origin}${MANAGED_PATH}`,
  });
  const [, run] = useTask(MANAGE_FAILURES);

  return (
    <Button variant="secondary" busy={busy && "Opening..."} onClick={() => void run(leave)}>
      Manage Subscription
    </Button>
  );
}

/** Refuses javascript: and relative paths, because a browser reads "undefined" as one. */
function isWebAddress(url: unknown): url is string {
  return typeof url === "string" && ["http:", "https:"].includes(parsedUrl(url)?.protocol ?? "");
}

/** The mutation stays pending or successful, and so busy, until the browser has left. */
function useLeaveFor(name: string, body: object) {
  const supabase = useSupabase();
  const confirmed = useConfirmed();
  const { mutateAsync, isPending, data, reset } = useMutation({
    /** @returns whether the browser leaves */
    mutationFn: async () => {
      let url: unknown;
      const isDone = await confirmed(async () => {
        ({ url } = await callFunction<{ url?: unknown }>(supabase, name, body));
      });
      if (!isDone) return false;
      if (!isWebAddress(url)) throw new Error("The answer names no page to go to");
      window.location.assign(url);
      return true;
    },
  });
  // After Back, a browser may show this page in the state in which it was left.
  useEffect(() => {
    const onPageShow = ({ persisted }: PageTransitionEvent) => persisted && reset();
    window.addEventListener("pageshow", onPageShow);
    return () => window.removeEventListener("pageshow", onPageShow);
  }, [reset]);
  return { busy: isPending || data === true, leave: () => mutateAsync(), reset };
}
