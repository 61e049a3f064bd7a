import { useHotel, useMay } from "../../content/hotel/hotel-provider.tsx";
import { PageLanguageQuestion } from "../../content/hotel/language-question.tsx";
import { EndingSecrets, WifiQuestion } from "../../content/hotel/wifi-question.tsx";
import { NotReached } from "../../inbox/alarm/told-list.tsx";
import { LoadFailure } from "../../ui/load-failure.tsx";
import { onDemand } from "../../ui/on-demand.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { CameIn } from "./came-in.tsx";
import { ExtrasRow } from "./extras-row.tsx";
import { ProEnded } from "./pro-ended.tsx";
import { SecretsToTell } from "./secrets-to-tell.tsx";
import { NextStep, type Setup, SetupSteps, useSetup } from "./setup-steps.tsx";
import { ShutNames } from "./shut-names.tsx";
import { TellGuests } from "./tell-guests.tsx";
import { UsefulPlace } from "./useful-block.tsx";

// Once for each hotel, and its form is large.
const ConfirmTimes = onDemand(
  () => import("../../content/hotel/confirm-times.tsx").then((m) => m.ConfirmTimes),
  <Skeleton className="h-56 rounded-2xl" />,
);

// Below the first screen.
const AnalyticsPanel = onDemand(
  () => import("../../page/figures/analytics-panel.tsx").then((m) => m.AnalyticsPanel),
  <Skeleton className="h-96 rounded-2xl" />,
);
const TwentyQuestions = onDemand(
  () => import("../../page/questions/twenty-questions.tsx").then((m) => m.TwentyQuestions),
  <Skeleton className="h-16 rounded-2xl" />,
);

/** Today: what helps most now, what all guests should know, what came in; then the figures. */
export function DashboardScreen() {
  return useMay("editor") ? (
    <Today />
  ) : (
    <div className="flex flex-col gap-6">
      <NotReached />
      <DeskToday />
      <SecretsToTell />
    </div>
  );
}

function DeskToday() {
  return (
    <div className="grid gap-x-8 gap-y-6 @3xl:auto-cols-fr @3xl:grid-flow-col">
      <TellGuests />
      <CameIn />
    </div>
  );
}

function Today() {
  const setup = useSetup();
  const hotel = useHotel();
  return (
    <div className="flex flex-col gap-6">
      <NotReached />
      <ShutNames />
      <ProEnded />
      <Next setup={setup} />
      <PageLanguageQuestion />
      {!hotel.times_confirmed && <ConfirmTimes key={hotel.id} hotel={hotel} />}
      <WifiQuestion />
      <EndingSecrets />
      <DeskToday />
      <ExtrasRow />
      <AnalyticsPanel />
      <TwentyQuestions />
      <SetupSteps setup={setup} />
    </div>
  );
}

function Next({ setup }: { setup: Setup }) {
  const { failed, error, retry, loading, profilePercent } = setup;
  if (failed) return <LoadFailure inline what="your next steps" error={error} onRetry={retry} />;
  if (!loading) return <NextStep setup={setup} />;
  // Keeps their place free when it is already known that there will be some.
  return profilePercent < 100 && <UsefulPlace />;
}
