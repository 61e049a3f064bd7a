import { useState } from "react";
import { arrangedBy } from "../../../lib/arranged.ts";
import { as, declared, t } from "../../../lib/texts/t.ts";
import { SECTIONS } from "../../../sections/index.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog, DialogActions } from "../../ui/dialog.tsx";
import { useTask } from "../../ui/use-task.ts";
import { useHotel } from "../hotel/hotel-provider.tsx";
import { useCustomSections } from "../sections/items.ts";
import { moved } from "../sections/moves.ts";
import { ReorderRows } from "../sections/reorder-list.tsx";
import { useArrangeSections } from "./choices.ts";
import type { SectionOverview } from "./overview.ts";
import { ORDER_FAILURES } from "./visibility-list.tsx";

/** The order of all sections, one's own among them, by arrows, by drag or by name. Every move is saved at once. */
export function OrderDialog({ overview, onClose }: { overview: SectionOverview; onClose: () => void }) {
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
