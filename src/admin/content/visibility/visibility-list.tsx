import { ChevronDown } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { needsUpgrade } from "../../../lib/errors.ts";
import { type Plan, UNLIMITED_SECTIONS } from "../../../product.ts";
import { SECTIONS, type Section } from "../../../sections/index.ts";
import { UPGRADE } from "../../account/subscription/plan.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { cx } from "../../ui/cx.ts";
import { SECTION_ICONS } from "../../ui/icons.ts";
import { useMessages } from "../../ui/messages.tsx";
import { LINES } from "../../ui/row.tsx";
import { Switch } from "../../ui/switch.tsx";
import { useTask } from "../../ui/use-task.ts";
import { counted, listedInWords } from "../../ui/words.ts";
import { PROFILE_FAILURES } from "../hotel/failures.ts";
import { useHotel } from "../hotel/hotel-provider.tsx";
import { useChangeHotel } from "../hotel/hotels.ts";
import {
  limitWords,
  type SectionOverview,
  type SectionVisibility,
  seenInPart,
  titlesOf,
  useSetVisible,
  visibilityWords,
} from "./overview.ts";

/** Why the plan's limit may be reached although guests see fewer sections. */
const EMPTY_COUNT_TOO = "Sections that are on count even while they are empty: hide one to make room.";

interface VisibilityListProps {
  plan: Plan;
  overview: SectionOverview;
}

/** The eight sections, each with a switch. The empty ones are folded away once there are others. */
export function VisibilityList({ overview, plan }: VisibilityListProps) {
  const { sections, hidden } = overview;
  const { mutateAsync: setVisible } = useSetVisible();
  const showMessage = useMessages();
  async function toggle(id: string, visible: boolean): Promise<void> {
    try {
      await setVisible({ id, visible });
      showMessage({ type: "success", title: "Section visibility updated successfully!", passing: true });
    } catch (error) {
      showMessage({
        type: "error",
        text: visibilityWords(error, plan.maxSections),
        ...(needsUpgrade(error) && {
          text: `${visibilityWords(error, plan.maxSections)} ${EMPTY_COUNT_TOO}`,
          link: UPGRADE,
        }),
      });
    }
  }

  const all = SECTIONS.flatMap((section) => {
    const state = sections.find(({ id }) => id === section.id);
    if (!state) return [];
    const isSeen = state.shown || state.shown_when_filled;
    const inPart = isSeen ? undefined : seenInPart(overview, state);
    return [{ section, state, hidden: hidden[section.id] ?? 0, inPart }];
  });
  const filled = all.filter((each) => each.state.items + each.hidden > 0);
  const empty = all.filter((each) => !filled.includes(each));
  const isFolded = filled.length > 0 && empty.length > 1;
  const listed = isFolded ? filled : [...filled, ...empty];
  // What guests see ends there.
  const last = listed.findLastIndex(({ state }) => state.visible && state.shown_when_filled) + 1;
  const end = plan.maxSections >= UNLIMITED_SECTIONS || last === 0 ? listed.length : last;
  const [above, below] = [listed.slice(0, end), listed.slice(end)];
  const row = (each: (typeof all)[number]) => (
    <SectionRow
      key={each.section.id}
      {...each}
      onToggle={(visible) => void toggle(each.section.id, visible)}
    />
  );
  return (
    <section aria-labelledby="default-sections">
      <h2 id="default-sections" className="mb-4 text-2xl font-semibold">
        Sections
      </h2>
      <ul className={LINES}>
        {above.map(row)}
        <LimitRow sections={sections} plan={plan} />
        {below.map(row)}
      </ul>
      {isFolded && (
        <details className="group border-b border-line">
          <summary className="-mx-3 flex min-h-18 cursor-pointer list-none items-center gap-4 rounded-lg px-3 py-3 hover:bg-canvas">
            <span className="min-w-0 flex-1">
              <span className="block font-semibold">More sections</span>
              <span className="block text-ink-soft">
                {listedInWords(empty.map(({ section }) => section.title))} · nothing in them yet
              </span>
            </span>
            <ChevronDown className="size-5 shrink-0 text-ink-soft transition-transform group-open:rotate-180" />
          </summary>
          <ul className={cx(LINES, "border-b-0")}>{empty.map(row)}</ul>
        </details>
      )}
      <EmptySectionsSwitch />
    </section>
  );
}

