import { AnalyticsPanel } from "../analytics/analytics-panel.tsx";
import { ConfirmTimes } from "../hotel/confirm-times.tsx";
import { LoadFailure } from "../ui/load-failure.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { SectionTiles } from "./section-tiles.tsx";
import { SetupSteps } from "./setup-steps.tsx";
import { type Setup, useSetup } from "./use-setup.ts";

export function DashboardScreen() {
  const setup = useSetup();
  return (
    <div className="flex flex-col gap-10">
      <ConfirmTimes />
      <Steps setup={setup} />
      <AnalyticsPanel />
      <SectionTiles {...setup} />
    </div>
  );
}

function Steps({ setup }: { setup: Setup }) {
  const { failed, error, retry, loading, profilePercent } = setup;
  if (failed) return <LoadFailure inline what="your next steps" error={error} onRetry={retry} />;
  if (!loading) return <SetupSteps setup={setup} />;
  // Keeps their place where it is known already that there will be some.
  return profilePercent < 100 && <Skeleton className="h-96 rounded-2xl" />;
}
