import { useState } from "react";
import { isEasyPin } from "../../../lib/accounts/account.ts";
import { plural, t } from "../../../lib/texts/t.ts";
import { useConfirmed } from "../../account/auth/confirm-password.tsx";
import { useWaiting } from "../../rows/rows-provider.tsx";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { Dialog, DialogActions } from "../../ui/dialog.tsx";
import { InputField, SelectField } from "../../ui/field.tsx";
import { Form } from "../../ui/form.tsx";
import { useMessages } from "../../ui/messages.tsx";
import { Notice } from "../../ui/notice.tsx";
import { useFormTask } from "../../ui/use-form-task.ts";
import { useTask } from "../../ui/use-task.ts";
import { useTyped } from "../../ui/use-typed.ts";
import {
  END_FAILURES,
  type NamedPerson,
  PERSON_FAILURES,
  STATION_FAILURES,
  type Station,
  useStationChanges,
} from "./stations.ts";
import type { Person } from "./team.ts";

const NO_NAME = t`Please enter a name.`;
const MOST_LETTERS = 40;
const STATION_NAME = { label: t`Its name`, autoComplete: "off", maxLength: MOST_LETTERS };

/** Makes this browser a station: its owner is signed out here. */
export function BecomeStationDialog({ onClose }: { onClose: () => void }) {
  const { begin } = useStationChanges();
  const confirmed = useConfirmed();
  const waiting = useWaiting().length > 0;
  const [id] = useState(() => crypto.randomUUID());
  const name = useTyped(t`Reception`);
  const { busy, failure, run } = useFormTask(STATION_FAILURES);

  async function become(): Promise<void> {
    if (name.value.trim() === "") return name.setError(NO_NAME);
    // A station outlives the password, so its owner confirms it.
    await confirmed(() => begin({ id, name: name.value.trim() }));
  }

  return (
    <Dialog title="Make this computer a station" onClose={() => !busy && onClose()}>
      <Form className="mt-4 grid gap-5" onSubmit={() => void run(become)}>
        <p className="text-ink-soft">This signs you out here. Staff then pick a name and type a PIN.</p>
        <InputField {...STATION_NAME} {...name.input} />
        {waiting && <Notice type="warning">Some changes are not sent. Please wait for a network.</Notice>}
        {failure && <Notice type="error">{failure}</Notice>}
        <DialogActions onCancel={onClose} busy={busy}>
          <Button type="submit" disabled={waiting} busy={busy && "One moment..."}>
            Make It a Station
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}

const MINUTES = [1, 2, 5, 10, 15, 30, 60];

/** Its name, when it locks, and its end. */
export function StationDialog({ station, onClose }: { station: Station; onClose: () => void }) {
  const { change, end } = useStationChanges();
  const showMessage = useMessages();
  const name = useTyped(station.name);
  const [minutes, setMinutes] = useState(station.locks_after);
  const [ending, setEnding] = useState(false);
  const { busy, failure, run } = useFormTask(PERSON_FAILURES);
  const [, runEnd] = useTask(END_FAILURES);

  async function save(): Promise<void> {
    if (name.value.trim() === "") return name.setError(NO_NAME);
    await change(station.id, { name: name.value.trim(), locks_after: minutes });
    showMessage({ type: "success", title: t`Saved`, passing: true });
    onClose();
  }

  async function endIt(): Promise<void> {
    await runEnd(() => end(station.id), t`${station.name} is signed out`);
    onClose();
  }

  if (ending) {
    return (
      <ConfirmDialog
        title="End this station?"
        subject={station.name}
        text="That computer is signed out. It stops ringing."
        confirmLabel="End"
        busyLabel="Ending..."
        onConfirm={endIt}
        onCancel={() => setEnding(false)}
      />
    );
  }
  return (
    <Dialog title={station.name} focusButton onClose={() => !busy && onClose()}>
      <Form className="mt-4 grid gap-5" onSubmit={() => void run(save)}>
        <InputField {...STATION_NAME} {...name.input} />
        <SelectField
          label="Locks after"
          value={String(minutes)}
          options={[...new Set([...MINUTES, minutes])]
            .sort((a, b) => a - b)
            .map((value) => ({ value: String(value), label: minutesIn(value) }))}
          onChange={(event) => setMinutes(Number(event.target.value))}
        />
        {failure && <Notice type="error">{failure}</Notice>}
        <DialogActions busy={busy}>
          <Button variant="secondary" disabled={busy} onClick={() => setEnding(true)}>
            End
          </Button>
          <Button type="submit" busy={busy && "Saving..."}>
            Save
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}

export function minutesIn(count: number): string {
  return plural(count, { one: "# minute", other: "# minutes" });
}

interface PersonDialogProps {
  /** The person whose PIN is set anew; without one, somebody is added. */
  person?: NamedPerson;
  /** Members of the team who are not among the names yet. */
  team: readonly Person[];
  /** The person's name, as it stands in the list. */
  name?: string;
  onClose: () => void;
}

const OTHER = "";

/** Who may begin a shift at the stations, by which PIN. */
export function StationPersonDialog({ person, team, name: known = "", onClose }: PersonDialogProps) {
  const { savePerson, removePerson } = useStationChanges();
  const confirmed = useConfirmed();
  const showMessage = useMessages();
  const [id] = useState(() => person?.id ?? crypto.randomUUID());
  const [memberId, setMemberId] = useState(person?.member_id ?? OTHER);
  const [name, setName] = useState(person?.name ?? "");
  const [pin, setPin] = useState("");
  const [wrong, setWrong] = useState<{ name?: string; pin?: string }>({});
  const { busy, failure, run } = useFormTask(PERSON_FAILURES);
  const isWritten = memberId === OTHER;

  async function save(): Promise<void> {
    const problems = {
      ...(isWritten && name.trim() === "" && { name: NO_NAME }),
      ...(isEasyPin(pin) && {
        pin: t`Too easy to guess. Choose other digits.`,
      }),
      ...(!/^\d{4}$/.test(pin) && { pin: t`A PIN has four digits.` }),
    };
    setWrong(problems);
    if (Object.keys(problems).length > 0) return;
    const saved = isWritten
      ? { id, member_id: null, name: name.trim(), pin }
      : { id, member_id: memberId, name: null, pin };
    // A PIN outlives the password, so its owner confirms it.
    if (!(await confirmed(() => savePerson(saved)))) return;
    showMessage({ type: "success", title: t`Saved`, passing: true });
    onClose();
  }

  async function remove(): Promise<void> {
    await removePerson(id);
    showMessage({ type: "success", title: t`${known} is removed`, passing: true });
    onClose();
  }

  return (
    <Dialog
      title={person ? known : "Add a name"}
      description="Colleagues see this name."
      onClose={() => !busy && onClose()}
    >
      <Form className="mt-4 grid gap-5" onSubmit={() => void run(save)}>
        {!person && team.length > 0 && (
          <SelectField
            label="Who"
            value={memberId}
            options={[
              { value: OTHER, label: t`Someone without an account` },
              ...team.map(({ user_id, name: own }) => ({ value: user_id, label: own })),
            ]}
            onChange={(event) => setMemberId(event.target.value)}
          />
        )}
        {isWritten && (
          <InputField
            label="First name"
            autoComplete="off"
            maxLength={MOST_LETTERS}
            error={wrong.name}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        )}
        <InputField
          label={person ? "New PIN" : "PIN"}
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          hint={person ? "Ends the shift and unlocks the name." : "Four digits. Tell nobody else."}
          error={wrong.pin}
          value={pin}
          onChange={(event) => setPin(event.target.value.replaceAll(/\D/g, ""))}
        />
        {failure && <Notice type="error">{failure}</Notice>}
        <DialogActions {...(!person && { onCancel: onClose })} busy={busy}>
          {person && (
            <Button variant="secondary" disabled={busy} onClick={() => void run(remove, END_FAILURES)}>
              Remove
            </Button>
          )}
          <Button type="submit" busy={busy && "Saving..."}>
            Save
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
