import { useQuery } from "@tanstack/react-query";
import { BellRing, Inbox, Languages } from "lucide-react";
import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { networkOr } from "../../../lib/errors.ts";
import { photoUrl } from "../../../lib/look/photo.ts";
import { t } from "../../../lib/texts/t.ts";
import { PRODUCT } from "../../../product.ts";
import { lockStation, unlockStation } from "../../account/account-calls.ts";
import { useUser } from "../../account/auth/auth-provider.tsx";
import { openHere, readStation, type StationNow, useStation } from "../../account/station/use-station.ts";
import { hotelClock } from "../../content/hotel/hotel-clock.ts";
import { useDangerNumbersOf } from "../../inbox/alarm/alarm.tsx";
import { LockedBar } from "../../inbox/alarm/alarm-parts.tsx";
import { useHeard, useRinging } from "../../inbox/alarm/use-ringing.ts";
import { inTheirPlaces } from "../../inbox/messages/alarms.ts";
import { newCount } from "../../inbox/messages/news.ts";
import { messagePath } from "../../inbox/messages/paths.ts";
import { forgetLastSeen } from "../../rows/last-seen.ts";
import { createQueryClient } from "../../rows/query-client.ts";
import { useSupabase } from "../../rows/supabase.tsx";
import { Button } from "../../ui/button.tsx";
import { cx } from "../../ui/cx.ts";
import { NothingLoaded } from "../../ui/load-failure.tsx";
import { LoadingScreen } from "../../ui/skeleton.tsx";
import { letItRing, useSound } from "../../ui/sound.ts";
import { useFormTask } from "../../ui/use-form-task.ts";
import { listedInWords, momentInWords } from "../../ui/words.ts";
import { LanguageDialog } from "../shell/language-dialog.tsx";
import { PIN_LENGTH, PinKeys } from "./pin-keys.tsx";

/** No admin is around this screen: it has a cache of its own. */
const queryClient = createQueryClient();
const ASK_MS = 5000;
const ASK_HIDDEN_MS = 15_000;

const SHIFT_FAILURES = networkOr(t`We could not check this. Please try again.`, {
  invalid_credentials: t`This PIN is not right`,
  over_request_rate_limit: t`Too many tries. Try again in 5 minutes`,
  pin_shut: t`Locked. Ask an owner for a new PIN`,
  pin_ended: t`Locked. Ask an owner for a new PIN`,
  station_refused: t`This name is gone`,
});

/** A station between two shifts: who may begin one, what rings and how many messages wait, never what they say. */
export function LockScreen() {
  const supabase = useSupabase();
  const station = useStation();
  const { id } = useUser();
  const isShut = id === station?.id;
  useEnd(isShut);
  const query = useQuery(
    {
      queryKey: ["station", id],
      staleTime: 0,
      queryFn: async ({ client, queryKey, signal }) => {
        const now = await readStation(supabase, false, signal);
        const before = client.getQueryData<StationNow | null>(queryKey)?.alarms;
        return now && { ...now, alarms: inTheirPlaces(before, now.alarms) };
      },
      refetchIntervalInBackground: true,
      refetchInterval: () => (document.hidden ? ASK_HIDDEN_MS : ASK_MS),
    },
    queryClient,
  );
  const { data, error, refetch } = query;
  useRinging(query);
  useHeard(data, { queryClient });
  if (!data) {
    return error ? <NothingLoaded what="this station" error={error} onRetry={refetch} /> : <LoadingScreen />;
  }
  return <Lock now={data} isAway={error !== null} isShut={isShut} />;
}

/** Ends the shift at the server, once this screen hides it. */
function useEnd(isShut: boolean): void {
  const supabase = useSupabase();
  const { id } = useUser();
  useQuery(
    {
      queryKey: ["end-shift", id],
      enabled: !isShut,
      staleTime: 0,
      gcTime: 0,
      queryFn: async () => {
        await forgetLastSeen(id);
        await lockStation(supabase);
        return true;
      },
      refetchInterval: ASK_MS,
    },
    queryClient,
  );
}

