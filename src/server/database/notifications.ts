/** Connections that hear notifications, and the proof that they arrive. */
import { randomUUID } from "node:crypto";
import postgres from "postgres";
import { withTimeout } from "../capacity/with-timeout.ts";
import { ConfigurationError } from "../env.ts";
import type { Sql } from "./connection.ts";

interface Events {
  onnotify(channel: string, payload: string): void;
  onclose?(): void;
}

/** How many milliseconds a notification may take. */
const ARRIVAL_MS = 5000;

/** One connection with the pool's settings that stays open. sql.listen() would hide its own. */
export function openListener(sql: Sql, events: Events): Sql {
  // sql.listen() itself is built on onnotify, but the package's types leave it out.
  const options = {
    ...sql.options,
    ...events,
    max: 1,
    idle_timeout: 0,
    max_lifetime: 0,
  };
  return postgres(options as unknown as postgres.Options<Record<string, never>>);
}

/**
 * Without them guest pages would stay as they are when another process changes the hotel, and nothing would
 * say so.
 *
 * @param sql sends a notification
 * @param direct has to hear it
 * @throws {ConfigurationError} when it does not arrive
 */
export async function checkNotifications(sql: Sql, direct: Sql): Promise<void> {
  const { promise: arrived, resolve } = Promise.withResolvers<void>();
  const listener = openListener(direct, { onnotify: () => resolve() });
  try {
    const channel = `innfo_start_${randomUUID()}`;
    await listener`listen ${listener(channel)}`;
    await sql`select pg_notify(${channel}, '')`;
    await withTimeout(ARRIVAL_MS, arrived, () => lost(sql === direct));
  } finally {
    await listener.end({ timeout: 1 });
  }
}

function lost(isOnlyOne: boolean): Error {
  return new ConfigurationError(
    isOnlyOne
      ? "Notifications do not arrive over DATABASE_URL, as through a pooler in transaction mode: set DATABASE_DIRECT_URL to PostgreSQL itself"
      : "Notifications sent over DATABASE_URL do not arrive over DATABASE_DIRECT_URL: it must lead to the same database, past every pooler",
  );
}
