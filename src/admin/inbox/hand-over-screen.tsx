/** One sheet for whoever comes next, on the screen as on paper. */
import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { Check, Printer } from "lucide-react";
import type { ReactNode } from "react";
import type { Database } from "../../lib/database.types.ts";
import { networkOr } from "../../lib/errors.ts";
import { useHotel } from "../content/hotel/hotel-provider.tsx";
import { type Supabase, useSupabase } from "../rows/supabase.tsx";
import { BackLink } from "../ui/back-link.tsx";
import { Button } from "../ui/button.tsx";
import { NotLoaded } from "../ui/load-failure.tsx";
import { PrintOnly } from "../ui/print-only.tsx";
import { useTask } from "../ui/use-task.ts";
import { hourOf, isForItsHour } from "./due.ts";
import { filtersOf } from "./filters.ts";
import { isInDanger } from "./marks.ts";
import { type ListedMessage, messagesKey, searched } from "./messages.ts";
import { INBOX_PATH } from "./paths.ts";
import { NamesNotLoaded, useNames } from "./taken.tsx";
import { useNow } from "./use-now.ts";
import { momentWords, subjectOf, topicLabel } from "./words.ts";

/** Nobody hands over more; the sheet says that there is more. */
const AT_MOST = 200;
const PROMISED_MS = 12 * 60 * 60_000;
const FAILURES = networkOr("This could not be noted. Please try again.");

function waitingQuery(supabase: Supabase, hotelId: string) {
  return queryOptions({
    queryKey: [...messagesKey(hotelId), "hand-over"],
    queryFn: async ({ signal }) => {
      const { data } = await searched(supabase, hotelId, filtersOf(new URLSearchParams()))
        .order("turn")
        .limit(AT_MOST + 1)
        .abortSignal(signal)
        .overrideTypes<ListedMessage[], { merge: false }>()
        .throwOnError();
      return data;
    },
  });
}

function eventsQuery(supabase: Supabase, hotelId: string) {
  return queryOptions({
    queryKey: [...messagesKey(hotelId), "desk-events"],
    queryFn: async ({ signal }) => {
      const { data } = await supabase
        .from("desk_events")
        .select("id, what, at, by_user, room, topic")
        .eq("hotel_id", hotelId)
        .order("at", { ascending: false })
        .limit(AT_MOST)
        .abortSignal(signal)
        .throwOnError();
      return data;
    },
  });
}
type DeskEvent = Pick<
  Database["public"]["Tables"]["desk_events"]["Row"],
  "id" | "what" | "at" | "by_user" | "room" | "topic"
>;

export function HandOverScreen() {
  const { id: hotelId } = useHotel();
  const supabase = useSupabase();
  const queryClient = useQueryClient();
  const waiting = useQuery(waitingQuery(supabase, hotelId));
  const events = useQuery(eventsQuery(supabase, hotelId));
  const [busy, run] = useTask(FAILURES);
  const takeOver = () =>
    run(async () => {
      await supabase.rpc("take_over", { hotel_id: hotelId }).throwOnError();
      await queryClient.invalidateQueries({ queryKey: messagesKey(hotelId) });
    });
  if (!waiting.data) return <NotLoaded query={waiting} what="what is open" />;
  if (!events.data) return <NotLoaded query={events} what="what was withdrawn" />;
  const sheet = <Sheet messages={waiting.data} events={events.data} />;
  return (
    <div className="flex max-w-3xl flex-col gap-5">
      <BackLink to={INBOX_PATH}>Inbox</BackLink>
      <div className="flex flex-wrap gap-3">
        <Button icon={Check} busy={busy && "Noting..."} onClick={() => void takeOver()}>
          I have taken over
        </Button>
        <Button icon={Printer} variant="secondary" onClick={() => window.print()}>
          Print
        </Button>
      </div>
      <NamesNotLoaded />
      {sheet}
      <PrintOnly>{sheet}</PrintOnly>
    </div>
  );
}

