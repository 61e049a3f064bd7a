import type { Sql } from "../src/server/database/connection.ts";

/**
 * Polls until some statement of this database has waited for another transaction for 10 ms: a read that comes with
 * it may share its connection.
 */
export async function untilBlocked(sql: Sql): Promise<void> {
  const rows = await sql`
    select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
      and query_start < clock_timestamp() - interval '10 milliseconds'`;
  if (rows.length === 0) await untilBlocked(sql);
}
