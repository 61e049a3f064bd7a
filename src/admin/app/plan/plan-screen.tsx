import { usePlan } from "../../account/subscription/plan.ts";
import { SubscriptionScreen } from "../../account/subscription/subscription-screen.tsx";
import { useHotel } from "../../content/hotel/hotel-provider.tsx";
import { GuestsSee } from "../../content/visibility/guests-see.tsx";
import { useSectionOverview } from "../../content/visibility/overview.ts";
import { NotLoaded } from "../../ui/load-failure.tsx";
import { lostOn } from "./lost.ts";
import { NotShown } from "./not-shown.tsx";
import { usePlanLines } from "./plan-lines.ts";

export function PlanScreen() {
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
