import { ChevronRight } from "lucide-react";
import { failureText, networkOr } from "../../../lib/errors.ts";
import { as, t } from "../../../lib/texts/t.ts";
import { useHotel } from "../../content/hotel/hotel-provider.tsx";
import { percentInWords } from "../../content/sections/fact-words.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Card, CardTitle } from "../../ui/card.tsx";
import { NotLoaded } from "../../ui/load-failure.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { MissedSearches } from "../searches/missed-searches.tsx";
import { useAnalytics } from "./analytics.ts";
import { Bars } from "./bars.tsx";
import { Figures } from "./figures.tsx";
import { LookedFor } from "./looked-for.tsx";
import { percentages, roundedNumber } from "./numbers.ts";
import { ScansOverTime } from "./scans-over-time.tsx";

/** Follows "Error loading analytics: …". */
const ANALYTICS_FAILURES = { ...networkOr(t`Failed to fetch analytics`), showMessage: true };

/** Names of devices and sources that are no host, by what the server calls them. */
const NAMES: Readonly<Record<string, string>> = {
  Mobile: t`Mobile`,
  Tablet: t`Tablet`,
  Desktop: t`Desktop`,
  Unknown: as("a device")`Unknown`,
  Direct: as("a source")`Direct`,
  Other: as("sources")`Other`,
};

/** How often guests open the page, when, on which devices, and from where. */
export function AnalyticsPanel() {
  return (
    <section aria-labelledby="scans">
      <h2 id="scans" className="mb-2 text-xl font-semibold lg:sr-only">
        Scans
      </h2>
      <AnalyticsContent />
    </section>
  );
}

function AnalyticsContent() {
  const query = useAnalytics();
  const analytics = query.data;
  // Figures loaded earlier are better than none.
  if (!analytics) {
    return (
      <NotLoaded
        query={query}
        what="your analytics"
        title={(failure) => t`Error loading analytics: ${failureText(ANALYTICS_FAILURES, failure)}`}
        meanwhile={<Loading />}
      />
    );
  }
  if (analytics.total === 0) return <NoScans tested={Boolean(analytics.test_scan_at)} />;
  const { total, devices, referrers, via } = analytics;
  return (
    <div className="grid grid-cols-1 gap-4">
      <Figures analytics={analytics} />
      <ScansOverTime analytics={analytics} />
      <div className="grid grid-cols-1 items-start gap-4 md:grid-cols-3">
        <Breakdown
          title="Device Types"
          total={total}
          parts={devices
            .filter(({ scans }) => scans > 0)
            .map(({ type, scans }) => ({ name: NAMES[type] ?? type, scans }))}
        />
        <Breakdown
          title="Traffic Sources"
          total={total}
          parts={referrers.map(({ host, scans }) => ({ name: NAMES[host] ?? host, scans }))}
        />
        <Breakdown
          title="Code or Link"
          total={total}
          parts={[
            { name: t`QR code`, scans: via.qr },
            { name: t`Link`, scans: via.link },
          ]}
        />
      </div>
      <HowWeCount />
      <LookedFor />
      <MissedSearches />
    </div>
  );
}

function NoScans({ tested }: { tested: boolean }) {
  return (
    <div className="flex flex-wrap items-center gap-x-8 gap-y-4 border-y border-line py-4">
      <div className="min-w-0 flex-1 basis-64">
        <h3 className="text-xl font-semibold">No scans yet</h3>
        {tested && <p className="mt-1 font-medium">Your test scan arrived, not counted.</p>}
        <p className="mt-1 text-ink-soft">
          Here you will see how many guests open your page.
          {!tested && " Print the code and try it with your phone."}
        </p>
      </div>
      <ButtonLink variant="secondary" to="/admin/qr-code">
        Open QR Generator
      </ButtonLink>
    </div>
  );
}

/** As high as the content that replaces it. */
function Loading() {
  return (
    <div role="status" aria-label="Loading scans" className="grid gap-4">
      <div className="grid grid-cols-2 gap-3 sm:gap-4 md:grid-cols-4">
        {[1, 2, 3, 4].map((figure) => (
          <Skeleton key={figure} className="h-36 rounded-2xl" />
        ))}
      </div>
      <Skeleton className="h-96 rounded-2xl" />
    </div>
  );
}

interface BreakdownProps {
  title: string;
  /** All scans: where only the most frequent are listed, their shares are of all. */
  total: number;
  parts: readonly { name: string; scans: number }[];
}

/** The shares of all scans by one property, as bars with the same figures as text. */
function Breakdown({ title, total, parts }: BreakdownProps) {
  const rest = total - parts.reduce((sum, { scans }) => sum + scans, 0);
  const percents = percentages([...parts.map(({ scans }) => scans), rest]);
  const share = (scans: number, index: number) => {
    const percent = percents[index] ?? 0;
    return scans > 0 && percent === 0 ? `<${percentInWords(1)}` : percentInWords(percent);
  };
  return (
    <Card>
      <CardTitle>{title}</CardTitle>
      <Bars
        title={title}
        parts={parts.map(({ name, scans }, index) => ({
          name,
          text: roundedNumber(scans),
          after: share(scans, index),
          percent: percents[index] ?? 0,
        }))}
      />
      {rest > 0 && (
        <p className="mt-3 text-ink-soft">
          All others: {roundedNumber(rest)} · {share(rest, parts.length)}
        </p>
      )}
    </Card>
  );
}

function HowWeCount() {
  const { time_zone } = useHotel();
  return (
    <details className="group text-ink-soft">
      <summary className="flex min-h-11 w-fit cursor-pointer list-none items-center gap-2 rounded-lg font-medium hover:text-ink">
        <ChevronRight className="size-5 transition-transform group-open:rotate-90" />
        How we count
      </summary>
      <ul className="mt-1 grid max-w-3xl list-disc gap-1.5 ps-7 marker:text-brass">
        <li>A scan is one visit, by code or link. Bots and your own devices do not count.</li>
        <li>A guest is one device on one day. Weeks only count scans.</li>
        <li>Weeks begin on Monday, in your time zone ({time_zone}).</li>
        <li>Growth compares each number with your average. Today is not over yet.</li>
        <li>
          Searches are counted without names. You see what at least two guests looked for. We delete them
          after 90 days and keep no numbers, addresses or whole sentences.
        </li>
        <li>“Direct” means not from another website: by code, bookmark or app.</li>
      </ul>
    </details>
  );
}
