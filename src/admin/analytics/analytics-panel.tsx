import { ScanLine } from "lucide-react";
import { ANALYTICS_WORDS, words } from "../../lib/errors.ts";
import { ButtonLink } from "../ui/button.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { LoadFailure } from "../ui/load-failure.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { useAnalytics } from "./analytics.ts";
import { Breakdown } from "./breakdown.tsx";
import { Figures } from "./figures.tsx";
import { HowWeCount } from "./how-we-count.tsx";
import { ScansOverTime } from "./scans-over-time.tsx";

/** How often guests open the page, when, on what, and from where. */
export function AnalyticsPanel() {
  return (
    <section aria-labelledby="scans">
      <h2 id="scans" className="mb-4 text-2xl font-semibold">
        Scans
      </h2>
      <AnalyticsContent />
    </section>
  );
}

function AnalyticsContent() {
  const { data: analytics, isFetched, error, refetch } = useAnalytics();
  // Figures of a moment ago are better than none.
  if (isFetched && !analytics) {
    return (
      <LoadFailure
        what="your analytics"
        title={(failure) => `Error loading analytics: ${words(ANALYTICS_WORDS, failure)}`}
        error={error}
        onRetry={refetch}
      />
    );
  }
  if (!analytics) return <Loading />;
  if (analytics.total === 0) return <NoScans tested={Boolean(analytics.test_scan_at)} />;
  const { devices, referrers, via } = analytics;
  return (
    <div className="grid grid-cols-1 gap-4">
      <Figures analytics={analytics} />
      <ScansOverTime analytics={analytics} />
      <div className="grid grid-cols-1 items-start gap-4 md:grid-cols-3">
        <Breakdown
          title="Device Types"
          parts={devices.filter(({ scans }) => scans > 0).map(({ type, scans }) => ({ name: type, scans }))}
        />
        <Breakdown
          title="Traffic Sources"
          parts={referrers.map(({ host, scans }) => ({ name: host, scans }))}
        />
        <Breakdown
          title="Code or Link"
          parts={[
            { name: "QR code", scans: via.qr },
            { name: "Link", scans: via.link },
          ]}
        />
      </div>
      <HowWeCount />
    </div>
  );
}

function NoScans({ tested }: { tested: boolean }) {
  return (
    <EmptyState
      icon={ScanLine}
      title="No scans yet"
      action={<ButtonLink to="/admin/qr-code">Open QR Generator</ButtonLink>}
    >
      {tested && <p className="mb-3 font-medium text-ink">Your test scan arrived, not counted.</p>}
      Here you will see how many guests open your page, on which days, on what device and from where.
      {!tested && " Print the code, put it where guests wait, and scan it with your own phone to try it."}
    </EmptyState>
  );
}

/** As high as what comes. */
function Loading() {
  return (
    <div role="status" aria-label="Loading scans" className="grid gap-4">
      <div className="grid grid-cols-2 gap-3 sm:gap-4 md:grid-cols-4">
        {["Total", "Today", "This Week", "This Month"].map((title) => (
          <Skeleton key={title} className="h-36 rounded-2xl" />
        ))}
      </div>
      <Skeleton className="h-96 rounded-2xl" />
    </div>
  );
}
