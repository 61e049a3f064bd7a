import type { Sql } from "../../src/server/database.ts";

/** For tests that need more rows than owners may have. */
export async function raiseLimits(sql: Sql): Promise<void> {
  await sql`update innfo.limits set max = 1000000000`;
}
