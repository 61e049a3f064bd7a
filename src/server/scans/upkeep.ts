import type { Sql } from "../database/connection.ts";
import { whileMore } from "../database/while-more.ts";

/** @param keepMonths full months for which raw scans are kept; undefined for ever */
export async function maintainScans(sql: Sql, keepMonths: number | undefined): Promise<void> {
  await whileMore(() => sql`select innfo.tend_scans(${keepMonths ?? null}) as "isMore"`);
  for (let after: string | null = ""; after !== null; ) {
    const rows: { next: string | null }[] = await sql`
      select innfo.forget_scan_quarters(${after}) as next`;
    after = rows[0]?.next ?? null;
  }
}
