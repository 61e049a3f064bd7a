import { Link } from "react-router";
import { plural } from "../../../lib/texts/t.ts";
import { FREE_PLAN, PRO_PLAN } from "../../../product.ts";
import { hadPro, longDate, usePlan, useSubscription } from "../../account/subscription/plan.ts";
import { textLink } from "../../ui/button.tsx";
import { Card, CardTitle } from "../../ui/card.tsx";
import { NotLoaded } from "../../ui/load-failure.tsx";
import { listedInWords } from "../../ui/words.ts";
import { useHotel } from "../hotel/hotel-provider.tsx";
import { endsWithPro } from "./ends-with-pro.ts";
import {
  itemsUnseen,
  type SectionOverview,
  seenInPart,
  seenOn,
  titlesOf,
  useSectionOverview,
} from "./overview.ts";

/** The plan's limit in terms of this hotel's guests, now and when the plan ends. */
export function GuestsSee() {
  const plan = usePlan();
  const { data: subscription } = useSubscription();
  const hotel = useHotel();
  const query = useSectionOverview();
  const overview = query.data;
  const isFree = plan.id === FREE_PLAN.id;
  const ends = subscription?.cancel_at_period_end ? subscription.current_period_end : null;
  // The plan above says that they see all.
  if (!isFree && !ends) return null;
  if (!overview) return <NotLoaded inline query={query} what="what your guests see" />;
  const onFree = split(overview);
  return (
    <Card>
      <CardTitle>What your guests see</CardTitle>
      {isFree ? (
        <p className="mt-2">
          <span>
            Guests see <Names of={onFree.seen} />.
          </span>{" "}
          {onFree.unseen.length > 0 && (
            <>
              They do not see <Names of={onFree.unseen} />.{" "}
              {subscription && hadPro(subscription)
                ? `${endsWithPro(hotel)} Nothing was deleted. With ${PRO_PLAN.name} all of it is back.`
                : `With ${PRO_PLAN.name} they see these too.`}
              {onFree.inPart && ` ${onFree.inPart}.`}
            </>
          )}
        </p>
      ) : (
        <p className="mt-2">Guests see all sections that are on.</p>
      )}
      {!isFree && ends && (
        <p className="mt-2">
          <span>
            After {longDate(ends)} they see <Names of={onFree.seen} />.
          </span>{" "}
          {onFree.unseen.length > 0 && (
            <>
              They do not see <Names of={onFree.unseen} />.{" "}
            </>
          )}
          {onFree.inPart && `${onFree.inPart}. `}
          {endsWithPro(hotel)} <span>Nothing is deleted.</span>
        </p>
      )}
      <p className="mt-2 text-ink-soft">
        Choose what to show in{" "}
        <Link to="/admin/sections" className={textLink}>
          Section Management
        </Link>
        . Printed codes keep working.
      </p>
    </Card>
  );
}

function Names({ of: names }: { of: readonly string[] }) {
  return <strong>{names.length > 0 ? listedInWords(names) : "none yet"}</strong>;
}

/**
 * The names of the sections that guests see on the free plan, and of those that they would see on a bigger
 * one.
 */
function split(overview: SectionOverview) {
  const seen = seenOn(overview, FREE_PLAN);
  const unseen = seenOn(overview, PRO_PLAN).filter(
    (section) => !seen.includes(section) && (section.items === 0 || itemsUnseen(overview, section) > 0),
  );
  const [inPart] = unseen.flatMap((section) => seenInPart(overview, section) ?? []);
  const count = overview.custom_sections.length;
  const custom = count === 0 ? [] : [plural(count, { one: "# custom section", other: "# custom sections" })];
  return { seen: titlesOf(seen), unseen: [...titlesOf(unseen), ...custom], inPart };
}
