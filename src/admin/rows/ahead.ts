/** Reads that begin while the code that shows their answers is still loading. */
import { READS_LIMIT } from "./fetch.ts";
import type { Supabase } from "./supabase.tsx";

/** Milliseconds. A screen that is drawn later reads what is true then. */
const FRESH_MS = 10_000;

/** By name. Undefined once a screen has asked: what it reads from then on is newer. */
const begun = new Map<string, { at: number; answer: Promise<unknown> } | undefined>();

/**
 * Does nothing where a screen was faster. A read that fails is forgotten: the screen reads again, and says why it cannot.
 * @param name says what is read, and of whom
 */
export function readAhead(name: string, read: (signal: AbortSignal) => Promise<unknown>): void {
  if (begun.has(name)) return;
  const answer = read(READS_LIMIT);
  begun.set(name, { at: Date.now(), answer });
  answer.catch(() => begun.set(name, undefined));
}

/** Takes what was read ahead under this name, once, and else reads. */
export function orAhead<Answer>(name: string, read: () => Promise<Answer>): Promise<Answer> {
  const { at = 0, answer } = begun.get(name) ?? {};
  begun.set(name, undefined);
  return Date.now() - at < FRESH_MS ? (answer as Promise<Answer>) : read();
}

/** Both queries of the admin's frame. */
async function hotels(supabase: Supabase, signal: AbortSignal) {
  const rows = supabase.from("hotels").select("*").order("created_at", { ascending: false });
  return (await rows.abortSignal(signal).throwOnError()).data;
}

async function workplaces(supabase: Supabase, signal: AbortSignal) {
  return (await supabase.rpc("worked_for").abortSignal(signal).throwOnError()).data;
}

export function readFrameAhead(supabase: Supabase, userId: string): void {
  readAhead(`hotels ${userId}`, (signal) => hotels(supabase, signal));
  readAhead(`workplaces ${userId}`, (signal) => workplaces(supabase, signal));
}

export const readHotels = (supabase: Supabase, userId: string, signal: AbortSignal) =>
  orAhead(`hotels ${userId}`, () => hotels(supabase, signal));
export const readWorkplaces = (supabase: Supabase, userId: string, signal: AbortSignal) =>
  orAhead(`workplaces ${userId}`, () => workplaces(supabase, signal));
