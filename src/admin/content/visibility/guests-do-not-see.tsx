import { declared, t } from "../../../lib/texts/t.ts";
import { PRO_PLAN } from "../../../product.ts";
import { SECTIONS, type Section } from "../../../sections/index.ts";
import { UPGRADE, usePlan } from "../../account/subscription/plan.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { useTask } from "../../ui/use-task.ts";
import { listedInWords } from "../../ui/words.ts";
import { UPDATED, useShowSection } from "./choices.ts";
import { seenInPart, type Unseen, unseen, useSectionOverview, visibilityWords } from "./overview.ts";

export function GuestsDoNotSee({ section }: { section: Section }) {
  const plan = usePlan();
  const { data: overview } = useSectionOverview();
  const why = overview && unseen(overview, section.id, plan);
  if (!why) return null;
  const state = overview.sections.find(({ id }) => id === section.id);
  const what = (state && seenInPart(overview, state)) ?? t`Guests do not see this section`;
  return (
    <div className="mb-6">
      <Notice type="warning">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <p className="min-w-0 flex-1 basis-72">
            {what}. {because(why)}
          </p>
          {why.reason === "plan" ? (
            <ButtonLink variant="secondary" to={UPGRADE.to} className="max-sm:w-full">
              {UPGRADE.label}
            </ButtonLink>
          ) : (
            <ShowButton section={section} instead={SECTIONS.find(({ id }) => id === why.last)} />
          )}
        </div>
      </Notice>
    </div>
  );
}

function because({ reason, seen }: Unseen): string {
  if (reason === "hidden") return t`You have hidden it.`;
  if (reason === "plan") return t`Custom sections are part of ${PRO_PLAN.name}. It is kept.`;
  return t`They see ${listedInWords(seen)}.`;
}

function ShowButton({ section: { id }, instead }: { section: Section; instead: Section | undefined }) {
  const { mutateAsync: show } = useShowSection();
  const { maxSections } = usePlan();
  const [busy, run] = useTask((error) => visibilityWords(error, maxSections));
  return (
    <Button
      variant="secondary"
      className="max-sm:w-full"
      busy={busy && "Updating..."}
      onClick={() => void run(() => show({ id, insteadOf: instead?.id }), UPDATED)}
    >
      {instead ? `Show instead of ${declared(instead.title)}` : "Show to Guests"}
    </Button>
  );
}

/** For an empty section: when guests will see its first item, as a sentence. */
export function useWhenSeen(section: Section): string {
  const plan = usePlan();
  const { data: overview } = useSectionOverview();
  if (!overview) return "";
  const why = unseen(overview, section.id, plan);
  if (!why) return t`Guests see it at once.`;
  switch (why.reason) {
    case "hidden":
      return t`You have hidden this section.`;
    case "plan":
      return t`Guests see custom sections with ${PRO_PLAN.name}.`;
    case "places":
      return t`Guests see ${listedInWords(why.seen)}. You can show this one instead.`;
  }
}
