import { useState } from "react";
import { useNavigate } from "react-router";
import { useUser } from "../account/auth/auth-provider.tsx";
import { type SwitchState, switchPath, useSelectedHotel } from "../content/hotel/hotel-provider.tsx";
import { collectionOf, itemTable } from "../content/sections/items.ts";
import { Button } from "../ui/button.tsx";
import { ConfirmDialog } from "../ui/confirm-dialog.tsx";
import { Dialog, DialogActions } from "../ui/dialog.tsx";
import { useBusy } from "../ui/use-busy.ts";
import { openNext } from "./drafts.ts";
import { NewerValues } from "./newer-values.tsx";
import { formKey } from "./open-save.ts";
import { fieldsOf, nounOf, problemWords } from "./problem-words.ts";
import { HOTEL, type WaitingSave } from "./saves.ts";
import { useWaiting } from "./waiting-provider.tsx";
import { dayAndTime } from "./when.ts";

const VERBS = { add: "New", edit: "Changed", delete: "Deleted", order: "New order" } as const;

/** What waits for a network, and what the server did not take. */
export function WaitingDialog({ onClose }: { onClose: () => void }) {
  const { saves, replace, send } = useWaiting();
  const [discarding, setDiscarding] = useState<WaitingSave>();
  const [busy, during] = useBusy();
  const waits = saves.some(({ problem }) => !problem);

  return (
    <Dialog
      title={saves.length > 0 ? "Kept on This Device" : "All Saved"}
      description={
        saves.length > 0
          ? "The server does not have these changes yet, and guests do not see them."
          : "Nothing waits on this device any more."
      }
      onClose={onClose}
    >
      <ul className="mt-4 divide-y divide-line">
        {saves.map((save) => (
          <Entry key={save.id} save={save} onClose={onClose} onDiscard={() => setDiscarding(save)} />
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
          text="It is deleted from this device, and the server never gets it."
          confirmLabel="Discard"
          cancelLabel="Keep"
          onConfirm={async () => {
            await replace(discarding.id);
            setDiscarding(undefined);
          }}
          onCancel={() => setDiscarding(undefined)}
        />
      )}
    </Dialog>
  );
}

interface EntryProps {
  save: WaitingSave;
  onClose: () => void;
  onDiscard: () => void;
}

function Entry({ save, onClose, onDiscard }: EntryProps) {
  const { replace, send } = useWaiting();
  const { hotels } = useSelectedHotel();
  const open = useOpen(save, onClose);
  const { problem } = save;
  const hotel = hotels.length > 1 ? hotels.find(({ id }) => id === save.hotelId)?.name : undefined;
  const { day, time } = dayAndTime(save.savedAt);

  async function sendAgain(by: (stopped: WaitingSave) => WaitingSave): Promise<void> {
    await replace(save.id, ({ problem: _, ...rest }) => by(rest as WaitingSave));
    await send();
  }

  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-medium wrap-anywhere">{save.title}</p>
        <p className="text-sm text-ink-soft">
          {[save.kind === "order" ? VERBS.order : `${VERBS[save.kind]} ${nounOf(save)}`, hotel, day, time]
            .filter(Boolean)
            .join(" · ")}
        </p>
        {problem && <p className="mt-1 text-sm font-medium text-danger">{problemWords(save)}</p>}
        {problem?.type === "conflict" && (
          <NewerValues fields={fieldsOf(save)} current={problem.current} columns={problem.columns} />
        )}
      </div>
      <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:grow">
        <Button variant="quiet" tight onClick={onDiscard}>
          Discard<span className="sr-only"> {save.title}</span>
        </Button>
        {open && (
          <Button variant="secondary" tight onClick={open}>
            Open<span className="sr-only"> {save.title}</span>
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
            {save.kind === "delete" ? "Delete Anyway" : "Save Mine Anyway"}
          </Button>
        )}
      </div>
    </li>
  );
}

/** Over the version that the owner has now seen. */
function over(save: WaitingSave, current: Extract<WaitingSave, { kind: "edit" }>["original"]): WaitingSave {
  return save.kind === "edit" || save.kind === "delete" ? { ...save, original: current, tried: [] } : save;
}

/** @returns a function that shows it in its form; undefined for what has none */
function useOpen(save: WaitingSave, onClose: () => void): (() => void) | undefined {
  const userId = useUser().id;
  const navigate = useNavigate();
  const { hotel } = useSelectedHotel();
  if (save.kind !== "add" && save.kind !== "edit") return undefined;
  return () => {
    const path =
      save.collection === HOTEL
        ? "/admin/profile"
        : itemTable(collectionOf(save.collection), save.hotelId).path;
    openNext(formKey(userId, save));
    onClose();
    if (save.hotelId === hotel.id) return void navigate(path);
    const state: SwitchState = { from: path };
    void navigate(switchPath(save.hotelId), { state });
  };
}
