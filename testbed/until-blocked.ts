import type { Sql } from "../src/server/database/connection.ts";

/** Polls until some statement of this database waits for another transaction. */
export async function untilBlocked(sql: Sql): Promise<void> {
  const rows = await sql`
    select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  if (rows.length === 0) await untilBlocked(sql);
}
