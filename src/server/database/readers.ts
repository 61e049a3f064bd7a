/**
 * Chooses the connection for a read, and measures the database's work on it. Reads of many callers follow one
 * another on each connection without waiting for answers (pipelining). They are packed: reads that are sent
 * together share what a message costs both sides, so another connection is used only where one is behind.
 */
import { addTo } from "../capacity/kept-maps.ts";
import { DedicatedConnection } from "./dedicated-connections.ts";
import type { Sql } from "./sql.ts";

/** A connection for reads. A new read waits for those before it. */
export class Reader extends DedicatedConnection {
  /** How many reads of each caller are on this connection. */
  readonly callers = new Map<string, number>();
  sent = 0;
  /** When the oldest read on it came, or became the oldest. */
  since = 0;

  isBehind(now: number): boolean {
    return this.users >= PACKED || (this.users > 0 && now - this.since > PROMPT);
  }

  line(now: number): number {
    return (
      this.users + (this.connected ? 0 : TO_CONNECT) + (this.users > 0 ? (now - this.since) / USUAL_READ : 0)
    );
  }
}

/** Limits how many connections one caller's slow reads can delay. */
const READERS_OF_ONE = 2;
/** Reads that wait on one connection before another one is used. */
const PACKED = 16;
/** Milliseconds of the oldest read before another connection is used. */
const PROMPT = 2;
/**
 * Milliseconds. For each time this long that a connection's oldest read has taken, one more read is counted as
 * waiting.
 */
const USUAL_READ = 5;
/** Connecting counts as this many waiting reads, so that no connection is opened without need. */
const TO_CONNECT = 1;

/** @param took called with the milliseconds for which the database worked on the read */
export async function onReader<Result>(
  readers: readonly Reader[],
  caller: string,
  work: (sql: Sql) => Promise<Result>,
  took: (ms: number) => void,
): Promise<Result> {
  const reader = readerFor(readers, caller);
  if (reader.users === 0) reader.since = performance.now();
  reader.users += 1;
  addTo(reader.callers, caller, 1);
  try {
    return await reader.use(async (sql) => {
      // Connecting is not the database's work on a read.
      if (reader.sent === 0) reader.since = performance.now();
      reader.sent += 1;
      try {
        return await work(sql);
      } finally {
        const now = performance.now();
        // Answers come in the order of the requests, so this read was the oldest.
        took(now - reader.since);
        reader.since = now;
        reader.sent -= 1;
      }
    });
  } finally {
    reader.users -= 1;
    addTo(reader.callers, caller, -1);
  }
}

function readerFor(readers: readonly Reader[], caller: string): Reader {
  const own = readers.filter(({ callers }) => callers.has(caller));
  const allowed = own.length < READERS_OF_ONE ? readers : own;
  const now = performance.now();
  const prompt = allowed.find((reader) => !reader.isBehind(now));
  return prompt ?? allowed.reduce((least, other) => (other.line(now) < least.line(now) ? other : least));
}
