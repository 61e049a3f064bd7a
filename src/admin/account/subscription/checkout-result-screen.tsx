import { useQuery } from "@tanstack/react-query";
import { CircleX, Hourglass, type LucideIcon, PartyPopper } from "lucide-react";
import type { ReactNode } from "react";
import { Link, Navigate, useSearchParams } from "react-router";
import { t } from "../../../lib/texts/t.ts";
import { PRO_PLAN, PRODUCT } from "../../../product.ts";
import { siteQuery } from "../../rows/site.ts";
import { Button, ButtonLink, textLink } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Notice } from "../../ui/notice.tsx";
import { LoadingScreen } from "../../ui/skeleton.tsx";
import { proFeatures } from "./feature-lines.ts";
import { FeatureList } from "./feature-list.tsx";
import { UPGRADE, usePaymentNews, usePlanPending } from "./plan.ts";

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
  const { waiting, late, isFetching, error, refetch } = usePaymentNews(REFRESHES);
  const planPending = usePlanPending();
  const site = useQuery(siteQuery);
  const hasSupport = site.data?.support ?? false;
  if (planPending) return <LoadingScreen />;
  const title = late ? t`No payment has arrived yet` : t`Welcome to ${PRO_PLAN.name}!`;
  return (
    <Result
      icon={late ? Hourglass : PartyPopper}
      title={title}
      actions={
        <>
          {late && (
            <Button busy={isFetching && "Checking..."} onClick={() => void refetch()}>
              Check Again
            </Button>
          )}
          <ButtonLink variant={late ? "secondary" : "primary"} to="/admin">
            Go to Dashboard
          </ButtonLink>
        </>
      }
    >
      {waiting && (
        <div className="mb-4 text-start">
          {late ? (
            <Late failed={error !== null} />
          ) : (
            <Notice type="info">We wait for your payment. Then {PRO_PLAN.name} starts by itself.</Notice>
          )}
        </div>
      )}
      <p>{waiting ? "Yours once you have paid:" : "Yours now:"}</p>
      <FeatureList
        label={PRO_PLAN.name}
        features={proFeatures(hasSupport)}
        className="mt-4 text-start text-ink"
      />
    </Result>
  );
}

/** @param failed whether the last read of the payment failed */
function Late({ failed }: { failed: boolean }) {
  return (
    <Notice type="warning">
      {failed ? "We could not look for your payment." : "We see no payment yet."} If you have paid,{" "}
      {PRO_PLAN.name} starts soon by itself.{" "}
      <Link to={UPGRADE.to} className={textLink}>
        Choose a plan
      </Link>
    </Notice>
  );
}

function Canceled() {
  return (
    <Result
      icon={CircleX}
      title="Upgrade Canceled"
      actions={
        <>
          <ButtonLink variant="secondary" to="/admin">
            Back to Dashboard
          </ButtonLink>
          <ButtonLink to={UPGRADE.to}>Try Again</ButtonLink>
        </>
      }
    >
      You paid nothing. Nothing has changed.
    </Result>
  );
}

interface ResultProps {
  icon: LucideIcon;
  title: string;
  actions: ReactNode;
  children: ReactNode;
}

function Result({ icon, title, actions, children }: ResultProps) {
  return (
    <>
      <title>{`${title} · ${PRODUCT}`}</title>
      <h1 className="sr-only">{title}</h1>
      <EmptyState
        icon={icon}
        title={title}
        action={<div className="flex flex-wrap justify-center gap-3">{actions}</div>}
      >
        {children}
      </EmptyState>
    </>
  );
}
