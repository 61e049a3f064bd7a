import { useState } from "react";
import { Link } from "react-router";
import { t } from "../../../lib/texts/t.ts";
import { PlanLine } from "../../account/subscription/current-plan.tsx";
import { UPGRADE, usePlan, usePlanPending } from "../../account/subscription/plan.ts";
import { textLink } from "../../ui/button.tsx";
import { BesideName } from "../../ui/in-head.tsx";
import { NotLoaded } from "../../ui/load-failure.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { CustomSectionList, useCreateSection } from "../custom-sections/custom-section-list.tsx";
import type { OpenDialog } from "../sections/item-dialogs.tsx";
import { useCustomSections } from "../sections/items.ts";
import { ContentActions, type ContentWay } from "./content-sheet.tsx";
import { isBounded, isFull, useSectionOverview } from "./overview.ts";
import { VisibilityList } from "./visibility-list.tsx";

const FAILED = t`Failed to load section data.`;

/** Which sections guests see: the eight with their switches, and the custom ones. */
export function SectionManagementScreen({ ways }: { ways: readonly ContentWay[] }) {
  const overview = useSectionOverview();
  const customSections = useCustomSections();
  const plan = usePlan();
  const planPending = usePlanPending();
  const [open, setOpen] = useState<OpenDialog>();
  const create = useCreateSection(plan, setOpen);
  // Both parts appear together, once both are loaded or have failed, so that nothing moves.
  if (planPending || !overview.isFetched || !customSections.isFetched) return <Loading />;

  const counts = overview.data?.custom_sections.map(({ id, items }) => [id, items] as const);
  return (
    <div className="flex flex-col gap-6">
      <BesideName>
        <ContentActions ways={ways} overview={overview.data} onCreate={create} />
      </BesideName>
      <PlanLine>
        {isBounded(plan) && !(overview.data && isFull(overview.data, plan)) && (
          <Link to={UPGRADE.to} className={textLink}>
            {UPGRADE.label}
          </Link>
        )}
      </PlanLine>
      {overview.data ? (
        <VisibilityList overview={overview.data} plan={plan} />
      ) : (
        <NotLoaded query={overview} what="what guests see" title={FAILED} />
      )}
      {customSections.data ? (
        <CustomSectionList
          sections={customSections.data}
          counts={counts && new Map(counts)}
          plan={plan}
          open={open}
          setOpen={setOpen}
          onCreate={create}
        />
      ) : (
        <NotLoaded query={customSections} what="your own sections" title={FAILED} />
      )}
    </div>
  );
}

function Loading() {
  return (
    <div role="status" aria-label="Loading" className="flex flex-col gap-10">
      <Skeleton className="h-11 rounded-2xl" />
      <Skeleton className="h-160 rounded-2xl" />
    </div>
  );
}
