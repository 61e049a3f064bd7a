import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useSearchParams } from "react-router";
import { isLive } from "../../../lib/subscription-status.ts";
import { PLANS, type Plan, PRO_PLAN } from "../../../product.ts";
import { siteQuery } from "../../rows/site.ts";
import { Card, CardTitle } from "../../ui/card.tsx";
import { cx } from "../../ui/cx.ts";
import { NotLoaded } from "../../ui/load-failure.tsx";
import { Notice } from "../../ui/notice.tsx";
import { LoadingScreen } from "../../ui/skeleton.tsx";
import { useUser } from "../auth/auth-provider.tsx";
import { CurrentPlan } from "./current-plan.tsx";
import { FeatureList } from "./feature-list.tsx";
import { isManageable, usePlan, usePlanPending, useSubscription } from "./plan.ts";
import { ManageButton, UpgradeButton } from "./upgrade-button.tsx";

/** How often to refresh after a visit to the provider's own pages. */
const REFRESHES = 3;

/** @param children what the plan means for guests */
export function SubscriptionScreen({ children }: { children: ReactNode }) {
  const current = usePlan();
  const [{ size: managed }] = useSearchParams();
  const { data: subscription } = useSubscription(managed ? REFRESHES : 0);
  const planPending = usePlanPending();
  const site = useQuery(siteQuery);
  if (planPending) return <LoadingScreen />;

  const payments = site.data?.payments;
  const canUpgrade = current.id !== PRO_PLAN.id && !isLive(subscription?.subscription_status ?? null);
  const upgrade = payments && canUpgrade && <UpgradeButton priceId={payments.priceId} className="w-full" />;
  return (
    <div className="flex flex-col gap-8">
      {payments?.simulated && (
        <Notice type="warning">
          <strong>Payments are simulated on this installation.</strong> No card is asked for and no money
          moves.
        </Notice>
      )}
      <CurrentPlan action={payments && subscription && isManageable(subscription) && <ManageButton />} />
      <section aria-labelledby="plans">
        <h2 id="plans" className="mb-4 text-2xl font-semibold">
          Compare plans
        </h2>
        <ul className="grid gap-5 md:grid-cols-2">
          {PLANS.map((plan) => (
            <li key={plan.id}>
              <PlanCard
                plan={plan}
                current={plan.id === current.id}
                action={plan.id === PRO_PLAN.id && upgrade}
              />
            </li>
          ))}
        </ul>
      </section>
      <NotLoaded inline query={site} what="the ways to pay" />
      {children}
      {site.data && !payments && canUpgrade && <HowToGetPro />}
    </div>
  );
}

interface PlanCardProps {
  plan: Plan;
  current: boolean;
  action: ReactNode;
}

function PlanCard({ plan: { id, name, price, features }, current, action }: PlanCardProps) {
  return (
    <Card className={cx("flex h-full flex-col", id === PRO_PLAN.id && "ring-2 ring-brass")}>
      <div className="flex items-start justify-between gap-3">
        <h3 className="text-xl font-semibold">{name}</h3>
        {current && (
          <span className="rounded-full bg-accent-soft px-3 py-0.5 text-sm font-medium text-accent">
            Your plan
          </span>
        )}
      </div>
      <p className="mt-2">
        <span className="font-display text-4xl font-semibold">${price}</span>{" "}
        <span className="text-ink-soft">per month</span>
      </p>
      <FeatureList label={`${name} includes`} features={features} className="mt-5 mb-6" />
      {action && <div className="mt-auto">{action}</div>}
    </Card>
  );
}

/** Explains why there is no button: this installation takes no payments. */
function HowToGetPro() {
  const { email } = useUser();
  return (
    <Card>
      <CardTitle>How to get {PRO_PLAN.name}</CardTitle>
      <p className="mt-2">
        Payments are not available on this installation. Whoever operates it gives an account {PRO_PLAN.name}{" "}
        without payment: ask them to add <strong className="break-all">{email}</strong> to{" "}
        <code>COMPLIMENTARY_PRO_EMAILS</code> and to restart the server.
      </p>
    </Card>
  );
}
