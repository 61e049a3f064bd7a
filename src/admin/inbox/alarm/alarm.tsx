/** Messages that cannot wait, above the list: people in danger, and a wake-up call at its minute. */
import { type QueryClient, useQuery } from "@tanstack/react-query";
import { Siren } from "lucide-react";
import { Link } from "react-router";
import { dangerNumbers } from "../../../lib/phone/danger-numbers.ts";
import { MINUTE } from "../../../lib/time/zoned-time.ts";
import { useHotel } from "../../content/hotel/hotel-provider.tsx";
import { guestDocumentQuery } from "../../content/hotel/read-of-hotel.ts";
import { useSupabase } from "../../rows/supabase.tsx";
import { Button } from "../../ui/button.tsx";
import { cx } from "../../ui/cx.ts";
import { useTask } from "../../ui/use-task.ts";
import { capitalized, languageName, listedInWords, momentInWords } from "../../ui/words.ts";
import { type AlarmNow, extensionOf } from "../messages/alarms.ts";
import { CallLink } from "../messages/call-link.tsx";
import { hourOf } from "../messages/due.ts";
import { GuestWords } from "../messages/guest-words.tsx";
import { type ListedMessage, SAVE_FAILURES } from "../messages/messages.ts";
import { useHandling, useTake } from "../messages/taken.tsx";
import { isNamed, roomOf, subjectOf, waited } from "../messages/words.ts";
import { noteBlock } from "./alarm-place.ts";
import { ToldList } from "./told-list.tsx";

/** When a call that nobody answered rings again. */
const AGAIN_MS = 3 * MINUTE;

/** "112 or 144" */

/** The hotel's contacts change seldom. */
const CONTACTS_MS = 5 * MINUTE;

/**
 * Whom the desk dials for a guest in danger: what the guest's page says, by the same contacts of the hotel's. Those are
 * read as guests read them, as the desk has no right to the lists; until then, and without them, it is the country's.
 */
export function useDangerNumbers(): DangerNumbers {
  return useDangerNumbersOf(useHotel(), true);
}

interface DangerNumbers {
  numbers: readonly string[];
  /** Whether these are what the guest's page says. */
  isTold: boolean;
}

/** @param queryClient where no admin is around the screen */
export function useDangerNumbersOf(
  { id, country }: { id: string; country: string | null },
  isAsked: boolean,
  queryClient?: QueryClient,
): DangerNumbers {
  const { data } = useQuery(
    { ...guestDocumentQuery(useSupabase(), id), enabled: isAsked, staleTime: CONTACTS_MS },
    queryClient,
  );
  const contacts = data?.parts.emergency.filter((contact) => !contact.shown_during) ?? [];
  const emergency = contacts.map((contact) => String(contact.number ?? ""));
  return {
    numbers: dangerNumbers({ country, emergency }).map(({ number }) => number),
    isTold: Boolean(data),
  };
}

/** Stands in the list instead of the bar over the other screens. */
export function Alarm({ message, now, to }: { message: AlarmNow; now: number; to: string }) {
  const { numbers, isTold } = useDangerNumbers();
  const [number] = numbers;
  const { takeAndOpen, busy } = useTake(message);
  const { created_at, language } = message;
  const room = roomOf(message);
  return (
    <section
      role="alert"
      className="-mx-4 flex flex-col gap-3 border-y border-danger/30 bg-danger-soft px-4 py-4 sm:mx-0 sm:rounded-2xl sm:border sm:px-5"
    >
      <div className="flex flex-wrap items-center gap-x-4">
        <p
          className={cx(
            "font-display wrap-break-word text-danger",
            isNamed(room) ? "text-3xl" : "text-[3.5rem]/none",
          )}
        >
          <span className="sr-only">Room </span>
          {room}
        </p>
        <div className="min-w-0 flex-1 basis-40">
          <h2 className="flex items-center gap-2 font-sans text-base font-semibold text-danger">
            <Siren aria-hidden="true" className="size-5 shrink-0" />
            <span className="sr-only">Danger: </span>
            {subjectOf(message)}
          </h2>
          <p>
            {capitalized(languageName(language))} · <span aria-live="off">{waited(created_at, now)}</span>
          </p>
        </div>
      </div>
      <GuestWords message={message} className="font-display text-[1.375rem]/7 font-medium" />
      <Button
        ref={noteBlock}
        variant="danger"
        className="min-h-14 w-full"
        disabled={busy}
        onClick={() => takeAndOpen(to)}
      >
        I take it
      </Button>
      <div className="flex flex-wrap gap-3 *:flex-1">
        {[extensionOf(message.room), number].map(
          (dialled) =>
            dialled && (
              <CallLink
                key={dialled}
                message={message}
                number={dialled}
                className="inline-flex min-h-12 items-center justify-center gap-2 rounded-lg border border-danger px-4 font-medium whitespace-nowrap text-danger"
              >
                Call {dialled}
              </CallLink>
            ),
        )}
        <Link
          to={to}
          preventScrollReset
          className="inline-flex min-h-12 items-center justify-center rounded-lg border border-danger px-4 font-medium text-danger"
        >
          Read it
        </Link>
      </div>
      <p>
        {isTold
          ? `The guest was told to dial ${listedInWords(numbers, "disjunction")}`
          : "The guest was told whom to dial"}
      </p>
      <ToldList message={message} now={now} />
    </section>
  );
}

export function WakeUp({ message, now }: { message: ListedMessage; now: number }) {
  const { time_zone } = useHotel();
  const handle = useHandling();
  const [busy, run] = useTask(SAVE_FAILURES);
  const { room, language, wanted_at, due_at } = message;
  return (
    <section
      role="alert"
      className="-mx-4 flex flex-col gap-3 bg-deep px-4 py-4 text-on-deep sm:mx-0 sm:rounded-2xl sm:px-5"
    >
      <h2 className="font-sans text-base font-medium text-on-deep-soft">Wake-up call, now</h2>
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 font-display">
        <span className={cx("wrap-break-word", isNamed(room) ? "text-3xl" : "text-[3.5rem]/none")}>
          <span className="sr-only">Room </span>
          {room}
        </span>
        <span className="text-[1.75rem]">
          {wanted_at ? momentInWords(wanted_at, {}) : hourOf(due_at, now, time_zone)}
        </span>
      </p>
      <GuestWords message={message} />
      <p className="text-on-deep-soft">{capitalized(languageName(language))}</p>
      <Button
        variant="onDeep"
        className="min-h-14"
        disabled={busy}
        onClick={() => void run(() => handle(message, { state: "done" }))}
      >
        They are awake
      </Button>
      <Button
        variant="quietOnDeep"
        className="min-h-12 border border-on-deep-soft"
        disabled={busy}
        onClick={() =>
          void run(() => handle(message, { due_at: new Date(Date.now() + AGAIN_MS).toISOString() }))
        }
      >
        Ring again in 3 min
      </Button>
    </section>
  );
}
