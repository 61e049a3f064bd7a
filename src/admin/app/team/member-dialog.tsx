import { useState } from "react";
import { NOT_SAVED } from "../../../lib/errors.ts";
import { t } from "../../../lib/texts/t.ts";
import { useConfirmed } from "../../account/auth/confirm-password.tsx";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { Dialog, DialogActions } from "../../ui/dialog.tsx";
import { useMessages } from "../../ui/messages.tsx";
import { Notice } from "../../ui/notice.tsx";
import { useFormTask } from "../../ui/use-form-task.ts";
import { useTask } from "../../ui/use-task.ts";
import { PartChoice } from "./part-choice.tsx";
import { type Duty, type Person, REMOVE_FAILURES, useTeamChanges } from "./team.ts";

/** What a member may do, and an end to it. */
export function MemberDialog({ person, onClose }: { person: Person; onClose: () => void }) {
  const { user_id, name, role, topics } = person;
  const { change, remove } = useTeamChanges();
  const confirmed = useConfirmed();
  const showMessage = useMessages();
  const [part, setPart] = useState<Duty>({ role, topics: topics && [...topics] });
  const [removing, setRemoving] = useState(false);
  const { busy, failure, run } = useFormTask(NOT_SAVED);
  const [, runRemove] = useTask(REMOVE_FAILURES);

  async function save(): Promise<void> {
    if (!(await confirmed(() => change(user_id, part)))) return;
    showMessage({ type: "success", title: t`Saved`, passing: true });
    onClose();
  }

  async function takeOut(): Promise<void> {
    await runRemove(() => remove(user_id), t`${name} is no longer in the team`);
    onClose();
  }

  if (removing) {
    return (
      <ConfirmDialog
        title="Remove from the team?"
        subject={name}
        text="They no longer see this hotel."
        confirmLabel="Remove"
        busyLabel="Removing..."
        onConfirm={takeOut}
        onCancel={() => setRemoving(false)}
      />
    );
  }
  return (
    <Dialog title={name} description={person.email} focusButton onClose={() => !busy && onClose()}>
      <div className="mt-4 grid gap-5">
        <PartChoice part={part} onChange={setPart} />
        {failure && <Notice type="error">{failure}</Notice>}
        <DialogActions busy={busy}>
          <Button variant="secondary" disabled={busy} onClick={() => setRemoving(true)}>
            Remove
          </Button>
          <Button busy={busy && "Saving..."} onClick={() => void run(save)}>
            Save
          </Button>
        </DialogActions>
      </div>
    </Dialog>
  );
}
