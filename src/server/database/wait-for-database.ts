/** At a start with DATABASE_URL: waits for the database, and checks that it allows all we need. */
import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { DatabaseError } from "pg";
import { withTimeout } from "../capacity/with-timeout.ts";
import { readDatabaseUrl } from "../config/database-url.ts";
import { ConfigurationError } from "../config/errors.ts";
import type { Log } from "../config/log.ts";
import type { Sql } from "./connection.ts";
import { isUnreachable, withLink } from "./link.ts";

const RETRY_MS = 250;
const ANSWER_MS = 5000;
const ARRIVAL_MS = 5000;
export const INSUFFICIENT_PRIVILEGE = "42501";
/** server_version_num of PostgreSQL 15. */
const OLDEST_VERSION = 150_000;

/** Waits for a database that starts with its machine, but not after a wrong password. */
export async function waitForDatabase(sql: Sql, waitSeconds: number, log: Log): Promise<void> {
  const deadline = Date.now() + waitSeconds * 1000;
  for (let hasTold = false; ; hasTold = true) {
    try {
      await withTimeout(ANSWER_MS, checkServer(sql), () => unanswered());
      return;
    } catch (error) {
      if (error instanceof ConfigurationError) throw error;
      // The message of a refused connection or login has no password. If several addresses refused, there is only a
      // code.
      const { message, code } = error as NodeJS.ErrnoException;
      const reason = message || code;
      if (!isUnreachable(error) || Date.now() >= deadline) {
        throw new ConfigurationError(`The database at DATABASE_URL cannot be reached: ${reason}`);
      }
      if (!hasTold) log.warn({ reason, waitSeconds }, "waiting for the database at DATABASE_URL");
      await sleep(RETRY_MS);
    }
  }
}

async function checkServer(sql: Sql): Promise<void> {
  const [server] = await sql<[{ version: number; text: string }]>`
    select current_setting('server_version_num')::int as version, current_setting('server_version') as text`;
  if (server.version < OLDEST_VERSION) {
    throw new ConfigurationError(
      `The database at DATABASE_URL is PostgreSQL ${server.text}: 15 or newer is needed`,
    );
  }
}

/**
 * Warns when the system's or ICU's rules for sorting have changed since the database was made: its indexes of texts may
 * then miss rows and let duplicates in.
 */
export async function warnOfCollations(sql: Sql, log: Log): Promise<void> {
  const [changed] = await sql<{ name: string; made: string; now: string }[]>`
    select quote_ident(datname) as name, datcollversion as made, pg_database_collation_actual_version(oid) as now
    from pg_database
    where datname = current_database() and datcollversion <> pg_database_collation_actual_version(oid)`;
  if (!changed) return;
  const { name, made, now } = changed;
  log.warn(
    { made, now },
    `The database sorts texts by other rules than its indexes were made with. Stop the server, and as the database's owner run: REINDEX DATABASE ${name}; ALTER DATABASE ${name} REFRESH COLLATION VERSION;`,
  );
}

/** Without notifications, guest pages would miss other processes' changes. @param direct must hear `sql` */
export async function checkNotifications(sql: Sql, direct: Sql): Promise<void> {
  const { promise: arrived, resolve } = Promise.withResolvers<void>();
  await withLink(direct.options, { notified: () => resolve() }, async (listener) => {
    const channel = `innfo_start_${randomUUID()}`;
    await listener`listen ${listener(channel)}`;
    await sql`select pg_notify(${channel}, '')`;
    await withTimeout(ARRIVAL_MS, arrived, () => unheard(sql === direct));
  });
}

function unheard(isOnlyOne: boolean): Error {
  return new ConfigurationError(
    isOnlyOne
      ? "Notifications do not arrive over DATABASE_URL, as through a pooler in transaction mode: set DATABASE_DIRECT_URL to PostgreSQL itself"
      : "Notifications sent over DATABASE_URL do not arrive over DATABASE_DIRECT_URL: it must lead to the same database, past every pooler",
  );
}

/** Roles belong to the whole cluster. Since PostgreSQL 16 only a role's creator may grant it. */
const SHARED_ROLES =
  ". Where another login made that role, as for another installation on this cluster, it or a superuser has to say: grant anon, authenticated, service_role to this login with admin option";

function unanswered(): Error {
  return Object.assign(new Error("no answer"), { code: "CONNECT_TIMEOUT" });
}

/** @returns the same error when it is not about rights */
export function explainedRights(error: unknown): unknown {
  const denied = [error, (error as Error).cause].find((one) => one instanceof DatabaseError);
  if (denied?.code !== INSUFFICIENT_PRIVILEGE) return error;
  const grant = /grant role|admin option/.test(denied.message) ? SHARED_ROLES : "";
  return new ConfigurationError(
    `The login in DATABASE_URL must own its database and have CREATEROLE: ${denied.message}${grant}`,
  );
}

/** Whether traffic with this database could be read or changed on its way. */
export function isReadableOnTheWay(databaseUrl: string): boolean {
  return readDatabaseUrl(databaseUrl).urls.some((url) => {
    const { hostname, searchParams } = new URL(url);
    // An address without a host is a socket, or PGHOST, which is not known here.
    const isThisMachine = ["", "localhost", "127.0.0.1", "[::1]"].includes(hostname);
    return !isThisMachine && searchParams.get("sslmode") !== "verify-full";
  });
}
