import pino from "pino";

export type Log = pino.Logger;

/** One JSON line for each event. Never log a token, a password, or the body of a mail or request. */
export function createLog(level: string, worker?: number): Log {
  const options = {
    level,
    base: worker === undefined ? null : { worker },
    timestamp: isoTime,
  };
  output ??= linesTogether();
  return pino(options, output);
}

/** Of the same millisecond, all lines have one. */
let moment = { ms: 0, text: "" };
function isoTime(): string {
  const ms = Date.now();
  if (ms !== moment.ms) moment = { ms, text: `,"time":"${new Date(ms).toISOString()}"` };
  return moment.text;
}

/** One for all logs of a process, because each is flushed when that ends. */
let output: ReturnType<typeof linesTogether> | undefined;

const TOGETHER_MS = 10;
/** Characters in one write. */
const MAX_WRITE = 4 * 1024 * 1024;
const WARNING = pino.levels.values.warn ?? 0;

/**
 * Standard output, where lines are written together: one of its own for each request takes a third of the processor
 * time of a cached page. Warnings and what is worse are written at once, with what came before.
 */
function linesTogether() {
  // It writes what it has when the process ends.
  const destination = pino.destination({
    ...{ dest: 1, sync: false, maxWrite: MAX_WRITE, minLength: MAX_WRITE / 2 },
  });
  let timer: NodeJS.Timeout | undefined;
  let isWriting = false;
  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    if (isWriting) {
      flushSoon();
      return;
    }
    isWriting = true;
    destination.flush(() => {
      isWriting = false;
    });
  }
  function flushSoon(): void {
    timer ??= setTimeout(flush, TOGETHER_MS).unref();
  }
  return {
    /** Has pino say the level of each line in `lastLevel`. */
    [Symbol.for("pino.metadata")]: true,
    lastLevel: 0,
    write(line: string): void {
      destination.write(line);
      if (this.lastLevel >= WARNING) flush();
      else flushSoon();
    },
    flushSync: () => destination.flushSync(),
  };
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
