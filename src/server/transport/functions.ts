/**
 * Shared parts of the functions at /functions/v1. Failures are `{error, code}`: the first for people, the second for
 * programs.
 */
import type { ErrorHandler, Context as HonoContext } from "hono";
import type { z } from "zod";
import type { TeamRole } from "../../lib/accounts/roles.ts";
import { callerOf, InvalidTokenError, type TokenSite, WrongKeyError } from "../database/caller.ts";
import { type Caller, SessionEndedError } from "../database/connection.ts";
import { readAsCaller } from "../database/request-pool.ts";
import type { Basics } from "./basics.ts";
import { ReadableRefusal } from "./refusal.ts";
import { discardBody, readJson } from "./request-body.ts";
import type { RequestVariables } from "./request-variables.ts";
import { logUnavailable, unavailableOf } from "./unavailable.ts";
import { unsupported } from "./unsupported.ts";

const PATH = "/functions/v1/";
const MAX_NAME_SHOWN = 60;

const STATUSES = {
  not_authenticated: 401,
  no_session: 401,
  reauthentication_needed: 403,
  not_offered: 403,
  not_found: 404,
  method_not_allowed: 405,
  invalid_request: 400,
  already_subscribed: 409,
  no_customer: 409,
  too_many: 429,
  payments_off: 501,
  translator_off: 501,
  nearby_off: 501,
  support_off: 501,
  provider_failed: 502,
  service_away: 503,
  busy: 503,
  /** A limit of the plan; the database uses the same code. */
  IN003: 403,
} as const;

export class FunctionError extends Error {
  override name = "FunctionError";
  readonly code: keyof typeof STATUSES;

  constructor(code: keyof typeof STATUSES, message: string) {
    super(message);
    this.code = code;
  }

  get status() {
    return STATUSES[this.code];
  }
}

/** @throws {FunctionError | InvalidTokenError} */
export async function signedInCaller(
  context: TokenSite,
  { headers }: Request,
): Promise<Exclude<Caller, { role: "anon" }>> {
  const caller = await callerOf(headers, context);
  if (caller.role === "anon") throw new FunctionError("no_session", "No active session");
  return caller;
}

/** @throws {FunctionError} that names the wrong field */
export async function bodyOf<Shape extends z.ZodType>(
  request: Request,
  maxBytes: number,
  shape: Shape,
): Promise<z.output<Shape>> {
  const { data, problem } = await readJson(request, maxBytes, shape);
  if (problem !== undefined) throw new FunctionError("invalid_request", problem);
  return data;
}

/** Answers a path below /functions/v1 that has no route. @param paths of all routes */
export function refuseFunction(c: HonoContext, paths: readonly string[]): Response {
  const { path, method } = c.req;
  const isThere = paths.includes(path);
  const failure = isThere
    ? new FunctionError("method_not_allowed", unsupported(`${method} for functions`, "call them with POST"))
    : new FunctionError(
        "not_found",
        unsupported(
          `the function ${path.slice(PATH.length).slice(0, MAX_NAME_SHOWN)}`,
          "call the database's functions with .rpc(), and read and write tables with .from()",
        ),
      );
  if (isThere) c.header("Allow", "POST");
  return c.json({ error: failure.message, code: failure.code }, failure.status);
}

export const isFunction = (path: string) => path.startsWith(PATH);

/** Finds the hotel if the caller has at least that role. @throws {FunctionError} */
export async function hotelFor(
  { requests }: Pick<Basics, "requests">,
  caller: Caller,
  role: TeamRole,
  hotelId: string,
): Promise<{ language: string; country: string | null }> {
  const [hotel] = await readAsCaller(
    requests,
    caller,
    (own) => own<{ language: string; country: string | null }[]>`
      select language, country from public.hotels
      where id = ${hotelId} and id = any (array(select * from innfo.hotels_of(${role})))`,
  );
  if (!hotel) throw new FunctionError("not_found", "There is no such hotel");
  return hotel;
}

/** @param failureOf turns the function's own failure into one that its caller reads */
export function answerFailure(
  { log }: Pick<Basics, "log">,
  failureOf = (error: Error): Error => error,
): ErrorHandler<RequestVariables> {
  return async (error, c) => {
    await discardBody(c.req.raw);
    const unavailable = unavailableOf(error);
    if (unavailable) {
      logUnavailable(log, error, c.get("requestId"));
      const code = unavailable.status === 507 ? "no_space" : "try_again";
      return c.json({ error: unavailable.message, code }, unavailable.status);
    }
    const failure = callersFailure(error) ?? failureOf(error);
    if (!(failure instanceof FunctionError)) throw error;
    return c.json({ error: failure.message, code: failure.code }, failure.status);
  };
}

function callersFailure(error: Error): FunctionError | undefined {
  if (error instanceof InvalidTokenError || error instanceof SessionEndedError) {
    const why = error instanceof WrongKeyError ? error.message : "No active session";
    return new FunctionError("no_session", why);
  }
  return error instanceof ReadableRefusal ? new FunctionError("too_many", error.message) : undefined;
}
