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

/** The time's text is kept for lines of the same millisecond. */
let moment = { ms: 0, text: "" };
export function isoTime(): string {
  const ms = Date.now();
  if (ms !== moment.ms) moment = { ms, text: `,"time":"${new Date(ms).toISOString()}"` };
  return moment.text;
}

/** One output for all logs of the process, because each output is flushed when the process ends. */
let output: ReturnType<typeof linesTogether> | undefined;

const TOGETHER_MS = 10;
/**
 * Bytes that may wait for the log's reader. Further lines are dropped, so that a stuck reader cannot take the
 * memory.
 */
const MAX_WAITING = 32 * 1024 * 1024;
const { warn: WARNING = 0 } = pino.levels.values;

/**
 * Writes several lines at once to standard output: one write per request takes a third of the processor time of a
 * cached page. Warnings and errors are written at once, with the lines before them.
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
    // The package's types lack `contentMode`.
    destination.write(Buffer.from(lines) as never);
    lines = "";
  }
  // Registered before the destination's own listeners, which write its rest when the process ends.
  process.once("beforeExit", flush);
  process.once("exit", flush);
  // Written as buffers, because the destination encodes the rest of a text again after each write.
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
    /** Asks pino to set `lastLevel` to the level of each line. */
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
 * Logs a message that recurs with each request while something is down: at once the first time, then once a minute
 * with the number left out.
 * @param message one of a few, because each is remembered
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
