import type { ReactNode } from "react";
import { t } from "../../../lib/texts/t.ts";
import { FREE_PLAN, type Plan, UNLIMITED_SECTIONS } from "../../../product.ts";
import { cx } from "../../ui/cx.ts";
import { LoadFailure } from "../../ui/load-failure.tsx";
import { capitalized } from "../../ui/words.ts";
import { terms, usePlan, useSubscription } from "./plan.ts";

function placesOf({ maxSections }: Plan): string {
  return maxSections >= UNLIMITED_SECTIONS
    ? t`Guests see all your sections.`
    : t`Guests see up to ${maxSections} sections.`;
}

/** In one line, above what it limits. */
export function PlanLine({ children }: { children: ReactNode }) {
  const plan = usePlan();
  return (
    <div className="flex flex-wrap items-center gap-x-4 text-ink-soft">
      <p>
        Current plan: {plan.name}. {placesOf(plan)}
      </p>
      {children}
      <PlanFailure />
    </div>
  );
}

function PlanFailure() {
  const { data: subscription, isFetched, error, refetch } = useSubscription();
  if (!isFetched || subscription !== undefined) return null;
  return (
    <div className="basis-full">
      <LoadFailure
        inline
        what="your plan"
        hint={`You see ${FREE_PLAN.name} for now. Your guests see no change.`}
        error={error}
        onRetry={refetch}
      />
    </div>
  );
}

/** As the payment provider calls them. */
const STATES: Readonly<Record<string, string>> = {
  active: t`Active`,
  trialing: t`Trialing`,
  past_due: t`Past due`,
  canceled: t`Canceled`,
  unpaid: t`Unpaid`,
  incomplete: t`Incomplete`,
};

/** The plan in force, and how many sections guests may see with it. */
export function CurrentPlan({ action }: { action?: ReactNode }) {
  const plan = usePlan();
  const { data: subscription } = useSubscription();
  const status = subscription?.subscription_status;
  const note = subscription && terms(subscription);
  return (
    <section
      aria-label="Current plan"
      className="flex flex-wrap items-center gap-x-8 gap-y-4 border-b border-line pb-5"
    >
      <div className="min-w-0 flex-1 basis-64">
        <p className="text-ink-soft">Current plan</p>
        <h2 className="mt-0.5 flex flex-wrap items-center gap-3 text-2xl font-semibold">
          <span translate="no">{plan.name}</span>
          {status && status !== "not_started" && (
            <span
              className={cx(
                "rounded-full px-3 py-0.5 font-sans text-sm font-medium",
                status === "active" ? "bg-accent-soft text-accent" : "bg-brass-soft text-brass",
              )}
            >
              {STATES[status] ?? capitalized(status.replaceAll("_", " "))}
            </span>
          )}
        </h2>
        <p className="mt-1">{placesOf(plan)}</p>
        {note && <p className="mt-1 text-ink-soft">{note}</p>}
      </div>
      {action}
      <PlanFailure />
    </section>
  );
}