function Lock({ now, isAway, isShut }: { now: StationNow; isAway: boolean; isShut: boolean }) {
  const { name, hotel, time_zone, cover_path, people, danger, alarms } = now;
  const [alarm] = alarms;
  const { numbers } = useDangerNumbersOf({ ...now, id: now.hotel_id }, alarm !== undefined, queryClient);
  const { on: rings, wanted } = useSound();
  const [chosen, setChosen] = useState<string>();
  const [speaking, setSpeaking] = useState(false);
  const person = people.length === 1 ? people[0] : people.find(({ id }) => id === chosen);
  const signs = [danger && t`Danger`, now.new > 0 && `(${newCount(now.new)})`];
  return (
    <>
      {speaking && <LanguageDialog onClose={() => setSpeaking(false)} />}
      <LockedBar alarms={alarms} number={numbers[0]} />
      <main className="relative isolate grid min-h-[calc(100dvh-var(--alarm))] content-between gap-8 bg-deep px-5 pt-6 pb-7 text-on-deep lg:px-16 lg:pt-12 lg:pb-14">
        <title>{[...signs, `${name} · ${PRODUCT}`].filter(Boolean).join(" ")}</title>
        {cover_path && (
          <img
            src={photoUrl(cover_path, 1200, "webp")}
            alt=""
            className="absolute inset-0 -z-10 hidden size-full object-cover opacity-15 lg:block"
          />
        )}
        <header className="flex flex-wrap items-start justify-between gap-4">
          <div className="min-w-0 flex-1 basis-40">
            <p className="text-on-deep-brass wrap-anywhere">{name}</p>
            <h1 className="text-[1.625rem]/tight wrap-anywhere lg:text-[2.75rem]/tight">{hotel}</h1>
          </div>
          <Button variant="quietOnDeep" icon={Languages} onClick={() => setSpeaking(true)}>
            Language
          </Button>
          <Clock timeZone={time_zone} />
        </header>
        <div className="flex flex-wrap items-end gap-7 lg:gap-24">
          <div className="min-w-0 grow basis-80">
            <h2 className="mb-3.5 text-2xl lg:text-[2rem]">{alarm ? "Who takes it?" : "Who is here?"}</h2>
            {people.length === 0 && (
              <p className="text-on-deep-soft">No names yet. Ask an owner to add them.</p>
            )}
            <div className="grid max-h-[40dvh] grid-cols-[repeat(auto-fill,minmax(min(9.5rem,100%),1fr))] gap-2 overflow-y-auto">
              {people.map(({ id, name: own }) => (
                <button
                  key={id}
                  type="button"
                  aria-pressed={id === person?.id}
                  className={cx(
                    "flex min-h-15 cursor-pointer items-center gap-3 rounded-lg border px-3 py-2 text-start text-lg",
                    id === person?.id
                      ? "border-on-deep bg-on-deep text-deep"
                      : "border-on-deep/20 hover:bg-on-deep/8",
                  )}
                  onClick={() => setChosen(id)}
                >
                  <span
                    aria-hidden="true"
                    className="grid size-9 shrink-0 place-items-center rounded-full bg-on-deep-brass font-display font-semibold text-deep"
                  >
                    {[...own][0]?.toLocaleUpperCase()}
                  </span>
                  <span className="min-w-0 wrap-anywhere">{own}</span>
                </button>
              ))}
            </div>
            <Waiting now={now} isAway={isAway} />
            {!rings && wanted && <p className="mt-3 text-on-deep-soft">Tap once to switch on the sound.</p>}
            {!rings && !wanted && (
              <Button
                variant="quietOnDeep"
                icon={BellRing}
                className="-ms-5"
                onClick={() => void letItRing()}
              >
                Let it ring
              </Button>
            )}
          </div>
          {people.length > 0 && (
            <Pin
              key={person?.id}
              person={person}
              isReady={isShut}
              takes={alarm && { hotelId: now.hotel_id, messageId: alarm.id }}
            />
          )}
        </div>
      </main>
    </>
  );
}

function Waiting({ now, isAway }: { now: StationNow; isAway: boolean }) {
  const { rooms, alarms, calls } = now;
  if (isAway) {
    return (
      <p
        role="alert"
        className={cx(
          "mt-5 rounded-lg px-4 py-3 font-medium",
          // Less loud below an alarm.
          alarms.length > 0 ? "bg-danger-soft text-danger" : "bg-alarm text-on-alarm",
        )}
      >
        No network. No messages arrive, and nobody can start a shift.
      </p>
    );
  }
  return (
    <p role="status" className="mt-5 flex items-start gap-2.5 text-on-deep-soft">
      <Inbox className="mt-0.5 size-5 shrink-0" strokeWidth={1.5} />
      {now.new + calls.length === 0 ? (
        <span>Nothing waits.</span>
      ) : (
        <span className="min-w-0 wrap-anywhere">
          {calls.length > 0 && (
            <strong className="block text-on-deep">
              Wake-up call, now: {listedInWords(calls.map((room) => room ?? "?"))}
            </strong>
          )}
          <strong className="block text-on-deep-brass">
            {now.new === 0
              ? null
              : rooms.length > 0
                ? `Nobody has: ${listedInWords([...rooms, ...(now.new > rooms.length ? [t`more`] : [])])}`
                : now.new === 1
                  ? "Nobody has 1 message"
                  : `Nobody has ${newCount(now.new)} messages`}
          </strong>
          Enter your PIN to read them.
        </span>
      )}
    </p>
  );
}

interface PinProps {
  person: StationNow["people"][number] | undefined;
  isReady: boolean;
  /** The alarm that rings. The person who opens the station takes it. */
  takes: { hotelId: string; messageId: string } | undefined;
}

function Pin({ person, isReady, takes }: PinProps) {
  const supabase = useSupabase();
  const navigate = useNavigate();
  const [typed, setTyped] = useState("");
  const { busy, failure, setFailure, run } = useFormTask(SHIFT_FAILURES);

  function type(next: string): void {
    setFailure(undefined);
    setTyped(next);
    if (person && next.length === PIN_LENGTH) void run(() => begin(person.id, next));
  }

  async function begin(person_id: string, pin: string): Promise<void> {
    openHere();
    await unlockStation(supabase, { person_id, pin }).finally(() => setTyped(""));
    if (!takes) return;
    const { hotelId: hotel_id, messageId: message_id } = takes;
    await navigate(messagePath(message_id), { replace: true });
    // Where this fails, or somebody was faster, the bar says so on the screen that opens.
    await supabase.rpc("set_message_state", { hotel_id, message_id, seen: "new", state: "working" });
  }

  return (
    <PinKeys
      name={person?.name}
      typed={typed}
      onType={type}
      disabled={busy || !isReady || !person}
      problem={failure}
      takes={takes !== undefined}
    />
  );
}

/** As the hotel's clocks: the computer may be set to another time zone. */
function Clock({ timeZone }: { timeZone: string }) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return (
    <time className="shrink-0 font-display text-[2rem]/none tabular-nums lg:text-[3rem]/none">
      {momentInWords(hotelClock(timeZone, now), {})}
    </time>
  );
}
