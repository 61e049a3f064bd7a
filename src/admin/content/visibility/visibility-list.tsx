import { useState } from "react";
import { Link } from "react-router";
import { failureText, needsUpgrade } from "../../../lib/errors.ts";
import type { Plan } from "../../../product.ts";
import { SECTIONS, type Section } from "../../../sections/index.ts";
import { UPGRADE } from "../../account/subscription/plan.ts";
import { textLink } from "../../ui/button.tsx";
import { cx } from "../../ui/cx.ts";
import { SECTION_ICONS } from "../../ui/icons.ts";
import { useMessages } from "../../ui/messages.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Switch } from "../../ui/switch.tsx";
import { counted } from "../../ui/words.ts";
import { PROFILE_FAILURES } from "../hotel/failures.ts";
import { useHotel } from "../hotel/hotel-provider.tsx";
import { useChangeHotel } from "../hotel/hotels.ts";
import {
  listedInWords,
  type SectionVisibility,
  titlesOf,
  useSetVisible,
  visibilityWords,
} from "./overview.ts";

/** Why the plan's limit may be reached although guests see fewer sections. */
const EMPTY_COUNT_TOO = "Sections that are on count even while they are empty: hide one to make room.";

interface VisibilityListProps {
  sections: readonly SectionVisibility[];
  plan: Plan;
}

/** The eight sections, each with a switch. */
export function VisibilityList({ sections, plan }: VisibilityListProps) {
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

  return (
    <section aria-labelledby="default-sections">
      <h2 id="default-sections" className="mb-4 text-2xl font-semibold">
        Sections
      </h2>
      <BeyondPlan sections={sections} plan={plan} />
      <ul className="divide-y divide-line rounded-2xl border border-line bg-surface">
        {SECTIONS.map((section) => {
          const state = sections.find(({ id }) => id === section.id);
          return (
            state && (
              <SectionRow
                key={section.id}
                section={section}
                state={state}
                onToggle={(visible) => void toggle(section.id, visible)}
              />
            )
          );
        })}
      </ul>
      <EmptySectionsSwitch />
    </section>
  );
}

/** Tells which sections guests see while more are on than the plan shows. */
function BeyondPlan({ sections, plan: { maxSections } }: VisibilityListProps) {
  const visible = sections.filter((section) => section.visible).length;
  if (visible <= maxSections) return null;
  const seen = titlesOf(sections.filter(({ shown }) => shown));
  return (
    <div className="mb-4">
      <Notice type="warning">
        {visible} sections are on and your plan shows {maxSections}. Those with something in them come first
        {seen.length === 0 ? (
          "."
        ) : (
          <>
            . Guests see: <strong>{listedInWords(seen)}</strong>. To choose others, hide some of these.
          </>
        )}
      </Notice>
    </div>
  );
}

interface SectionRowProps {
  section: Section;
  state: SectionVisibility;
  onToggle: (visible: boolean) => void;
}

function SectionRow({ section, state, onToggle }: SectionRowProps) {
  const { visible, items, shown, shown_when_filled } = state;
  const Icon = SECTION_ICONS[section.icon];
  const titleId = `visibility-${section.id}`;
  return (
    <li className="flex items-center gap-4 py-3 pr-3 pl-5 sm:pr-5">
      <Icon
        aria-hidden="true"
        className={cx("size-6 shrink-0", visible ? "text-brass" : "text-ink-soft")}
        strokeWidth={1.5}
      />
      <div className="min-w-0 flex-1 sm:flex sm:items-center sm:gap-6">
        <div className="min-w-0 flex-1">
          <h3 id={titleId} className="text-lg font-semibold">
            {section.title}
          </h3>
          <Link to={`/admin/${section.route}`} className={cx("inline-flex min-h-8 items-center", textLink)}>
            {items === 0 ? "Nothing yet" : counted(items, section)}
          </Link>
        </div>
        <p id={`${titleId}-state`} className={cx("sm:text-right", shown ? "text-accent" : "text-ink-soft")}>
          {stateWords(state)}
          {visible && !shown && shown_when_filled && (
            <span className="block text-sm text-brass">once there is something in it</span>
          )}
        </p>
      </div>
      <Switch
        aria-labelledby={titleId}
        aria-describedby={`${titleId}-state`}
        checked={visible}
        onCheckedChange={onToggle}
      />
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

  async function change(leavesOut: boolean): Promise<void> {
    setChosen(leavesOut);
    try {
      await changeHotel(hotel, { leaves_out_empty: leavesOut });
      showMessage({ type: "success", title: "Section visibility updated successfully!", passing: true });
    } catch (error) {
      showMessage({ type: "error", text: failureText(PROFILE_FAILURES, error) });
    } finally {
      setChosen(undefined);
    }
  }

  return (
    <div className="mt-4 flex items-center gap-4 rounded-2xl border border-line bg-surface py-3 pr-3 pl-5 sm:pr-5">
      <div className="min-w-0 flex-1">
        <h3 id="leave-out-empty" className="text-lg font-semibold">
          Leave empty sections off the guest page
        </h3>
        <p id="leave-out-empty-hint" className="text-ink-soft">
          Off, guests see them as grey tiles.
        </p>
      </div>
      <Switch
        aria-labelledby="leave-out-empty"
        aria-describedby="leave-out-empty-hint"
        checked={chosen ?? hotel.leaves_out_empty}
        onCheckedChange={(leavesOut) => void change(leavesOut)}
      />
    </div>
  );
}
