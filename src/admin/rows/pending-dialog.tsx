import { useState } from "react";
import { t } from "../../lib/texts/t.ts";
import { Button } from "../ui/button.tsx";
import { ConfirmDialog } from "../ui/confirm-dialog.tsx";
import { Dialog, DialogActions } from "../ui/dialog.tsx";
import { useBusy } from "../ui/use-busy.ts";
import { recentMoment } from "../ui/words.ts";
import { draftKey, openNext } from "./drafts.ts";
import { problemWords } from "./failures.ts";
import type { TableRow } from "./merge.ts";
import { NewerValues, useWhoChanged } from "./newer-values.tsx";
import { targetOf, type WaitingOrder } from "./orders.ts";
import { useOutbox, useRowsContext, useWaiting } from "./rows-provider.tsx";
import type { RowTable } from "./table.ts";

const VERBS = { add: t`New`, change: t`Changed`, remove: t`Deleted`, arrange: t`New order` } as const;

export interface OpenOrder {
  /** The name of the order's hotel, where the owner has several. */
  hotelName: (hotelId: string) => string | undefined;
  /** Shows a screen of a hotel. */
  onOpen: (hotelId: string, path: string) => void;
}

/** Orders that wait for a network, and those that the server did not take. */
export function PendingDialog({ onClose, ...props }: OpenOrder & { onClose: () => void }) {
  const orders = useWaiting();
  const { replace, send } = useOutbox();
  const [discarding, setDiscarding] = useState<WaitingOrder>();
  const [busy, during] = useBusy();
  const waits = orders.some(({ problem }) => !problem);

  return (
    <Dialog
      title={orders.length > 0 ? "Kept on This Device" : "All Saved"}
      description={orders.length > 0 ? "Not sent yet. Guests do not see them." : "Everything is sent."}
      onClose={onClose}
    >
      <ul className="mt-4 divide-y divide-line">
        {orders.map((order) => (
          <Entry
            key={targetOf(order)}
            order={order}
            {...props}
            onClose={onClose}
            onDiscard={() => setDiscarding(order)}
          />
        ))}
      </ul>
      <DialogActions>
        <Button variant="secondary" onClick={onClose}>
          Close
        </Button>
        {waits && (
          <Button busy={busy && "Sending..."} onClick={() => void during(send)}>
            Send Now
          </Button>
        )}
      </DialogActions>
      {discarding && (
        <ConfirmDialog
          title="Discard this change?"
          subject={discarding.title}
          text="It is never sent."
          confirmLabel="Discard"
          cancelLabel="Keep"
          onConfirm={async () => {
            await replace(targetOf(discarding));
            setDiscarding(undefined);
          }}
          onCancel={() => setDiscarding(undefined)}
        />
      )}
    </Dialog>
  );
}

interface EntryProps extends OpenOrder {
  order: WaitingOrder;
  onClose: () => void;
  onDiscard: () => void;
}

function Entry({ order, hotelName, onOpen, onClose, onDiscard }: EntryProps) {
  const { replace, send } = useOutbox();
  const { tableOf, userId } = useRowsContext();
  const { problem, type, title } = order;
  const table = tableOf(order);

  async function sendAgain(by: (stopped: WaitingOrder) => WaitingOrder): Promise<void> {
    await replace(targetOf(order), ({ problem: _, ...rest }) => by(rest as WaitingOrder));
    await send();
  }

  function open(): void {
    const target = targetOf(order);
    // A hotel has one profile.
    const name = [order.hotelId, order.table, ...(target === order.hotelId ? [] : [target])].join("/");
    openNext(draftKey(userId, name));
    onClose();
    onOpen(order.hotelId, table.path);
  }

  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-medium wrap-anywhere">{title}</p>
        <p className="text-sm text-ink-soft">
          {[
            type === "arrange" ? VERBS.arrange : `${VERBS[type]} ${table.one}`,
            hotelName(order.hotelId),
            recentMoment(order.savedAt),
          ]
            .filter(Boolean)
            .join(" · ")}
        </p>
        {problem && <p className="mt-1 text-sm font-medium text-danger">{problemWords(table, order)}</p>}
        {problem?.type === "conflict" && <Newer table={table} {...problem} />}
      </div>
      <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:grow">
        <Button variant="quiet" tight onClick={onDiscard}>
          Discard<span className="sr-only"> {title}</span>
        </Button>
        {(type === "add" || type === "change") && (
          <Button variant="secondary" tight onClick={open}>
            Open<span className="sr-only"> {title}</span>
          </Button>
        )}
        {problem?.type === "refused" && (
          <Button variant="secondary" tight onClick={() => void sendAgain((stopped) => stopped)}>
            Send Again
          </Button>
        )}
        {problem?.type === "conflict" && (
          <Button
            variant="secondary"
            tight
            onClick={() => void sendAgain((each) => over(each, problem.current))}
          >
            {type === "remove" ? "Delete Anyway" : "Save Mine Anyway"}
          </Button>
        )}
      </div>
    </li>
  );
}

interface NewerProps {
  table: RowTable;
  current: TableRow;
  columns: readonly string[];
}

function Newer({ table, current, columns }: NewerProps) {
  return (
    <>
      <p className="mt-1 text-sm">{useWhoChanged(table, current.id, columns)}</p>
      <NewerValues fields={table.fields} current={current} columns={columns} />
    </>
  );
}

/** Over the version that the owner has now seen. */
function over(order: WaitingOrder, current: TableRow): WaitingOrder {
  return order.type === "change" || order.type === "remove"
    ? { ...order, original: current, tried: [] }
    : order;
}
