/** What the scans' tables need from time to time while the server runs. */
import type { Sql } from "../database.ts";
import type { Log } from "../log.ts";

const EVERY_MS = 60 * 60 * 1000;

/** @param keepMonths for how many months after their own raw scans are kept; undefined for ever */
export async function tendScans(sql: Sql, keepMonths: number | undefined): Promise<void> {
  for (let isMore = true; isMore; ) {
    const [row] = await sql<{ isMore: boolean }[]>`
      select innfo.tend_scans(${keepMonths ?? null}) as "isMore"`;
    isMore = row?.isMore === true;
  }
}

/** Tends the scans now and every hour. @returns a function that ends it */
export function startScanUpkeep(sql: Sql, keepMonths: number | undefined, log: Log): () => Promise<void> {
  let running: Promise<void> = Promise.resolve();
  function tend(): void {
    // Partitions are made months ahead, so a turn that fails is made up for by the next.
    running = tendScans(sql, keepMonths).catch((error: unknown) =>
      log.warn({ err: error }, "the scans could not be tended"),
    );
  }
  tend();
  const timer = setInterval(tend, EVERY_MS);
  timer.unref();
  return () => {
    clearInterval(timer);
    return running;
  };
}
