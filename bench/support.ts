/** Shared by all measurements: servers, load, and a plain report. */
import { type ChildProcess, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { createClient } from "@supabase/supabase-js";
import autocannon from "autocannon";
import type { Database } from "../src/lib/database.types.ts";
import { PUBLISHABLE_KEY } from "../src/server/database/caller.ts";

export interface Load {
  url: string;
  headers?: Record<string, string>;
  /** The expected status; 200 by default. */
  status?: 200 | 304;
}

/** Seconds one side is loaded in one round. */
const SECONDS = 4;
const CONNECTIONS = 16;
const ROUNDS = 3;

/**
 * @returns requests per second; throws when any answer had another status, because then the figure means
 * nothing
 */
async function requestsPerSecond({ url, headers = {}, status = 200 }: Load): Promise<number> {
  const result = await autocannon({ url, headers, connections: CONNECTIONS, duration: SECONDS });
  const others = status === 200 ? result.non2xx : result.requests.total - result["3xx"];
  if (others > 0 || result.errors > 0) {
    throw new Error(`${url}: ${others} answers were not ${status}, ${result.errors} failed`);
  }
  return result.requests.average;
}

/** Loads ours and theirs in turn, so that drift of the machine affects both alike. Reports the ratios. */
export async function compare(
  ours: Load,
  theirs: Load,
): Promise<{ ours: number; theirs: number; ratio: number }> {
  await requestsPerSecond(ours);
  await requestsPerSecond(theirs);
  const pairs: { ours: number; theirs: number }[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    pairs.push({ ours: await requestsPerSecond(ours), theirs: await requestsPerSecond(theirs) });
  }
  return {
    ours: median(pairs.map((pair) => pair.ours)),
    theirs: median(pairs.map((pair) => pair.theirs)),
    ratio: median(pairs.map((pair) => pair.ours / pair.theirs)),
  };
}

export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const value = sorted[Math.floor(sorted.length / 2)];
  if (value === undefined) throw new Error("median of nothing");
  return value;
}

export function percentile(values: number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const value = sorted[Math.ceil(sorted.length * share) - 1];
  if (value === undefined) throw new Error("percentile of nothing");
  return value;
}

/** One line for each figure: its name, its value, and whether it meets its target. */
export function report(what: string, value: string, target?: { text: string; met: boolean }): void {
  const verdict = target ? `   target ${target.text}: ${target.met ? "met" : "MISSED"}` : "";
  console.log(`${what.padEnd(58)} ${value.padStart(14)}${verdict}`);
}

/** A Node script as a child; resolves with its first line of output. */
export async function startChild(
  args: string[],
  env: Record<string, string>,
): Promise<{ child: ChildProcess; firstLine: string }> {
  const child = spawn(process.execPath, args, {
    env: { PATH: process.env.PATH, ...env },
    stdio: ["ignore", "pipe", "inherit"],
  });
  let printed = "";
  for await (const chunk of child.stdout ?? []) {
    printed += chunk;
    if (printed.includes("\n")) break;
  }
  return { child, firstLine: printed.split("\n")[0] ?? "" };
}

export async function stopChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill("SIGTERM");
  await once(child, "exit");
}

/** An owner with a hotel and some amenities, made through the API. */
export async function makeOwner(
  url: string,
  email = `bench-${randomUUID()}@example.com`,
): Promise<{ accessToken: string; userId: string; hotelId: string }> {
  const client = createClient<Database>(url, PUBLISHABLE_KEY, { auth: { persistSession: false } });
  const { data, error } = await client.auth.signUp({ email, password: "correct horse battery" });
  if (error) throw error;
  const userId = data.user?.id ?? "";
  const hotel = await client
    .from("hotels")
    .insert({
      user_id: userId,
      name: `Bench ${email}`,
      description: "Quiet",
      address: "1 Quay",
      phone: "+1 555 0100",
      email,
    })
    .select("id")
    .single();
  if (hotel.error) throw new Error(hotel.error.message);
  const amenities = Array.from({ length: 10 }, (_, i) => ({
    hotel_id: hotel.data.id,
    name: `Amenity ${i}`,
    description: "A heated pool with a view over the harbour",
    timing: "7:00 AM – 10:00 PM",
    location: "6th floor",
  }));
  const added = await client.from("amenities").insert(amenities);
  if (added.error) throw new Error(added.error.message);
  return { accessToken: data.session?.access_token ?? "", userId, hotelId: hotel.data.id };
}
