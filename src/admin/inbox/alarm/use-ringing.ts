/** Rings this screen while a message waits that nobody has taken, and once when the connection is lost. */

import { type QueryClient, useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef } from "react";
import { isAway } from "../../rows/network.ts";
import { useSupabase } from "../../rows/supabase.tsx";
import { onBeat, type Ring, ring, useSound } from "../../ui/sound.ts";

/** Milliseconds between two rings. */
const AGAIN: Readonly<Record<Ring, number>> = { message: 20_000, wake: 20_000, alarm: 5000, silent: 60_000 };
/** After so long without an answer, the screen rings once: it hears nothing any more. */
const AWAY_MS = 15_000;
/** How often a hidden page asks by itself: browsers may slow its timers to one a minute. */
const ASK_HIDDEN_MS = 15_000;

/** Messages that wait, as the server said it last: at the desk, or at a locked station. */
interface Waiting {
  data: { newest_at: string | null; rings: Exclude<Ring, "silent"> | null } | null | undefined;
  dataUpdatedAt: number;
  refetch: () => Promise<unknown>;
}

/** Used once, around all screens. */
export function useRinging({ data: news, dataUpdatedAt: knownAt, refetch }: Waiting): void {
  const rung = useRef<{ kind: Ring | undefined; at: number; newest: number; askedAt: number }>(undefined);
  const look = useEffectEvent(() => {
    if (!news) return;
    const newest = Date.parse(news.newest_at ?? "") || 0;
    const now = Date.now();
    // Messages that waited before this page opened are no news.
    rung.current ??= { kind: undefined, at: 0, newest, askedAt: 0 };
    const last = rung.current;
    if (document.hidden && now - Math.max(knownAt, last.askedAt) >= ASK_HIDDEN_MS) {
      last.askedAt = now;
      void refetch();
    }
    const isSilent = isAway() && now - knownAt >= AWAY_MS;
    // A newer message rings at once, also while another rings.
    const isMore = newest > last.newest;
    // Without a connection nobody knows whether it was taken: an alarm goes on.
    const isAlarm = news.rings === "alarm";
    const kind: Ring | undefined =
      isSilent && !isAlarm ? "silent" : (news.rings ?? (isMore ? "message" : undefined));
    last.newest = Math.max(last.newest, newest);
    if (!kind || (!isMore && kind === last.kind && now - last.at < AGAIN[kind])) {
      if (!kind) last.kind = undefined;
      return;
    }
    Object.assign(last, { kind, at: now });
    ring(kind);
  });
  useEffect(() => onBeat(() => look()), []);
  // Rings with the answer, not at the next beat.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => look(), [knownAt]);
}

interface Ringing {
  rings: string | null;
  newest_at: string | null;
}

interface At {
  /** Undefined at a locked station: the server knows its hotel. */
  hotelId?: string;
  /** Given by a locked station, which has a cache of its own. */
  queryClient?: QueryClient;
}

export function useHeard(news: Ringing | null | undefined, { hotelId, queryClient }: At): void {
  const supabase = useSupabase();
  // An alarm rings also in an hour of silence: sound.ts.
  const { on } = useSound();
  const isHeard = on && news?.rings === "alarm";
  useQuery(
    {
      queryKey: ["alarms-heard", hotelId, news?.newest_at],
      enabled: isHeard,
      staleTime: Number.POSITIVE_INFINITY,
      queryFn: async ({ signal }) => {
        const { data } = await supabase
          .rpc("hear_alarms", hotelId ? { hotel_id: hotelId } : {})
          .abortSignal(signal)
          .throwOnError();
        return data;
      },
    },
    queryClient,
  );
}
