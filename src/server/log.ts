import pino from "pino";

export type Log = pino.Logger;

/** One JSON line an event. Never log a token, a password, a mail's body or a request's body. */
export function createLog(level: string): Log {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime });
}
