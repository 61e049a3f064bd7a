import { ChevronDown, GripVertical } from "lucide-react";
import { type KeyboardEvent, type ReactNode, useState } from "react";
import { Link } from "react-router";
import { contentFailures } from "../../../lib/errors.ts";
import { declared, plural, t } from "../../../lib/texts/t.ts";
import type { Plan } from "../../../product.ts";
import { SECTIONS, type Section } from "../../../sections/index.ts";
import { UPGRADE } from "../../account/subscription/plan.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { cx } from "../../ui/cx.ts";
import { useMessages } from "../../ui/messages.tsx";
import { LINES } from "../../ui/row.tsx";
import { Switch } from "../../ui/switch.tsx";
import { useTask } from "../../ui/use-task.ts";
import { counted, listedInWords } from "../../ui/words.ts";
import { PROFILE_FAILURES } from "../hotel/failures.ts";
import { useHotel } from "../hotel/hotel-provider.tsx";
import { useChangeHotel } from "../hotel/hotels.ts";
import { keyTo, moved } from "../sections/moves.ts";
import { dropLine, useRowDrag } from "../sections/row-drag.ts";
import { UPDATED, useArrangeSections, useToggle } from "./choices.ts";
import {
  isBounded,
  isFull,
  limitWords,
  type SectionOverview,
  type SectionVisibility,
  seenInPart,
  stateWords,
  titlesOf,
} from "./overview.ts";

export const ORDER_FAILURES = contentFailures("update", t`order`);

interface VisibilityListProps {
  plan: Plan;
  overview: SectionOverview;
}

/** The eight sections in the guests' order, each with a handle and a switch. The empty ones are folded away once there are others. */
export function VisibilityList({ overview, plan }: VisibilityListProps) {
  const toggle = useToggle();
  const arrange = useArrangeSections();
  const [, run] = useTask(ORDER_FAILURES);
  const [said, setSaid] = useState("");
  const { section_order } = useHotel();
  const all = listedOf(overview, section_order, plan);
  const filled = all.filter((each) => each.state.items + each.hidden > 0);
  const empty = all.filter((each) => !filled.includes(each));
  const isFolded = filled.length > 0 && empty.length > 1;
  const listed = isFolded ? filled : [...filled, ...empty];
  const shown = listed.filter(({ state }) => state.shown);
  const last = shown.at(-1);
  const ends = isFull(overview, plan);

  function move(from: number, to: number): void {
    const title = declared(listed[from]?.section.title ?? "");
    if (to < 0 || to >= listed.length || from === to) return;
    setSaid(t`${title} moved to place ${to + 1} of ${listed.length}`);
    const order = [...moved(listed, from, to), ...empty.filter((each) => !listed.includes(each))];
    void run(() =>
      arrange(
        amongOwn(
          overview.order ?? section_order,
          order.map(({ section }) => section.id),
        ),
      ),
    );
  }

  const { drag, handleProps } = useRowDrag(move);
  const row = (each: Listed, index?: number) => (
    <SectionRow
      key={each.section.id}
      {...each}
      index={index}
      className={dropLine(drag, index)}
      handle={
        index !== undefined && (
          <Handle
            {...handleProps(index)}
            title={declared(each.section.title)}
            onMove={(key) => move(index, keyTo(key, index, listed.length) ?? index)}
          />
        )
      }
      onToggle={(visible) => void toggle(each.section, visible)}
    />
  );
  return (
    <section aria-labelledby="default-sections">
      <h2 id="default-sections" className="sr-only">
        Sections
      </h2>
      <p role="status" className="sr-only">
        {said}
      </p>
      <ul className={LINES}>
        {listed.flatMap((each, index) => [
          row(each, index),
          ...(ends && each === last ? [<LimitRow key="limit" shown={shown} plan={plan} />] : []),
        ])}
      </ul>
      {isFolded && (
        <details className="group border-b border-line">
          <summary className="flex min-h-18 cursor-pointer list-none items-center gap-4 py-3 hover:bg-canvas">
            <span className="min-w-0 flex-1">
              <span className="block font-semibold">More sections</span>
              <span className="block text-ink-soft">
                {listedInWords(empty.map(({ section }) => declared(section.title)))} · nothing in them yet
              </span>
            </span>
            <ChevronDown className="size-5 shrink-0 text-ink-soft transition-transform group-open:rotate-180" />
          </summary>
          <ul className={cx(LINES, "border-b-0")}>{empty.map((each) => row(each))}</ul>
        </details>
      )}
      <EmptySectionsSwitch />
    </section>
  );
}

/** The sections in an order, between sections of one's own that were arranged before. */
function amongOwn(arranged: readonly string[], ids: readonly string[]): string[] {
  const left = ids.slice();
  const own = arranged.map((id) => (ids.includes(id) ? (left.shift() ?? id) : id));
  return [...own, ...left];
}

