/**
 * Failures in PostgREST's format, with its own codes (PGRST…) or PostgreSQL's SQLSTATE.
 * https://docs.postgrest.org/en/v13/references/errors.html
 * If a rule of the database is violated, `details` is its name, `<table>_<column>_<rule>`, so that a form
 * finds the input. PostgreSQL's own detail and hint are left out, because they quote rows.
 */
import type { ErrorHandler } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { DatabaseError } from "pg";
import type { Log } from "../config/log.ts";
import { InvalidTokenError } from "../database/caller.ts";
import { type Caller, SessionEndedError } from "../database/connection.ts";
import { discardBody } from "../transport/request-body.ts";
import type { RequestVariables } from "../transport/request-variables.ts";
import { logUnavailable, unavailableOf } from "../transport/unavailable.ts";
import { unsupported } from "../transport/unsupported.ts";

/** An expected failure, answered in one place. */
export class RestError extends Error {
  override name = "RestError";
  readonly status: number;
  readonly body: { code: string; message: string; details: string | null; hint: null };
  /** The request asks for more than any real one needs, so its answer waits. */
  isTooMuch = false;

  constructor(code: string, message: string, details: string | null = null, status = statusOf(code) ?? 400) {
    super(message);
    this.status = status;
    this.body = { code, message, details, hint: null };
  }
}

export const unknownRelation = (name: string) =>
  new RestError("PGRST205", `Could not find the table 'public.${name}' in the schema cache`);

export const unknownCallable = (name: string, given: readonly string[]) =>
  new RestError(
    "PGRST202",
    `Could not find the function public.${name}(${given.join(", ")}) in the schema cache`,
  );

/** For a column that should be written. */
export const unknownWrittenColumn = (column: string, relation: string) =>
  new RestError("PGRST204", `Could not find the '${column}' column of '${relation}' in the schema cache`);

/** For a column that should be read: in a selection, a filter or an order. */
export const unknownReadColumn = (column: string, relation: string) =>
  new RestError("42703", `column ${relation}.${column} does not exist`);

export const unreadableQuery = (part: string, text: string, details?: string) =>
  new RestError("PGRST100", `"failed to parse ${part} (${text})"`, details);

/** For a PostgREST feature that this server lacks; see ../transport/unsupported.ts. */
export const unsupportedHere = (what: string, instead: string, code = "PGRST100") =>
  new RestError(code, unsupported(what, instead));

export const tooManyInvitations = () =>
  new RestError("429", "Too many invitations. Please wait before inviting more people.", null, 429);

/** Addresses below a table or function do not exist, nor a description of all of them. */
export const unknownPath = (isRoot: boolean) =>
  isRoot
    ? unsupportedHere(
        "a description of the API",
        "ask for a table by its name, as in /rest/v1/hotels?select=name",
        "PGRST125",
      )
    : unsupportedHere(
        "paths below a table",
        "choose its rows by filters, as in /rest/v1/hotels?id=eq.…",
        "PGRST125",
      );

export const unknownSchema = (name: string) =>
  unsupportedHere(
    `the schema ${name.slice(0, MAX_VALUE_SHOWN)}`,
    "leave it out, for all that is answered is in public",
    "PGRST106",
  );

export const unavailableType = (types: string) =>
  unsupportedHere(
    `answers of the type ${types.slice(0, MAX_TYPES_SHOWN)}`,
    "ask for JSON, which is what comes without .csv(), .geojson(), .stripNulls() and .explain()",
    "PGRST107",
  );

export const tooManyAffected = (rows: number) =>
  new RestError(
    "PGRST124",
    "Query result exceeds max-affected preference constraint",
    `The query affects ${rows} rows; none was written`,
  );

export const invalidBody = (message: string) => new RestError("PGRST102", message);

export const missingFilter = (verb: "UPDATE" | "DELETE") =>
  new RestError("21000", `${verb} requires a WHERE clause`, "Add a filter such as ?id=eq.…");

export const notOneRow = (rows: number) =>
  new RestError(
    "PGRST116",
    "Cannot coerce the result to a single JSON object",
    `The result contains ${rows} rows`,
  );

export const notSatisfiable = (details: string) =>
  new RestError("PGRST103", "Requested range not satisfiable", details);

/** PostgreSQL names only the table, although other columns may be allowed. */
export function deniedColumns(columns: readonly string[], relation: string): RestError {
  const names = columns.map((name) => `"${name}"`).join(", ");
  const [what, them] = columns.length > 1 ? ["columns", "them"] : ["column", "it"];
  return new RestError(
    "42501",
    `permission denied for ${what} ${names} of table ${relation}: leave ${them} out`,
  );
}

/** PostgreSQL's message for a missing privilege. */
export const denied = (kind: "table" | "view" | "function", name: string) =>
  new RestError("42501", `permission denied for ${kind} ${name}`);

function tooMuch(part: string, details: string): RestError {
  const error = new RestError("PGRST100", `"failed to parse ${part}"`, details);
  error.isTooMuch = true;
  return error;
}