function Sheet({ messages, events }: { messages: readonly ListedMessage[]; events: readonly DeskEvent[] }) {
  const { name, time_zone } = useHotel();
  const now = useNow();
  const listed = messages.slice(0, AT_MOST);
  const alarms = listed.filter(isInDanger);
  const others = listed.filter((message) => !isInDanger(message));
  const isPromised = (message: ListedMessage) =>
    isForItsHour(message) && Date.parse(message.due_at) - now <= PROMISED_MS;
  const promised = others.filter(isPromised);
  const rest = others.filter((message) => !isPromised(message));
  const withdrawn = events.filter(({ what }) => what === "withdrawn");
  const last = events.find(({ what }) => what === "taken_over");
  return (
    <div className="flex flex-col gap-5">
      <div>
        <h2 className="text-2xl font-semibold">{name}</h2>
        <p>{momentWords(new Date(now).toISOString(), time_zone)}</p>
        {last && (
          <p role="status">
            <Who by={last.by_user} /> took over at {momentWords(last.at, time_zone)}
          </p>
        )}
      </div>
      {/* On paper, alarms say neither who nor what. */}
      <Part title="Alarms" rows={alarms} now={now} />
      <Part title="Nobody has it" rows={rest.filter(({ state }) => state === "new")} now={now} words />
      <Part title="Promised in the next twelve hours" rows={promised} now={now} words />
      <Part title="Open" rows={rest.filter(({ state }) => state !== "new")} now={now} words />
      {withdrawn.length > 0 && (
        <section>
          <h3 className="mb-1 text-lg font-semibold">Withdrawn by their guests</h3>
          <ul className="divide-y divide-line border-y border-line">
            {withdrawn.map(({ id, room, topic, at }) => (
              <Line key={id} room={room} end={momentWords(at, time_zone)}>
                {topic && topicLabel("request", topic)}
              </Line>
            ))}
          </ul>
        </section>
      )}
      {messages.length > AT_MOST && <p>More is open than fits here: the inbox has all of it.</p>}
      <p className="text-ink-soft">Shred it after the shift.</p>
    </div>
  );
}

interface PartProps {
  title: string;
  rows: readonly ListedMessage[];
  now: number;
  /** Whether the guests' words are shown. */
  words?: boolean;
}

function Part({ title, rows, now, words = false }: PartProps) {
  const { time_zone } = useHotel();
  return (
    <section>
      <h3 className="mb-1 text-lg font-semibold">{title}</h3>
      {rows.length === 0 ? (
        <p className="text-ink-soft">Nothing.</p>
      ) : (
        <ul className="divide-y divide-line border-y border-line">
          {rows.map((message) => (
            <Line key={message.id} room={message.room} end={hourOf(message.due_at, now, time_zone)}>
              {subjectOf(message)}
              {words && message.text && (
                <>
                  {" "}
                  <bdi lang={message.language}>“{message.text}”</bdi>
                </>
              )}
              <Holding message={message} />
            </Line>
          ))}
        </ul>
      )}
    </section>
  );
}

function Line({ room, end, children }: { room: string | null; end: string; children: ReactNode }) {
  return (
    <li className="flex gap-4 py-2">
      <span className="w-14 shrink-0 font-display text-xl wrap-anywhere">{room ?? "–"}</span>
      <span className="min-w-0 flex-1 wrap-anywhere">{children}</span>
      <span className="shrink-0 text-right">{end}</span>
    </li>
  );
}

function Holding({ message }: { message: ListedMessage }) {
  // By name: who reads the paper is not who prints it.
  const names = useNames();
  const holder = (message.taken_by && names[message.taken_by]) || message.assignee;
  return holder ? <span> · {holder}</span> : null;
}

function Who({ by }: { by: string | null }) {
  const names = useNames();
  return (by && names[by]) || "A colleague";
}
