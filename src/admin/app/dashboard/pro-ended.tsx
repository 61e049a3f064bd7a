import { useState } from "react";
import { Link } from "react-router";
import { t } from "../../../lib/texts/t.ts";
import { DAY } from "../../../lib/time/zoned-time.ts";
import { FREE_PLAN, PRO_PLAN } from "../../../product.ts";
import { hadPro, UPGRADE, usePlan, useSubscription } from "../../account/subscription/plan.ts";
import { useSelectedHotel } from "../../content/hotel/hotel-provider.tsx";
import { endsWithPro } from "../../content/visibility/ends-with-pro.ts";
import { useSectionOverview } from "../../content/visibility/overview.ts";
import { textLink } from "../../ui/button.tsx";
import { cx } from "../../ui/cx.ts";
import { Notice } from "../../ui/notice.tsx";
import { listedInWords } from "../../ui/words.ts";
import { lostOn } from "../plan/lost.ts";

/** An owner who stays on the free plan has decided by then. */
const SAID_FOR = 30 * DAY;

/** After Pro has ended: what guests no longer see, and the way back. */
export function ProEnded() {
  const { hotel, work } = useSelectedHotel();
  const [now] = useState(Date.now);
  const plan = usePlan();
  const { data: subscription } = useSubscription();
  const { data: overview } = useSectionOverview();
  if (work || plan.id !== FREE_PLAN.id || !subscription || !hadPro(subscription) || !overview) return null;
  const ended = (subscription.current_period_end ?? 0) * 1000;
  if (now - ended > SAID_FOR) return null;
  const lost = lostOn(overview, plan);
  return (
    <Notice type="warning" link={UPGRADE}>
      {[
        t`${PRO_PLAN.name} has ended.`,
        lost.length > 0 && t`Guests do not see your ${listedInWords(lost.map(({ words }) => words))}.`,
        endsWithPro(hotel),
        t`Nothing is deleted.`,
      ]
        .filter(Boolean)
        .join(" ")}
      {lost.length > 0 && (
        <Link to="/admin/sections" className={cx(textLink, "flex min-h-11 w-fit items-center")}>
          Choose What Guests See
        </Link>
      )}
    </Notice>
  );
}