export const tooMany = (part: string, max: number) => tooMuch(part, `At most ${max} are taken`);

export const tooManyWildcards = ({ filter, request }: { filter: number; request: number }) =>
  tooMuch(
    "filters",
    `At most ${filter} wildcards (% _ *) are taken in a filter, and ${request} in all filters of a request`,
  );

/** PostgreSQL's message for an invalid value. */
export const notOfType = (type: string, value: string) =>
  new RestError("22P02", `invalid input syntax for type ${type}: "${value.slice(0, MAX_VALUE_SHOWN)}…"`);

const MAX_MESSAGE_LENGTH = 300;
const MAX_VALUE_SHOWN = 40;
const MAX_TYPES_SHOWN = 100;

/** Beginning of a code → HTTP status, longest first. Every other SQLSTATE is our fault. */
const STATUSES: readonly (readonly [prefix: string, status: number])[] = [
  ["PGRST101", 405],
  ["PGRST103", 416],
  ["PGRST106", 406],
  ["PGRST107", 406],
  ["PGRST116", 406],
  ["PGRST117", 405],
  ["PGRST125", 404],
  ["PGRST202", 404],
  ["PGRST205", 404],
  ["PGRST301", 401],
  ["23503", 409],
  ["23505", 409],
  ["42501", 403],
  ["42P01", 404],
  ["57014", 504],
  ["P0001", 400],
  // Raised in the migrations: the call's subject does not exist.
  ["P0002", 404],
  ["08", 503],
  ["21", 400],
  ["22", 400],
  ["23", 400],
  // Serialization failure or deadlock: a retry may succeed.
  ["40", 503],
  ["42", 400],
  ["53", 503],
  // Nested too deeply.
  ["54", 400],
  ["55P03", 503],
  // Raised in the migrations: the answer would be too long.
  ["IN005", 400],
  // Rules of the plans, raised in the migrations.
  ["IN0", 403],
];

function statusOf(code: string): number | undefined {
  return STATUSES.find(([prefix]) => code.startsWith(prefix))?.[1];
}

const WHAT_GUESTS_DO =
  "Sign in as the hotel's owner; a guest calls the function guest_hotel, and reads all of a hotel's page with it";

/** Scans are not for the page to read: a guest adds one, and reads none. */
const SCANS_PATH = "/rest/v1/qr_scans";
const HOW_SCANS_COUNT =
  "Sign in as the hotel's owner to read scans; a guest's visit is counted by POST /functions/v1/track-scan with its hotel_id";

export type RestVariables = { Variables: RequestVariables["Variables"] & { caller: Caller } };

/** Answers expected failures; the application answers the rest. */
export function answerRestFailure<E extends RestVariables>(log: Log): ErrorHandler<E> {
  return async (error, c) => {
    // The client left while sending, so nobody reads this answer.
    if (c.req.raw.signal.aborted) return c.body(null, 400);
    const failure = asRestError(error, c.get("caller"), c.req.path);
    if (!failure) throw error;
    await discardBody(c.req.raw);
    const { status, body, isTooMuch } = failure;
    c.set("isTooMuch", isTooMuch);
    if (status >= 500) logUnavailable(log, error, c.get("requestId"));
    if (status === 401) c.header("WWW-Authenticate", "Bearer");
    return c.json(body, status as ContentfulStatusCode, {
      "Content-Type": "application/json; charset=utf-8",
    });
  };
}

function asRestError(error: unknown, caller: Caller, path: string): RestError | undefined {
  const failure = error instanceof RestError ? error : ofElsewhere(error);
  if (failure?.body.code !== "42501" || caller.role !== "anon") return failure;
  // Signing in may give the guest this privilege.
  const advice = path === SCANS_PATH ? HOW_SCANS_COUNT : WHAT_GUESTS_DO;
  return new RestError("42501", failure.message, advice, 401);
}

function ofElsewhere(error: unknown): RestError | undefined {
  if (error instanceof InvalidTokenError || error instanceof SessionEndedError) {
    return new RestError("PGRST301", error.message);
  }
  const unavailable = unavailableOf(error);
  if (unavailable) return new RestError(unavailable.code, unavailable.message, null, unavailable.status);
  if (error instanceof DatabaseError) return ofDatabase(error);
  return undefined;
}

function ofDatabase(error: DatabaseError): RestError | undefined {
  const { code = "", message } = error;
  if (statusOf(code) === undefined) return undefined;
  return new RestError(code, message.slice(0, MAX_MESSAGE_LENGTH), detailsOf(error));
}

function detailsOf(error: DatabaseError): string | null {
  // A missing value is reported as the same rule as a blank one.
  if (error.code === "23502") return `${error.table}_${error.column}_required`;
  if (error.constraint) return error.constraint;
  // Details that our own functions write for the client.
  return /^(P0001|IN0)/.test(error.code ?? "") ? (error.detail ?? null) : null;
}
