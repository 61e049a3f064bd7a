/** Actions for all of the content: fill it, and arrange it. */

import { ArrowDownUp, ChevronRight, Ellipsis, History, type LucideIcon, Plus } from "lucide-react";
import { type ComponentType, type ReactNode, useState } from "react";
import { Link } from "react-router";
import { arrangedBy } from "../../../lib/arranged.ts";
import { as, declared, t } from "../../../lib/texts/t.ts";
import { customSection } from "../../../sections/custom.ts";
import { SECTIONS, type Section } from "../../../sections/index.ts";
import { Button, ICON } from "../../ui/button.tsx";
import { cx } from "../../ui/cx.ts";
import { Dialog, DialogActions } from "../../ui/dialog.tsx";
import { SECTION_ICONS } from "../../ui/icons.ts";
import { LINES } from "../../ui/row.tsx";
import { useTask } from "../../ui/use-task.ts";
import { useHotel } from "../hotel/hotel-provider.tsx";
import { useCustomSections } from "../sections/items.ts";
import { moved } from "../sections/moves.ts";
import { ReorderRows } from "../sections/reorder-list.tsx";
import { useArrangeSections } from "./choices.ts";
import type { SectionOverview } from "./overview.ts";
import { ORDER_FAILURES } from "./visibility-list.tsx";

/** A way to fill sections; app hands this screen those of filling. */
export interface ContentWay {
  label: string;
  hint: string;
  icon: LucideIcon;
  /** For all sections at once. */
  Dialog?: ComponentType<{ onClose: () => void }>;
  /** Otherwise a section is chosen: its screen opens with this in its address. */
  search?: string;
  isFor?: (section: Section) => boolean;
}

interface ContentSheetProps {
  ways: readonly ContentWay[];
  /** Undefined while it is not known. */
  overview: SectionOverview | undefined;
  /** Makes a section of the owner's own. */
  onCreate: () => void;
}

type Open = { type: "more" } | { type: "order" } | { type: "add" } | { type: "way"; way: ContentWay };

/** The button that adds, and the sheet with all else. */
export function ContentActions({ ways, overview, onCreate }: ContentSheetProps) {
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const { data: own = [] } = useCustomSections();
  const sections = [
    ...SECTIONS.map((section) => section as Section).toSorted(inOrderOf(overview)),
    ...own.map((section) => customSection(section)),
  ];
  return (
    <>
      <Button icon={Plus} variant="quiet" tight onClick={() => setOpen({ type: "add" })}>
        Add
      </Button>
      <Button
        icon={Ellipsis}
        variant="quiet"
        aria-label="More"
        aria-haspopup="dialog"
        onClick={() => setOpen({ type: "more" })}
      />
      {open?.type === "more" && (
        <Dialog title="Content" size="sm" focusButton onClose={close}>
          <Choices title="Fill it">
            {ways.map((way) => (
              <Choice key={way.label} {...way} onPress={() => setOpen({ type: "way", way })} />
            ))}
          </Choices>
          <Choices title="Arrange it">
            {overview && (
              <Choice
                label="Order"
                hint="By hand or by name"
                icon={ArrowDownUp}
                onPress={() => setOpen({ type: "order" })}
              />
            )}
            <Choice label="History" hint="Who changed what, and undo" icon={History} to="/admin/history" />
          </Choices>
        </Dialog>
      )}
      {open?.type === "order" && overview && <OrderDialog overview={overview} onClose={close} />}
      {open?.type === "add" && (
        <SectionChoice
          title="Add to"
          sections={sections}
          search="add"
          onCreate={() => {
            close();
            onCreate();
          }}
          onClose={close}
        />
      )}
      {open?.type === "way" && open.way.Dialog && <open.way.Dialog onClose={close} />}
      {open?.type === "way" && open.way.search && (
        <SectionChoice
          title={open.way.label}
          sections={sections.filter((section) => open.way.isFor?.(section) ?? true)}
          search={open.way.search}
          onClose={close}
        />
      )}
    </>
  );
}

function inOrderOf(overview: SectionOverview | undefined) {
  const ids = overview?.sections.map(({ id }) => id) ?? [];
  return (a: Section, b: Section) => ids.indexOf(a.id) - ids.indexOf(b.id);
}

