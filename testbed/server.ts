/** A server for one test file, on its own copy of the database, and clients for it. */
import { randomBytes, randomUUID } from "node:crypto";
import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { afterAll, vi } from "vitest";
import type { Database } from "../src/lib/database.types.ts";
import { createApp } from "../src/server/app/app.ts";
import { listen, type RunningServer } from "../src/server/app/listen.ts";
import { CAPACITY, type Capacity, type WorkLimits } from "../src/server/capacity/capacity.ts";
import { readEnv } from "../src/server/config/env.ts";
import { createLog, type Log } from "../src/server/config/log.ts";
import { PUBLISHABLE_KEY } from "../src/server/database/caller.ts";
import type { Sql } from "../src/server/database/connection.ts";
import { makeRequestLogin } from "../src/server/database/request-login.ts";
import { builtFrontend } from "../src/server/transport/frontend.ts";
import { makeDataDir, removeDataDir } from "./data-dir.ts";
import { type At, copyTemplate } from "./template-copy.ts";

export type Client = SupabaseClient<Database>;

export interface TestServer {
  url: string;
  /** The server's own login: owns the tables, exempt from row level security. */
  sql: Sql;
  jwtKey: Uint8Array;
  dataDir: string;
  /** Shared parts of the server. */
  context: RunningServer["context"];
  /** Its routes, such as "GET /view/*". */
  routes(): string[];
  /** The official client, as a guest. */
  client(): Client;
  /** The official client, signed up and signed in as a new owner. */
  signUp(email?: string, password?: string): Promise<{ client: Client; userId: string; email: string }>;
  /** A new owner with one hotel. */
  ownerWithHotel(name?: string): Promise<{ client: Client; userId: string; email: string; hotelId: string }>;
  stop(): Promise<void>;
}

export const PASSWORD = "correct horse battery";

const LONG = 60_000;

/** Long timeouts, because the machine may be busy. Tests of timeouts set their own. */
export const LONG_TIMEOUTS: Capacity = {
  ...CAPACITY,
  statements: { statement: LONG, lock: LONG, guest: LONG },
  // No caller counts as slow, or heavy.
  slowness: { from: LONG, answer: Number.POSITIVE_INFINITY, remembered: LONG },
  heaviness: { from: LONG, answer: Number.POSITIVE_INFINITY, remembered: LONG },
  work: Object.fromEntries(
    Object.entries(CAPACITY.work).map(([name, limits]) => [name, { ...limits, maxWait: LONG }]),
  ) as unknown as WorkLimits,
};

interface Options {
  at?: At;
  capacity?: Capacity;
  /** Target of its log, for tests that read it. */
  log?: Log;
}

/** A server that all tests of a file share. It stops after the last one. */
export async function sharedServer(...options: Parameters<typeof startTestServer>): Promise<TestServer> {
  const server = await startTestServer(...options);
  afterAll(() => server.stop());
  return server;
}

/**
 * Waits until the start's upkeep has passed its deletions: tests make old sessions and scans of their own.
 */
async function forgotten(sql: Sql): Promise<void> {
  const isPast = () => sql`select from innfo_server.upkeep where task = 'subscriptions without news'`;
  await vi.waitUntil(async () => (await isPast()).count > 0, { timeout: LONG, interval: 20 });
}

/** @param env variables as in the README, overriding the tests' own */
export async function startTestServer(
  env: Record<string, string> = {},
  { at = {}, capacity = LONG_TIMEOUTS, log = createLog("silent") }: Options = {},
): Promise<TestServer> {
  const sql = await copyTemplate(at);
  const dataDir = makeDataDir();
  const jwtKey = new TextEncoder().encode(randomBytes(32).toString("hex"));
  const parts = {
    env: readEnv({ PORT: "0", DATA_DIR: dataDir, LOG_LEVEL: "silent", ...env }),
    requestLogin: await makeRequestLogin(sql, jwtKey, log),
    log,
    sql,
    direct: sql,
    frontend: await builtFrontend(),
    jwtKey,
  };
  const server = await listen(parts, capacity);
  await forgotten(sql);

  const client = () =>
    createClient<Database>(server.url, PUBLISHABLE_KEY, {
      auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    });

  async function signUp(email = `owner-${randomUUID()}@example.com`, secret = PASSWORD) {
    const own = client();
    const { data, error } = await own.auth.signUp({ email, password: secret });
    if (error) throw error;
    return { client: own, userId: data.user?.id ?? "", email };
  }

  return {
    url: server.url,
    sql,
    jwtKey,
    dataDir,
    context: server.context,
    routes() {
      const { routes } = createApp(server.context);
      return [...new Set(routes.map(({ method, path }) => `${method} ${path}`))];
    },
    client,
    signUp,
    async ownerWithHotel(name = `Hotel ${randomUUID()}`) {
      const owner = await signUp();
      const { data, error } = await owner.client
        .from("hotels")
        .insert({
          user_id: owner.userId,
          name,
          description: "Quiet",
          address: "1 Quay",
          phone: "+1 555 0100",
          email: owner.email,
          // Keeps empty sections' tiles, so that tests can count them.
          leaves_out_empty: false,
        })
        .select("id")
        .single();
      if (error) throw new Error(error.message, { cause: error });
      return { ...owner, hotelId: data.id };
    },
    async stop() {
      await server.stop();
      await sql.end();
      removeDataDir(dataDir);
    },
  };
}
