/** The server's own connections, and the callers a request may have. Requests use request-pool.ts. */
import postgres from "postgres";
import { codeOf } from "../code-of.ts";
import { refusingArrays } from "./arrays.ts";
import { ConnectionLimit } from "./connection-limit.ts";
import { NO_PRIMARY, open, Primary, readDatabaseUrl } from "./primary.ts";

export type Sql = postgres.Sql;
/** Runs statements on one connection or on several. */
export type Transaction = postgres.ISql;

/** The claims are those of a verified access token. */
export type Caller = Guest | { role: "authenticated"; claims: AccessClaims };

interface Guest {
  role: "anon";
  /** Whose share of the capacity this counts for: a network's, or that of the hotel that is read. */
  share: string;
}

export interface AccessClaims {
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

export function shareOf(caller: Caller): string {
  return caller.role === "anon" ? caller.share : caller.claims.sub;
}

/** The caller's session was ended after its access token was issued. */
export class SessionEndedError extends Error {
  override name = "SessionEndedError";
}

/** The connection was lost after "commit" was sent and before it was answered, so the outcome is unknown. */
export class OutcomeUnknownError extends Error {
  override name = "OutcomeUnknownError";

  constructor(cause: unknown) {
    super("The connection was lost while this was being saved", { cause });
  }
}

/** One of each kind of work and two to spare; docs/operations.md says which kinds. */
export const FEWEST_CONNECTIONS = 5;
export const USUAL_CONNECTIONS = 41;

/** How a process divides its connections among its kinds of work. One more hears notifications. */
function sharesOf(connections: number): { own: number; payments: number; dedicated: number } {
  const own = Math.max(1, Math.min(10, Math.floor(connections / 4)));
  const payments = Math.max(1, Math.min(2, own));
  return { own, payments, dedicated: connections - own - payments - 1 };
}

interface Shared {
  /** For all dedicated connections of the process. */
  limit: ConnectionLimit;
  payments: number;
  /** What differs for a connection whose statements may take as long as they like. */
  patient: object;
}

const shares = new WeakMap<Sql, Shared>();

export function sharesWith(sql: Sql): Shared {
  const shared = shares.get(sql);
  if (!shared) throw new Error("Not one of the server's own pools");
  return shared;
}

const OWN_STATEMENT = 10_000;
/** Seconds between attempts to connect. By default they grow to 20, long after the database is back. */
const RECONNECT_AFTER = 0.1;

interface Connecting {
  /** Whether statements are kept prepared, which a pooler in transaction mode may not bear. */
  prepare?: boolean;
  /** How many this pool, and what is opened like it, may have together. */
  connections?: number;
}

/** Sends no settings with the login: poolers refuse them. See {@link limitOwnStatements}, request-pool.ts. */
export function connectDatabase(
  target: string | postgres.Options<Record<string, never>>,
  { prepare = true, connections = USUAL_CONNECTIONS }: Connecting = {},
): Sql {
  const { own, payments, dedicated } = sharesOf(connections);
  const options: postgres.Options<Record<string, never>> = {
    max: own,
    prepare,
    // Seconds. Each idle connection is a process of some 10 MB.
    idle_timeout: 60,
    fetch_types: false,
    ...refusingArrays,
    backoff: () => RECONNECT_AFTER,
    // Notices are for people at a prompt.
    onnotice: () => {},
    connection: { application_name: "innfo" },
  };
  const { sql, patient } =
    typeof target === "string"
      ? connectTo(target, options)
      : { sql: postgres({ ...options, ...target }), patient: {} };
  shares.set(sql, { limit: new ConnectionLimit(dedicated), payments, patient });
  return sql;
}

function connectTo(databaseUrl: string, options: postgres.Options<Record<string, never>>) {
  const { urls, seeksPrimary } = readDatabaseUrl(databaseUrl);
  if (!seeksPrimary) return { sql: postgres(urls[0], options), patient: {} };
  const primary = new Primary(urls, options);
  return {
    sql: open(urls[0], { ...options, socket: primary.open }),
    patient: { socket: primary.openPatiently },
  };
}

/** Connections of their own for payments, with the same limit for dedicated ones. */
export function poolForPayments(sql: Sql): Sql {
  const shared = sharesWith(sql);
  const pool = poolLike(sql, { max: shared.payments });
  shares.set(pool, shared);
  return pool;
}

/** Limits statements for the server's login, also on a pooler's connections, unless an operator has. */
export async function limitOwnStatements(sql: Transaction): Promise<void> {
  const [login] = await sql`
    select from pg_roles where rolname = current_user
      and not exists (select from unnest(rolconfig) as setting where setting like 'statement_timeout=%')`;
  if (login) await sql.unsafe(`alter role current_user set statement_timeout = ${OWN_STATEMENT}`);
}

export interface Login {
  user: string;
  pass: string;
}

/** What happens on a connection; sql.listen() is built on it, but the package's types leave it out. */
export interface ConnectionEvents {
  connection?: { application_name: string };
  onnotify(channel: string, payload: string): void;
  onclose?(): void;
}

/** One more connection to the same database that lasts until it is ended. */
export function anotherConnection(sql: Sql, its?: Login | ConnectionEvents): Sql {
  return poolLike(sql, { ...its, max: 1, idle_timeout: 0, max_lifetime: 0 });
}

/** @param changed options that differ */
export function poolLike(sql: Sql, changed: object): Sql {
  // A pool's options are what postgres() accepts, but the package types the two differently.
  return postgres({ ...sql.options, ...changed } as unknown as postgres.Options<Record<string, never>>);
}

export const TOO_MANY_CONNECTIONS = "53300";
/** Codes of failures because the database was not there: of postgres.js, of Node, and SQLSTATEs. */
const UNREACHABLE = new Set([
  "CONNECTION_CLOSED",
  "CONNECTION_DESTROYED",
  "CONNECTION_ENDED",
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