function Choices({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-4">
      <h3 className="font-sans text-sm font-medium text-ink-soft">{title}</h3>
      <ul className={cx(LINES, "mt-1 border-t-0 last:border-b-0")}>{children}</ul>
    </section>
  );
}

type ChoiceProps = Pick<ContentWay, "label" | "icon"> & { hint?: string } & (
    | { onPress: () => void; to?: undefined }
    | { to: string; onPress?: undefined }
  );

const CHOICE =
  "flex min-h-14 w-full cursor-pointer items-center gap-4 py-2 text-start cramped:gap-3 hover:bg-canvas";

function Choice({ label, hint, icon: Icon, onPress, to }: ChoiceProps) {
  const words = (
    <>
      <Icon className="size-5 shrink-0 text-brass" />
      <span className="min-w-0 flex-1 wrap-anywhere">
        <span className="block font-display text-lg/6">{label}</span>
        {hint && <span className="block text-[0.9375rem]/5.5 text-ink-soft">{hint}</span>}
      </span>
      <ChevronRight className={cx(ICON.className, "text-ink-soft cramped:hidden")} />
    </>
  );
  return (
    <li>
      {to === undefined ? (
        <button type="button" className={CHOICE} onClick={onPress}>
          {words}
        </button>
      ) : (
        <Link to={to} className={CHOICE}>
          {words}
        </Link>
      )}
    </li>
  );
}

interface SectionChoiceProps {
  title: string;
  sections: readonly Section[];
  /** The query that the section's screen opens with. */
  search: string;
  /** Makes another one. */
  onCreate?: () => void;
  onClose: () => void;
}

function SectionChoice({ title, sections, search, onCreate, onClose }: SectionChoiceProps) {
  return (
    <Dialog title={title} size="sm" focusButton onClose={onClose}>
      <ul className={cx(LINES, "mt-3 border-b-0")}>
        {sections.map((section) => (
          <Choice
            key={section.id}
            label={declared(section.title)}
            icon={SECTION_ICONS[section.icon]}
            to={`/admin/${section.route}?${search}`}
          />
        ))}
        {onCreate && <Choice label="A section of your own" icon={Plus} onPress={onCreate} />}
      </ul>
    </Dialog>
  );
}

/** The order of all sections, one's own among them, by arrows, by drag or by name. Every move is saved at once. */
function OrderDialog({ overview, onClose }: { overview: SectionOverview; onClose: () => void }) {
  const arrange = useArrangeSections();
  const [, run] = useTask(ORDER_FAILURES);
  const [said, setSaid] = useState("");
  const { section_order } = useHotel();
  const { data: own = [] } = useCustomSections();
  const sections = overview.sections.flatMap(({ id }) => {
    const section = SECTIONS.find((one) => one.id === id);
    return section ? [{ id, name: declared(section.title) }] : [];
  });
  const rows = arrangedBy(overview.order ?? section_order, [...sections, ...own], ({ id }) => id);
  const save = (order: readonly { id: string }[]) => void run(() => arrange(order.map(({ id }) => id)));

  function move(from: number, to: number): void {
    const name = rows[from]?.name ?? "";
    if (from === to || to < 0 || to >= rows.length) {
      setSaid(from === 0 ? t`${name} is already first` : t`${name} is already last`);
      return;
    }
    setSaid(t`${name} moved to place ${to + 1} of ${rows.length}`);
    save(moved(rows, from, to));
  }

  return (
    <Dialog title="Order" size="sm" description="Guests see it at once." onClose={onClose}>
      <p role="status" className="sr-only">
        {said}
      </p>
      <div className="mt-4">
        <ReorderRows rows={rows} label="Sections" hasHeading={false} onMove={move} />
      </div>
      <DialogActions>
        <Button
          variant="secondary"
          onClick={() => save(rows.toSorted((a, b) => a.name.localeCompare(b.name)))}
        >
          By name
        </Button>
        <Button onClick={onClose}>{as("closes what it stands on")`Done`}</Button>
      </DialogActions>
    </Dialog>
  );
}
