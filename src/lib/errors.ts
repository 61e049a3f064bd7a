/**
 * From what failed to the words an owner reads (spec, section 8). Decisions are made on codes alone;
 * a message is only ever shown, never read.
 *
 * Codes are those of Supabase Auth (https://supabase.com/docs/guides/auth/debugging/error-codes),
 * of PostgREST (PGRST…) and of PostgreSQL (SQLSTATE), plus {@link NETWORK}.
 */

import { FREE_PLAN, type Limits, PRO_PLAN } from "../product.ts";

/** The server was not reached, or something on the way there was down. */
export const NETWORK = "network";

/** A password that is long enough but among those attackers try first: weak_password for the reason "pwned". */
export const COMMON_PASSWORD = "common_password";
/** A password of spaces and the like: weak_password for the reason "characters". */
export const BLANK_PASSWORD = "blank_password";
/** A password that is longer than anything the server hashes: weak_password for the reason "too_long". */
export const LONG_PASSWORD = "long_password";

/** What our fetch throws when a request gets no answer. */
export class NetworkError extends Error {
  override name = "NetworkError";
}

/** A request that nobody waits for any longer. Asked again at once it would only take as long again. */
export class TimeoutError extends NetworkError {
  override name = "TimeoutError";
}

/** The server, or something on the way there, cannot answer just now, and says when to ask again. */
export class UnavailableError extends Error {
  override name = "UnavailableError";
  readonly code: string;
  /** Seconds. Undefined when nobody said. */
  readonly retryAfter: number | undefined;

  constructor(code: string, message: string, retryAfter: number | undefined) {
    super(message);
    this.code = code;
    this.retryAfter = retryAfter;
  }
}

const GATEWAY_STATUSES = [502, 503, 504];

/** @returns a code of the list above, or undefined when the error carries none */
export function errorCode(error: unknown): string | undefined {
  if (error instanceof NetworkError) return NETWORK;
  if (typeof error !== "object" || error === null) return undefined;
  const { code, name, status, reasons, originalError } = error as Record<string, unknown>;
  if (originalError instanceof NetworkError) return NETWORK;
  if (name === "AuthRetryableFetchError" && status === 0) return NETWORK;
  if (typeof status === "number" && GATEWAY_STATUSES.includes(status)) return NETWORK;
  // supabase-js makes this one up itself, without a code.
  if (name === "AuthSessionMissingError") return "session_not_found";
  if (code === "weak_password" && Array.isArray(reasons)) {
    if (reasons.includes("too_long")) return LONG_PASSWORD;
    if (reasons.includes("characters")) return BLANK_PASSWORD;
    if (!reasons.includes("length")) return COMMON_PASSWORD;
  }
  if (typeof code === "string" && code !== "") return code;
  return status === 429 ? "over_request_rate_limit" : undefined;
}

/** The words of one screen. */
export interface Words {
  codes: Readonly<Record<string, string>>;
  /** For every other code. */
  fallback: string;
  /** Whether the error's own message, if any, comes before the fallback. */
  showMessage?: boolean;
}

export function words({ codes, fallback, showMessage = false }: Words, error: unknown): string {
  const code = errorCode(error);
  const known = code === undefined ? undefined : codes[code];
  if (known) return known;
  const message = (showMessage || code === LIMIT_REACHED) && error instanceof Error ? error.message : "";
  return message || fallback;
}

export const TOO_MANY_ATTEMPTS = "Too many attempts. Please wait a few minutes before trying again.";
export const NO_INTERNET = "Network error. Please check your internet connection and try again.";
export const NO_CONNECTION = "Network error. Please check your connection and try again.";

/** SQLSTATE and PostgREST codes that decide the words of a write. */
export const DUPLICATE = "23505";
export const NOT_PERMITTED = "42501";
/** Rules of the plans, raised by the database's own functions: more sections than may be visible at once… */
export const SECTION_LIMIT = "IN001";
/** …and a custom section on a plan without them. */
const NOT_IN_PLAN = "IN002";
/** …and more than an account or a hotel may hold; the message is for owners, the details name the limit. */
const LIMIT_REACHED = "IN003";
/** One row was asked for and there is none: it is gone, or was never this owner's. */
export const NO_ROW = "PGRST116";

/** What a collection's declaration says of its own failures; see sections/define.ts. */
export interface CollectionErrors {
  duplicate?: string;
  network?: string;
  addNotPermitted?: string;
  updateNotPermitted?: string;
  deleteNotPermitted?: string;
  deleteNotFound?: string;
  /** The plan in force does not include adding one. */
  notInPlan?: string;
  /** Whatever the reason. */
  addFailed?: string;
  updateFailed?: string;
  deleteFailed?: string;
}

/** @param one the thing within a sentence, such as "amenity" */
export function contentWords(
  action: "add" | "update" | "delete",
  one: string,
  own: CollectionErrors = {},
): Words {
  const failed = own[`${action}Failed`];
  if (failed) {
    return { codes: own.notInPlan ? { [NOT_IN_PLAN]: own.notInPlan } : {}, fallback: failed };
  }
  const gone = own.deleteNotFound ?? `This ${one} was not found. It may have already been deleted.`;
  const codes = {
    [DUPLICATE]: own.duplicate,
    [NOT_PERMITTED]: own[`${action}NotPermitted`],
    [NO_ROW]: gone,
    [NETWORK]: own.network ?? NO_CONNECTION,
  };
  return {
    codes: Object.fromEntries(Object.entries(codes).filter((entry): entry is [string, string] => !!entry[1])),
    fallback: `Failed to ${action} ${one}. Please try again.`,
    showMessage: true,
  };
}

/** Undoing the deletion of one. */
export function restoreWords(one: string): Words {
  return {
    codes: { [NETWORK]: NO_CONNECTION },
    fallback: `Failed to restore ${one}. Please try again.`,
  };
}

/** Whether a bigger plan would have let it through. */
export function needsUpgrade(error: unknown): boolean {
  const code = errorCode(error);
  if (code !== LIMIT_REACHED) return code === SECTION_LIMIT || code === NOT_IN_PLAN;
  const limit = (error as { details?: unknown }).details as keyof Limits;
  return PRO_PLAN.limits[limit] > FREE_PLAN.limits[limit];
}

/** A broken CHECK, and a missing value, which the server reports as the rule "required". */
const BROKEN_RULES = ["23514", "23502"];

/**
 * The column and rule that a write broke. The server puts the rule's name, <table>_<column>_<rule>, into
 * the error's details.
 * @param columns of the table; where one is the beginning of another, the longest match counts
 */
export function brokenRule(
  error: unknown,
  table: string,
  columns: readonly string[],
): { column: string; rule: string } | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code, details } = error as { code?: unknown; details?: unknown };
  if (!BROKEN_RULES.includes(String(code)) || typeof details !== "string") return undefined;
  const candidates = columns.filter((column) => details.startsWith(`${table}_${column}_`));
  const column = candidates.sort((a, b) => b.length - a.length)[0];
  return column === undefined ? undefined : { column, rule: details.slice(`${table}_${column}_`.length) };
}
