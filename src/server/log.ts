import pino from "pino";

export type Log = pino.Logger;

/** One JSON line for each event. Never log a token, a password, or the body of a mail or request. */
export function createLog(level: string): Log {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime });
}
