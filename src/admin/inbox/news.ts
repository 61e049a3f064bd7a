/** Whether there is anything new in the inbox: a small question, asked every few seconds, less often in a hidden tab. */
import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useHotel, useMay } from "../content/hotel/hotel-provider.tsx";
import { readOfHotel } from "../content/hotel/read-of-hotel.ts";
import { orLastSeen, type Reading } from "../rows/last-seen.ts";
import { type Supabase, useSupabase } from "../rows/supabase.tsx";
import { messagesKey } from "./messages.ts";

/** The answer of the database's inbox_news(). */
interface News {
  /** Whether anything can come: guests may write, or there are messages already. */
  expected: boolean;
  /** How many are new, at most {@link MOST_NEW}. */
  new: number;
  /** How many are in danger and not done, at most {@link MOST_NEW}. */
  danger: number;
  /** When a message was last added or changed. */
  changed_at: string | null;
}

/** The database counts no further. */
const MOST_NEW = 100;
/** A message is to be seen within five seconds. */
const ASK_MS = 4000;
/** In a hidden tab, which says it by its title and icon. Browsers may make it a minute. */
const ASK_HIDDEN_MS = 15_000;
/** After a failure: a server in trouble is asked less. */
const ASK_AFTER_FAILURE_MS = 20_000;

function newsQuery(supabase: Supabase, hotelId: string) {
  const queryFn = orLastSeen(({ signal }: Reading) =>
    readOfHotel<News>(supabase, "inbox_news", { hotel_id: hotelId }, signal),
  );
  return queryOptions({
    queryKey: ["inbox-news", hotelId],
    staleTime: ASK_MS,
    queryFn,
    refetchIntervalInBackground: true,
    refetchInterval: ({ state: { data, status } }) => {
      if (status === "error") return ASK_AFTER_FAILURE_MS;
      if (!data?.expected) return false;
      return document.hidden ? ASK_HIDDEN_MS : ASK_MS;
    },
  });
}

/** Of the inbox that the desk has; housekeeping has its own. */
export function useNews() {
  return useQuery({ ...newsQuery(useSupabase(), useHotel().id), enabled: useMay("desk") });
}

/** Reads the messages on the screen again when there is news of them. To be used once, around all screens. */
export function useFreshMessages(): void {
  const { id: hotelId } = useHotel();
  const queryClient = useQueryClient();
  const { data } = useNews();
  const known = useRef<{ hotelId: string; changedAt: string | null }>(undefined);
  const changedAt = data?.changed_at;
  useEffect(() => {
    if (changedAt === undefined) return;
    const isNews = known.current?.hotelId === hotelId && known.current.changedAt !== changedAt;
    known.current = { hotelId, changedAt };
    if (isNews) void queryClient.invalidateQueries({ queryKey: messagesKey(hotelId) });
  }, [hotelId, changedAt, queryClient]);
}

/** "3", or "99+". */
export function newCount(count: number): string {
  return count < MOST_NEW ? String(count) : `${MOST_NEW - 1}+`;
}
