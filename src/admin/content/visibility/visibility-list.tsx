import { ChevronDown, GripVertical, ListChecks } from "lucide-react";
import { type KeyboardEvent, type ReactNode, useState } from "react";
import { Link, useNavigate } from "react-router";
import { arrangedBy } from "../../../lib/arranged.ts";
import { contentFailures } from "../../../lib/errors.ts";
import { declared, plural, t } from "../../../lib/texts/t.ts";
import { type Plan, PRO_PLAN } from "../../../product.ts";
import { type CustomSection, customSection } from "../../../sections/custom.ts";
import { SECTIONS, type Section } from "../../../sections/index.ts";
import { UPGRADE } from "../../account/subscription/plan.ts";
import { PendingState } from "../../rows/pending.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { cx } from "../../ui/cx.ts";
import { editOrDelete, LINES, RowMenu } from "../../ui/row.tsx";
import { Switch } from "../../ui/switch.tsx";
import { useTask } from "../../ui/use-task.ts";
import { counted, listedInWords } from "../../ui/words.ts";
import { useHotel } from "../hotel/hotel-provider.tsx";
import type { OpenDialog } from "../sections/item-dialogs.tsx";
import type { Item } from "../sections/items.ts";
import { keyTo, moved } from "../sections/moves.ts";
import { dropLine, useRowDrag } from "../sections/row-drag.ts";
import { useArrangeSections, useToggle } from "./choices.ts";
import { EmptySectionsSwitch } from "./empty-sections-switch.tsx";
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
  /** Sections of the owner's own, which have their place among the others. */
  own: readonly (Item & CustomSection)[];
  onOpen: (dialog: OpenDialog) => void;
}

/** All sections in the guests' order, each with a handle. The empty ones are folded away once there are others. */
export function VisibilityList({ overview, plan, own, onOpen }: VisibilityListProps) {
  const toggle = useToggle();
  const arrange = useArrangeSections();
  const [, run] = useTask(ORDER_FAILURES);
  const [said, setSaid] = useState("");
  const { section_order } = useHotel();
  const all = listedOf(overview, own, section_order, plan);
  const isFilled = ({ items, hidden }: Listed) => items + hidden > 0;
  const empty = all.filter((each) => each.state && !isFilled(each));
  const isFolded = empty.length > 1 && all.some((each) => each.state && isFilled(each));
  const listed = isFolded ? all.filter((each) => !empty.includes(each)) : all;
  const shown = listed.filter(({ state }) => state?.shown);
  const last = shown.at(-1);
  const ends = isFull(overview, plan);

  function move(from: number, to: number): void {
    const title = declared(listed[from]?.section.title ?? "");
    if (to < 0 || to >= listed.length || from === to) return;
    setSaid(t`${title} moved to place ${to + 1} of ${listed.length}`);
    const order = [...moved(listed, from, to), ...empty.filter((each) => !listed.includes(each))];
    void run(() => arrange(order.map(({ section }) => section.id)));
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
      onOpen={onOpen}
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

interface Listed {
  section: Section;
  items: number;
  /** How many items nobody but their owner sees. */
  hidden: number;
  /** The part that guests see, in words. */
  says: string;
  inPart: string | undefined;
  /** State of one of the eight. */
  state?: SectionVisibility;
  /** The row of a section of the owner's own. */
  own?: Item & CustomSection;
}

/** In the owner's order. Where there is none, what the plan shows stands first. */
function listedOf(
  overview: SectionOverview,
  own: VisibilityListProps["own"],
  section_order: readonly string[],
  plan: Plan,
): Listed[] {
  const order = overview.order ?? section_order;
  const isByPlan = order.length === 0 && isBounded(plan);
  const eight = overview.sections
    .toSorted((a, b) => (isByPlan ? Number(b.shown) - Number(a.shown) : 0))
    .flatMap((state): Listed[] => {
      const section = SECTIONS.find(({ id }) => id === state.id);
      if (!section) return [];
      const isSeen = state.shown || state.shown_when_filled;
      const inPart = isSeen ? undefined : seenInPart(overview, state);
      const hidden = overview.hidden[section.id] ?? 0;
      return [{ section, items: state.items, hidden, says: stateWords(state), inPart, state }];
    });
  const others = own.map(
    (row): Listed => ({
      section: customSection(row),
      items: overview.custom_sections.find(({ id }) => id === row.id)?.items ?? 0,
      hidden: 0,
      says: plan.customSections ? t`Visible to guests` : t`Guests see custom sections with ${PRO_PLAN.name}.`,
      inPart: undefined,
      own: row,
    }),
  );
  return arrangedBy(order, [...eight, ...others], ({ section }) => section.id);
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

interface SectionRowProps extends Listed, Pick<VisibilityListProps, "onOpen"> {
  /** Its place among the rows that can be moved. */
  index: number | undefined;
  handle: ReactNode;
  className: string | undefined;
  onToggle: (visible: boolean) => void;
}

/** A press anywhere but on handle, switch and menu opens the section. */
function SectionRow({
  section,
  items,
  hidden,
  says,
  inPart,
  state,
  own,
  index,
  handle,
  className,
  onToggle,
  onOpen,
}: SectionRowProps) {
  const titleId = `visibility-${section.id}`;
  const title = declared(section.title);
  return (
    <li
      data-index={index}
      className={cx(
        "relative flex min-h-18 items-center gap-2 py-3 hover:bg-canvas cramped:flex-wrap justify-between",
        className,
      )}
    >
      {handle}
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 cramped:order-first cramped:basis-full">
        <div className="min-w-0 flex-1 basis-48">
          <h3
            className={cx(
              "text-[1.1875rem]/6 font-[450] wrap-anywhere",
              state?.visible === false && "text-ink-soft",
            )}
          >
            <Link id={titleId} to={`/admin/${section.route}`} className="after:absolute after:inset-0">
              {title}
            </Link>
          </h3>
          <p id={`${titleId}-state`} className="text-[0.9375rem]/5.5 text-ink-soft">
            {items > 0 ? counted(items, section) : hidden > 0 ? "None shown yet" : "Nothing yet"} · {says}
            {inPart && <span className="block text-sm">{inPart}.</span>}
          </p>
          {own && <PendingState id={own.id} />}
        </div>
        {hidden > 0 && (
          <p className="text-[0.9375rem]/5.5 font-medium text-brass">
            {plural(hidden, { one: "# hidden, for you to finish", other: "# hidden, for you to finish" })}
          </p>
        )}
      </div>
      {own && <OwnMenu own={own} to={`/admin/${section.route}`} onOpen={onOpen} />}
      {state && (
        <span className="relative">
          <Switch
            aria-labelledby={titleId}
            aria-describedby={`${titleId}-state`}
            checked={state.visible}
            onCheckedChange={onToggle}
          />
        </span>
      )}
    </li>
  );
}

interface OwnMenuProps extends Pick<VisibilityListProps, "onOpen"> {
  own: Item & CustomSection;
  /** Its items. */
  to: string;
}

function OwnMenu({ own, to, onOpen }: OwnMenuProps) {
  const navigate = useNavigate();
  const [edit, remove] = editOrDelete(
    () => onOpen({ type: "edit", item: own }),
    () => onOpen({ type: "delete", item: own }),
  );
  const items = { label: t`Manage Items`, icon: ListChecks, onPress: () => void navigate(to) };
  return (
    <RowMenu name={own.name} actions={() => [edit, items, remove].filter((each) => each !== undefined)} />
  );
}
