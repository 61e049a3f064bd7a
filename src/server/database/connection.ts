/** The server's own connections, and who a request may be. What requests do goes through request-pool.ts. */
import { createHash } from "node:crypto";
import postgres from "postgres";

export type Sql = postgres.Sql;
/** What runs statements, on one connection or several. */
export type Transaction = postgres.ISql;

/** Who calls. The claims are those of a verified access token. */
export type Caller = Guest | { role: "authenticated"; claims: AccessClaims };

interface Guest {
  role: "anon";
  /** Whose share of the server's work this is: a network's, or that of the hotel which is read. */
  share: string;
}

export interface AccessClaims {
  /** The user's id. */
  sub: string;
  session_id: string;
  email: string;
  role: "authenticated";
  /** Seconds since 1970. */
  exp: number;
  [claim: string]: unknown;
}

export const guest = (share: string): Guest => ({ role: "anon", share });
/** A guest of whom nothing else is known. */
export const ANON = guest("");

/** By what the shares of callers are told apart. */
export function shareOf(caller: Caller): string {
  return caller.role === "anon" ? caller.share : caller.claims.sub;
}

/** The caller's session was ended after its access token was issued. */
export class SessionEndedError extends Error {
  override name = "SessionEndedError";
}

/** The connection was lost after "commit" was sent and before it was answered. */
export class OutcomeUnknownError extends Error {
  override name = "OutcomeUnknownError";

  constructor(cause: unknown) {
    super("The connection was lost while this was being saved", { cause });
  }
}

const POOL_SIZE = 10;
/** Seconds between attempts to connect. The package's own grow to 20, while the database may be back. */
const RECONNECT_AFTER = 0.1;

export function connect(target: string | postgres.Options<Record<string, never>>): Sql {
  const options: postgres.Options<Record<string, never>> = {
    max: POOL_SIZE,
    // Seconds. Each idle connection is a process of some 10 MB.
    idle_timeout: 60,
    fetch_types: false,
    backoff: () => RECONNECT_AFTER,
    // Notices are for people at a prompt.
    onnotice: () => {},
    connection: { application_name: "innfo", statement_timeout: 10_000 },
  };
  return typeof target === "string" ? postgres(target, options) : postgres({ ...options, ...target });
}

/** What a connection says who it is, where it is not the server itself. */
export interface Login {
  user: string;
  pass: string;
}

/** One connection to the same place that lasts until it is ended. */
export function anotherConnection(sql: Sql, login?: Login): Sql {
  const options = { ...sql.options, ...login, max: 1, idle_timeout: 0, max_lifetime: 0 };
  // The options of a pool are what a pool is made of; the package types the two apart.
  return postgres(options as unknown as postgres.Options<Record<string, never>>);
}

/** No answer because the database was not there: codes of postgres.js, of Node, and SQLSTATEs of class 57P. */
const UNREACHABLE = new Set([
  "CONNECTION_CLOSED",
  "CONNECTION_DESTROYED",
  "CONNECTION_ENDED",
  "CONNECT_TIMEOUT",
  "EAI_AGAIN",
  "ECONNREFUSED",
  "ECONNRESET",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ENOENT",
  "ENOTFOUND",
  "EPIPE",
  "ETIMEDOUT",
  // No connection is free.
  "53300",
  // Shutting down, crashed, starting.
  "57P01",
  "57P02",
  "57P03",
]);

/** True when a statement failed because the database was not there to answer it. */
export function isUnreachable(error: unknown): boolean {
  return error instanceof Error && "code" in error && UNREACHABLE.has(String(error.code));
}

export function sha256(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}
