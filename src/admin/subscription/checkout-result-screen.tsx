import { Check, CircleX, PartyPopper } from "lucide-react";
import { Navigate, useSearchParams } from "react-router";
import { FREE_PLAN, PRO_PLAN, PRODUCT } from "../../product.ts";
import { ButtonLink } from "../ui/button.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { Notice } from "../ui/notice.tsx";
import { usePlan, useSubscription } from "./plan.ts";
import { UPGRADE } from "./upgrade.ts";

/** Where the payment provider leads back to, with ?success=true or ?canceled=true. */
export function CheckoutResultScreen() {
  const [result] = useSearchParams();
  if (result.get("success") === "true") return <Welcome />;
  if (result.get("canceled") === "true") return <Canceled />;
  return <Navigate to={UPGRADE.to} replace />;
}

/** News of a payment may take a minute on a bad day; normally it is there after the first refresh. */
const PATIENCE = 30;

function Welcome() {
  const waiting = usePlan().id === FREE_PLAN.id;
  useSubscription(waiting ? PATIENCE : 1);
  const title = `Welcome to ${PRO_PLAN.name}!`;
  return (
    <>
      <title>{`${title} · ${PRODUCT}`}</title>
      <h1 className="sr-only">{title}</h1>
      <EmptyState
        icon={PartyPopper}
        title={title}
        action={<ButtonLink to="/admin">Go to Dashboard</ButtonLink>}
      >
        {waiting && (
          <div className="mb-4 text-left">
            <Notice type="info">
              Your payment is being confirmed. {PRO_PLAN.name} starts by itself as soon as it is.
            </Notice>
          </div>
        )}
        <p>This is yours now:</p>
        <ul className="mt-4 flex flex-col gap-2.5 text-left text-ink">
          {PRO_PLAN.features.map((feature) => (
            <li key={feature} className="flex items-start gap-2.5">
              <Check aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-accent" />
              {feature}
            </li>
          ))}
        </ul>
      </EmptyState>
    </>
  );
}

function Canceled() {
  const title = "Upgrade Canceled";
  return (
    <>
      <title>{`${title} · ${PRODUCT}`}</title>
      <h1 className="sr-only">{title}</h1>
      <EmptyState
        icon={CircleX}
        title={title}
        action={
          <div className="flex flex-wrap justify-center gap-3">
            <ButtonLink variant="secondary" to="/admin">
              Back to Dashboard
            </ButtonLink>
            <ButtonLink to={UPGRADE.to}>Try Again</ButtonLink>
          </div>
        }
      >
        Nothing was charged, and everything you have added is as it was.
      </EmptyState>
    </>
  );
}
