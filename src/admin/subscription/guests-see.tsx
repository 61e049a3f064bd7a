import { Link } from "react-router";
import { FREE_PLAN, PRO_PLAN } from "../../product.ts";
import { SECTIONS } from "../../sections/index.ts";
import { Card, CardTitle } from "../ui/card.tsx";
import { LoadFailure } from "../ui/load-failure.tsx";
import { textLink } from "../ui/text-link.tsx";
import { type SectionOverview, seenByGuests, useSectionOverview } from "../visibility/overview.ts";
import { usePlan, useSubscription } from "./plan.ts";
import { longDate } from "./terms.ts";

/** What the plan's limit means for this hotel's guests, now and when the plan ends. */
export function GuestsSee() {
  const plan = usePlan();
  const { data: subscription } = useSubscription();
  const { data: overview, isFetched, error, refetch } = useSectionOverview();
  if (!overview) {
    return isFetched && <LoadFailure inline what="what your guests see" error={error} onRetry={refetch} />;
  }
  const ends = subscription?.cancel_at_period_end ? subscription.current_period_end : null;
  const onFree = split(overview);
  return (
    <Card>
      <CardTitle>What your guests see</CardTitle>
      {plan.id === FREE_PLAN.id ? (
        <p className="mt-2">
          With the {plan.name} plan guests see up to {plan.maxSections} sections: <Names of={onFree.seen} />.{" "}
          {onFree.unseen.length > 0 && (
            <>
              They do not see <Names of={onFree.unseen} />. Nothing was deleted: these are shown again with{" "}
              {PRO_PLAN.name}.
            </>
          )}
        </p>
      ) : (
        <p className="mt-2">Guests see every section you switch on, and your custom sections.</p>
      )}
      {plan.id !== FREE_PLAN.id && ends && (
        <p className="mt-2">
          After {longDate(ends)} they see <Names of={onFree.seen} />
          {onFree.unseen.length > 0 && (
            <>
              {" "}
              and no longer <Names of={onFree.unseen} />
            </>
          )}
          . Nothing is deleted.
        </p>
      )}
      <p className="mt-2 text-ink-soft">
        Choose what to show in{" "}
        <Link to="/admin/sections" className={textLink}>
          Section Management
        </Link>
        . Printed QR codes go on working on every plan.
      </p>
    </Card>
  );
}

function Names({ of: names }: { of: readonly string[] }) {
  return <strong>{names.length > 0 ? new Intl.ListFormat("en").format(names) : "none"}</strong>;
}

/** The names of what guests see of this hotel on the free plan, and of what they do not. */
function split({ sections, custom_sections }: SectionOverview): { seen: string[]; unseen: string[] } {
  const visible = sections.filter(({ visible }) => visible);
  const seen = seenByGuests(sections, FREE_PLAN.maxSections);
  const titles = (ids: readonly { id: string }[]) =>
    SECTIONS.filter(({ id }) => ids.some((one) => one.id === id)).map(({ title }) => title);
  const count = custom_sections.length;
  const custom = count === 0 ? [] : [`${count} custom ${count === 1 ? "section" : "sections"}`];
  return { seen: titles(seen), unseen: [...titles(visible.filter((one) => !seen.includes(one))), ...custom] };
}
