/**
 * Kills the server under write load, again and again, and looks for writes it had acknowledged.
 * Every other round the database is killed with it, as when a container is.
 */
import { randomInt, randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import type { Database } from "../../src/lib/database.types.ts";
import { PUBLISHABLE_KEY } from "../../src/server/caller.ts";
import { postmasterOf, startProcess } from "./process.ts";

export interface KillReport {
  rounds: number;
  acknowledged: number;
  /** Names of acknowledged rows that are not there after the restart. */
  lost: string[];
}

const WRITERS = 8;
const EMAIL = "killed@example.com";
const PASSWORD = "correct horse battery";

export async function killRounds(dataDir: string, rounds: number): Promise<KillReport> {
  const acknowledged = new Set<string>();
  let hotelId: string | undefined;
  const lost: string[] = [];

  for (let round = 0; round <= rounds; round++) {
    const server = startProcess({ dataDir });
    const client = connect(await server.url);
    await (round === 0 ? client.auth.signUp({ email: EMAIL, password: PASSWORD }) : signIn(client));
    hotelId ??= await addHotel(client);
    lost.push(...(await missing(client, hotelId, acknowledged)));
    if (round === rounds) {
      await server.end();
      break;
    }
    let stopped = false;
    const writers = Array.from({ length: WRITERS }, async () => {
      while (!stopped) {
        const name = randomUUID();
        const { error } = await client
          .from("important_contacts")
          .insert({ hotel_id: hotelId ?? "", label: name, number: "1" });
        if (!error) acknowledged.add(name);
      }
    });
    await sleep(randomInt(50, 400));
    if (round % 2 === 1) process.kill(postmasterOf(dataDir) ?? 0, "SIGKILL");
    await server.end("SIGKILL");
    stopped = true;
    await Promise.all(writers);
  }
  return { rounds, acknowledged: acknowledged.size, lost };
}

type Client = SupabaseClient<Database>;

function connect(url: string): Client {
  return createClient<Database>(url, PUBLISHABLE_KEY, {
    auth: { persistSession: false, autoRefreshToken: false },
  });
}

async function signIn(client: Client): Promise<void> {
  const { error } = await client.auth.signInWithPassword({ email: EMAIL, password: PASSWORD });
  if (error) throw error;
}

async function addHotel(client: Client): Promise<string> {
  const { data, error } = await client
    .from("hotels")
    .insert({ name: `Hotel ${randomUUID()}`, address: "1 Quay", phone: "1", email: EMAIL })
    .select("id")
    .single();
  if (error) throw new Error(error.message);
  return data.id;
}

/** Reads page by page: an answer holds at most 1,000 rows. */
async function missing(client: Client, hotelId: string, acknowledged: Set<string>): Promise<string[]> {
  const present = new Set<string>();
  for (let from = 0; ; from += 1000) {
    const { data, error } = await client
      .from("important_contacts")
      .select("label")
      .eq("hotel_id", hotelId)
      .order("id")
      .range(from, from + 999);
    if (error) throw new Error(error.message);
    for (const { label } of data) present.add(label);
    if (data.length < 1000) break;
  }
  return [...acknowledged].filter((name) => !present.has(name));
}
