/** Connections to the database, each opened once: a lost one is never used again. */
import { Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { Client, type ClientConfig } from "pg";
import { codeOf } from "../config/code-of.ts";
import { asCoded, CONNECTION_CLOSED, DatabaseMessage, type KeptStatements } from "./message.ts";
import type { DatabaseSettings } from "./settings.ts";
import { makeSql, type Send, type Sql } from "./sql.ts";
import { readers } from "./types.ts";

export interface Login {
  user: string;
  password: string;
}

export interface Difference {
  login?: Login | undefined;
  /** The first statement after connecting. */
  greeting?: string;
  application_name?: string;
  /** Whether its statements may take any time, one after the other, and may use COPY. */
  isPatient?: boolean;
  /** Called with each notification. */
  notified?(payload: string): void;
  /** Called once, also after {@link DatabaseLink.end}. */
  lost?(): void;
}

export interface DatabaseLink {
  readonly sql: Sql;
  /** Gives running statements a second. */
  end(): Promise<void>;
}

/** Milliseconds; applies even if a host accepts connections and says nothing. */
const CONNECT_MS = 10_000;
const END_MS = 1000;
/** A firewall forgets a silent connection and tells neither side. */
const KEEP_ALIVE_MS = 60_000;
/** Milliseconds before the second attempt when the database has too many connections; doubled each time. */
const FIRST_PAUSE_MS = 50;

/** When there are too many connections, this process may hold the missing ones idle. */
export async function openLink(
  settings: DatabaseSettings,
  difference: Difference = {},
): Promise<DatabaseLink> {
  const deadline = Date.now() + CONNECT_MS;
  for (let pause = FIRST_PAUSE_MS; ; pause *= 2) {
    try {
      return await connect(settings, difference);
    } catch (error) {
      if (codeOf(error) !== TOO_MANY_CONNECTIONS || Date.now() + pause > deadline) throw error;
      settings.limit.closeIdle();
      await sleep(pause);
    }
  }
}

async function connect(
  settings: DatabaseSettings,
  { login, greeting, lost, notified, isPatient = false, ...others }: Difference,
): Promise<DatabaseLink> {
  const { prepare, primary, ...config } = settings;
  const socket = new Socket();
  const host = await primary?.find();
  const client = new Client({
    ...config,
    ...host,
    ...login,
    ...others,
    connectionTimeoutMillis: CONNECT_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    pipeline: !isPatient,
    stream: () => socket,
    types: readers as NonNullable<ClientConfig["types"]>,
  });
  let isLost = false;
  function drop(): void {
    socket.destroy();
    if (!isLost) lost?.();
    isLost = true;
  }
  // Rejects pending answers, too.
  client.on("error", () => socket.destroy());
  try {
    await client.connect();
    if (greeting) await client.query(greeting);
  } catch (error) {
    socket.destroy();
    throw asCoded(error as Error);
  }
  if (primary && !isPatient) primary.dropWhenSilent(socket);
  client.on("error", drop);
  client.once("end", drop);
  if (notified) client.on("notification", ({ payload = "" }) => notified(payload));

  const kept: KeptStatements | undefined = prepare ? new Map() : undefined;
  const send: Send = (statements) => {
    const message = new DatabaseMessage(statements, kept);
    client.query(message);
    // Fails at once, so that a retry uses another connection.
    return message.answered.catch((error: unknown) => {
      if (isUnreachable(error)) drop();
      throw error;
    });
  };
  async function end(): Promise<void> {
    const timer = setTimeout(() => socket.destroy(), END_MS);
    await client.end();
    clearTimeout(timer);
  }
  const sql = makeSql(send, settings, { client, end });
  return { sql, end };
}

/** Opens a connection for `work` that nobody else uses, and ends it afterwards. */
export async function withLink<Result>(
  settings: DatabaseSettings,
  difference: Difference,
  work: (sql: Sql) => Promise<Result>,
): Promise<Result> {
  const link = await openLink(settings, difference);
  try {
    return await work(link.sql);
  } finally {
    await link.end();
  }
}

const TOO_MANY_CONNECTIONS = "53300";
/** No host takes writes, so nothing can be done with the database now. */
export const NO_PRIMARY = "NO_PRIMARY";
/** Codes of failures because the database was not reached: ours, Node's, and SQLSTATEs. */
const UNREACHABLE = new Set([
  CONNECTION_CLOSED,
  "CONNECT_TIMEOUT",
  NO_PRIMARY,
  "EAI_AGAIN",
  "ECONNREFUSED",
  "ECONNRESET",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ENOENT",
  "ENOTFOUND",
  "EPIPE",
  "ETIMEDOUT",
  TOO_MANY_CONNECTIONS,
]);

/**
 * SQLSTATEs: class 08, where a pooler lost its server, and 57P01 to 57P05, where PostgreSQL ends connections or
 * starts.
 */
const CONNECTION_EXCEPTION = /^(08\w{3}|57P0[1-5])$/;

/** True when a statement failed because the database was not reached. */
export function isUnreachable(error: unknown): boolean {
  const code = codeOf(error) ?? "";
  return UNREACHABLE.has(code) || CONNECTION_EXCEPTION.test(code);
}
