import { useQuery } from "@tanstack/react-query";
import { declared, t } from "../../../lib/texts/t.ts";
import { PRO_PLAN } from "../../../product.ts";
import { SECTIONS } from "../../../sections/index.ts";
import { hadPro, UPGRADE, usePlan, useSubscription } from "../../account/subscription/plan.ts";
import { pricesInWords, usePrices } from "../../account/subscription/prices.ts";
import { useHotel } from "../../content/hotel/hotel-provider.tsx";
import { endsWithPro } from "../../content/visibility/ends-with-pro.ts";
import { type SectionOverview, seenOn } from "../../content/visibility/overview.ts";
import { siteQuery } from "../../rows/site.ts";
import { listedInWords } from "../../ui/words.ts";
import { OwnCover } from "../own-cover.tsx";
import type { Lost } from "./lost.ts";

interface NotShownProps {
  overview: SectionOverview;
  /** At least one. */
  lost: readonly Lost[];
}

/** The first loss by name, and the hotel's own page beside it, with what is not shown in grey. */
export function NotShown({ overview, lost }: NotShownProps) {
  const hotel = useHotel();
  const { data: subscription } = useSubscription();
  const { data: site } = useQuery(siteQuery);
  const { data: prices = [] } = usePrices(Boolean(site?.payments));
  const [first, ...others] = lost;
  const items = lost.reduce((sum, { items }) => sum + items, 0);
  const kept =
    subscription && hadPro(subscription)
      ? t`${endsWithPro(hotel)} Nothing is deleted. ${PRO_PLAN.name} brings it back.`
      : items === 1
        ? t`It is ready.`
        : t`All ${items} are ready.`;
  return (
    <div>
      <section
        aria-labelledby="not-shown"
        className="grid gap-x-8 overflow-hidden rounded-2xl bg-deep text-on-deep @3xl:grid-cols-[1fr_22rem]"
      >
        <div className="self-center p-5 sm:p-9">
          <p className="text-sm font-medium text-on-deep-brass">Your page today</p>
          <h2
            id="not-shown"
            className="mt-1 text-3xl/tight font-semibold text-balance wrap-anywhere sm:text-4xl/tight"
          >
            Guests do not see your {first?.words}.
          </h2>
          <p className="mt-2 text-on-deep-soft">
            {others.length > 0 && `Nor your ${listedInWords(others.map(({ words }) => words))}. `}
            {kept}
          </p>
          {site?.payments && (
            <>
              {/* Of this page: a route would begin at its top. */}
              <a
                href="#how-you-pay"
                className="mt-5 inline-flex min-h-11 items-center rounded-lg bg-on-deep px-5 py-2 font-medium text-deep no-underline hover:bg-on-deep-soft"
              >
                {UPGRADE.label}
              </a>
              {prices.length > 0 && <p className="mt-3 text-sm text-on-deep-soft">{pricesInWords(prices)}</p>}
            </>
          )}
        </div>
        <OwnPage overview={overview} lost={lost} />
      </section>
      <p className="mt-3 text-sm text-ink-soft">
        Your plan does not show the grey ones. Printed QR codes work on every plan.
      </p>
    </div>
  );
}

/** As on a phone: the cover, and one row for each section. */
function OwnPage({ overview, lost }: NotShownProps) {
  const seen = seenOn(overview, usePlan()).filter(({ items }) => items > 0);
  const shown = SECTIONS.flatMap(({ id, title }) => {
    const state = seen.find((one) => one.id === id);
    return state ? [{ id, title: declared(title), items: state.items }] : [];
  });
  return (
    <div className="mx-5 self-end overflow-hidden rounded-t-3xl border-x-8 border-t-8 border-[#0c1f1a] bg-surface text-ink sm:mx-9 @3xl:mt-6 @3xl:ms-0">
      <OwnCover className="min-h-28 p-4" />
      <ul className="divide-y divide-line px-4 pb-1" aria-label="Sections of your page">
        {shown.map(({ id, title, items }) => (
          <li key={id} className="flex items-baseline justify-between gap-3 py-2.5">
            <span className="font-medium">{title}</span>
            <span className="text-sm text-ink-soft">{items}</span>
          </li>
        ))}
        {lost.map(({ title, items }) => (
          <li key={title} className="flex items-baseline gap-3 py-2.5 text-sm text-ink-soft">
            <span className="min-w-0 grow text-base font-medium opacity-70">{title}</span>
            <span className="font-semibold whitespace-nowrap text-brass">not shown</span>
            <span>{items}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
