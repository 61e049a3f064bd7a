/** Who has a message: nobody, me, or a colleague. */
import { useQuery } from "@tanstack/react-query";
import { Check } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router";
import { failureText } from "../../../lib/errors.ts";
import { t } from "../../../lib/texts/t.ts";
import { useMe } from "../../account/station/use-station.ts";
import { AlsoOpen } from "../../content/colleagues-here.tsx";
import { useHotel } from "../../content/hotel/hotel-provider.tsx";
import { ChangedElsewhereError, type Changes } from "../../rows/merge.ts";
import { useSupabase } from "../../rows/supabase.tsx";
import { Button, TextButton } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { NotLoaded } from "../../ui/load-failure.tsx";
import { Menu } from "../../ui/menu.tsx";
import { useMessages } from "../../ui/messages.tsx";
import { useTask } from "../../ui/use-task.ts";
import { ALARM_ENDS, type AlarmEnd, isAlarmEnd, type State } from "./filters.ts";
import { type ListedMessage, type Message, SAVE_FAILURES, useMessageChanges } from "./messages.ts";
import { useSetState } from "./set-state.ts";
import { isNamed, roomOf } from "./words.ts";

type Held = ListedMessage | Message;

const NAMES_LIFETIME_MS = 60_000;

function useColleagues() {
  const supabase = useSupabase();
  const { id: hotelId } = useHotel();
  return useQuery({
    queryKey: ["colleagues", hotelId],
    staleTime: NAMES_LIFETIME_MS,
    queryFn: async ({ signal }) => {
      const { data } = await supabase
        .rpc("colleagues", { hotel_id: hotelId })
        .abortSignal(signal)
        .throwOnError();
      return (data ?? {}) as Readonly<Record<string, string>>;
    },
  });
}

/** Names of the people who work at the hotel now, by their accounts. */
export function useNames(): Readonly<Record<string, string>> {
  return useColleagues().data ?? {};
}

/** Stands above a list that names colleagues. */
export function NamesNotLoaded() {
  return <NotLoaded inline query={useColleagues()} what="your colleagues’ names" hint="" />;
}

/** "You", a colleague's name, or what was typed for whom it is. */
export function useHolder({ taken_by, assignee }: Pick<Held, "taken_by" | "assignee">): string | undefined {
  const names = useNames();
  const me = useMe();
  if (taken_by === me) return t`You`;
  return (taken_by && names[taken_by]) || assignee || undefined;
}

/** Changes a message as it was seen; where somebody was faster, says who. */
export function useHandling(): (message: Held, changes: Changes) => Promise<void> {
  const { update } = useMessageChanges();
  const names = useNames();
  const showMessage = useMessages();
  return async (message, changes) => {
    try {
      // Only its version and the changed columns count, and a line of the list has these.
      await update(message as Message, changes);
    } catch (error) {
      if (error instanceof ChangedElsewhereError) {
        const who = names[String(error.current.taken_by)];
        const title = who ? t`${who} has just taken it` : t`A colleague has just taken it`;
        return showMessage({ type: "info", title, passing: true });
      }
      showMessage({ type: "error", text: failureText(SAVE_FAILURES, error) });
    }
  };
}

export function useTake(message: Pick<Held, "id" | "state">) {
  const setState = useSetState();
  const [busy, run] = useTask(SAVE_FAILURES);
  const navigate = useNavigate();
  const set = (state: State) => void run(() => setState(message, state));
  const take = () => set("working");
  /** Taking an alarm opens its message. */
  function takeAndOpen(to: string): void {
    take();
    void navigate(to, { preventScrollReset: true });
  }
  return { busy, set, take, takeAndOpen };
}

/** One line of an open message: who has it or types, and the buttons to give it away or finish it. */
export function Holder({ message }: { message: Message }) {
  const { set, take, busy } = useTake(message);
  const isDone = message.state === "done";
  const [closing, setClosing] = useState(false);
  const press = () => (message.danger && !isDone ? setClosing(true) : set(isDone ? "working" : "done"));
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 border-y border-line py-1.5">
      <div className="min-w-0 flex-1 basis-32">
        <p className="font-semibold wrap-anywhere">
          <HeldBy message={message} />
        </p>
        <AlsoOpen item={`messages/${message.id}`} />
      </div>
      <div className="flex flex-wrap items-center gap-x-4">
        {message.state === "new" && (
          <TextButton disabled={busy} onClick={take}>
            I take it
          </TextButton>
        )}
        {!isDone && <GiveTo message={message} />}
        {/* One press: somebody with a tray has one thumb. An alarm asks. */}
        <Button
          variant="secondary"
          {...(isDone && { icon: Check })}
          disabled={busy}
          aria-pressed={isDone}
          onClick={press}
        >
          Done
        </Button>
        {closing && <CloseAlarm message={message} onClose={() => setClosing(false)} />}
      </div>
    </div>
  );
}

function hadWords(isMine: boolean, holder: string | undefined): string {
  if (isMine) return t`You had it`;
  return holder ? t`${holder} had it` : t`A former colleague had it`;
}

function HeldBy({ message }: { message: Message }) {
  const holder = useHolder(message);
  const isMine = message.taken_by === useMe();
  if (isAlarmEnd(message.outcome)) return [hadWords(isMine, holder), ALARM_ENDS[message.outcome]].join(" · ");
  if (message.state === "done") {
    if (isMine) return t`You did it`;
    return holder ? t`${holder} did it` : t`Seen to`;
  }
  if (holder) return isMine ? t`You have it` : t`${holder} has it`;
  return (
    <span className="text-brass">
      {message.goes_to === "housekeeping" ? "Housekeeping’s; nobody has it" : "Nobody has it"}
    </span>
  );
}

function GiveTo({ message }: { message: Message }) {
  const me = useMe();
  const names = useNames();
  const handle = useHandling();
  const { kind, state, goes_to, taken_by } = message;
  const others = Object.entries(names).filter(([id]) => id !== taken_by && id !== me);
  const nobody = { state: "new", taken_by: null };
  const offered: { key: string; label: string; changes: Changes }[] = [
    ...others.map(([id, name]) => ({ key: id, label: name, changes: { state: "working", taken_by: id } })),
    ...(kind === "request" && goes_to === "desk"
      ? [{ key: "housekeeping", label: t`Housekeeping`, changes: { ...nobody, goes_to: "housekeeping" } }]
      : []),
    ...(goes_to === "housekeeping"
      ? [{ key: "desk", label: t`The desk`, changes: { ...nobody, goes_to: "desk" } }]
      : []),
    ...(state === "working" ? [{ key: "nobody", label: t`Nobody, give it back`, changes: nobody }] : []),
  ];
  return (
    <Menu
      trigger={(props) => <TextButton {...props}>Give to …</TextButton>}
      groups={() => [
        offered.map(({ label, changes }) => ({ label, onPress: () => void handle(message, changes) })),
      ]}
    />
  );
}

/** Done on an alarm: three answers, of which one leaves it open. */
function CloseAlarm({ message, onClose }: { message: Message; onClose: () => void }) {
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
