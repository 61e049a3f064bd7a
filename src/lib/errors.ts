/**
 * From a failure to the text that an owner reads (spec, section 8). Only codes decide; messages are shown but
 * never interpreted.
 *
 * Codes are those of Supabase Auth (https://supabase.com/docs/guides/auth/debugging/error-codes), of
 * PostgREST (PGRST…) and of PostgreSQL (SQLSTATE), plus {@link NETWORK}.
 */

import { FREE_PLAN, type Limits, PRO_PLAN } from "../product.ts";

/** The server was not reached, or something between it and us failed. */
export const NETWORK = "network";

/** weak_password for the reason "pwned": a password that is long enough, but attackers try it first. */
export const COMMON_PASSWORD = "common_password";
/** weak_password for the reason "characters": a password of spaces and other invisible characters. */
export const BLANK_PASSWORD = "blank_password";
/** weak_password for the reason "too_long": a password longer than the server accepts. */
export const LONG_PASSWORD = "long_password";

/** Thrown by our fetch when a request gets no answer. */
export class NetworkError extends Error {
  override name = "NetworkError";
}

/** A request that took too long. Repeating it at once would only take as long again. */
export class TimeoutError extends NetworkError {
  override name = "TimeoutError";
}

/** The server, or something in front of it, cannot answer now and says when to ask again. */
export class UnavailableError extends Error {
  override name = "UnavailableError";
  readonly code: string;
  /** Seconds; undefined when the answer did not say. */
  readonly retryAfter: number | undefined;

  constructor(code: string, message: string, retryAfter: number | undefined) {
    super(message);
    this.code = code;
    this.retryAfter = retryAfter;
  }
}

const GATEWAY_STATUSES = [502, 503, 504];

/** @returns one of the codes above, or undefined when the error has none */
export function errorCode(error: unknown): string | undefined {
  if (error instanceof NetworkError) return NETWORK;
  if (typeof error !== "object" || error === null) return undefined;
  const { code, name, status, reasons, originalError } = error as Record<string, unknown>;
  if (originalError instanceof NetworkError) return NETWORK;
  if (name === "AuthRetryableFetchError" && status === 0) return NETWORK;
  if (typeof status === "number" && GATEWAY_STATUSES.includes(status)) return NETWORK;
  // supabase-js creates this error itself, without a code.
  if (name === "AuthSessionMissingError") return "session_not_found";
  if (code === "weak_password" && Array.isArray(reasons)) {
    if (reasons.includes("too_long")) return LONG_PASSWORD;
    if (reasons.includes("characters")) return BLANK_PASSWORD;
    if (!reasons.includes("length")) return COMMON_PASSWORD;
  }
  if (typeof code === "string" && code !== "") return code;
  return status === 429 ? "over_request_rate_limit" : undefined;
}

/** One screen's texts for failures. */
export interface FailureTexts {
  codes: Readonly<Record<string, string>>;
  /** For every other code. */
  fallback: string;
  /** Whether the error's own message, if there is one, takes precedence over the fallback. */
  showMessage?: boolean;
}

export function failureText({ codes, fallback, showMessage = false }: FailureTexts, error: unknown): string {
  const code = errorCode(error);
  const known = code === undefined ? undefined : codes[code];
  if (known) return known;
  return ((showMessage || code === LIMIT_REACHED) && wordsOf(error)) || fallback;
}

/** How a message begins that no person wrote: a proxy's page, the client's word for a status, or what it made of none. */
const NO_WORDS = /^(<|HTTP \d|undefined$|\[object )/;

/** The server's words. Where an answer has none, the clients make a message of what it has: "{}", "null". */
function wordsOf(error: unknown): string {
  // An AuthUnknownError has the words of the JSON parser, which found none.
  if (!(error instanceof Error) || error instanceof SyntaxError || error.name === "AuthUnknownError")
    return "";
  const message = error.message.trim();
  return NO_WORDS.test(message) || parsedJson(message) !== undefined ? "" : message;
}

/** @returns undefined when it is not JSON */
export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export const TOO_MANY_ATTEMPTS = "Too many attempts. Please wait a few minutes before trying again.";
export const NO_INTERNET = "Network error. Please check your internet connection and try again.";
export const NO_CONNECTION = "Network error. Please check your connection and try again.";

/** SQLSTATE and PostgREST codes for which a failed write has its own text. */
export const DUPLICATE = "23505";
export const NOT_PERMITTED = "42501";
/** Rules of the plans, raised by the database's own functions: more sections than may be visible at once… */
export const SECTION_LIMIT = "IN001";
/** …and a custom section on a plan that has none. */
const NOT_IN_PLAN = "IN002";
/** …and more than an account or a hotel may hold; the message is for owners, the details name the limit. */
const LIMIT_REACHED = "IN003";
/** One row was asked for and there is none: it was deleted, or never belonged to this owner. */
export const NO_ROW = "PGRST116";

/** A collection's own texts for failures; see sections/define.ts. */
export interface CollectionErrors {
  duplicate?: string;
  network?: string;
  addNotPermitted?: string;
  updateNotPermitted?: string;
  deleteNotPermitted?: string;
  deleteNotFound?: string;
  /** The plan in force does not allow adding one. */
  notInPlan?: string;
  /** For every other failure. */
  addFailed?: string;
  updateFailed?: string;
  deleteFailed?: string;
}

/** @param one what a row is called within a sentence, such as "amenity" */
export function contentFailures(
  action: "add" | "update" | "delete",
  one: string,
  own: CollectionErrors = {},
): FailureTexts {
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

/** When the deletion of one cannot be undone. */
export function restoreFailures(one: string): FailureTexts {
  return networkOr(`Failed to restore ${one}. Please try again.`);
}

/** Where no code has a text of its own but the network's, and `more`. */
export function networkOr(fallback: string, more?: FailureTexts["codes"]): FailureTexts {
  return { codes: { [NETWORK]: NO_CONNECTION, ...more }, fallback };
}

/** Whether a bigger plan would allow it. */
export function needsUpgrade(error: unknown): boolean {
  const code = errorCode(error);
  if (code !== LIMIT_REACHED) return code === SECTION_LIMIT || code === NOT_IN_PLAN;
  const limit = (error as { details?: unknown }).details as keyof Limits;
  return PRO_PLAN.limits[limit] > FREE_PLAN.limits[limit];
}

/** A violated CHECK, and a missing value, which the server reports as the rule "required". */
const BROKEN_RULES = ["23514", "23502"];

/**
 * The column and the rule that a write violated. The server puts the rule's name, <table>_<column>_<rule>,
 * into the error's details.
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
