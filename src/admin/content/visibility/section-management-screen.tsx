import { useState } from "react";
import { Link } from "react-router";
import { t } from "../../../lib/texts/t.ts";
import { PlanLine } from "../../account/subscription/current-plan.tsx";
import { UPGRADE, usePlan, usePlanPending } from "../../account/subscription/plan.ts";
import { textLink } from "../../ui/button.tsx";
import { BesideName } from "../../ui/in-head.tsx";
import { NotLoaded } from "../../ui/load-failure.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { CustomSections, useCreateSection } from "../custom-sections/custom-sections.tsx";
import type { OpenDialog } from "../sections/item-dialogs.tsx";
import { useCustomSections } from "../sections/items.ts";
import { ContentActions, type ContentWay } from "./content-sheet.tsx";
import { isBounded, isFull, useSectionOverview } from "./overview.ts";
import { VisibilityList } from "./visibility-list.tsx";

const FAILED = t`Failed to load section data.`;

/** Which sections guests see, in their order: the eight with their switches, and the owner's own among them. */
export function SectionManagementScreen({ ways }: { ways: readonly ContentWay[] }) {
  const overview = useSectionOverview();
  const customSections = useCustomSections();
  const plan = usePlan();
  const planPending = usePlanPending();
  const [open, setOpen] = useState<OpenDialog>();
  const create = useCreateSection(plan, setOpen);
  // All appears together, once both are loaded or have failed, so that nothing moves.
  if (planPending || !overview.isFetched || !customSections.isFetched) return <Loading />;

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
        <VisibilityList
          overview={overview.data}
          plan={plan}
          own={customSections.data ?? []}
          onOpen={setOpen}
        />
      ) : (
        <NotLoaded query={overview} what="what guests see" title={FAILED} />
      )}
      {customSections.data ? (
        <CustomSections sections={customSections.data} open={open} setOpen={setOpen} onCreate={create} />
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
