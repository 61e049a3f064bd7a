import { PackageOpen, PenLine, Sparkles } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { NOT_SAVED } from "../../../lib/errors.ts";
import { t } from "../../../lib/texts/t.ts";
import { AlsoHere } from "../../content/colleagues-here.tsx";
import { useHotel } from "../../content/hotel/hotel-provider.tsx";
import { newId } from "../../rows/new-id.ts";
import { Button } from "../../ui/button.tsx";
import { cx } from "../../ui/cx.ts";
import { Dialog, DialogActions } from "../../ui/dialog.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { InputField } from "../../ui/field.tsx";
import { Form } from "../../ui/form.tsx";
import { InHead } from "../../ui/in-head.tsx";
import { NotLoaded } from "../../ui/load-failure.tsx";
import { useMessages } from "../../ui/messages.tsx";
import { Notice } from "../../ui/notice.tsx";
import { LINES } from "../../ui/row.tsx";
import { useFormTask } from "../../ui/use-form-task.ts";
import { useTask } from "../../ui/use-task.ts";
import { useTyped } from "../../ui/use-typed.ts";
import { momentInWords } from "../../ui/words.ts";
import { FirstPress, SoundSign } from "../alarm/station.tsx";
import type { State } from "../messages/filters.ts";
import { GuestWords } from "../messages/guest-words.tsx";
import { ROOMS_PATH } from "../messages/paths.ts";
import { type Round, useRounds, useWithdrawn, useWriteDownFind } from "../messages/rounds.ts";
import { useSetState } from "../messages/set-state.ts";
import { useNow } from "../messages/use-now.ts";
import { age, isNamed, momentWords, roomOf, subjectOf, topicLabel } from "../messages/words.ts";

/** Housekeeping's inbox: the longest wait first, one press each. */
export function RoundsScreen() {
  const query = useRounds();
  const now = useNow();
  const [finding, setFinding] = useState(false);
  if (!query.data) {
    return (
      <div className="pt-4">
        <InHead title="Inbox" />
        <NotLoaded query={query} what="what is to be done" />
      </div>
    );
  }
  const open = query.data.filter(({ state }) => state !== "done");
  const done = query.data.filter(({ state }) => state === "done");
  const writeDown = (
    <Button icon={PenLine} variant="secondary" onClick={() => setFinding(true)}>
      Write Down a Find
    </Button>
  );
  return (
    <div className="max-w-3xl">
      <InHead title="Inbox">
        <Link
          to={ROOMS_PATH}
          className="inline-flex min-h-11 items-center rounded-lg px-3 font-semibold text-accent hover:bg-accent-soft"
        >
          Rooms
        </Link>
        <SoundSign />
      </InHead>
      <div className="mb-4">
        <FirstPress />
      </div>
      {query.data.length === 0 ? (
        <EmptyState icon={Sparkles} title="Nothing Waits" action={writeDown}>
          New messages appear here by themselves.
        </EmptyState>
      ) : (
        <>
          <div className="mb-4">{writeDown}</div>
          {open.length === 0 && <p className="mb-4 text-ink-soft">Nothing waits.</p>}
          <RoundList label="To do" rounds={open} now={now} />
          {done.length > 0 && (
            <>
              <h2 className="mt-8 mb-2 text-xl font-semibold">Done</h2>
              <RoundList label="Done" rounds={done} now={now} />
            </>
          )}
        </>
      )}
      <Withdrawn />
      <AlsoHere />
      {finding && <FindDialog onClose={() => setFinding(false)} />}
    </div>
  );
}

