/**
 * The embedded PostgreSQL's log. PostgreSQL writes into it straight, so that it can say why it ends whatever
 * has become of the server; it knows no bound of its own for one file, so the server keeps it small.
 */
import { closeSync, ftruncateSync, openSync, readSync, statSync, writeFileSync } from "node:fs";
import type { Log } from "../log.ts";

interface Bound {
  /** Bytes of the file; its older part, next to it, is as long at most. */
  max: number;
  /** Milliseconds between looks at it. */
  every: number;
}

const BOUND: Bound = { max: 1024 * 1024, every: 10_000 };

/**
 * What goes into it: that the database starts, stops and crashes. Nothing that a request can bring about, and
 * no text of a statement. Failures of statements are the business of those who sent them: LOG comes after
 * ERROR in PostgreSQL's order of importance here.
 */
export const LOG_SETTINGS: Readonly<Record<string, string | number>> = {
  log_min_messages: "log",
  log_min_error_statement: "panic",
  log_statement: "none",
  log_min_duration_statement: -1,
  log_parameter_max_length: 0,
  log_parameter_max_length_on_error: 0,
  log_connections: "",
  log_disconnections: "off",
  log_lock_waits: "off",
  log_checkpoints: "off",
  log_autovacuum_min_duration: -1,
  log_temp_files: -1,
};

/** @returns ends the looking */
export function keepBounded(path: string, log: Log, bound = BOUND): () => void {
  function look(): void {
    try {
      cutOff(path, bound.max);
    } catch (error) {
      // Of a full disk, for one, the rest of the server tells.
      log.warn({ err: error }, "the database's log cannot be cut off");
    }
  }
  look();
  const timer = setInterval(look, bound.every).unref();
  return () => clearInterval(timer);
}

/**
 * A file that is too long becomes empty, and its end is kept in `<path>.1`. The file itself stays, since the
 * database holds it open; it appends, so it goes on at the new end.
 */
function cutOff(path: string, max: number): void {
  const size = statSync(path, { throwIfNoEntry: false })?.size ?? 0;
  if (size <= max) return;
  const file = openSync(path, "r+");
  try {
    const kept = Buffer.alloc(max);
    const read = readSync(file, kept, 0, max, size - max);
    ftruncateSync(file, 0);
    writeFileSync(`${path}.1`, kept.subarray(0, read), { mode: 0o600 });
  } finally {
    closeSync(file);
  }
}
