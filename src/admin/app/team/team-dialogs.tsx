import { useState } from "react";
import { NOT_SAVED } from "../../../lib/errors.ts";
import { EMAIL_ADDRESS, INVALID_EMAIL, withLatinHost } from "../../../lib/links/email-address.ts";
import { t } from "../../../lib/texts/t.ts";
import { FREE_PLAN } from "../../../product.ts";
import { useUser } from "../../account/auth/auth-provider.tsx";
import { useConfirmed } from "../../account/auth/confirm-password.tsx";
import { usePlan } from "../../account/subscription/plan.ts";
import { useHotel } from "../../content/hotel/hotel-provider.tsx";
import { orThrow } from "../../rows/or-throw.ts";
import { useSupabase } from "../../rows/supabase.tsx";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { Dialog, DialogActions } from "../../ui/dialog.tsx";
import { InputField } from "../../ui/field.tsx";
import { Form } from "../../ui/form.tsx";
import { useMessages } from "../../ui/messages.tsx";
import { Notice } from "../../ui/notice.tsx";
import { useFormTask } from "../../ui/use-form-task.ts";
import { useTask } from "../../ui/use-task.ts";
import { useTyped } from "../../ui/use-typed.ts";
import { PartChoice } from "./part-choice.tsx";
import {
  type Duty,
  INVITE_FAILURES,
  OFFER_FAILURES,
  type Person,
  REMOVE_FAILURES,
  useTeamChanges,
} from "./team.ts";

interface InviteDialogProps {
  /** Offers the hotel itself instead of work at it. */
  handsOver?: boolean;
  onClose: () => void;
}

/** Asks somebody by a mail to an address that may have no account. */
export function InviteDialog({ handsOver = false, onClose }: InviteDialogProps) {
  const supabase = useSupabase();
  const { invite } = useTeamChanges();
  const confirmed = useConfirmed();
  const showMessage = useMessages();
  const { user_metadata } = useUser();
  const isNameless = !user_metadata.name;
  const name = useTyped();
  const address = useTyped();
  const email = withLatinHost(address.value.trim());
  const [part, setPart] = useState<Duty>({ role: handsOver ? "owner" : "desk", topics: null });
  const { busy, failure, run } = useFormTask(handsOver ? OFFER_FAILURES : INVITE_FAILURES);

  async function send(): Promise<void> {
    if (!EMAIL_ADDRESS.test(email)) return address.setError(INVALID_EMAIL);
    if (isNameless && name.value.trim()) {
      await orThrow(supabase.auth.updateUser({ data: { name: name.value.trim() } }));
    }
    // The person who makes somebody an owner confirms the password.
    if (!(await confirmed(() => invite(email, handsOver ? { ...part, hands_over: true } : part)))) return;
    const title = handsOver ? t`Offered to ${email}` : t`Invitation sent to ${email}`;
    showMessage({ type: "success", title, passing: true });
    onClose();
  }

  return (
    <Dialog title={handsOver ? "Hand the hotel over" : "Invite"} onClose={() => !busy && onClose()}>
      <Form className="mt-4 grid gap-5" onSubmit={() => void run(send)}>
        {handsOver && <OfferTerms />}
        <InputField label="Email Address" type="email" autoComplete="off" {...address.input} />
        {handsOver ? (
          <p className="text-ink-soft">It stays yours until they accept. The offer ends after 7 days.</p>
        ) : (
          <>
            <PartChoice part={part} onChange={setPart} />
            <p className="text-ink-soft">The invitation ends after 7 days.</p>
          </>
        )}
        {isNameless && (
          <InputField
            label="Your first name"
            hint="So that they know who asks."
            required={false}
            autoComplete="given-name"
            maxLength={80}
            {...name.input}
          />
        )}
        {failure && <Notice type="error">{failure}</Notice>}
        <DialogActions onCancel={onClose} busy={busy}>
          <Button type="submit" busy={busy && "Sending..."}>
            {handsOver ? "Offer the hotel" : "Send invitation"}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}

/** Consequences of giving the hotel away for the account that has it. The receiver reads the other side. */
function OfferTerms() {
  const { name } = useHotel();
  const plan = usePlan();
  return (
    <>
      <p>You give away {name}: page, codes, photos, messages, history and team.</p>
      <ul className="list-disc space-y-2 ps-5 text-ink-soft">
        <li>
          {plan.id === FREE_PLAN.id
            ? "Your plan stays with you."
            : `Your plan stays with you. ${plan.name} goes on until you end it under Subscription.`}
        </li>
        <li>
          The hotel comes onto their plan. On {FREE_PLAN.name}, guests see {FREE_PLAN.maxSections} sections
          and send no messages. Nothing is deleted.
        </li>
        <li>They decide if you stay as an editor.</li>
      </ul>
    </>
  );
}

/** A member's role, topics and end. */
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
