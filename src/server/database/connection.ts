/** The server's own connections, and the callers a request may have. Requests use request-pool.ts. */
import type { ClientConfig } from "pg";
import { Bulkhead } from "../capacity/bulkhead.ts";
import { readDatabaseUrl, USUAL_CONNECTIONS } from "../config/database-url.ts";
import { ConnectionLimit } from "./connection-limit.ts";
import { type ConnectionPool, endPool, openPool, withConnection } from "./dedicated-connections.ts";
import { isUnprepared } from "./message.ts";
import { Primary, settingsOf } from "./primary.ts";
import type { DatabaseSettings } from "./settings.ts";
import { makeSql, type Send, type Sql, type Transaction } from "./sql.ts";

export type { Sql, Transaction } from "./sql.ts";

/** The claims are those of a verified access token. */
export type Caller = Guest | { role: "authenticated"; claims: AccessClaims };

interface Guest {
  role: "anon";
  /** The share of the capacity this counts for: a network's, or that of the hotel that is read. */
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
/** A guest without a known network. */
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

/** Divides a process's connections among its kinds of work. One more hears notifications. */
function sharesOf(connections: number): { own: number; payments: number; dedicated: number } {
  const own = Math.max(1, Math.min(10, Math.floor(connections / 4)));
  const payments = Math.max(1, Math.min(2, own));
  return { own, payments, dedicated: connections - own - payments - 1 };
}

const OWN_STATEMENT = 10_000;
/** Callers that bring many statements at a time have a bulkhead of their own, with fewer places: see capacity.ts. */
const OWN = { queue: 1000, maxWait: 10_000 };

interface Connecting {
  /** Whether statements are kept prepared. */
  prepare?: boolean;
  /** How many connections this pool, and others opened from it, may have together. */
  connections?: number;
}

/** Sends no settings with the login, because poolers refuse them. See {@link limitOwnStatements}, request-pool.ts. */
export function connectDatabase(
  target: string | (ClientConfig & { max?: number }),
  { prepare = true, connections = USUAL_CONNECTIONS }: Connecting = {},
): Sql {
  const { own, payments, dedicated } = sharesOf(connections);
  const limit = new ConnectionLimit(dedicated);
  const common = { application_name: "innfo", prepare, max: own, payments, limit };
  if (typeof target !== "string") return openOwn({ ...target, ...common, max: target.max ?? own });
  const { urls, seeksPrimary } = readDatabaseUrl(target);
  const hosts = urls.map((url): DatabaseSettings => ({ ...common, ...settingsOf(url) }));
  const primary = seeksPrimary ? new Primary(hosts) : undefined;
  return openOwn({ ...common, ...hosts[0], primary });
}

/** The connections for the transactions of each pool. */
const transactionsOf = new WeakMap<Sql, ConnectionPool>();

/** Sends single statements, each on a free connection, and transactions on as many others. */
function openOwn(options: DatabaseSettings): Sql {
  const bulkhead = () => new Bulkhead({ ...OWN, concurrency: options.max });
  const pool = openPool({ options }, bulkhead(), {}, new ConnectionLimit(options.max));
  const transactions = openPool({ options }, bulkhead());
  const send: Send = (statements) =>
    withConnection(pool, (sql) =>
      sql.send(statements).catch((error: unknown) => {
        if (!isUnprepared(error)) throw error;
        return sql.send(statements);
      }),
    );
  const end = async () => void (await Promise.all([pool, transactions].map(endPool)));
  const sql = makeSql(send, options, { end });
  transactionsOf.set(sql, transactions);
  return sql;
}

export function transactionPool(sql: Sql): ConnectionPool {
  const pool = transactionsOf.get(sql);
  if (!pool) throw new Error("Not one of the server's own pools");
  return pool;
}

/** Opens connections of their own for payments, under the same limit for dedicated ones. */
export function poolForPayments({ options }: Sql): Sql {
  return openOwn({ ...options, max: options.payments });
}

/**
 * Limits statements of the server's login, even on a pooler's connections. Does nothing if an operator has set a
 * limit.
 */
export async function limitOwnStatements(sql: Transaction): Promise<void> {
  const [login] = await sql`
    select from pg_roles where rolname = current_user
      and not exists (select from unnest(rolconfig) as setting where setting like 'statement_timeout=%')`;
  if (login) await sql.unsafe(`alter role current_user set statement_timeout = ${OWN_STATEMENT}`);
}
