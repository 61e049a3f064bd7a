import { Check } from "lucide-react";
import { PLANS, type Plan, PRO_PLAN } from "../../product.ts";
import { useUser } from "../auth/auth-provider.tsx";
import { Card, CardTitle } from "../ui/card.tsx";
import { cx } from "../ui/cx.ts";
import { LoadingScreen } from "../ui/skeleton.tsx";
import { CurrentPlan } from "./current-plan.tsx";
import { usePlan, useSubscription } from "./plan.ts";

export function SubscriptionScreen() {
  const current = usePlan();
  // Until it is known the free plan is assumed, and must not flash up as somebody's own.
  if (useSubscription().isPending) return <LoadingScreen />;
  return (
    <div className="flex flex-col gap-8">
      <CurrentPlan />
      <section aria-labelledby="plans">
        <h2 id="plans" className="mb-4 text-2xl font-semibold">
          Compare plans
        </h2>
        <ul className="grid gap-5 md:grid-cols-2">
          {PLANS.map((plan) => (
            <li key={plan.id}>
              <PlanCard plan={plan} current={plan.id === current.id} />
            </li>
          ))}
        </ul>
      </section>
      {current.id !== PRO_PLAN.id && <HowToGetPro />}
    </div>
  );
}

function PlanCard({ plan: { id, name, price, features }, current }: { plan: Plan; current: boolean }) {
  return (
    <Card className={cx("h-full", id === PRO_PLAN.id && "ring-2 ring-brass")}>
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
      <ul className="mt-5 flex flex-col gap-2.5">
        {features.map((feature) => (
          <li key={feature} className="flex items-start gap-2.5">
            <Check aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-accent" />
            {feature}
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** There is nothing to press: this installation takes no payments. */
function HowToGetPro() {
  const { email } = useUser();
  return (
    <Card>
      <CardTitle>How to get {PRO_PLAN.name}</CardTitle>
      <p className="mt-2">
        Payments are not available on this installation yet. Whoever operates it gives an account{" "}
        {PRO_PLAN.name} without payment: ask them to add <strong className="break-all">{email}</strong> to{" "}
        <code>COMPLIMENTARY_PRO_EMAILS</code> and to restart the server.
      </p>
      <p className="mt-2 text-ink-soft">
        Everything you have added stays where it is, on either plan: a plan decides only how much of it guests
        see.
      </p>
    </Card>
  );
}
