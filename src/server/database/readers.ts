/**
 * Chooses the connection for a read, and measures the database's work on it. Reads of many callers follow one
 * another on each connection without waiting for answers (pipelining).
 */

import type { Sql } from "./connection.ts";
import {
  type DedicatedConnection,
  type Difference,
  onConnection,
  openConnection,
} from "./dedicated-connections.ts";

/** A connection for reads. A new read waits for those before it. */
export interface Reader extends DedicatedConnection {
  /** How many reads of each caller are on it. */
  readonly callers: Map<string, number>;
  sent: number;
  /** When the database began with the first of them. */
  since: number;
}

/** Limits how many connections one caller's reads can delay, should they turn out to be slow. */
const READERS_OF_ONE = 2;
/** Milliseconds. So long as a connection's first read has taken, as many more are in line. */
const USUAL_READ = 5;

/** Connecting counts as so many more reads in line, so that no connection is opened for nothing. */
const TO_CONNECT = 1;

export function openReader(server: Sql, difference: Difference): Reader {
  return Object.assign(openConnection(server, difference), {
    callers: new Map<string, number>(),
    sent: 0,
    since: 0,
  });
}

/** @param took is called with the milliseconds that the database worked on the read */
export async function onReader<Result>(
  readers: readonly Reader[],
  caller: string,
  work: (sql: Sql) => Promise<Result>,
  took: (ms: number) => void,
): Promise<Result> {
  const reader = shortestLine(readers, caller);
  reader.users += 1;
  reader.callers.set(caller, (reader.callers.get(caller) ?? 0) + 1);
  try {
    return await onConnection(reader, async (sql) => {
      if (reader.sent === 0) reader.since = performance.now();
      reader.sent += 1;
      try {
        return await work(sql);
      } finally {
        const now = performance.now();
        // Answers come in the order of the requests, so this was the first.
        took(now - reader.since);
        reader.since = now;
        reader.sent -= 1;
      }
    });
  } finally {
    reader.users -= 1;
    const left = (reader.callers.get(caller) ?? 1) - 1;
    if (left > 0) reader.callers.set(caller, left);
    else reader.callers.delete(caller);
  }
}

function shortestLine(readers: readonly Reader[], caller: string): Reader {
  const own = readers.filter(({ callers }) => callers.has(caller));
  const allowed = own.length < READERS_OF_ONE ? readers : own;
  const now = performance.now();
  return allowed.reduce((least, other) => (line(other, now) < line(least, now) ? other : least));
}

function line({ users, sent, since, connected }: Reader, now: number): number {
  return users + (connected ? 0 : TO_CONNECT) + (sent > 0 ? (now - since) / USUAL_READ : 0);
}
