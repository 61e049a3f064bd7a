/** Writes scans to the database; simultaneous ones are written together. */
import type { DeviceType, ScanSource } from "../../lib/figures/scan-analytics.ts";
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
  /** The hash of a token, for the code of a room, a place or a thing. */
  code_hash?: string | undefined;
}

const MAX_BATCH = 500;
/** More scans than the database can take before their senders give up. */
const MAX_WAITING = 10_000;
/** Milliseconds between attempts to write scans of hotels whose rows are locked. */
const HELD_EVERY = 100;
/** Milliseconds until such attempts end: longer than any owner's statement. The page then sends again. */
const HELD_AT_MOST = 8_000;

interface Waiting {
  scan: Scan;
  since: number;
  resolve(): void;
  reject(error: unknown): void;
}

/**
 * Runs one statement at a time; scans that arrive meanwhile go into the next one. So no scan waits for others, and a
 * crowd causes few commits and few updates of the hotel's counts. While a hotel's row is locked, by a change of its
 * time zone or its deletion, only its own scans wait.
 */
export class ScanRecorder {
  readonly #sql: Sql;
  readonly #waiting: Waiting[] = [];
  #held: Waiting[] = [];
  #writing = false;

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  /** Resolves once the scan is committed. A repeated visit, or a scan of an unknown hotel, adds nothing. */
  record(scan: Scan): Promise<void> {
    return new Promise((resolve, reject) => {
      if (this.#waiting.length + this.#held.length >= MAX_WAITING) {
        reject(new OverloadedError("Too many scans wait to be written"));
        return;
      }
      this.#waiting.push({ scan, since: Date.now(), resolve, reject });
      if (!this.#writing) void this.#write();
    });
  }

  async #write(): Promise<void> {
    this.#writing = true;
    while (this.#waiting.length > 0) {
      const batch = this.#waiting.splice(0, MAX_BATCH);
      const scans = JSON.stringify(batch.map(({ scan }) => scan));
      try {
        const [row] = await this.#sql<{ held: string[] }[]>`
          select to_json(innfo.record_scans(${scans}::text::jsonb)) as held`;
        const held = new Set(row?.held);
        for (const waiting of batch) {
          if (held.has(waiting.scan.hotel_id)) this.#hold(waiting);
          else waiting.resolve();
        }
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    this.#writing = false;
  }

  #hold(waiting: Waiting): void {
    if (Date.now() - waiting.since > HELD_AT_MOST) {
      waiting.reject(new OverloadedError("The hotel is being changed"));
      return;
    }
    if (this.#held.length === 0) setTimeout(() => this.#tryHeld(), HELD_EVERY).unref();
    this.#held.push(waiting);
  }

  #tryHeld(): void {
    this.#waiting.push(...this.#held);
    this.#held = [];
    if (!this.#writing) void this.#write();
  }
}
