import { failureText } from "../../../lib/errors.ts";
import { t } from "../../../lib/texts/t.ts";
import { ChangedElsewhereError } from "../../rows/merge.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { useTask } from "../../ui/use-task.ts";
import { SAVE_FAILURES } from "./failures.ts";
import type { AlarmEnd } from "./filters.ts";
import { type Message, useMessageChanges } from "./messages.ts";
import { isNamed, roomOf } from "./words.ts";

/** Done on an alarm: three answers, of which one leaves it open. */
export function CloseAlarm({ message, onClose }: { message: Message; onClose: () => void }) {
  const { update } = useMessageChanges();
  const [busy, run] = useTask((error) =>
    // A colleague closed or changed it at the same moment.
    error instanceof ChangedElsewhereError
      ? t`The alarm just changed. Read it, then press again.`
      : failureText(SAVE_FAILURES, error),
  );
  const room = roomOf(message);
  const close = (outcome: AlarmEnd) =>
    void run(async () => {
      await update(message, { state: "done", outcome });
      onClose();
    });
  return (
    <Dialog
      size="sm"
      focusButton
      title={
        room && room !== "?" && !isNamed(room) ? `Is room ${room} all right?` : "Is everything all right?"
      }
      description={<p>It stays on the hand-over sheet.</p>}
      onClose={() => !busy && onClose()}
    >
      <div className="mt-5 flex flex-col gap-3">
        <Button className="min-h-12" disabled={busy} onClick={() => close("all_right")}>
          All right
        </Button>
        <Button className="min-h-12" variant="secondary" disabled={busy} onClick={() => close("false_alarm")}>
          False alarm
        </Button>
        <Button className="min-h-12" variant="quiet" disabled={busy} onClick={onClose}>
          Not yet, keep it open
        </Button>
      </div>
    </Dialog>
  );
}
