import { AnalyticsPanel } from "../analytics/analytics-panel.tsx";
import { LoadFailure } from "../ui/load-failure.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { SectionTiles } from "./section-tiles.tsx";
import { SetupSteps } from "./setup-steps.tsx";
import { type Setup, useSetup } from "./use-setup.ts";

export function DashboardScreen() {
  const setup = useSetup();
  if (setup.error) return <LoadFailure what="your dashboard" error={setup.error} onRetry={setup.retry} />;
  return (
    <div className="flex flex-col gap-10">
      {setup.loading ? <ExpectedSteps setup={setup} /> : <SetupSteps setup={setup} />}
      <AnalyticsPanel />
      <SectionTiles counts={setup.counts} />
    </div>
  );
}

/** Keeps their place where it is known already that there will be some. */
function ExpectedSteps({ setup: { profilePercent } }: { setup: Setup }) {
  return profilePercent < 100 && <Skeleton className="h-96 rounded-2xl" />;
}