interface Listed {
  section: Section;
  state: SectionVisibility;
  /** How many items nobody but their owner sees. */
  hidden: number;
  inPart: string | undefined;
}

/** In the owner's order. Where there is none, what the plan shows stands first. */
function listedOf(overview: SectionOverview, order: readonly string[], plan: Plan): Listed[] {
  const isByPlan = order.length === 0 && isBounded(plan);
  return overview.sections
    .toSorted((a, b) => (isByPlan ? Number(b.shown) - Number(a.shown) : 0))
    .flatMap((state) => {
      const section = SECTIONS.find(({ id }) => id === state.id);
      if (!section) return [];
      const isSeen = state.shown || state.shown_when_filled;
      const inPart = isSeen ? undefined : seenInPart(overview, state);
      return [{ section, state, hidden: overview.hidden[section.id] ?? 0, inPart }];
    });
}

/** Where the plan ends, in the list: in the specification's words, with what guests see. */
function LimitRow({ shown, plan: { maxSections } }: { shown: readonly Listed[]; plan: Plan }) {
  const seen = titlesOf(shown.map(({ section }) => section));
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 bg-brass-soft px-4 py-4 max-sm:-mx-4">
      <p role="status" className="min-w-0 flex-1 basis-64">
        <span className="block font-medium">{limitWords(maxSections)}</span>
        Guests see {listedInWords(seen)}. To show another, switch one of these off.
      </p>
      <ButtonLink variant="secondary" to={UPGRADE.to}>
        {UPGRADE.label}
      </ButtonLink>
    </li>
  );
}

interface HandleProps extends ReturnType<ReturnType<typeof useRowDrag>["handleProps"]> {
  title: string;
  onMove: (key: string) => void;
}

/** Dragged, or moved by the arrow keys, Home and End; "Order" has buttons for the same. */
function Handle({ title, onMove, ...drag }: HandleProps) {
  function onKeyDown(event: KeyboardEvent): void {
    if (keyTo(event.key, 0, 1) === undefined) return;
    event.preventDefault();
    onMove(event.key);
  }
  return (
    <button
      type="button"
      aria-label={`Move ${title}`}
      className="relative z-1 -ms-2 grid size-11 shrink-0 cursor-grab touch-none place-items-center rounded-lg text-ink-soft active:cursor-grabbing"
      {...drag}
      onKeyDown={onKeyDown}
    >
      <GripVertical className="size-5" />
    </button>
  );
}

interface SectionRowProps extends Listed {
  /** Its place among the rows that can be moved. */
  index: number | undefined;
  handle: ReactNode;
  className: string | undefined;
  onToggle: (visible: boolean) => void;
}

/** A press anywhere but on handle and switch opens the section. */
function SectionRow({ section, state, hidden, inPart, index, handle, className, onToggle }: SectionRowProps) {
  const { visible, items } = state;
  const titleId = `visibility-${section.id}`;
  return (
    <li
      data-index={index}
      className={cx("relative flex min-h-18 items-center gap-2 py-3 hover:bg-canvas", className)}
    >
      {handle}
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4">
        <div className="min-w-0 flex-1 basis-48">
          <h3 className={cx("text-[1.1875rem]/6 font-[450]", !visible && "text-ink-soft")}>
            <Link id={titleId} to={`/admin/${section.route}`} className="after:absolute after:inset-0">
              {declared(section.title)}
            </Link>
          </h3>
          <p id={`${titleId}-state`} className="text-[0.9375rem]/5.5 text-ink-soft">
            {items > 0 ? counted(items, section) : hidden > 0 ? "None shown yet" : "Nothing yet"} ·{" "}
            {stateWords(state)}
            {inPart && <span className="block text-sm">{inPart}.</span>}
          </p>
        </div>
        {hidden > 0 && (
          <p className="text-[0.9375rem]/5.5 font-medium text-brass">
            {plural(hidden, { one: "# hidden, for you to finish", other: "# hidden, for you to finish" })}
          </p>
        )}
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

/** For hotels of before, whose guests see empty sections as grey tiles: nobody needs them back. */
function EmptySectionsSwitch() {
  const hotel = useHotel();
  const changeHotel = useChangeHotel();
  const [chosen, setChosen] = useState<boolean>();
  const showMessage = useMessages();
  const [, run] = useTask(PROFILE_FAILURES);
  if (hotel.leaves_out_empty && chosen === undefined) return null;
  const leavesOut = chosen ?? hotel.leaves_out_empty;

  async function change(on: boolean): Promise<void> {
    setChosen(on);
    await run(async () => {
      await changeHotel(hotel, { leaves_out_empty: on });
      showMessage({ type: "success", title: UPDATED, passing: true });
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
          {leavesOut ? "Guests do not see them." : "Guests see them as grey tiles."}
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
