import { useQuery } from "@tanstack/react-query";
import { t } from "../../../lib/texts/t.ts";
import { PRODUCT } from "../../../product.ts";
import { useMe } from "../../account/station/use-station.ts";
import { useHotel } from "../../content/hotel/hotel-provider.tsx";
import { useSupabase } from "../../rows/supabase.tsx";
import { NotLoaded } from "../../ui/load-failure.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { eventsQuery, type Message, type MessageEvent } from "./messages.ts";
import { NamesNotLoaded, useNames } from "./taken.tsx";
import { eventWords, momentWords } from "./words.ts";

export function MessageHistory({ message }: { message: Message }) {
  const { id: hotelId, time_zone } = useHotel();
  const events = useQuery(eventsQuery(useSupabase(), hotelId, message.id));
  const names = useNames();
  const userId = useMe();
  return (
    <section aria-labelledby="history">
      <h3 id="history" className="mb-2 text-lg font-semibold">
        History
      </h3>
      <NotLoaded inline query={events} what="its history" hint="" meanwhile={<Skeleton className="h-12" />} />
      <NamesNotLoaded />
      {events.data && (
        <ol className="flex flex-col gap-2">
          {events.data.map((event) => (
            <li key={event.id} className="flex flex-wrap justify-between gap-x-4">
              <span className="wrap-anywhere">{eventWords(event, names)}</span>
              <span className="text-ink-soft">
                <bdi>{whose(event, userId, names)}</bdi> · {momentWords(event.at, time_zone)}
              </span>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

/** The author of events that need no account. Other events without one are by people who have left. */
const NOBODY: Readonly<Record<string, string>> = {
  sent: t`the guest`,
  wrote: t`the guest`,
  told: PRODUCT,
  again: PRODUCT,
};

export function whose(
  { by_user, what }: MessageEvent,
  userId: string,
  names: Readonly<Record<string, string>> = {},
): string {
  if (by_user === null) return NOBODY[what] ?? t`a former colleague`;
  return by_user === userId ? t`you` : (names[by_user] ?? t`a colleague`);
}
