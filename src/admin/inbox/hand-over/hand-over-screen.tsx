/** One sheet for the next shift, on the screen as on paper. */
import { useQuery } from "@tanstack/react-query";
import { Check, Printer, Siren } from "lucide-react";
import { networkOr } from "../../../lib/errors.ts";
import { as, t } from "../../../lib/texts/t.ts";
import { useUser } from "../../account/auth/auth-provider.tsx";
import { useHotel } from "../../content/hotel/hotel-provider.tsx";
import { useSupabase } from "../../rows/supabase.tsx";
import { useWrite } from "../../rows/use-write.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { NotLoaded } from "../../ui/load-failure.tsx";
import { PrintOnly } from "../../ui/print-only.tsx";
import { useTask } from "../../ui/use-task.ts";
import { alarmLogQuery, durationWords, type LoggedAlarm, reachedWords, storyOf } from "../alarm/alarm-log.ts";
import { hourOf, isForItsHour, isInDanger } from "../messages/due.ts";
import { ALARM_ENDS, isAlarmEnd } from "../messages/filters.ts";
import { type ListedMessage, messagesKey } from "../messages/messages.ts";
import { NIGHT_LOG_PATH } from "../messages/paths.ts";
import { NamesNotLoaded, useNames } from "../messages/taken.tsx";
import { useNow } from "../messages/use-now.ts";
import { momentWords, roomOf, subjectOf, timeWords, topicLabel } from "../messages/words.ts";
import {
  AT_MOST,
  type DeskEvent,
  deskEventsQuery,
  dueWords,
  type HouseAnswer,
  handOverQuery,
  type LateRoom,
  lateRoomsQuery,
} from "./queries.ts";
import { SheetLine, SheetMessage, SheetPart, SheetWords } from "./sheet-lines.tsx";

const COLLEAGUE = t`A colleague`;
const PROMISED_MS = 12 * 60 * 60_000;
const FAILURES = networkOr(t`This could not be noted. Please try again.`);

export function HandOverScreen() {
  const hotel = useHotel();
  const { id: hotelId } = hotel;
  const supabase = useSupabase();
  const write = useWrite(messagesKey(hotelId));
  const waiting = useQuery(handOverQuery(supabase, hotelId));
  const events = useQuery(deskEventsQuery(supabase, hotelId));
  const alarms = useQuery(alarmLogQuery(supabase, hotelId));
  const late = useQuery(lateRoomsQuery(supabase, hotel));
  const [busy, run] = useTask(FAILURES);
  const takeOver = () =>
    run(() => write(() => supabase.rpc("take_over", { hotel_id: hotelId }).throwOnError()));
  if (!waiting.data) return <NotLoaded query={waiting} what="what is open" />;
  if (!events.data) return <NotLoaded query={events} what="what was withdrawn" />;
  if (!alarms.data) return <NotLoaded query={alarms} what="the alarms" />;
  if (!late.data) return <NotLoaded query={late} what="the late check-outs" />;
  const sheet = <Sheet {...waiting.data} events={events.data} log={alarms.data} late={late.data} />;
  return (
    <div className="flex max-w-3xl flex-col gap-5">
      <div className="flex flex-wrap gap-3">
        <Button icon={Check} busy={busy && "Noting..."} onClick={() => void takeOver()}>
          I have taken over
        </Button>
        <Button icon={Printer} variant="secondary" onClick={() => window.print()}>
          Print
        </Button>
        <ButtonLink icon={Siren} variant="secondary" to={NIGHT_LOG_PATH}>
          Night log
        </ButtonLink>
      </div>
      <NamesNotLoaded />
      {sheet}
      <PrintOnly>{sheet}</PrintOnly>
    </div>
  );
}

interface SheetProps {
  messages: readonly ListedMessage[];
  answers: ReadonlyMap<string, HouseAnswer>;
  events: readonly DeskEvent[];
  log: readonly LoggedAlarm[];
  late: readonly LateRoom[];
}

