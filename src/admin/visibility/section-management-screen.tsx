import { UNLIMITED_SECTIONS } from "../../product.ts";
import { CustomSectionList } from "../custom-sections/custom-section-list.tsx";
import { useCustomSections } from "../custom-sections/custom-sections.ts";
import { CurrentPlan } from "../subscription/current-plan.tsx";
import { usePlan, useSubscription } from "../subscription/plan.ts";
import { UPGRADE } from "../subscription/upgrade.ts";
import { ButtonLink } from "../ui/button.tsx";
import { LoadFailure } from "../ui/load-failure.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { useSectionOverview } from "./overview.ts";
import { VisibilityList } from "./visibility-list.tsx";

/** What guests see of the hotel: the eight sections with their switches, and the owner's own. */
export function SectionManagementScreen() {
  const overview = useSectionOverview();
  const customSections = useCustomSections();
  const plan = usePlan();
  // Until it is known the free plan is assumed, and its limits should not flash up.
  const { isPending: planPending } = useSubscription();

  const error = overview.error ?? customSections.error;
  if (error && !(overview.data && customSections.data)) {
    return (
      <LoadFailure
        what="your sections"
        title="Failed to load section data."
        error={error}
        onRetry={() => Promise.all([overview.refetch(), customSections.refetch()])}
      />
    );
  }
  if (!overview.data || !customSections.data || planPending) return <Loading />;

  return (
    <div className="flex flex-col gap-10">
      <CurrentPlan
        action={
          plan.maxSections < UNLIMITED_SECTIONS && <ButtonLink to={UPGRADE.to}>{UPGRADE.label}</ButtonLink>
        }
      />
      <VisibilityList sections={overview.data.sections} plan={plan} />
      <CustomSectionList
        sections={customSections.data}
        counts={new Map(overview.data.custom_sections.map(({ id, items }) => [id, items]))}
        plan={plan}
      />
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