/** Where the plan ends, in the list: in the specification's words, with what is on beyond it. */
function LimitRow({
  sections,
  plan: { maxSections },
}: {
  sections: readonly SectionVisibility[];
  plan: Plan;
}) {
  if (maxSections >= UNLIMITED_SECTIONS)
    return <li className="py-3 text-ink-soft">Your plan shows them all.</li>;
  const visible = sections.filter((section) => section.visible).length;
  const seen = titlesOf(sections.filter(({ shown }) => shown));
  return (
    <li className="-mx-3 flex flex-wrap items-center gap-x-4 gap-y-3 bg-brass-soft px-3 py-4">
      <p role="status" className="min-w-0 flex-1 basis-64">
        <span className="block font-medium">{limitWords(maxSections)}</span>
        {visible > maxSections &&
          ` ${visible} sections are on and your plan shows ${maxSections}. Those with something in them come first${seen.length === 0 ? "." : `. Guests see: ${listedInWords(seen)}. To choose others, hide some of these.`}`}
      </p>
      <ButtonLink to={UPGRADE.to}>{UPGRADE.label}</ButtonLink>
    </li>
  );
}

interface SectionRowProps {
  section: Section;
  state: SectionVisibility;
  /** How many items nobody but their owner sees. */
  hidden: number;
  inPart: string | undefined;
  onToggle: (visible: boolean) => void;
}

/** A press anywhere but on the switch opens the section. */
function SectionRow({ section, state, hidden, inPart, onToggle }: SectionRowProps) {
  const { visible, items, shown, shown_when_filled } = state;
  const Icon = SECTION_ICONS[section.icon];
  const titleId = `visibility-${section.id}`;
  return (
    <li className="relative -mx-3 flex min-h-18 items-center gap-4 px-3 py-3 hover:bg-canvas">
      <Icon className={cx("size-6 shrink-0", visible ? "text-brass" : "text-ink-soft")} strokeWidth={1.5} />
      <div className="min-w-0 flex-1">
        <h3 className={cx("text-[1.1875rem]/6 font-[450]", !visible && "text-ink-soft")}>
          <Link id={titleId} to={`/admin/${section.route}`} className="after:absolute after:inset-0">
            {section.title}
          </Link>
        </h3>
        <p id={`${titleId}-state`} className="text-ink-soft">
          {items > 0 ? counted(items, section) : hidden > 0 ? "None shown yet" : "Nothing yet"} ·{" "}
          {stateWords(state)}
          {visible && !shown && shown_when_filled && " once there is something in it"}
          {inPart && <span className="block text-sm">{inPart}.</span>}
        </p>
        {hidden > 0 && <p className="text-sm font-medium text-brass">{hidden} hidden, for you to finish</p>}
      </div>
      <span className="relative">
        <Switch
          aria-labelledby={titleId}
          aria-describedby={`${titleId}-state`}
          checked={visible}
          onCheckedChange={onToggle}
        />
      </span>
    </li>
  );
}

function stateWords({ visible, shown, shown_when_filled }: SectionVisibility): string {
  if (!visible) return "Hidden from guests";
  return shown || shown_when_filled ? "Visible to guests" : "On, not shown: plan full";
}

/** The switch that hides empty sections from the guest page. It takes effect at once, like those above it. */
function EmptySectionsSwitch() {
  const hotel = useHotel();
  const changeHotel = useChangeHotel();
  const [chosen, setChosen] = useState<boolean>();
  const showMessage = useMessages();
  const [, run] = useTask(PROFILE_FAILURES);
  const leavesOut = chosen ?? hotel.leaves_out_empty;

  async function change(on: boolean): Promise<void> {
    setChosen(on);
    await run(async () => {
      await changeHotel(hotel, { leaves_out_empty: on });
      showMessage({ type: "success", title: "Section visibility updated successfully!", passing: true });
    });
    setChosen(undefined);
  }

  return (
    <div className="flex min-h-18 items-center gap-4 border-b border-line py-3">
      <div className="min-w-0 flex-1">
        <h3 id="leave-out-empty" className="font-sans font-medium">
          Leave empty sections off the guest page
        </h3>
        <p id="leave-out-empty-hint" className="text-ink-soft">
          {leavesOut ? "Guests see no empty section." : "Guests see them as grey tiles."}
        </p>
      </div>
      <Switch
        aria-labelledby="leave-out-empty"
        aria-describedby="leave-out-empty-hint"
        checked={leavesOut}
        onCheckedChange={(on) => void change(on)}
      />
    </div>
  );
}
