import { CurrentPlan } from "../../account/subscription/current-plan.tsx";
import { usePlan, usePlanPending } from "../../account/subscription/plan.ts";
import { NotLoaded } from "../../ui/load-failure.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { CustomSectionList } from "../custom-sections/custom-section-list.tsx";
import { useCustomSections } from "../sections/items.ts";
import { useSectionOverview } from "./overview.ts";
import { VisibilityList } from "./visibility-list.tsx";

const FAILED = "Failed to load section data.";

/** Which sections guests see: the eight with their switches, and the custom ones. */
export function SectionManagementScreen() {
  const overview = useSectionOverview();
  const customSections = useCustomSections();
  const plan = usePlan();
  const planPending = usePlanPending();
  // Both parts appear together, once both are loaded or have failed, so that nothing moves.
  if (planPending || !overview.isFetched || !customSections.isFetched) return <Loading />;

  const counts = overview.data?.custom_sections.map(({ id, items }) => [id, items] as const);
  return (
    <div className="flex flex-col gap-10">
      <CurrentPlan />
      {overview.data ? (
        <VisibilityList overview={overview.data} plan={plan} />
      ) : (
        <NotLoaded query={overview} what="what guests see" title={FAILED} />
      )}
      {customSections.data ? (
        <CustomSectionList sections={customSections.data} counts={counts && new Map(counts)} plan={plan} />
      ) : (
        <NotLoaded query={customSections} what="your own sections" title={FAILED} />
      )}
    </div>
  );
}

function Loading() {
  return (
    <div role="status" aria-label="Loading" className="flex flex-col gap-10">
      <Skeleton className="h-32 rounded-2xl" />
      <Skeleton className="h-160 rounded-2xl" />
    </div>
  );
}
