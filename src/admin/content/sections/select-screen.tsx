import { CalendarDays, Eye, EyeOff, Trash2 } from "lucide-react";
import { memo, type ReactNode, useEffect, useRef, useState } from "react";
import { failureText } from "../../../lib/errors.ts";
import { declared, t } from "../../../lib/texts/t.ts";
import type { Section } from "../../../sections/index.ts";
import { grouped } from "../../../sections/rows.ts";
import { PartlyDoneError, useManyRows } from "../../rows/many-rows.ts";
import { isOnlyHere, targetOf, type WaitingOrder } from "../../rows/orders.ts";
import { useOutbox } from "../../rows/rows-provider.tsx";
import { BottomBar } from "../../ui/bottom-bar.tsx";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { Checkbox } from "../../ui/input.tsx";
import { useMessages } from "../../ui/messages.tsx";
import { LINES } from "../../ui/row.tsx";
import { useAnnounce, useUndo } from "../../ui/undo.ts";
import { useChosen } from "../../ui/use-chosen.ts";
import { counted } from "../../ui/words.ts";
import { DaysDialog } from "./days-dialog.tsx";
import { type Item, useItemTable } from "./items.ts";
import { deleteManyWords } from "./list-words.ts";
import { useShow } from "./shown.ts";

interface SelectScreenProps {
  section: Section;
  /** The rows that can be selected: all, or the results of a search. */
  items: readonly Item[];
  search: ReactNode;
  onDone: () => void;
}

/** Replaces a section's list while rows are selected to be shown, hidden or deleted. */
export function SelectScreen({ section, items, search, onDone }: SelectScreenProps) {
  const { chosen, setChosen, choose } = useChosen();
  const [asking, setAsking] = useState(false);
  const [ofDays, setOfDays] = useState<readonly Item[]>();
  const { show, hide } = useShow(section);
  const deleteMany = useDeleteMany(section);
  const cancelButton = useRef<HTMLButtonElement>(null);
  // The pressed button is removed, so focus moves to the list (WCAG 2.4.3).
  useEffect(() => {
    cancelButton.current?.focus({ preventScroll: true });
    return () => document.getElementById("main")?.focus({ preventScroll: true });
  }, []);
  // Rows that a search hides are not deleted.
  const picked = items.filter(({ id }) => chosen.has(id));
  const ids = picked.map(({ id }) => id);
  const all = ids.length === items.length && items.length > 0;

  /** A change ends the selection. */
  function act(change: (picked: readonly Item[]) => Promise<void>): void {
    void change(picked);
    onDone();
  }

  const actions = [
    { label: t`Show`, icon: Eye, onPress: () => act(show) },
    { label: t`Hide`, icon: EyeOff, onPress: () => act(hide) },
    { label: t`When Guests See It`, icon: CalendarDays, onPress: () => setOfDays(picked) },
  ];

  async function confirm(): Promise<void> {
    const isDone = await deleteMany(ids);
    setAsking(false);
    if (isDone) onDone();
  }

  return (
    <>
      <div className="mb-4 flex flex-wrap items-center gap-x-6 gap-y-3">
        <Checkbox
          label={`Select all ${counted(items.length, section)} shown`}
          checked={all}
          ref={(box) => {
            if (box) box.indeterminate = ids.length > 0 && !all;
          }}
          onChange={() => setChosen(new Set(all ? [] : items.map(({ id }) => id)))}
          className="me-auto"
        />
        {search}
      </div>
      {grouped(section, items).map((group) => (
        <section
          key={group.value}
          aria-label={group.label ? declared(group.label) : undefined}
          className="mb-6"
        >
          {group.label && <h2 className="mb-2 text-xl font-semibold">{declared(group.label)}</h2>}
          <ul className={LINES}>
            {group.items.map((item) => (
              <Row
                key={item.id}
                id={item.id}
                title={String(item[section.card.title])}
                checked={chosen.has(item.id)}
                onChoose={choose}
              />
            ))}
          </ul>
        </section>
      ))}
      <BottomBar>
        <p role="status" className="me-auto text-ink-soft">
          {ids.length} selected
        </p>
        <Button ref={cancelButton} variant="secondary" onClick={onDone}>
          Cancel
        </Button>
        {actions.map(({ label, icon, onPress }) => (
          <Button key={label} icon={icon} variant="secondary" disabled={ids.length === 0} onClick={onPress}>
            {label}
          </Button>
        ))}
        <Button icon={Trash2} variant="danger" disabled={ids.length === 0} onClick={() => setAsking(true)}>
          Delete Selected
        </Button>
      </BottomBar>
      {ofDays && (
        <DaysDialog section={section} items={ofDays} onClose={() => setOfDays(undefined)} onSaved={onDone} />
      )}
      {asking && (
        <ConfirmDialog
          title="Confirm Delete"
          text={deleteManyWords(section, ids.length).question}
          confirmLabel="Delete"
          busyLabel="Deleting..."
          onConfirm={confirm}
          onCancel={() => setAsking(false)}
        />
      )}
    </>
  );
}

interface RowProps {
  id: string;
  title: string;
  checked: boolean;
  onChoose: (id: string, isChosen: boolean) => void;
}

/** There may be a thousand rows; the browser lays out only those near the screen. */
const Row = memo(function Row({ id, title, checked, onChoose }: RowProps) {
  return (
    <li className="[contain-intrinsic-height:auto_3.25rem] skip-off-screen">
      <Checkbox
        label={title}
        checked={checked}
        onChange={(event) => onChoose(id, event.target.checked)}
        className="py-1 wrap-anywhere"
      />
    </li>
  );
});

/**
 * @returns a function that deletes rows, confirms it and offers to undo it; it returns whether all are
 * deleted
 */
function useDeleteMany(section: Section): (ids: readonly string[]) => Promise<boolean> {
  const { remove, restore } = useManyRows();
  const table = useItemTable(section);
  const outbox = useOutbox();
  const showMessage = useMessages();
  const announce = useAnnounce();
  const undo = useUndo();

  /** @param added on this device alone */
  function undoing(rows: readonly Item[], added: readonly WaitingOrder[]) {
    return {
      run: async () => {
        if (rows.length > 0) await restore(table, rows);
        for (const order of added) await outbox.keepAgain(order);
      },
      done: deleteManyWords(section, rows.length + added.length).undone,
      failed: t`Failed to restore your ${section.many}.`,
    };
  }

  return async (ids) => {
    const waiting = outbox.orders().filter((order) => order.type === "add" && ids.includes(order.id));
    const onlyHere = new Set(waiting.filter(isOnlyHere).map(targetOf));
    try {
      const storedIds = ids.filter((id) => !onlyHere.has(id));
      const rows = await remove(table, storedIds);
      for (const order of waiting) await outbox.replace(targetOf(order));
      const stored = new Set(rows.map(({ id }) => id));
      const added = waiting.filter((order) => !stored.has(targetOf(order)));
      announce(deleteManyWords(section, rows.length + added.length).done, undoing(rows, added));
      return true;
    } catch (error) {
      if (!(error instanceof PartlyDoneError)) throw error;
      const rows = error.done as Item[];
      const reason = failureText(table.failures("delete"), error.cause);
      showMessage({
        type: "error",
        ...(rows.length === 0
          ? { text: reason }
          : {
              text: t`${rows.length} of ${counted(ids.length, section)} have been deleted. ${reason}`,
              action: undo(undoing(rows, [])),
            }),
      });
      return false;
    }
  };
}
