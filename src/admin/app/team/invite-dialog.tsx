import { useState } from "react";
import { EMAIL_ADDRESS, INVALID_EMAIL } from "../../../lib/email-address.ts";
import { failureText } from "../../../lib/errors.ts";
import { useConfirmed } from "../../account/auth/confirm-password.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog, DialogActions } from "../../ui/dialog.tsx";
import { InputField } from "../../ui/field.tsx";
import { Form } from "../../ui/form.tsx";
import { useMessages } from "../../ui/messages.tsx";
import { Notice } from "../../ui/notice.tsx";
import { useBusy } from "../../ui/use-busy.ts";
import { PartChoice } from "./part-choice.tsx";
import { type Duty, INVITE_FAILURES, useTeamChanges } from "./team.ts";

/** Asks somebody to the team, by a mail to an address that may have no account. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const { invite } = useTeamChanges();
  const confirmed = useConfirmed();
  const showMessage = useMessages();
  const [email, setEmail] = useState("");
  const [part, setPart] = useState<Duty>({ role: "desk", topics: null });
  const [wrong, setWrong] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [busy, during] = useBusy();

  async function send(): Promise<void> {
    setFailure(undefined);
    if (!EMAIL_ADDRESS.test(email.trim())) return setWrong(INVALID_EMAIL);
    try {
      // Whoever makes an owner confirms the password.
      if (!(await confirmed(() => invite(email, part)))) return;
      showMessage({ type: "success", title: `Invitation sent to ${email.trim()}`, passing: true });
      onClose();
    } catch (error) {
      setFailure(failureText(INVITE_FAILURES, error));
    }
  }

  return (
    <Dialog title="Invite" onClose={() => !busy && onClose()}>
      <Form className="mt-4 grid gap-5" onSubmit={() => void during(send)}>
        <InputField
          label="Email Address"
          type="email"
          autoComplete="off"
          error={wrong}
          value={email}
          onChange={(event) => {
            setEmail(event.target.value);
            setWrong(undefined);
          }}
        />
        <PartChoice part={part} onChange={setPart} />
        <p className="text-ink-soft">The invitation ends after 7 days. You can withdraw it.</p>
        {failure && <Notice type="error">{failure}</Notice>}
        <DialogActions onCancel={onClose} busy={busy}>
          <Button type="submit" busy={busy && "Sending..."}>
            Send invitation
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
