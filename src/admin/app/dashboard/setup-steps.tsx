import { Check } from "lucide-react";
import { FREE_PLAN } from "../../../product.ts";
import { SECTIONS, type Section } from "../../../sections/index.ts";
import { completionPercent } from "../../content/hotel/fields.ts";
import { useHotel } from "../../content/hotel/hotel-provider.tsx";
import { type SectionVisibility, useSectionOverview } from "../../content/visibility/overview.ts";
import { SETUP_PATH } from "../../filling/setup/steps.ts";
import { useAnalytics } from "../../page/figures/analytics.ts";
import { isCodeTaken } from "../../page/qr/taken-code.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { cx } from "../../ui/cx.ts";
import { onDemand } from "../../ui/on-demand.tsx";
import { ProgressBar } from "../../ui/progress-bar.tsx";
import { counted } from "../../ui/words.ts";

// Most owners do not see it for weeks, and its texts are long.
const MostUseful = onDemand(() => import("./most-useful.tsx").then((m) => m.MostUseful));

/** Once all of them are done, what helps most now takes their place. */
export function SetupSteps({ setup }: { setup: Setup }) {
  const steps = stepsOf(setup);
  const done = steps.filter((step) => step.done).length;
  const current = steps.find((step) => !step.done);
  if (!current) return <MostUseful />;
  return (
    <section>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 className="text-2xl font-semibold">Get your guest page ready</h2>
        <p className="text-ink-soft">
          {done} of {steps.length} steps done
        </p>
      </div>
      <div className="mt-4">
        <ProgressBar label="Set-up" percent={Math.round((done / steps.length) * 100)} />
      </div>
      <ol className="mt-4">
        {steps.map((step, index) => (
          <StepRow key={step.title} step={step} number={index + 1} current={step === current} />
        ))}
      </ol>
    </section>
  );
}

function StepRow({ step, number, current }: { step: Step; number: number; current: boolean }) {
  return (
    <li
      className={cx(
        "flex flex-wrap items-start gap-x-5 gap-y-4 sm:items-center",
        // The one colored block: what helps most now.
        current ? "my-2 rounded-2xl bg-deep p-6 text-on-deep sm:p-8" : "border-line py-5 not-last:border-b",
      )}
    >
      <span
        className={cx(
          "grid size-11 shrink-0 place-items-center rounded-full font-display text-lg font-semibold",
          step.done && "bg-accent-soft text-accent",
          !step.done &&
            (current ? "border border-on-deep-brass text-on-deep-brass" : "border border-edge text-ink-soft"),
        )}
      >
        {step.done ? <Check role="img" aria-label="Done" className="size-5" /> : number}
      </span>
      <div className="min-w-0 flex-1 basis-60">
        <h3 className={cx("font-semibold", current ? "text-2xl sm:text-3xl" : "text-lg")}>{step.title}</h3>
        <p className={cx(current ? "mt-1 text-on-deep-soft" : "text-ink-soft")}>{step.description}</p>
        <p className={cx("mt-1 text-sm font-medium", current ? "text-on-deep-brass" : "text-brass")}>
          {step.progress}
        </p>
      </div>
      {!step.done && (
        <ButtonLink to={step.action.to} variant={current ? "onDeep" : "secondary"} className="max-sm:w-full">
          {step.action.label}
        </ButtonLink>
      )}
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

function stepsOf({ started, profilePercent, sections, codeTaken, scanned, tested }: Setup): Step[] {
  const seen = sections.filter(({ state }) => state?.shown && state.items > 0).length;
  return [
    {
      title: "Publish your page in three minutes",
      description:
        "Bring the guest folder you have, or tick what your house has. The texts are written; you fill in the blanks.",
      done: started,
      progress: started ? "Your page has what guests ask first" : "Ends with your code, ready to print",
      action: { label: "Start Set-up", to: SETUP_PATH },
    },
    {
      title: "Complete your hotel profile",
      description: "Name, contact, times and your logo: what guests look for first.",
      done: profilePercent === 100,
      progress: `${profilePercent}% complete`,
      action: { label: "Complete Profile", to: "/admin/profile" },
    },
    {
      title: "Add what guests ask about",
      description: `Fill at least ${ENOUGH_SECTIONS} sections; start with what reception answers every day.`,
      done: seen >= ENOUGH_SECTIONS,
      progress: `Guests see ${counted(seen, { one: "section", many: "sections" })} with content`,
      action: nextContent(sections),
    },
    {
      title: "Print your QR code",
      description: "As a poster, tent card or sticker, where guests wait: reception, the room, the lift.",
      // A scanned code has been printed, on whichever computer.
      done: codeTaken || scanned || tested,
      progress: codeTaken || scanned || tested ? "Ready to be put up" : "Done when you download it",
      action: { label: "Open QR Generator", to: "/admin/qr-code" },
    },
    {
      title: "Get the first scan",
      description: "Scan the code with your own phone where it hangs: you see what guests see.",
      done: scanned || tested,
      progress: scanned
        ? "Guests have scanned it"
        : tested
          ? "Your test scan arrived, not counted"
          : "Done with the first scan",
      action: { label: "Open QR Generator", to: "/admin/qr-code" },
    },
  ];
}

/** An empty section that guests would see once it is filled, else the screen that shows sections. */
function nextContent(sections: Setup["sections"]): Step["action"] {
  const next = sections.find(({ state }) => state?.items === 0 && state.shown_when_filled)?.section;
  return next
    ? { label: `Add ${next.title}`, to: `/admin/${next.route}` }
    : { label: "Choose What Guests See", to: "/admin/sections" };
}

export interface Setup {
  /** Whether guests find something beside confirmed times, or much. */
  started: boolean;
  profilePercent: number;
  /** For every section the number of items and whether guests see it; undefined while unknown. */
  sections: { section: Section; state: SectionVisibility | undefined }[];
  /** Whether this browser has downloaded the code. */
  codeTaken: boolean;
  /** Whether any guest has opened the page. */
  scanned: boolean;
  /** Whether the owner has tried the code. */
  tested: boolean;
  /** Whether all of this is known. */
  loading: boolean;
  /** Whether it will not be known before it is tried again. */
  failed: boolean;
  error: unknown;
  retry: () => Promise<unknown>;
}

/** How complete the selected hotel's guest page is, according to stored data. */
export function useSetup(): Setup {
  const hotel = useHotel();
  const overview = useSectionOverview();
  // A failure of the figures is shown in their own place on the dashboard.
  const analytics = useAnalytics();
  const found = overview.data?.sections.reduce((sum, { items }) => sum + items, 0) ?? 0;
  return {
    started: found >= ENOUGH_ITEMS || (hotel.times_confirmed && found > 0),
    profilePercent: completionPercent(hotel),
    sections: SECTIONS.map((section) => ({
      section,
      state: overview.data?.sections.find(({ id }) => id === section.id),
    })),
    codeTaken: isCodeTaken(hotel.id),
    scanned: (analytics.data?.total ?? 0) > 0,
    tested: Boolean(analytics.data?.test_scan_at),
    loading: analytics.isPending || overview.isPending,
    failed: overview.isFetched && !overview.data,
    error: overview.error,
    retry: overview.refetch,
  };
}
