import { LoadFailure } from "../ui/load-failure.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { SectionTiles } from "./section-tiles.tsx";
import { SetupSteps } from "./setup-steps.tsx";
import { useSetup } from "./use-setup.ts";

export function DashboardScreen() {
  const setup = useSetup();
  if (setup.error) return <LoadFailure what="your dashboard" error={setup.error} onRetry={setup.retry} />;
  const loading = setup.scanned === undefined || setup.counts.some(({ count }) => count === undefined);
  return (
    <div className="flex flex-col gap-10">
      {loading ? <Skeleton className="h-96 rounded-2xl" /> : <SetupSteps setup={setup} />}
      <SectionTiles counts={setup.counts} />
    </div>
  );
}
