/**
 * POST /functions/v1/translate: an owner starts and stops a translation. POST /functions/v1/translate-answer: the
 * desk gets a translation of what it is about to send. Failures are `{error, code}`.
 */
import { Hono } from "hono";
import { DatabaseError } from "pg";
import { z } from "zod";
import { isLanguage, type LanguageTag } from "../../lib/messages/languages.ts";
import type { RateLimits } from "../auth/limits.ts";
import type { TokenSite } from "../database/caller.ts";
import { transaction } from "../database/transaction.ts";
import { JobError } from "../jobs/jobs.ts";
import type { Basics } from "../transport/basics.ts";
import { answerFailure, bodyOf, FunctionError, hotelFor, signedInCaller } from "../transport/functions.ts";
import type { RequestVariables } from "../transport/request-variables.ts";
import { translateAnswer } from "./messages.ts";
import { startRun, stopRun } from "./runs.ts";
import type { TranslationWorker } from "./worker.ts";

const MAX_BYTES = 4096;

const body = z.strictObject({
  hotel_id: z.string(),
  language: z.string().refine(isLanguage, "is none of our languages"),
  action: z.enum(["start", "stop"]),
});

/** Room for characters of four bytes each, as JSON. */
const MAX_ANSWER_BYTES = 16_384;

const answerBody = z.strictObject({
  hotel_id: z.string(),
  language: z.string().refine(isLanguage, "is none of our languages"),
  text: z.string().trim().min(1).max(2000),
});

type TranslationParts = TokenSite &
  Pick<Basics, "sql" | "requests" | "log" | "bulkheads" | "afterWrite"> & {
    limits: RateLimits;
    translations: TranslationWorker | undefined;
  };

export function translationRoutes(context: TranslationParts): Hono<RequestVariables> {
  const { bulkheads, limits, sql, translations } = context;
  const routes = new Hono<RequestVariables>();

  async function requireOffered(hotelId: string, language: LanguageTag): Promise<void> {
    const [found] = await sql<{ offered: boolean }[]>`
      select innfo.guest_languages(${hotelId}) ? ${language} as offered`;
    if (!found?.offered) throw new FunctionError("not_offered", "The hotel does not offer this language");
  }

  routes.post("/translate", async (c) => {
    const caller = await signedInCaller(context, c.req.raw);
    const given = await bodyOf(c.req.raw, MAX_BYTES, body);
    const { hotel_id, action } = given;
    const language = given.language as LanguageTag;
    await hotelFor(context, caller, "editor", hotel_id);
    await requireOffered(hotel_id, language);
    if (action === "stop") return c.json(await stopRun(sql, hotel_id, language));
    if (!translations) throw new FunctionError("translator_off", "This site has no translation service");
    // Takes a place, because it reads all texts of the hotel on connections that every sign-in needs.
    const run = await bulkheads.misses.run(
      () => transaction(sql, (tx) => startRun(tx, hotel_id, language)),
      caller.claims.sub,
    );
    translations.jobs.wake();
    return c.json(run);
  });

  routes.post("/translate-answer", async (c) => {
    const caller = await signedInCaller(context, c.req.raw);
    const { hotel_id, text, ...given } = await bodyOf(c.req.raw, MAX_ANSWER_BYTES, answerBody);
    const to = given.language as LanguageTag;
    const hotel = await hotelFor(context, caller, "desk", hotel_id);
    const from = hotel.language as LanguageTag;
    if (!translations) throw new FunctionError("translator_off", "This site has no translation service");
    await limits.take(["answersOfUser", caller.claims.sub]);
    const [on] = await sql<{ is_on: boolean }[]>`select innfo.translates_messages(${hotel_id}) as is_on`;
    const isOther = on?.is_on && from !== to;
    const wanted = { text, from, to };
    const translation =
      isOther && (await translateAnswer(sql, translations.translator, hotel_id, wanted, caller.claims.sub));
    return c.json({ translation: translation || null });
  });

  routes.onError(
    answerFailure(context, (error) => {
      if (error instanceof JobError) return new FunctionError("service_away", error.message);
      const isLimit = error instanceof DatabaseError && error.code === "IN003";
      return isLimit ? new FunctionError("IN003", error.message) : error;
    }),
  );

  return routes;
}
