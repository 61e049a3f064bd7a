/** Writes scans down, those that arrive at the same time together. */
import type { DeviceType, ScanSource } from "../../lib/scan-analytics.ts";
import { OverloadedError } from "../capacity/bulkhead.ts";
import type { Sql } from "../database/connection.ts";

export interface Scan {
  hotel_id: string;
  visit_id: string;
  guest_id: string;
  source: ScanSource;
  device_type: DeviceType;
  referrer: string | null;
  user_agent: string | null;
  scanned_at: Date;
}

const MAX_BATCH = 500;
/** More than the database will have taken before their senders give up. */
const MAX_WAITING = 10_000;

interface Waiting {
  scan: Scan;
  resolve(): void;
  reject(error: unknown): void;
}

/**
 * One statement at a time: what arrives while it runs goes into the next. A lone scan waits for nobody,
 * and a crowd costs as few commits, and as few updates of its hotel's counts, as the database can keep
 * up with.
 */
export class ScanRecorder {
  readonly #sql: Sql;
  readonly #waiting: Waiting[] = [];
  #writing = false;

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  /**
   * @returns once it is committed. A visit recorded before, or of a hotel that does not exist, adds nothing
   * @throws {OverloadedError}
   */
  record(scan: Scan): Promise<void> {
    return new Promise((resolve, reject) => {
      if (this.#waiting.length >= MAX_WAITING) {
        reject(new OverloadedError("Too many scans wait to be written"));
        return;
      }
      this.#waiting.push({ scan, resolve, reject });
      if (!this.#writing) void this.#write();
    });
  }

  async #write(): Promise<void> {
    this.#writing = true;
    while (this.#waiting.length > 0) {
      const batch = this.#waiting.splice(0, MAX_BATCH);
      const scans = JSON.stringify(batch.map(({ scan }) => scan));
      try {
        await this.#sql`select innfo.record_scans(${scans}::text::jsonb)`;
        for (const { resolve } of batch) resolve();
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    this.#writing = false;
  }
}
