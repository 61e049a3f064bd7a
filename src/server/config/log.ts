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
/** Bytes that wait for whoever reads the log. More are left out, rather than let a reader that stands still take the memory. */
const MAX_WAITING = 32 * 1024 * 1024;
const { info: INFO = 0, warn: WARNING = 0 } = pino.levels.values;

/**
 * Standard output, where lines are written together: one of its own for each request takes a third of the processor
 * time of a cached page. Warnings and what is worse are written at once, with what came before.
 */
function linesTogether() {
  let lines = "";
  let timer: NodeJS.Timeout | undefined;
  let left = 0;
  let hasEnded = false;

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    if (lines === "" || hasEnded) return;
    // Its types lag behind `contentMode`.
    destination.write(Buffer.from(lines) as never);
    lines = "";
  }
  // Before the destination's own listeners, which write what it has when the process ends.
  process.once("beforeExit", flush);
  process.once("exit", flush);
  // As buffers: it encodes a text again for what is left of it after each write.
  const destination = pino.destination({
    dest: 1,
    sync: false,
    maxLength: MAX_WAITING,
    contentMode: "buffer",
  });
  destination.once("close", () => {
    hasEnded = true;
  });
  destination.on("drop", (dropped: Buffer) => {
    left += dropped.toString().split("\n").length - 1;
  });
  destination.on("drain", () => {
    if (left === 0) return;
    const msg = `${left} lines of the log are left out here: nothing took them`;
    left = 0;
    lines += `{"level":${WARNING}${isoTime()},"msg":"${msg}"}\n`;
    flush();
  });
  return {
    /** Has pino say the level of each line in `lastLevel`. */
    [Symbol.for("pino.metadata")]: true,
    lastLevel: 0,
    write(line: string): void {
      lines += line;
      if (this.lastLevel >= WARNING) flush();
      else timer ??= setTimeout(flush, TOGETHER_MS).unref();
      this.lastLevel = 0;
    },
    flushSync(): void {
      flush();
      destination.flushSync();
    },
  };
}

const EVERY_MS = 60_000;
const sparing = new WeakMap<Log, Map<string, { next: number; leftOut: number }>>();

/**
 * Logs what comes again with each request while something is away: the first time at once, then once a minute, with
 * how many were left out.
 *
 * @param message one of few: each is remembered
 */
export function logSparingly(log: Log, level: "warn" | "error", facts: object, message: string): void {
  const messages = sparing.get(log) ?? new Map<string, { next: number; leftOut: number }>();
  sparing.set(log, messages);
  const { next, leftOut } = messages.get(message) ?? { next: 0, leftOut: 0 };
  const now = performance.now();
  const isDue = now >= next;
  messages.set(message, isDue ? { next: now + EVERY_MS, leftOut: 0 } : { next, leftOut: leftOut + 1 });
  if (isDue) log[level]({ ...facts, ...(leftOut > 0 && { leftOut }) }, message);
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

/** Whoever knows the rest of these addresses reads a guest's message, or ends a hotel's mails. */
const SECRET = /^(\/message\/|\/functions\/v1\/figures-mail\/[^/]*\/)[^/]*/;

/** Without what opens something, and not longer than the log takes. */
export function loggedPath(path: string): string {
  return path.replace(SECRET, "$1…").slice(0, MAX_PATH);
}

/** A request's line without what differs from one request to the next of its kind: id, time and duration. */
export interface RequestLine {
  untilDuration: string;
  rest: string;
}

export function requestLine({ method, path, status, account, hotel }: Omit<Answered, "id">): RequestLine {
  const known = JSON.stringify({ method, path: loggedPath(path), status });
  const rest = JSON.stringify({ account, hotel, msg: "request" });
  return { untilDuration: `",${known.slice(1, -1)},"ms":`, rest: `,${rest.slice(1)}\n` };
}

/**
 * Writes what log.info() would, at a fraction of its cost, which is felt where there is a line for each request.
 *
 * @param id as requestIdOf() gives it: nothing in it needs an escape
 * @param line is asked for only if it is written
 * @param started as performance.now() was then
 */
export function logRequest(log: Log, id: string, line: () => RequestLine, started: number): void {
  if (!log.isLevelEnabled("info")) return;
  const { untilDuration, rest } = line();
  const ms = Math.round((performance.now() - started) * 10) / 10;
  const inside = log as unknown as Record<symbol, unknown>;
  const bindings = inside[pino.symbols.chindingsSym] as string;
  const stream = inside[pino.symbols.streamSym] as pino.DestinationStream;
  stream.write(`{"level":${INFO}${isoTime()}${bindings},"id":"${id}${untilDuration}${ms}${rest}`);
}
