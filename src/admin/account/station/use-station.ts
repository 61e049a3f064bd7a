/** The computer at reception: whose shift runs on it, and when it locks. See docs/decisions/0119-stations.md. */
import { useQuery } from "@tanstack/react-query";
import { useEffect, useSyncExternalStore } from "react";
import type { AtStation } from "../../../lib/accounts/account.ts";
import { orLastSeen, type Reading } from "../../rows/last-seen.ts";
import { type Supabase, useSupabase } from "../../rows/supabase.tsx";
import { useUser } from "../auth/auth-provider.tsx";
import { PRESSED } from "./was-station.ts";

/** The station that this browser is; undefined where an account is signed in. Known without a network. */
export function useStation(): AtStation | undefined {
  const { app_metadata } = useUser();
  // Only our server writes it.
  return app_metadata.station as AtStation | undefined;
}

/** By which account what somebody does is theirs: a name of the team's at a station is the member's own. */
export function useMe(): string {
  const { id } = useUser();
  return useStation()?.member_id ?? id;
}

/** The database's answer of station_now(), for the station itself, locked or not. */
export interface StationNow {
  name: string;
  /** Minutes without a press. */
  locks_after: number;
  /** Whether a shift runs. */
  open: boolean;
  hotel_id: string;
  hotel: string;
  country: string | null;
  time_zone: string;
  cover_path: string | null;
  people: readonly { id: string; name: string }[];
  /** How many messages nobody has, how many of these are in danger, and their rooms. */
  new: number;
  newest_at: string | null;
  danger: number;
  rooms: readonly string[];
  /** Where a wake-up call is at its minute; null for what is no room. */
  calls: readonly (string | null)[];
  /** Who is in danger, and nobody has it. */
  alarms: readonly {
    id: string;
    kind: string;
    topic: string | null;
    room: string | null;
    state: string;
    created_at: string;
  }[];
  rings: "message" | "wake" | "alarm" | null;
}

/** @returns null once the station has ended */
export async function readStation(
  supabase: Supabase,
  active: boolean,
  signal: AbortSignal,
): Promise<StationNow | null> {
  const { data } = await supabase.rpc("station_now", { active }).abortSignal(signal).throwOnError();
  return data as StationNow | null;
}

// Both are shared by the windows of this browser: they lock together.
const LOCKED = "innfo-station-locked";
const listeners = new Set<() => void>();

/** Hides everything at once, also without a network; the server learns of it as soon as it can. */
export function lockHere(userId: string): void {
  localStorage.setItem(LOCKED, userId);
  for (const listener of listeners) listener();
}

/** Before a shift begins here. */
export function openHere(): void {
  localStorage.removeItem(LOCKED);
  notePress();
}

function notePress(): void {
  localStorage.setItem(PRESSED, String(Date.now()));
}

/** Whether this user's shift is over here, whatever the server knows. */
export function useLockedHere(): boolean {
  const { id } = useUser();
  return useSyncExternalStore(watchLock, () => localStorage.getItem(LOCKED)) === id;
}

function watchLock(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
}

const REPORT_MS = 20_000;
const LOOK_MS = 2000;
const PRESSES = ["pointerdown", "keydown", "wheel"] as const;

/** Locks this station when nobody presses anything for as long as its owner said. Around all of its screens. */
export function useShift(): void {
  const supabase = useSupabase();
  const { id } = useUser();
  const station = useStation();
  const { data } = useQuery({
    queryKey: ["shift", id],
    enabled: station !== undefined,
    staleTime: 0,
    refetchInterval: REPORT_MS,
    refetchIntervalInBackground: true,
    queryFn: orLastSeen(({ signal }: Reading) =>
      readStation(supabase, Date.now() - lastPress() < REPORT_MS + LOOK_MS, signal),
    ),
  });
  const minutes = data?.locks_after;
  const isOver = station !== undefined && data !== undefined && !data?.open;
  useEffect(() => {
    if (isOver) lockHere(id);
  }, [isOver, id]);
  useEffect(() => {
    if (minutes === undefined) return;
    // A lid that was closed runs no timers: what counts is the clock.
    const look = () => Date.now() - lastPress() > minutes * 60_000 && lockHere(id);
    look();
    const timer = setInterval(look, LOOK_MS);
    document.addEventListener("visibilitychange", look);
    for (const press of PRESSES) window.addEventListener(press, notePress, { passive: true, capture: true });
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
      for (const press of PRESSES) window.removeEventListener(press, notePress, { capture: true });
    };
  }, [minutes, id]);
}

function lastPress(): number {
  return Number(localStorage.getItem(PRESSED) ?? Date.now());
}
