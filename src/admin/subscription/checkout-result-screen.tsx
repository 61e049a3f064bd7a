import { CircleX, PartyPopper } from "lucide-react";
import { Navigate, useSearchParams } from "react-router";
import { FREE_PLAN, PRO_PLAN, PRODUCT } from "../../product.ts";
import { ButtonLink } from "../ui/button.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { Notice } from "../ui/notice.tsx";
import { FeatureList } from "./feature-list.tsx";
import { UPGRADE, usePlan, useSubscription } from "./plan.ts";

/** The payment provider leads back here, with ?success=true or ?canceled=true. */
export function CheckoutResultScreen() {
  const [result] = useSearchParams();
  if (result.get("success") === "true") return <Welcome />;
  if (result.get("canceled") === "true") return <Canceled />;
  return <Navigate to={UPGRADE.to} replace />;
}

/** A payment's event may take a minute; normally it is there after the first refresh. */
const REFRESHES = 30;

function Welcome() {
  const waiting = usePlan().id === FREE_PLAN.id;
  useSubscription(waiting ? REFRESHES : 1);
  const title = `Welcome to ${PRO_PLAN.name}!`;
  const { have = [], coming = [] } = Object.groupBy(PRO_PLAN.features, ({ available }) =>
    available === false ? "coming" : "have",
  );
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
        <FeatureList label="Yours now" features={have} className="mt-4 text-left text-ink" />
        {coming.length > 0 && (
          <>
            <p className="mt-6">And this comes with it, once it is ready:</p>
            <FeatureList label="Still to come" features={coming} className="mt-4 text-left" />
          </>
        )}
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
