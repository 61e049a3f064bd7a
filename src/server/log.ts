import pino from "pino";

export type Log = pino.Logger;

/** One JSON line for each event. Never log a token, a password, or the body of a mail or request. */
export function createLog(level: string, worker?: number): Log {
  return pino({
    level,
    base: worker === undefined ? null : { worker },
    timestamp: pino.stdTimeFunctions.isoTime,
  });
}

/** Longer than any path of ours; without a limit, made-up paths could fill the disk with log lines. */
const MAX_PATH = 300;

export interface Answered {
  id: string;
  method: string;
  /** Without the query, which may carry a token. */
  path: string;
  status: number;
  /** Whose access token it carried; a random id, from which only the database leads to a person. */
  account?: string | undefined;
  hotel?: string | undefined;
}

/** Whoever knows the address of a guest's message reads it. */
const SECRET = /^\/message\/[^/]*/;

/** Without what would open a guest's message, and not longer than the log takes. */
export function loggedPath(path: string): string {
  return path.replace(SECRET, "/message/…").slice(0, MAX_PATH);
}

/** @param started as performance.now() was then */
export function logRequest(log: Log, answered: Answered, started: number): void {
  const { id, method, path, status, account, hotel } = answered;
  const ms = Math.round((performance.now() - started) * 10) / 10;
  log.info({ id, method, path: loggedPath(path), status, ms, account, hotel }, "request");
}
