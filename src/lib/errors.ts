/**
 * From a failure to the text that an owner reads (spec, section 8). Messages are shown, never interpreted.
 *
 * Codes are those of Supabase Auth (https://supabase.com/docs/guides/auth/debugging/error-codes), of
 * PostgREST (PGRST…) and of PostgreSQL (SQLSTATE), plus {@link NETWORK}.
 */

import { FREE_PLAN, type Limits, PRO_PLAN } from "../product.ts";
import { ADMIN_LANGUAGE, t } from "./texts/t.ts";

/** The server was not reached, or a proxy in between failed. */
export const NETWORK = "network";

/** weak_password with the reason "pwned": long enough, but attackers try it first. */
export const COMMON_PASSWORD = "common_password";
/** weak_password with the reason "characters": only spaces and other invisible characters. */
export const BLANK_PASSWORD = "blank_password";
/** weak_password with the reason "too_long". */
export const LONG_PASSWORD = "long_password";

/** Thrown by our fetch when a request gets no answer. */
export class NetworkError extends Error {
  override name = "NetworkError";
}

/** The request timed out. Do not repeat it at once: it would take as long again. */
export class TimeoutError extends NetworkError {
  override name = "TimeoutError";
}

/** The server, or a proxy before it, cannot answer now; it may say when to ask again. */
export class UnavailableError extends Error {
  override name = "UnavailableError";
  readonly code: string;
  /** Seconds; undefined if the answer did not say. */
  readonly retryAfter: number | undefined;

  constructor(code: string, message: string, retryAfter: number | undefined) {
    super(message);
    this.code = code;
    this.retryAfter = retryAfter;
  }
}

const GATEWAY_STATUSES = [502, 503, 504];

/** @returns one of the codes above, or undefined if the error has none */
export function errorCode(error: unknown): string | undefined {
  if (error instanceof NetworkError) return NETWORK;
  if (typeof error !== "object" || error === null) return undefined;
  const { code, name, status, reasons, originalError } = error as Record<string, unknown>;
  if (originalError instanceof NetworkError) return NETWORK;
  if (name === "AuthRetryableFetchError" && status === 0) return NETWORK;
  if (typeof status === "number" && GATEWAY_STATUSES.includes(status)) return NETWORK;
  // supabase-js creates this error without a code.
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
  /** Text for every other code. */
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

/** Matches messages that no person wrote: a proxy's page, a status, a value turned into text. */
const NO_WORDS = /^(<|HTTP \d|undefined$|\[object )/;

/** The server's message, without what clients put in place of an empty one, such as "{}" or "null". */
function wordsOf(error: unknown): string {
  // The message of an AuthUnknownError is the JSON parser's.
  if (!(error instanceof Error) || error instanceof SyntaxError || error.name === "AuthUnknownError")
    return "";
  const message = error.message.trim();
  if (NO_WORDS.test(message) || parsedJson(message) !== undefined) return "";
  // The admin's own errors have neither, and its language already.
  return "code" in error || "status" in error ? saidByServer(message) : message;
}

let sentenceOf = (english: string) => (ADMIN_LANGUAGE === "en" ? english : "");

/** @param known puts the server's sentences into the admin's language */
export function learnSentences(known: (english: string) => string): void {
  sentenceOf = known;
}

/** @returns "" in other languages than English for what only programs read, and before the sentences are there */
export function saidByServer(english: string): string {
  return sentenceOf(english);
}

/** @returns undefined if the text is not JSON */
export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export const TOO_MANY_ATTEMPTS = t`Too many attempts. Please wait a few minutes before trying again.`;
export const NO_INTERNET = t`Network error. Please check your internet connection and try again.`;
export const NO_CONNECTION = t`Network error. Please check your connection and try again.`;

/** SQLSTATE and PostgREST codes for which a failed write has its own text. */
export const DUPLICATE = "23505";
export const NOT_PERMITTED = "42501";
/** Raised by the database's functions for plans: more sections than may be visible at once. */
export const SECTION_LIMIT = "IN001";
/** A custom section on a plan without them. */
const NOT_IN_PLAN = "IN002";
/** An account or a hotel holds no more. The message is for owners; the details name the limit. */
const LIMIT_REACHED = "IN003";
/** A change that cannot be taken back: see undo_changes(). */
const MISSING_PHOTO = "23503";
const NOTHING_THERE = "P0002";
/** A colleague has changed the row meanwhile, or answered the message: answer_message(). */
export const CHANGED_SINCE = "IN007";
const SECTION_DELETED = "IN008";
/** No row matched: it was deleted, or never belonged to this owner. */
export const NO_ROW = "PGRST116";

/** A collection's own texts for failures; see sections/define.ts. */
export interface CollectionErrors {
  duplicate?: string;
  addNotPermitted?: string;
  updateNotPermitted?: string;
  deleteNotPermitted?: string;
  deleteNotFound?: string;
  /** Text for a plan in force that does not allow adding one. */
  notInPlan?: string;
  /** Text for every other failure. */
  addFailed?: string;
  updateFailed?: string;
  deleteFailed?: string;
}

const FAILED = {
  add: (one: string) => t`Failed to add ${one}. Please try again.`,
  update: (one: string) => t`Failed to update ${one}. Please try again.`,
  delete: (one: string) => t`Failed to delete ${one}. Please try again.`,
};

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
  const gone = own.deleteNotFound ?? t`This ${one} was not found. It may have already been deleted.`;
  const codes = {
    [DUPLICATE]: own.duplicate,
    [NOT_PERMITTED]: own[`${action}NotPermitted`],
    [NO_ROW]: gone,
    [NETWORK]: NO_CONNECTION,
  };
  return {
    codes: Object.fromEntries(Object.entries(codes).filter((entry): entry is [string, string] => !!entry[1])),
    fallback: FAILED[action](one),
    showMessage: true,
  };
}

/** Texts for a failed undo. */
export function restoreFailures(one: string): FailureTexts {
  return networkOr(t`Failed to restore ${one}. Please try again.`, {
    [DUPLICATE]: t`This name already exists.`,
    [NOT_PERMITTED]: t`You do not have permission to change it.`,
    [MISSING_PHOTO]: t`Its photo is not kept any more.`,
    [NOT_IN_PLAN]: t`Your plan does not include it any more.`,
    [NOTHING_THERE]: t`It was deleted since.`,
    [CHANGED_SINCE]: t`It has changed since.`,
    [SECTION_DELETED]: t`Its section is deleted. Restore the section first.`,
  });
}

/** Texts for a failed network, for the codes in `more`, and for every other code. */
export function networkOr(fallback: string, more?: FailureTexts["codes"]): FailureTexts {
  return { codes: { [NETWORK]: NO_CONNECTION, ...more }, fallback };
}

export const NOT_SAVED = networkOr(t`This could not be saved. Please try again.`);

/** Whether a larger plan would allow it. */
export function needsUpgrade(error: unknown): boolean {
  const code = errorCode(error);
  if (code !== LIMIT_REACHED) return code === SECTION_LIMIT || code === NOT_IN_PLAN;
  const limit = (error as { details?: unknown }).details as keyof Limits;
  return PRO_PLAN.limits[limit] > FREE_PLAN.limits[limit];
}

/** A violated CHECK, and a missing value, which the server reports as the rule "required". */
const BROKEN_RULES = ["23514", "23502"];

/**
 * The column and the rule that a write violated, from the error's details: <table>_<column>_<rule>.
 * @param columns of the table; if one is the beginning of another, the longest match counts
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
