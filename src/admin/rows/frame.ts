/** Queries of the admin's frame. After signing in they are read while the frame's code is still loading. */
import { READS_LIMIT } from "./fetch.ts";
import type { Supabase } from "./supabase.tsx";

async function hotels(supabase: Supabase, signal: AbortSignal) {
  const rows = supabase.from("hotels").select("*").order("created_at", { ascending: false });
  return (await rows.abortSignal(signal).throwOnError()).data;
}

async function workplaces(supabase: Supabase, signal: AbortSignal) {
  return (await supabase.rpc("worked_for").abortSignal(signal).throwOnError()).data;
}

/** Milliseconds. A frame that is drawn later reads what is true then. */
const FRESH_MS = 10_000;

const ahead = new Map<unknown, { userId: string; at: number; answer: Promise<unknown> }>();

export function readFrameAhead(supabase: Supabase, userId: string): void {
  for (const read of [hotels, workplaces]) {
    const answer = read(supabase, READS_LIMIT);
    // The caller that takes the answer says why there is none.
    answer.catch(() => undefined);
    ahead.set(read, { userId, at: Date.now(), answer });
  }
}

/** @returns a function that takes what was read ahead, once, and else reads */
function orAhead<Answer>(read: (supabase: Supabase, signal: AbortSignal) => Promise<Answer>) {
  return (supabase: Supabase, userId: string, signal: AbortSignal): Promise<Answer> => {
    const found = ahead.get(read);
    ahead.delete(read);
    const isFresh = found?.userId === userId && Date.now() - found.at < FRESH_MS;
    return isFresh ? (found.answer as Promise<Answer>) : read(supabase, signal);
  };
}

export const readHotels = orAhead(hotels);
export const readWorkplaces = orAhead(workplaces);
