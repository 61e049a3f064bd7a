import { Check, Circle } from "lucide-react";
import { Link } from "react-router";
import { declared, plural, t } from "../../../lib/texts/t.ts";
import { FREE_PLAN } from "../../../product.ts";
import { SECTIONS } from "../../../sections/index.ts";
import { completionPercent, openInProfile } from "../../content/hotel/fields.ts";
import { useHotel } from "../../content/hotel/hotel-provider.tsx";
import { type SectionOverview, useSectionOverview } from "../../content/visibility/overview.ts";
import { useAnalytics } from "../../page/figures/analytics.ts";
import { isCodeTaken } from "../../page/qr/taken-code.ts";
import { ButtonLink, textLink } from "../../ui/button.tsx";
import { cx } from "../../ui/cx.ts";
import { Fold } from "../../ui/fold.tsx";
import { onDemand } from "../../ui/on-demand.tsx";
import { listedInWords } from "../../ui/words.ts";
import { SETUP_PATH } from "../setup/steps.ts";
import { UsefulBlock } from "./useful-block.tsx";

// Most owners do not see it for weeks, and its texts are long.
const MostUseful = onDemand(() => import("./most-useful.tsx").then((m) => m.MostUseful));

/** The next step of the set-up; once all are done, what helps most now. */
export function NextStep({ setup }: { setup: Setup }) {
  const current = stepsOf(setup).find((step) => !step.done);
  if (!current) return <MostUseful />;
  const { title, description, progress, action } = current;
  return (
    <UsefulBlock title={title} text={description} progress={progress}>
      <ButtonLink to={action.to} variant="onDeep" className="max-sm:w-full">
        {action.label}
      </ButtonLink>
    </UsefulBlock>
  );
}

/** All steps, as long as one is left. */
export function SetupSteps({ setup }: { setup: Setup }) {
  const steps = stepsOf(setup);
  const next = steps.find((step) => !step.done);
  const done = steps.filter((step) => step.done).length;
  if (setup.loading || setup.failed || !next) return null;
  return (
    <Fold title="Get your guest page ready" inside={`${done} of ${steps.length} steps done`}>
      <ol>
        {steps.map((step) => (
          <StepRow key={step.title} step={step} isNext={step === next} />
        ))}
      </ol>
    </Fold>
  );
}

/** The next step has its button in the block. */
function StepRow({ step, isNext }: { step: Step; isNext: boolean }) {
  const { title, description, progress, done, action } = step;
  return (
    <li className="flex items-start gap-x-4 border-line py-3 not-last:border-b">
      {done ? (
        <Check role="img" aria-label="Done" className="mt-0.5 size-5 shrink-0 text-accent" />
      ) : (
        <Circle role="img" aria-label="To do" className="mt-0.5 size-5 shrink-0 text-ink-soft" />
      )}
      <div className="min-w-0 flex-1">
        <h3 className="font-semibold">{title}</h3>
        {!done && <p className="text-ink-soft">{description}</p>}
        <p className="text-sm font-medium text-brass">{progress}</p>
        {!done && !isNext && (
          <Link to={action.to} className={cx(textLink, "inline-flex min-h-11 items-center")}>
            {action.label}
          </Link>
        )}
      </div>
    </li>
  );
}

/** A step from an empty account to a page that guests read. */
interface Step {
  title: string;
  description: string;
  done: boolean;
  /** How far the step is, as text. */
  progress: string;
  action: { label: string; to: string };
}

/** A page with so much on it is begun, whichever way it came there. */
const ENOUGH_ITEMS = 10;
/** Every plan shows as many. */
const ENOUGH_SECTIONS = FREE_PLAN.maxSections;

function stepsOf({
  started,
  profilePercent,
  profileLacks,
  sections,
  codeTaken,
  scanned,
  tested,
}: Setup): Step[] {
  const seen = sections.filter(({ state }) => state?.shown && state.items > 0).length;
  return [
    {
      title: t`Publish your page in three minutes`,
      description: t`Bring your guest folder, or tick what you have. The texts are written.`,
      done: started,
      progress: started ? t`Your page is published` : t`Then print your code`,
      action: { label: t`Start Set-up`, to: SETUP_PATH },
    },
    {
      title: t`Complete your hotel profile`,
      description: t`Still missing: ${listedInWords(profileLacks)}.`,
      done: profilePercent === 100,
      progress: t`${profilePercent}% complete`,
      action: { label: t`Complete Profile`, to: "/admin/profile" },
    },
    {
      title: t`Add what guests ask about`,
      description: t`Fill ${ENOUGH_SECTIONS} sections. Start with what guests ask every day.`,
      done: seen >= ENOUGH_SECTIONS,
      progress: plural(seen, {
        one: "Guests see # section with content",
        other: "Guests see # sections with content",
      }),
      action: nextContent(sections),
    },
    {
      title: t`Print your QR code`,
      description: t`As a poster, card or sticker where guests wait.`,
      // A scanned code has been printed, on whichever computer.
      done: codeTaken || scanned || tested,
      progress: codeTaken || scanned || tested ? t`Ready` : t`Done when you download it`,
      action: { label: t`Open QR Generator`, to: "/admin/qr-code" },
    },
    {
      title: t`Get the first scan`,
      description: t`Scan the code with your own phone.`,
      done: scanned || tested,
      progress: scanned
        ? t`Guests have scanned it`
        : tested
          ? t`Your test scan arrived, not counted`
          : t`Done with the first scan`,
      action: { label: t`Open QR Generator`, to: "/admin/qr-code" },
    },
  ];
}

/** An empty section that guests would see once it is filled, else the screen that shows sections. */
function nextContent(sections: Setup["sections"]): Step["action"] {
  const next = sections.find(({ state }) => state?.items === 0 && state.shown_when_filled)?.section;
  return next
    ? { label: t`Add ${declared(next.title)}`, to: `/admin/${next.route}` }
    : { label: t`Choose What Guests See`, to: "/admin/sections" };
}

export type Setup = ReturnType<typeof useSetup>;

/** Counts the items of all sections: the owner's own, and hidden ones that wait to be complete. */
function itemsIn({ sections, custom_sections, hidden }: SectionOverview): number {
  const counts = [...sections, ...custom_sections].map(({ items }) => items);
  return [...counts, ...Object.values(hidden)].reduce((sum, count) => sum + count, 0);
}

/** How complete the selected hotel's guest page is, according to stored data. */
export function useSetup() {
  const hotel = useHotel();
  const overview = useSectionOverview();
  // A failure of the figures is shown in their own place on the dashboard.
  const analytics = useAnalytics();
  const found = overview.data ? itemsIn(overview.data) : 0;
  return {
    /** Whether guests find something beside confirmed times, or much. */
    started: found >= ENOUGH_ITEMS || (hotel.times_confirmed && found > 0),
    profilePercent: completionPercent(hotel),
    profileLacks: openInProfile(hotel),
    sections: SECTIONS.map((section) => ({
      section,
      state: overview.data?.sections.find(({ id }) => id === section.id),
    })),
    /** By this browser. */
    codeTaken: isCodeTaken(hotel.id),
    scanned: (analytics.data?.total ?? 0) > 0,
    /** By the owner. */
    tested: Boolean(analytics.data?.test_scan_at),
    loading: analytics.isPending || overview.isPending,
    failed: overview.isFetched && !overview.data,
    error: overview.error,
    retry: overview.refetch,
  };
}
