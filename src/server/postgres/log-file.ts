/**
 * Bounds the embedded PostgreSQL's log. PostgreSQL writes it directly, so that it can say why it ends whatever
 * happened to the server. It cannot bound a single file, so the server does.
 */
import { closeSync, ftruncateSync, openSync, readSync, statSync, writeFileSync } from "node:fs";
import type { Log } from "../config/log.ts";

interface Bound {
  /** Maximum bytes of the file, and of its older part beside it. */
  max: number;
  /** Milliseconds between checks. */
  every: number;
}

const BOUND: Bound = { max: 1024 * 1024, every: 10_000 };

/**
 * Logs that the database starts, stops and crashes, and nothing that a request can cause, nor a statement's text.
 * Failed statements concern those who sent them: LOG ranks above ERROR here.
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

/** @returns a function that stops the checks */
export function keepBounded(path: string, log: Log, bound = BOUND): () => void {
  function look(): void {
    try {
      cutOff(path, bound.max);
    } catch (error) {
      // The rest of the server reports a full disk, for instance.
      log.warn({ err: error }, "the database's log cannot be cut off");
    }
  }
  look();
  const timer = setInterval(look, bound.every).unref();
  return () => clearInterval(timer);
}

/**
 * Empties a file that is too long and keeps its end in `<path>.1`. The file itself stays, because the database holds
 * it open; it appends, so it continues at the new end.
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