/** Requests that were withdrawn. */
function Withdrawn() {
  const { data = [] } = useWithdrawn();
  const { time_zone } = useHotel();
  if (data.length === 0) return null;
  return (
    <>
      <h2 className="mt-8 mb-2 text-xl font-semibold">Withdrawn by their guests</h2>
      <ul aria-label="Withdrawn" className={LINES}>
        {data.map(({ id, room, topic, at }) => (
          <li key={id} className="flex gap-x-4 py-3 text-ink-soft">
            <span className="w-12 shrink-0 font-display text-2xl/8 wrap-anywhere">{room ?? "?"}</span>
            <span className="min-w-0 flex-1 line-through">{topic && topicLabel("request", topic)}</span>
            <span>{momentWords(at, time_zone)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

function RoundList({ label, rounds, now }: { label: string; rounds: readonly Round[]; now: number }) {
  if (rounds.length === 0) return null;
  return (
    <ul aria-label={label} className={LINES}>
      {rounds.map((round) => (
        <RoundRow key={round.id} round={round} now={now} />
      ))}
    </ul>
  );
}

/** The next state, which one press sets. */
const NEXT: Readonly<Record<string, { state: State; label: string }>> = {
  new: { state: "working", label: t`Take it` },
  working: { state: "done", label: t`Done` },
  done: { state: "new", label: t`Open again` },
};

function RoundRow({ round, now }: { round: Round; now: number }) {
  const { place, shelf, wanted_at, assignee, state, created_at, danger } = round;
  const setState = useSetState();
  const [busy, run] = useTask(NOT_SAVED);
  // An alarm is closed at the desk.
  const next = danger && state === "working" ? undefined : NEXT[state];
  const subject = subjectOf(round);
  const room = roomOf(round);

  return (
    <li
      className={cx(
        "flex flex-wrap items-start gap-x-4 gap-y-2 py-3",
        danger && "-mx-4 border-s-3 border-danger bg-danger-soft px-4",
      )}
    >
      <span
        className={cx(
          "shrink-0 font-display",
          // As wide as a name's longest word, which does not break.
          isNamed(room) ? "w-min max-w-24 min-w-12 text-base/6 wrap-break-word" : "w-12 text-2xl/6",
          danger ? "text-danger" : "text-brass",
        )}
      >
        {room ? (
          <>
            <span className="sr-only">Room </span>
            {room}
          </>
        ) : (
          <PackageOpen aria-hidden="true" className="size-6" strokeWidth={1.5} />
        )}
      </span>
      <div className="min-w-0 flex-1 basis-40">
        <p className="font-display text-lg/6 wrap-anywhere">
          {danger && <strong className="font-semibold text-danger">Danger: </strong>}
          {subject}
        </p>
        <GuestWords message={round} />
        <p className="wrap-anywhere text-ink-soft">
          {[
            age(created_at, now),
            wanted_at && t`for ${momentInWords(wanted_at)}`,
            place,
            shelf,
            state !== "new" && assignee,
          ]
            .filter(Boolean)
            .join(" · ")}
        </p>
      </div>
      {next && (
        <Button
          variant={state === "done" ? "quiet" : state === "new" ? "primary" : "secondary"}
          className="ms-auto"
          disabled={busy}
          onClick={() => void run(() => setState(round, next.state))}
        >
          {next.label}
          <span className="sr-only">
            {" "}
            {subject} {room}
          </span>
        </Button>
      )}
    </li>
  );
}

function FindDialog({ onClose }: { onClose: () => void }) {
  const writeDown = useWriteDownFind();
  const showMessage = useMessages();
  const [id] = useState(newId);
  const item = useTyped();
  const place = useTyped();
  const { busy, failure, run } = useFormTask(NOT_SAVED);

  async function save(): Promise<void> {
    if (!item.value.trim()) return item.setError(t`Say what it is`);
    await writeDown({ id, item: item.value.trim(), place: place.value.trim() });
    showMessage({ type: "success", title: t`Written down`, passing: true });
    onClose();
  }

  return (
    <Dialog title="Write Down a Find" onClose={() => !busy && onClose()}>
      <Form className="mt-4 grid gap-5" onSubmit={() => void run(save)}>
        <InputField label="What is it?" maxLength={120} {...item.input} />
        <InputField label="Where was it found?" required={false} maxLength={200} {...place.input} />
        {failure && <Notice type="error">{failure}</Notice>}
        <DialogActions onCancel={onClose} busy={busy}>
          <Button type="submit" busy={busy && "Saving..."}>
            Save
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
