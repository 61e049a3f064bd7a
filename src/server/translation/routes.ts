/** POST /functions/v1/translate: an owner starts and stops a service. Failures are `{error, code}`. */
import { Hono } from "hono";
import postgres from "postgres";
import { z } from "zod";
import { isLanguage, type LanguageTag } from "../../lib/messages/languages.ts";
import type { Context, RequestVariables } from "../context.ts";
import { callerOf, InvalidTokenError } from "../database/caller.ts";
import { type AccessClaims, SessionEndedError } from "../database/connection.ts";
import { readAsCaller } from "../database/request-pool.ts";
import { transaction } from "../database/transaction.ts";
import { jsonText } from "../http/json-text.ts";
import { discardBody, readBody } from "../http/request-body.ts";
import { logUnavailable, unavailableOf } from "../http/unavailable.ts";
import { startRun, stopRun } from "./runs.ts";

const MAX_BYTES = 4096;

const body = jsonText.pipe(
  z.strictObject({
    hotel_id: z.string(),
    language: z.string().refine(isLanguage, "is none of our languages"),
    action: z.enum(["start", "stop"]),
  }),
);

const STATUSES = {
  no_session: 401,
  not_offered: 403,
  not_found: 404,
  invalid_request: 400,
  translator_off: 501,
  /** A limit of the plan, as the database says it. */
  IN003: 403,
} as const;

class TranslationError extends Error {
  override name = "TranslationError";
  readonly code: keyof typeof STATUSES;

  constructor(code: keyof typeof STATUSES, message: string) {
    super(message);
    this.code = code;
  }
}

export function translationRoutes(context: Context): Hono<RequestVariables> {
  const { jwtKey, publicUrl, requests, sql, log, translations } = context;
  const routes = new Hono<RequestVariables>();

  /** @throws {TranslationError | InvalidTokenError | SessionEndedError} */
  async function requireOffered(claims: AccessClaims, hotelId: string, language: LanguageTag): Promise<void> {
    const [hotel] = await readAsCaller(
      requests,
      { role: "authenticated", claims },
      (own) => own<{ id: string }[]>`select id from public.hotels where id = ${hotelId}`,
    );
    if (!hotel) throw new TranslationError("not_found", "There is no such hotel");
    const [found] = await sql<{ offered: boolean }[]>`
      select innfo.guest_languages(${hotel.id}) ? ${language} as offered`;
    if (!found?.offered) throw new TranslationError("not_offered", "The hotel does not offer this language");
  }

  routes.post("/translate", async (c) => {
    const caller = await callerOf(c.req.raw.headers, jwtKey, `${publicUrl}/auth/v1`);
    if (caller.role === "anon") throw new TranslationError("no_session", "No active session");
    const given = body.safeParse((await readBody(c.req.raw, MAX_BYTES))?.toString() ?? "");
    if (!given.success) {
      const [issue] = given.error.issues;
      throw new TranslationError("invalid_request", `${issue?.path.join(".") || "body"}: ${issue?.message}`);
    }
    const { hotel_id, action } = given.data;
    const language = given.data.language as LanguageTag;
    await requireOffered(caller.claims, hotel_id, language);
    if (action === "stop") return c.json(await stopRun(sql, hotel_id, language));
    if (!translations) throw new TranslationError("translator_off", "This site has no translation service");
    const run = await transaction(sql, (tx) => startRun(tx, hotel_id, language));
    translations.jobs.wake();
    return c.json(run);
  });

  routes.onError(async (error, c) => {
    await discardBody(c.req.raw);
    const unavailable = unavailableOf(error);
    if (unavailable) {
      logUnavailable(log, error, c.get("requestId"));
      return c.json({ error: unavailable.message, code: "try_again" }, unavailable.status);
    }
    const failure = failureOf(error);
    if (!(failure instanceof TranslationError)) throw error;
    return c.json({ error: failure.message, code: failure.code }, STATUSES[failure.code]);
  });

  return routes;
}

function failureOf(error: Error): Error {
  if (error instanceof InvalidTokenError || error instanceof SessionEndedError) {
    return new TranslationError("no_session", "No active session");
  }
  const isLimit = error instanceof postgres.PostgresError && error.code === "IN003";
  return isLimit ? new TranslationError("IN003", error.message) : error;
}
