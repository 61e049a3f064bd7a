import { useQuery } from "@tanstack/react-query";
import { ChevronRight, Eye, LayoutDashboard, type LucideIcon, MapPin, Printer } from "lucide-react";
import { Link } from "react-router";
import { plural } from "../../../lib/texts/t.ts";
import { usePlan } from "../../account/subscription/plan.ts";
import { useHotel } from "../../content/hotel/hotel-provider.tsx";
import { itemsSeen, useSectionOverview } from "../../content/visibility/overview.ts";
import { OPENS_NEARBY } from "../../filling/ways-to-fill.tsx";
import { PosterOffer } from "../../page/qr/print/poster-offer.tsx";
import { siteQuery } from "../../rows/site.ts";
import { textLink } from "../../ui/button.tsx";
import { listedInWords } from "../../ui/words.ts";
import { type Lost, lostOn } from "../plan/lost.ts";
import { StepTitle } from "./step-frame.tsx";

/** The page is live: its poster, and what may come next. */
export function ReadyStep() {
  const { id } = useHotel();
  const plan = usePlan();
  const { data: overview } = useSectionOverview();
  const { data: site } = useQuery(siteQuery);
  return (
    // Room for the message that offers Undo, which would cover the last links.
    <div className="flex flex-col gap-4 pb-8">
      <StepTitle
        title="Your page is live"
        text={
          overview
            ? plural(itemsSeen(overview), { one: "Guests see # item.", other: "Guests see # items." })
            : ""
        }
      />
      {overview && <Waiting lost={lostOn(overview, plan)} places={plan.maxSections} />}
      <section aria-label="Poster" className="rounded-2xl bg-deep p-4 text-on-deep sm:p-8">
        <PosterOffer />
      </section>
      <div>
        <NextLink to="/admin/qr-code" icon={Printer} title="Cards for each room" />
        <NextLink to={`/view/${id}`} icon={Eye} title="See It as a Guest" isElsewhere />
        {site?.nearby && (
          <NextLink to={`/admin/restaurants?${OPENS_NEARBY}`} icon={MapPin} title="Add what is nearby" />
        )}
        <NextLink to="/admin" icon={LayoutDashboard} title="To the Dashboard" />
      </div>
    </div>
  );
}

/** Content that the plan does not show, and where its owner chooses. */
function Waiting({ lost, places }: { lost: readonly Lost[]; places: number }) {
  if (lost.length === 0) return null;
  const words = listedInWords(lost.map(({ words }) => words));
  return (
    <p>
      Your plan shows {places} sections. Guests do not see your {words}.{" "}
      <Link to="/admin/sections" className={textLink}>
        Choose other sections
      </Link>
    </p>
  );
}

interface NextLinkProps {
  to: string;
  icon: LucideIcon;
  title: string;
  /** Beside the admin, in a tab of its own. */
  isElsewhere?: boolean;
}

function NextLink({ to, icon: Icon, title, isElsewhere = false }: NextLinkProps) {
  return (
    <Link
      to={to}
      {...(isElsewhere && { target: "_blank", rel: "noopener" })}
      className="flex min-h-14 items-center gap-4 border-b border-line py-2"
    >
      <Icon className="size-6 shrink-0 text-brass" strokeWidth={1.5} />
      <span className="grow font-medium">{title}</span>
      <ChevronRight className="size-5 shrink-0 text-ink-soft" />
    </Link>
  );
}
