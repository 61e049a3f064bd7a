/** Failures of the server itself, where the caller did nothing wrong. */
import { OverloadedError, ShareExceededError } from "../capacity/bulkhead.ts";
import { codeOf } from "../config/code-of.ts";
import { type Log, logSparingly } from "../config/log.ts";
import { OutcomeUnknownError } from "../database/connection.ts";
import { isUnreachable } from "../database/link.ts";

/** The page or document cannot be made now. */
export class PageUnavailableError extends Error {
  override name = "UnavailableError";
}

export interface Unavailable {
  /**
   * 503: retrying later helps. 429: so does sending fewer requests at a time. 507 (RFC 4918, section 11.5):
   * an operator has to free disk space first.
   */
  status: 429 | 503 | 507;
  /** A SQLSTATE, PostgREST's code for a database that cannot be reached, or the status. */
  code: string;
  /** Owners read it. */
  message: string;
}

const DISK_FULL: Unavailable = {
  status: 507,
  code: "53100",
  message:
    "This site's server has run out of space, so nothing can be saved right now. What was saved before is safe. Please tell whoever runs the server.",
};
const READ_ONLY: Unavailable = {
  status: 503,
  code: "25006",
  message: "Nothing can be saved right now. Please try again in a moment.",
};
const UNKNOWN_OUTCOME: Unavailable = {
  status: 503,
  code: "08007",
  message:
    "The connection to the database was lost while this was being saved. It may be saved or not: please look before you try again.",
};
const UNREACHABLE: Unavailable = {
  status: 503,
  code: "PGRST001",
  message: "The database does not answer right now. Please try again in a moment.",
};
/** PostgREST answers 504 here, which does not say when to come back. */
export const OVERLOADED: Unavailable = {
  status: 503,
  code: "PGRST003",
  message: "Too many requests at once. Please try again in a moment.",
};
/** PostgREST itself has no shares. */
const SHARE_EXCEEDED: Unavailable = {
  status: 429,
  code: "429",
  message: "Too many of your requests at once. Please try again in a moment.",
};

/** By SQLSTATE, and by the code of an error of the file system. */
const BY_CODE: Readonly<Record<string, Unavailable>> = {
  "53100": DISK_FULL,
  ENOSPC: DISK_FULL,
  EDQUOT: DISK_FULL,
  "25006": READ_ONLY,
  EROFS: READ_ONLY,
};

/** @returns undefined for every other error */
export function unavailableOf(error: unknown): Unavailable | undefined {
  if (error instanceof OutcomeUnknownError) return UNKNOWN_OUTCOME;
  if (error instanceof PageUnavailableError) return unavailableOf(error.cause) ?? UNREACHABLE;
  if (isUnreachable(error)) return UNREACHABLE;
  if (error instanceof ShareExceededError) return SHARE_EXCEEDED;
  if (error instanceof OverloadedError) return OVERLOADED;
  return BY_CODE[codeOf(error) ?? ""];
}

export function logUnavailable(log: Log, error: unknown, requestId: string): void {
  // Overload refuses requests by the thousand; logging each would cost more than refusing it.
  if (!(error instanceof OverloadedError))
    logSparingly(log, "warn", { err: error, id: requestId }, "a request failed");
}
