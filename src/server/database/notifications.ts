import { randomUUID } from "node:crypto";
import { withTimeout } from "../capacity/with-timeout.ts";
import { ConfigurationError } from "../configuration-error.ts";
import type { Sql } from "./connection.ts";
import { withLink } from "./link.ts";

const ARRIVAL_MS = 5000;

/** Without them, guest pages would miss other processes' changes. @param direct has to hear `sql` */
export async function checkNotifications(sql: Sql, direct: Sql): Promise<void> {
  const { promise: arrived, resolve } = Promise.withResolvers<void>();
  await withLink(direct.options, { notified: () => resolve() }, async (listener) => {
    const channel = `innfo_start_${randomUUID()}`;
    await listener`listen ${listener(channel)}`;
    await sql`select pg_notify(${channel}, '')`;
    await withTimeout(ARRIVAL_MS, arrived, () => lost(sql === direct));
  });
}

function lost(isOnlyOne: boolean): Error {
  return new ConfigurationError(
    isOnlyOne
      ? "Notifications do not arrive over DATABASE_URL, as through a pooler in transaction mode: set DATABASE_DIRECT_URL to PostgreSQL itself"
      : "Notifications sent over DATABASE_URL do not arrive over DATABASE_DIRECT_URL: it must lead to the same database, past every pooler",
  );
}
