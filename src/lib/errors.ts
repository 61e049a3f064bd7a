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
const COMMON_PASSWORD = "common_password";
/** A password of spaces and the like: weak_password for the reason "characters". */
const BLANK_PASSWORD = "blank_password";
/** A password that is longer than anything the server hashes: weak_password for the reason "too_long". */
const LONG_PASSWORD = "long_password";

const PASSWORD_CODES = ["weak_password", "same_password", COMMON_PASSWORD, BLANK_PASSWORD, LONG_PASSWORD];
const EMAIL_CODES = ["user_already_exists", "email_exists", "email_address_invalid"];

/** What nobody can take back, in a session that was left open, as the database and the accounts say it. */
const ASK_FOR_PASSWORD = ["IN004", "reauthentication_needed"];

/** A sign-up that was answered without an account. */
export const USER_CREATION_FAILED = "user_creation_failed";

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

/** Which input of a form with an address and a password the refusal is about, if it is about one. */
export function refusedInput(error: unknown): "email" | "password" | undefined {
  const code = errorCode(error);
  if (code === undefined) return undefined;
  if (PASSWORD_CODES.includes(code)) return "password";
  return EMAIL_CODES.includes(code) ? "email" : undefined;
}

/** Whether the same call is let through once the owner has confirmed the password. */
export function asksForPassword(error: unknown): boolean {
  return ASK_FOR_PASSWORD.includes(errorCode(error) ?? "");
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

const TOO_MANY_ATTEMPTS = "Too many attempts. Please wait a few minutes before trying again.";
const NO_INTERNET = "Network error. Please check your internet connection and try again.";
const NO_CONNECTION = "Network error. Please check your connection and try again.";
const INVALID_EMAIL = "Please enter a valid email address.";
const TOO_LONG = "Password must be at most 72 characters long, fewer with accents or emoji.";
const SHORT_PASSWORD = "Password must be at least 6 characters long.";
export const PASSWORD_OF_SPACES = "Password must not be made of spaces alone.";
const TOO_COMMON = "This password is too common. Please choose another one.";
const SAME_PASSWORD = "New password must be different from your current password.";
export const INVALID_RESET_LINK = "Invalid or expired reset link. Please request a new password reset.";

export const LOGIN_WORDS: Words = {
  codes: {
    invalid_credentials: "Invalid email or password. Please check your credentials and try again.",
    email_not_confirmed: "Please check your email and confirm your account before signing in.",
    over_request_rate_limit: "Too many login attempts. Please wait a few minutes before trying again.",
    [NETWORK]: NO_INTERNET,
  },
  fallback: "Login failed. Please try again.",
  showMessage: true,
};

export const SIGNUP_WORDS: Words = {
  codes: {
    user_already_exists: "An account with this email already exists. Please try signing in instead.",
    email_exists: "An account with this email already exists. Please try signing in instead.",
    weak_password: SHORT_PASSWORD,
    [COMMON_PASSWORD]: TOO_COMMON,
    [BLANK_PASSWORD]: PASSWORD_OF_SPACES,
    [LONG_PASSWORD]: TOO_LONG,
    email_address_invalid: INVALID_EMAIL,
    [USER_CREATION_FAILED]: "User creation failed",
    over_request_rate_limit: TOO_MANY_ATTEMPTS,
    over_email_send_rate_limit: TOO_MANY_ATTEMPTS,
    [NETWORK]: NO_INTERNET,
  },
  fallback: "Registration failed. Please try again.",
};

export const RESEND_WORDS: Words = {
  codes: {
    email_address_invalid: INVALID_EMAIL,
    over_request_rate_limit: TOO_MANY_ATTEMPTS,
    over_email_send_rate_limit: TOO_MANY_ATTEMPTS,
    [NETWORK]: NO_INTERNET,
  },
  fallback: "Failed to resend verification email. Please try again.",
};

const TOO_MANY_RESETS = "Too many reset requests. Please wait before trying again.";

export const FORGOT_PASSWORD_WORDS: Words = {
  codes: {
    over_email_send_rate_limit: TOO_MANY_RESETS,
    over_request_rate_limit: TOO_MANY_RESETS,
    email_address_invalid: INVALID_EMAIL,
    [NETWORK]: NO_INTERNET,
  },
  fallback: "Failed to send reset email. Please try again.",
};

/** Codes that mean the link's tokens are forged, used or too old. */
const BAD_LINK_CODES = [
  "bad_jwt",
  "invalid_jwt",
  "no_authorization",
  "otp_expired",
  "refresh_token_already_used",
  "refresh_token_not_found",
  "session_expired",
  "session_not_found",
  "user_not_found",
];

export const RESET_PASSWORD_WORDS: Words = {
  codes: {
    ...Object.fromEntries(BAD_LINK_CODES.map((code) => [code, INVALID_RESET_LINK])),
    weak_password: SHORT_PASSWORD,
    [COMMON_PASSWORD]: TOO_COMMON,
    [BLANK_PASSWORD]: PASSWORD_OF_SPACES,
    [LONG_PASSWORD]: TOO_LONG,
    same_password: SAME_PASSWORD,
    [NETWORK]: NO_INTERNET,
  },
  fallback: "Failed to reset password. Please try again.",
};

const TOO_MANY_EMAIL_UPDATES = "Too many email update requests. Please wait before trying again.";
const EMAIL_IN_USE = "This email is already in use by another account.";

export const EMAIL_UPDATE_WORDS: Words = {
  codes: {
    over_email_send_rate_limit: TOO_MANY_EMAIL_UPDATES,
    over_request_rate_limit: TOO_MANY_EMAIL_UPDATES,
    email_address_invalid: INVALID_EMAIL,
    email_exists: EMAIL_IN_USE,
    user_already_exists: EMAIL_IN_USE,
    [NETWORK]: NO_CONNECTION,
  },
  fallback: "Failed to update email. Please try again.",
  showMessage: true,
};

export const PASSWORD_UPDATE_WORDS: Words = {
  codes: {
    weak_password: SHORT_PASSWORD,
    [COMMON_PASSWORD]: TOO_COMMON,
    [BLANK_PASSWORD]: PASSWORD_OF_SPACES,
    [LONG_PASSWORD]: TOO_LONG,
    same_password: SAME_PASSWORD,
    [NETWORK]: NO_CONNECTION,
  },
  fallback: "Failed to update password. Please try again.",
  showMessage: true,
};

export const DEVICE_WORDS: Words = {
  codes: { device_not_found: "This device was signed out already.", [NETWORK]: NO_CONNECTION },
  fallback: "Failed to sign out. Please try again.",
};

export const ACCOUNT_DATA_WORDS: Words = {
  codes: { over_request_rate_limit: TOO_MANY_ATTEMPTS, [NETWORK]: NO_CONNECTION },
  fallback: "Failed to collect your data. Please try again.",
};

const WRONG_PASSWORD = "This is not your password.";

export const CONFIRM_PASSWORD_WORDS: Words = {
  codes: {
    invalid_credentials: WRONG_PASSWORD,
    over_request_rate_limit: TOO_MANY_ATTEMPTS,
    [NETWORK]: NO_CONNECTION,
  },
  fallback: "Failed to confirm your password. Please try again.",
};

export const DELETE_ACCOUNT_WORDS: Words = {
  codes: {
    invalid_credentials: WRONG_PASSWORD,
    over_request_rate_limit: TOO_MANY_ATTEMPTS,
    subscription_active: "Please cancel your subscription first.",
    provider_failed:
      "Your subscription could not be canceled, so nothing was deleted. Please try again later.",
    [NETWORK]: NO_CONNECTION,
  },
  fallback: "Failed to delete your account. Please try again.",
};

/** SQLSTATE and PostgREST codes that decide the words of a write. */
const DUPLICATE = "23505";
const NOT_PERMITTED = "42501";
/** Rules of the plans, raised by the database's own functions: more sections than may be visible at once… */
const SECTION_LIMIT = "IN001";
/** …and a custom section on a plan without them. */
const NOT_IN_PLAN = "IN002";
/** …and more than an account or a hotel may hold; the message is for owners, the details name the limit. */
const LIMIT_REACHED = "IN003";
/** One row was asked for and there is none: it is gone, or was never this owner's. */
const NO_ROW = "PGRST116";

export const HOTEL_SETUP_WORDS: Words = {
  codes: {
    [DUPLICATE]: "Hotel name is already in use. Please choose a different name.",
    [NETWORK]: NO_INTERNET,
  },
  fallback: "Account created but hotel setup failed. Please contact support.",
};

/** Another hotel, or the first one, outside sign-up. */
export const ADD_HOTEL_WORDS: Words = {
  codes: HOTEL_SETUP_WORDS.codes,
  fallback: "Failed to add hotel. Please try again.",
};

export const PROFILE_WORDS: Words = {
  codes: {
    [DUPLICATE]: "A hotel with this information already exists. Please use different details.",
    [NOT_PERMITTED]: "You do not have permission to update this hotel.",
    [NO_ROW]: "You do not have permission to update this hotel.",
    [NETWORK]: NO_CONNECTION,
  },
  fallback: "Failed to update hotel. Please try again.",
  showMessage: true,
};

export const PHOTO_WORDS: Words = {
  codes: {
    [NOT_PERMITTED]: "You do not have permission to update this hotel.",
    [NO_ROW]: "You do not have permission to update this hotel.",
    [NETWORK]: NO_CONNECTION,
  },
  fallback: "The photo could not be saved. Please try again.",
  showMessage: true,
};

/** What /functions/v1/stripe-checkout answers to somebody who has the plan. */
export const ALREADY_SUBSCRIBED = "already_subscribed";

export const UPGRADE_WORDS: Words = {
  codes: {
    [ALREADY_SUBSCRIBED]: "You already have a subscription. Nothing was charged.",
    [NETWORK]: NO_CONNECTION,
  },
  fallback: "Failed to start upgrade process. Please try again.",
};

export const MANAGE_WORDS: Words = {
  codes: { [NETWORK]: NO_CONNECTION },
  fallback: "Failed to open your subscription. Please try again.",
};

/** Within "Error loading analytics: …". */
export const ANALYTICS_WORDS: Words = {
  codes: { [NETWORK]: NO_CONNECTION },
  fallback: "Failed to fetch analytics",
  showMessage: true,
};

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

/** @param maxSections what the screen takes the plan to be; the server's refusal knows better */
export function visibilityWords(error: unknown, maxSections: number): string {
  if (errorCode(error) !== SECTION_LIMIT) return "Failed to update section visibility.";
  const { details } = error as { details?: unknown };
  const max = Number(details) || maxSections;
  return `You can only show up to ${max} sections with your current plan. Upgrade to show unlimited sections.`;
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
