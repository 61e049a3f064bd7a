/**
 * News of the hotel: in the inbox, in its content, and who else is at work. One small question, asked every few
 * seconds, which also says which screen this window shows. See docs/decisions/0062-inbox.md.
 */
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import type { ColleagueHere } from "../../content/colleagues-here.tsx";
import { useHotel } from "../../content/hotel/hotel-provider.tsx";
import { readOfHotel } from "../../content/hotel/read-of-hotel.ts";
import { OF_CONTENT } from "../../content/of-content.ts";
import { previewSource } from "../../content/preview/source.ts";
import { openForm } from "../../rows/drafts.ts";
import { orLastSeen, type Reading } from "../../rows/last-seen.ts";
import { useNetwork } from "../../rows/network.ts";
import { useSupabase } from "../../rows/supabase.tsx";
import { type AlarmNow, type CallNow, inTheirPlaces } from "./alarms.ts";
import { messagesKey } from "./messages.ts";
import { roundsKey } from "./rounds.ts";
import { useNow } from "./use-now.ts";

/** The answer of the database's inbox_news(). */
interface News {
  /** Whether messages can come: guests may write, or there are some already. */
  expected: boolean;
  /** Whether somebody else works here, or is invited. */
  team: boolean;
  any: boolean;
  /** How many are new, at most {@link MOST_NEW}. */
  new: number;
  /** When the last of these came, or was given back. */
  newest_at: string | null;
  /** How many are in danger and not done, at most {@link MOST_NEW}. */
  danger: number;
  /** Ringing alarms in their order on the screen, then those that somebody has. */
  alarms: readonly AlarmNow[];
  /** Wake-up calls at their minute, taken or not. */
  calls: readonly CallNow[];
  /** How many wait, and how many of these the account has, at most {@link MOST_NEW}. */
  due: number;
  mine: number;
  /** How the desk rings now: what waits is nobody's yet, or a wake-up call has come to its minute. */
  rings: "message" | "wake" | "alarm" | null;
  /** When a message was last added or changed. */
  changed_at: string | null;
  /** When a room of the day was last pressed. */
  rooms_at: string | null;
  /** Ids of others' latest changes to the content. */
  changes: readonly number[];
  here: readonly ColleagueHere[];
}

/** The database counts no further. */
const MOST_NEW = 100;
/** A message, and a colleague's change, are to be seen within five seconds. */
const ASK_MS = 4000;
/** In a hidden tab, which says it by its title and icon. Browsers may make it a minute. */
const ASK_HIDDEN_MS = 15_000;
/** After a failure: a server in trouble is asked less. */
const ASK_AFTER_FAILURE_MS = 20_000;
/** As long as the database keeps a presence: older answers say nothing about now. */
const PRESENT_MS = 15_000;
/** Screens about the account: colleagues do not see who reads them. */
const OWN_SCREEN = /^\/admin\/(account|subscription)/;

/** The screen of this window, for colleagues; nothing while it is not in sight. */
function shownHere() {
  const { pathname } = window.location;
  if (document.hidden || OWN_SCREEN.test(pathname)) return {};
  const form = openForm();
  return { screen: pathname, ...(form && { item: form.name, typing: form.typing }) };
}

export const newsKey = (hotelId: string) => ["inbox-news", hotelId] as const;

/** The part that the device keeps: nothing that guests wrote. */
const withoutWords = (news: News): News => ({
  ...news,
  alarms: news.alarms.map((alarm) => ({ ...alarm, item: null, text: null, translation: null })),
});

export function useNews() {
  const supabase = useSupabase();
  const { id: hotelId } = useHotel();
  const queryClient = useQueryClient();
  const queryKey = newsKey(hotelId);
  const queryFn = orLastSeen(async ({ signal }: Reading) => {
    const args = { hotel_id: hotelId, ...shownHere() };
    const news = await readOfHotel<News>(supabase, "inbox_news", args, signal);
    return {
      ...news,
      alarms: inTheirPlaces(queryClient.getQueryData<News>(queryKey)?.alarms, news.alarms),
    };
  });
  return useQuery({
    queryKey,
    staleTime: ASK_MS,
    queryFn,
    meta: { kept: (news) => withoutWords(news as News) },
    refetchIntervalInBackground: true,
    refetchInterval: ({ state: { data, status } }) => {
      if (status === "error") return ASK_AFTER_FAILURE_MS;
      if (document.hidden) return data?.expected ? ASK_HIDDEN_MS : false;
      return data?.expected || data?.team ? ASK_MS : false;
    },
  });
}

const NONE: readonly never[] = [];

/** The one source of what cannot wait, for the bar over every screen and for the list. */
export function useAlarms() {
  const { data } = useNews();
  const alarms: readonly AlarmNow[] = data?.alarms ?? NONE;
  const calls: readonly CallNow[] = data?.calls ?? NONE;
  return {
    calls,
    ringing: alarms.filter(({ state }) => state === "new"),
    taken: alarms.filter(({ state }) => state !== "new"),
  };
}

const NOBODY: readonly ColleagueHere[] = [];

/** Colleagues whose screens are in sight now; nobody when the last answer is too old. */
export function useColleaguesHere(): readonly ColleagueHere[] {
  const { data, isError, dataUpdatedAt } = useNews();
  const { away } = useNetwork();
  const now = useNow();
  if (!data || isError || away || now - dataUpdatedAt > PRESENT_MS) return NOBODY;
  return data.here;
}

/** Reads what is on the screen again when a colleague has changed the content. To be used once, around all screens. */
export function useFreshContent(): void {
  const { id: hotelId } = useHotel();
  const queryClient = useQueryClient();
  const { data, dataUpdatedAt } = useNews();
  const known = useRef<{ hotelId: string; changes: ReadonlySet<number> }>(undefined);
  // Runs at each answer, also at an equal one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (!data) return;
    const before = known.current?.hotelId === hotelId ? known.current.changes : undefined;
    const isNews = before && data.changes.some((id) => !before.has(id));
    // A read now would bring back what a running save is about to change. The next answer reports it again.
    if (isNews && queryClient.isMutating() > 0) return;
    known.current = { hotelId, changes: new Set(data.changes) };
    if (!isNews) return;
    void queryClient.invalidateQueries(OF_CONTENT);
    previewSource.stored();
  }, [hotelId, dataUpdatedAt, queryClient]);
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
    if (!isNews) return;
    for (const queryKey of [messagesKey(hotelId), roundsKey(hotelId)])
      void queryClient.invalidateQueries({ queryKey });
  }, [hotelId, changedAt, queryClient]);
}

/** "3", or "99+". */
export function newCount(count: number): string {
  return count < MOST_NEW ? String(count) : `${MOST_NEW - 1}+`;
}
