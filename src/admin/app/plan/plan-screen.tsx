import { CreditCard } from "lucide-react";
import { usePlan } from "../../account/subscription/plan.ts";
import { SubscriptionScreen } from "../../account/subscription/subscription-screen.tsx";
import { useHotel, useSelectedHotel } from "../../content/hotel/hotel-provider.tsx";
import type { Workplace } from "../../content/hotel/workplaces.ts";
import { GuestsSee } from "../../content/visibility/guests-see.tsx";
import { useSectionOverview } from "../../content/visibility/overview.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { NotLoaded } from "../../ui/load-failure.tsx";
import { lostOn } from "./lost.ts";
import { NotShown } from "./not-shown.tsx";
import { usePlanLines } from "./plan-lines.ts";

export function PlanScreen() {
  const { work } = useSelectedHotel();
  return work ? <PlanOfAnother work={work} /> : <OwnPlan />;
}

/** Nobody sees, or changes, what another account pays. */
function PlanOfAnother({ work }: { work: Workplace }) {
  return (
    <EmptyState icon={CreditCard} title={`This hotel is on ${work.plan.name}`}>
      Only {work.owner} can change it.
    </EmptyState>
  );
}

function OwnPlan() {
  const hotel = useHotel();
  const plan = usePlan();
  const { data: overview } = useSectionOverview();
  const lost = overview ? lostOn(overview, plan) : [];
  const { lines, failed } = usePlanLines(lost);
  return (
    <SubscriptionScreen hotelId={hotel.id} lines={lines}>
      {failed && <NotLoaded inline query={failed} what="what your guests did last month" hint="" />}
      {overview && lost.length > 0 ? <NotShown overview={overview} lost={lost} /> : <GuestsSee />}
    </SubscriptionScreen>
  );
}
