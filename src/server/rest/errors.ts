/**
 * Failures in PostgREST's format: `{code, message, details, hint}` with its own codes (PGRST…) or
 * PostgreSQL's SQLSTATE. https://docs.postgrest.org/en/v13/references/errors.html
 *
 * If a rule of the database is violated, `details` is the rule's name, `<table>_<column>_<rule>`, so that a
 * form finds the input. PostgreSQL's own detail and hint are left out, because they quote rows.
 */
import postgres from "postgres";
import { InvalidTokenError } from "../database/caller.ts";
import { type Caller, SessionEndedError } from "../database/connection.ts";
import { unavailableOf } from "../http/unavailable.ts";
import { unsupported } from "../unsupported.ts";

export interface ErrorBody {
  code: string;
  message: string;
  details: string | null;
  hint: string | null;
}

/** An expected failure, answered in one place. */
export class RestError extends Error {
  override name = "RestError";
  readonly status: number;
  readonly body: ErrorBody;

  constructor(status: number, code: string, message: string, details: string | null = null) {
    super(message);
    this.status = status;
    this.body = { code, message, details, hint: null };
  }
}

export const unknownRelation = (name: string) =>
  new RestError(404, "PGRST205", `Could not find the table 'public.${name}' in the schema cache`);

export const unknownCallable = (name: string, given: readonly string[]) =>
  new RestError(
    404,
    "PGRST202",
    `Could not find the function public.${name}(${given.join(", ")}) in the schema cache`,
  );

/** For a column to write. */
export const unknownWrittenColumn = (column: string, relation: string) =>
  new RestError(
    400,
    "PGRST204",
    `Could not find the '${column}' column of '${relation}' in the schema cache`,
  );

/** For a column to read: in a selection, a filter or an order. */
export const unknownReadColumn = (column: string, relation: string) =>
  new RestError(400, "42703", `column ${relation}.${column} does not exist`);

export const unreadableQuery = (part: string, text: string, details: string | null = null) =>
  new RestError(400, "PGRST100", `"failed to parse ${part} (${text})"`, details);

/** For a PostgREST feature that this server lacks; see ../unsupported.ts. */
export const unsupportedHere = (what: string, instead: string) =>
  new RestError(400, "PGRST100", unsupported(what, instead));

/** Nothing has an address below a table or function, and nothing describes them all. */
export const unknownPath = (isRoot: boolean) =>
  new RestError(
    404,
    "PGRST125",
    isRoot
      ? unsupported(
          "a description of the API",
          "ask for a table by its name, as in /rest/v1/hotels?select=name",
        )
      : unsupported("paths below a table", "choose its rows by filters, as in /rest/v1/hotels?id=eq.…"),
  );

export const unknownSchema = (name: string) =>
  new RestError(
    406,
    "PGRST106",
    unsupported(
      `the schema ${name.slice(0, MAX_VALUE_SHOWN)}`,
      "leave it out, for all that is answered is in public",
    ),
  );

export const unavailableType = (types: string) =>
  new RestError(
    406,
    "PGRST107",
    unsupported(
      `answers of the type ${types.slice(0, MAX_TYPES_SHOWN)}`,
      "ask for JSON, which is what comes without .csv(), .geojson(), .stripNulls() and .explain()",
    ),
  );

export const tooManyAffected = (rows: number) =>
  new RestError(
    400,
    "PGRST124",
    "Query result exceeds max-affected preference constraint",
    `The query affects ${rows} rows; none was written`,
  );

export const invalidBody = (message: string) => new RestError(400, "PGRST102", message);

export const missingFilter = (verb: "UPDATE" | "DELETE") =>
  new RestError(400, "21000", `${verb} requires a WHERE clause`, "Add a filter such as ?id=eq.…");

export const notOneRow = (rows: number) =>
  new RestError(
    406,
    "PGRST116",
    "Cannot coerce the result to a single JSON object",
    `The result contains ${rows} rows`,
  );

export const notSatisfiable = (offset: number, total: number) =>
  new RestError(
    416,
    "PGRST103",
    "Requested range not satisfiable",
    `An offset of ${offset} was requested, but there are only ${total} rows.`,
  );

export const unreadableRange = (text: string) =>
  new RestError(
    416,
    "PGRST103",
    "Requested range not satisfiable",
    `Range: ${text} is not a range of rows such as 0-24 or 25-`,
  );

/** PostgreSQL names only the table, although other columns of it may be allowed. */
export const deniedColumns = (columns: readonly string[], relation: string) =>
  new RestError(
    403,
    "42501",
    `permission denied for ${columns.length > 1 ? "columns" : "column"} ${columns.map((name) => `"${name}"`).join(", ")} of table ${relation}: leave ${columns.length > 1 ? "them" : "it"} out`,
  );

/** PostgreSQL's message for a missing privilege. */
export const denied = (kind: "table" | "view" | "function", name: string) =>
  new RestError(403, "42501", `permission denied for ${kind} ${name}`);

export const tooMany = (part: string, max: number) =>
  new RestError(400, "PGRST100", `"failed to parse ${part}"`, `At most ${max} are taken`);

/** PostgreSQL's message for an invalid value. */
export const notOfType = (type: string, value: string) =>
  new RestError(400, "22P02", `invalid input syntax for type ${type}: "${value.slice(0, MAX_VALUE_SHOWN)}…"`);

const MAX_MESSAGE_LENGTH = 300;
const MAX_VALUE_SHOWN = 40;
const MAX_TYPES_SHOWN = 100;

/** SQLSTATE → HTTP status, longest prefix first. Every other SQLSTATE is our fault. */
const STATUS_OF_SQLSTATE: readonly (readonly [prefix: string, status: number])[] = [
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

const WHAT_GUESTS_DO =
  "Sign in as the hotel's owner; a guest calls the function guest_hotel, and reads all of a hotel's page with it";

/** @returns the answer, or undefined if the error was not expected */
export function asRestError(error: unknown, caller: Caller): RestError | undefined {
  const failure = error instanceof RestError ? error : ofElsewhere(error);
  if (failure?.body.code !== "42501" || caller.role !== "anon") return failure;
  // Signing in may give the guest this privilege.
  return new RestError(401, "42501", failure.message, WHAT_GUESTS_DO);
}

function ofElsewhere(error: unknown): RestError | undefined {
  if (error instanceof InvalidTokenError || error instanceof SessionEndedError) {
    return new RestError(401, "PGRST301", error.message);
  }
  const unavailable = unavailableOf(error);
  if (unavailable) return new RestError(unavailable.status, unavailable.code, unavailable.message);
  if (error instanceof postgres.PostgresError) return ofDatabase(error);
  return undefined;
}

function ofDatabase(error: postgres.PostgresError): RestError | undefined {
  const { code, message } = error;
  const [, status] = STATUS_OF_SQLSTATE.find(([prefix]) => code.startsWith(prefix)) ?? [];
  if (status === undefined) return undefined;
  return new RestError(status, code, message.slice(0, MAX_MESSAGE_LENGTH), detailsOf(error));
}

function detailsOf(error: postgres.PostgresError): string | null {
  // A missing value is reported as the same rule as a blank one.
  if (error.code === "23502") return `${error.table_name}_${error.column_name}_required`;
  if (error.constraint_name) return error.constraint_name;
  // Details that our own functions write for the client.
  return /^(P0001|IN0)/.test(error.code) ? (error.detail ?? null) : null;
}
