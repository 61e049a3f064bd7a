import { ArrowDown, ArrowUp, GripVertical } from "lucide-react";
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { contentFailures } from "../../../lib/errors.ts";
import { as, declared, t } from "../../../lib/texts/t.ts";
import type { Collection, Section } from "../../../sections/index.ts";
import { type Group, grouped } from "../../../sections/rows.ts";
import { useOutbox } from "../../rows/rows-provider.tsx";
import { Button } from "../../ui/button.tsx";
import { cx } from "../../ui/cx.ts";
import { LINES } from "../../ui/row.tsx";
import { useTask } from "../../ui/use-task.ts";
import { type Item, useItemTable } from "./items.ts";
import { keyTo, moved } from "./moves.ts";
import { dropLine, useRowDrag } from "./row-drag.ts";

/** A collection with the title and groups of its rows. */
type Reorderable = Collection & Pick<Section, "title" | "groupBy">;

interface ReorderListProps {
  collection: Reorderable;
  items: readonly Item[];
  onDone: () => void;
}

/**
 * Replaces a collection's list while the order of its rows is changed, within their groups: by drag, by
 * buttons and by keyboard (WCAG 2.5.7). Every move is saved at once, and announced to screen readers.
 */
export function ReorderList({ collection, items, onDone }: ReorderListProps) {
  const { arrange } = useOutbox();
  const table = useItemTable(collection);
  const [, run] = useTask(contentFailures("update", t`order`));
  const [said, setSaid] = useState("");
  const doneButton = useRef<HTMLButtonElement>(null);
  // The pressed button is removed, so focus moves to the list (WCAG 2.4.3).
  useEffect(() => {
    doneButton.current?.focus();
    return () => document.getElementById("main")?.focus({ preventScroll: true });
  }, []);
  /** The order of a move that is being saved: the next key press may come before the list has it. */
  const [moving, setMoving] = useState<readonly string[]>();
  const order = moving && items.toSorted((a, b) => moving.indexOf(a.id) - moving.indexOf(b.id));
  const groups = grouped(collection, order ?? items);

  function move(group: Group<Item>, from: number, to: number): void {
    const item = group.items[from];
    if (!item) return;
    const title = String(item[collection.card.title]);
    const last = group.items.length - 1;
    if (from === to || to < 0 || to > last) {
      setSaid(from === 0 ? t`${title} is already first` : t`${title} is already last`);
      return;
    }
    setSaid(
      group.label
        ? t`${title} moved to place ${to + 1} of ${last + 1} in ${declared(group.label)}`
        : t`${title} moved to place ${to + 1} of ${last + 1}`,
    );
    const all = groups.flatMap((each) => (each === group ? moved(each.items, from, to) : each.items));
    void save(all.map(({ id }) => id));
  }

  async function save(ids: string[]): Promise<void> {
    setMoving(ids);
    await run(() => arrange(table, ids));
    setMoving((newest) => (newest === ids ? undefined : newest));
  }

  return (
    <>
      <div className="mb-6 flex flex-wrap items-center gap-x-6 gap-y-3">
        <p className="max-w-prose flex-1 basis-72 text-ink-soft">
          Drag a row, or press the arrows. Guests see it at once.
        </p>
        <Button ref={doneButton} className="ms-auto max-sm:w-full" onClick={onDone}>
          {as("closes what it stands on")`Done`}
        </Button>
      </div>
      <p role="status" className="sr-only">
        {said}
      </p>
      <div className="flex flex-col gap-8">
        {groups.map((group) => (
          <ReorderRows
            key={group.value}
            rows={group.items.map((item) => ({
              id: item.id,
              name: String(item[collection.card.title]),
            }))}
            label={declared(group.label || collection.title)}
            hasHeading={group.label !== ""}
            onMove={(from, to) => move(group, from, to)}
          />
        ))}
      </div>
    </>
  );
}

interface ReorderRowsProps {
  rows: readonly { id: string; name: string }[];
  label: string;
  hasHeading: boolean;
  onMove: (from: number, to: number) => void;
}

/** A list with a handle and two arrows in each row. */
export function ReorderRows({ rows, label, hasHeading, onMove }: ReorderRowsProps) {
  const headingId = useId();
  const { drag, handleProps } = useRowDrag(onMove);
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className={hasHeading ? "mb-3 text-xl font-semibold" : "sr-only"}>
        {label}
      </h2>
      <ol className={LINES}>
        {rows.map(({ id, name }, index) => (
          <li
            key={id}
            data-index={index}
            className={cx(
              "flex items-center gap-1 pe-2 cramped:flex-wrap justify-between",
              dropLine(drag, index),
            )}
          >
            <span
              {...handleProps(index)}
              aria-hidden="true"
              className="grid min-h-14 w-11 shrink-0 cursor-grab touch-none place-items-center text-ink-soft active:cursor-grabbing"
            >
              <GripVertical className="size-5" />
            </span>
            <span className="min-w-0 flex-1 py-3 break-words cramped:order-first cramped:basis-full">
              {name}
            </span>
            <MoveButtons name={name} index={index} count={rows.length} onMove={onMove} />
          </li>
        ))}
      </ol>
    </section>
  );
}

interface MoveButtonsProps {
  name: string;
  index: number;
  count: number;
  onMove: ReorderRowsProps["onMove"];
}

/** At an end of the list they stay enabled, because a button that becomes disabled loses the focus. */
function MoveButtons({ name, index, count, onMove }: MoveButtonsProps) {
  function onKeyDown(event: KeyboardEvent): void {
    const to = keyTo(event.key, index, count);
    if (to === undefined) return;
    event.preventDefault();
    onMove(index, to);
  }
  const ways = [
    { way: "up", label: t`Move ${name} up`, icon: ArrowUp, to: index - 1, isEnd: index === 0 },
    { way: "down", label: t`Move ${name} down`, icon: ArrowDown, to: index + 1, isEnd: index === count - 1 },
  ];
  return ways.map(({ way, label, icon, to, isEnd }) => (
    <Button
      key={way}
      icon={icon}
      variant="quiet"
      aria-label={label}
      aria-disabled={isEnd}
      className="aria-disabled:opacity-40"
      onClick={() => onMove(index, to)}
      onKeyDown={onKeyDown}
    />
  ));
}
