import { Link } from "react-router";
import { ConfirmTimes } from "../../content/hotel/confirm-times.tsx";
import { AnalyticsPanel } from "../../page/figures/analytics-panel.tsx";
import { SECTION_ICONS } from "../../ui/icons.ts";
import { LoadFailure } from "../../ui/load-failure.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { countWords } from "../../ui/words.ts";
import { type Setup, SetupSteps, useSetup } from "./setup-steps.tsx";

export function DashboardScreen() {
  const setup = useSetup();
  return (
    <div className="flex flex-col gap-10">
      <Steps setup={setup} />
      <ConfirmTimes />
      <AnalyticsPanel />
      <SectionTiles {...setup} />
    </div>
  );
}

function Steps({ setup }: { setup: Setup }) {
  const { failed, error, retry, loading, profilePercent } = setup;
  if (failed) return <LoadFailure inline what="your next steps" error={error} onRetry={retry} />;
  if (!loading) return <SetupSteps setup={setup} />;
  // Keeps their place free when it is already known that there will be some.
  return profilePercent < 100 && <Skeleton className="h-96 rounded-2xl" />;
}

/** All sections at a glance, and which of them guests do not see. */
function SectionTiles({ sections, failed }: Pick<Setup, "sections" | "failed">) {
  return (
    <section>
      <h2 className="mb-4 text-2xl font-semibold">Your content</h2>
      <ul className="grid grid-cols-2 gap-3 sm:gap-4 md:grid-cols-4">
        {sections.map(({ section, state }) => {
          const Icon = SECTION_ICONS[section.icon];
          return (
            <li
              key={section.id}
              className="flex flex-col rounded-2xl border border-line bg-surface transition-colors hover:border-edge"
            >
              <Link to={`/admin/${section.route}`} className="block grow rounded-2xl p-4 sm:p-5">
                <Icon aria-hidden="true" className="size-7 text-brass" strokeWidth={1.5} />
                <span className="mt-4 block font-display text-lg font-semibold">{section.title}</span>
                <span className="mt-0.5 block min-h-6 text-ink-soft">
                  {failed ? "Not counted: no answer" : countWords(state?.items, section)}
                </span>
                {state && state.items > 0 && !state.shown && (
                  <span className="block text-sm text-brass">Not shown to guests</span>
                )}
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
