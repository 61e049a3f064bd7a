/** Connections to the database, each made once: one that was lost is never used again. */
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
  /** Its statements may take as long as they like, one after the other, and it can do COPY. */
  isPatient?: boolean;
  /** Hears notifications. */
  notified?(payload: string): void;
  /** Is told once, also after {@link DatabaseLink.end}. */
  lost?(): void;
}

export interface DatabaseLink {
  readonly sql: Sql;
  /** Gives running statements a second. */
  end(): Promise<void>;
}

/** Milliseconds, also where a host accepts connections and says nothing. */
const CONNECT_MS = 10_000;
const END_MS = 1000;
/** A firewall forgets a connection on which nothing is heard, and tells neither side. */
const KEEP_ALIVE_MS = 60_000;
/** Before the second attempt when the database has too many connections; doubled with each. */
const FIRST_PAUSE_MS = 50;

/** When there are too many connections, those that this process does not use may be what is missing. */
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
    types: readers as unknown as NonNullable<ClientConfig["types"]>,
  });
  let isLost = false;
  function drop(): void {
    socket.destroy();
    if (!isLost) lost?.();
    isLost = true;
  }
  // Whoever waits for an answer is told as well.
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
    // At once, so that whoever tries again does it on another one.
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

/** A connection that lasts until it is ended, of which nobody else knows. */
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
/** Why nothing can be done with the database now: no host takes writes. */
export const NO_PRIMARY = "NO_PRIMARY";
/** Codes of failures because the database was not there: ours, of Node, and SQLSTATEs. */
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

/** SQLSTATEs: class 08, a pooler lost its server; 57P01 to 57P05, PostgreSQL ends connections or starts. */
const CONNECTION_EXCEPTION = /^(08\w{3}|57P0[1-5])$/;

/** True when a statement failed because the database was not there. */
export function isUnreachable(error: unknown): boolean {
  const code = codeOf(error) ?? "";
  return UNREACHABLE.has(code) || CONNECTION_EXCEPTION.test(code);
}