/** On paper with its own head, at the size of the sheet of rooms, and with two lines to sign on. */
function Sheet({ messages, answers, events, log, late }: SheetProps) {
  const { name, time_zone } = useHotel();
  const { id: me } = useUser();
  const names = useNames();
  const now = useNow();
  const listed = messages.slice(0, AT_MOST);
  const alarms = listed.filter(isInDanger);
  const others = listed.filter((message) => !isInDanger(message));
  const isPromised = (message: ListedMessage) =>
    isForItsHour(message) && Date.parse(message.due_at) - now <= PROMISED_MS;
  /** Late check-outs that the house has promised, whatever became of their messages. */
  const agreed = late.filter(({ at }) => at > now && at - now <= PROMISED_MS);
  const isAgreed = (message: ListedMessage) =>
    message.topic === "late_checkout" &&
    message.state !== "new" &&
    late.some(({ label }) => label === (message.card ?? message.room));
  const promised = others.filter(isPromised);
  const rest = others.filter((message) => !isPromised(message) && !isAgreed(message));
  const closed = log.filter(({ state }) => state === "done" || state === null);
  const ofAlarm = new Map(log.map((alarm) => [alarm.message_id, alarm]));
  const withdrawn = events.filter(({ what }) => what === "withdrawn");
  const last = events.find(({ what }) => what === "taken_over");
  const writtenAt = momentWords(new Date(now).toISOString(), time_zone);
  const line = (message: ListedMessage, about: string | null, hour?: string) => (
    <SheetLine
      key={message.id}
      first={hour ?? roomOf(message)}
      isHour={hour !== undefined}
      // Others than the person who printed it read the paper, so it names people instead of "You".
      end={<span>{(message.taken_by && names[message.taken_by]) || message.assignee || t`open`}</span>}
    >
      <SheetMessage message={message} answer={answers.get(message.id)} about={about} />
    </SheetLine>
  );
  /** When a message without a time of the guest's is due, or what its guest was answered. */
  const waiting = (message: ListedMessage) =>
    line(message, dueWords(message, answers.get(message.id), now, time_zone));
  return (
    <div className="flex flex-col gap-6 print:gap-[2.5mm] print:text-[4.3mm]/[1.35]">
      <div className="print:flex print:items-end print:justify-between print:gap-x-[6mm] print:border-b-[0.5mm] print:pb-[2mm]">
        <div className="hidden print:block">
          <p>{name}</p>
          <h2 className="text-[9mm]/none">Hand-over</h2>
        </div>
        <div className="text-ink-soft print:text-end">
          <p>{names[me] ? `Written ${writtenAt} by ${names[me]}` : `Written ${writtenAt}`}</p>
          {last && (
            <p role="status">
              {`${(last.by_user && names[last.by_user]) || COLLEAGUE} took over at ${momentWords(last.at, time_zone)}`}
            </p>
          )}
        </div>
      </div>
      <SheetPart title="Alarms" isLoud>
        {[
          ...alarms.map((message) => {
            const logged = ofAlarm.get(message.id);
            return line(
              message,
              [momentWords(message.created_at, time_zone), logged && alarmWords(logged, time_zone)]
                .filter(Boolean)
                .join(" · "),
            );
          }),
          ...closed.map((alarm) => (
            <SheetLine key={alarm.id} first={alarm.room ?? "?"} end={<span>{closedWords(alarm)}</span>}>
              <SheetWords
                about={[momentWords(alarm.at, time_zone), alarmWords(alarm, time_zone)].join(" · ")}
              >
                {subjectOf({ ...alarm, item: null })}
              </SheetWords>
            </SheetLine>
          )),
        ]}
      </SheetPart>
      <SheetPart title="Nobody has it">{rest.filter(({ state }) => state === "new").map(waiting)}</SheetPart>
      <SheetPart title="Promised, next 12 hours">
        {[
          ...promised.map((message) => ({
            at: Date.parse(message.due_at),
            row: line(
              message,
              message.room && t`Room ${message.room}`,
              hourOf(message.due_at, now, time_zone),
            ),
          })),
          ...agreed.map(({ label, at }) => ({
            at,
            row: (
              <SheetLine
                key={`late ${label}`}
                first={hourOf(new Date(at).toISOString(), now, time_zone)}
                isHour
                end={<span>agreed</span>}
              >
                <SheetWords about={`Room ${label}`}>Late check-out</SheetWords>
              </SheetLine>
            ),
          })),
        ]
          .toSorted((one, other) => one.at - other.at)
          .map(({ row }) => row)}
      </SheetPart>
      <SheetPart title={as("a state")`Open`}>
        {rest.filter(({ state }) => state !== "new").map(waiting)}
      </SheetPart>
      {withdrawn.length > 0 && (
        <SheetPart title="Withdrawn by their guests">
          {withdrawn.map(({ id, room, topic, at }) => (
            <SheetLine key={id} first={room ?? "?"}>
              <SheetWords about={[momentWords(at, time_zone), t`words deleted`].join(" · ")}>
                {topic ? topicLabel("request", topic) : t`One message`}
              </SheetWords>
            </SheetLine>
          ))}
        </SheetPart>
      )}
      {messages.length > AT_MOST && <p>More is open in the inbox.</p>}
      {/* Not alone on a page. */}
      <div className="break-inside-avoid break-before-avoid">
        <p className="hidden gap-[10mm] pt-[9mm] pb-[1mm] *:flex-1 *:border-t *:pt-[1.5mm] print:flex">
          <span>Handed over: name, time</span>
          <span>Taken over: name, time</span>
        </p>
        <p className="text-ink-soft">Holds guests’ words. Shred it after the shift.</p>
      </div>
    </div>
  );
}

/** "heard by Reception · taken after 12 s by Ilse · closed 3:05 AM by Ilse". */
function alarmWords(alarm: LoggedAlarm, timeZone: string): string {
  const short = (at: string) => timeWords(at, timeZone);
  const story = storyOf(alarm, short);
  const { taken, takenAfter, closed } = story;
  const after = durationWords(takenAfter ?? 0);
  return [
    ...reachedWords(story),
    taken && t`taken after ${after} by ${taken.end}`,
    closed && t`closed ${short(closed.at)} by ${closed.end}`,
  ]
    .filter(Boolean)
    .join(" · ");
}

function closedWords({ outcome, message_id }: LoggedAlarm): string {
  if (isAlarmEnd(outcome)) return ALARM_ENDS[outcome];
  return message_id ? t`closed` : t`withdrawn`;
}
