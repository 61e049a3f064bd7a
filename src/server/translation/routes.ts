/** POST /functions/v1/translate: an owner starts and stops a translation. Failures are `{error, code}`. */
import { Hono } from "hono";
import { DatabaseError } from "pg";
import { z } from "zod";
import { isLanguage, type LanguageTag } from "../../lib/messages/languages.ts";
import type { Context } from "../context.ts";
import type { AccessClaims } from "../database/connection.ts";
import { readAsCaller } from "../database/request-pool.ts";
import { transaction } from "../database/transaction.ts";
import { answerFailure, bodyOf, FunctionError, signedInCaller } from "../functions.ts";
import type { RequestVariables } from "../http/request-variables.ts";
import { startRun, stopRun } from "./runs.ts";

type Parts = Pick<
  Context,
  "bulkheads" | "requests" | "sql" | "translations" | "jwtKey" | "publicUrl" | "log"
>;

const MAX_BYTES = 4096;

const body = z.strictObject({
  hotel_id: z.string(),
  language: z.string().refine(isLanguage, "is none of our languages"),
  action: z.enum(["start", "stop"]),
});

export function translationRoutes(context: Parts): Hono<RequestVariables> {
  const { bulkheads, requests, sql, translations } = context;
  const routes = new Hono<RequestVariables>();

  async function requireOffered(claims: AccessClaims, hotelId: string, language: LanguageTag): Promise<void> {
    const [hotel] = await readAsCaller(
      requests,
      { role: "authenticated", claims },
      (own) => own<{ id: string }[]>`select id from innfo.hotels_of('editor') as id where id = ${hotelId}`,
    );
    if (!hotel) throw new FunctionError("not_found", "There is no such hotel");
    const [found] = await sql<{ offered: boolean }[]>`
      select innfo.guest_languages(${hotel.id}) ? ${language} as offered`;
    if (!found?.offered) throw new FunctionError("not_offered", "The hotel does not offer this language");
  }

  routes.post("/translate", async (c) => {
    const caller = await signedInCaller(context, c.req.raw);
    const given = await bodyOf(c.req.raw, MAX_BYTES, body);
    const { hotel_id, action } = given;
    const language = given.language as LanguageTag;
    await requireOffered(caller.claims, hotel_id, language);
    if (action === "stop") return c.json(await stopRun(sql, hotel_id, language));
    if (!translations) throw new FunctionError("translator_off", "This site has no translation service");
    // Reads all texts of the hotel on connections that everybody's sign-in needs.
    const run = await bulkheads.misses.run(
      () => transaction(sql, (tx) => startRun(tx, hotel_id, language)),
      caller.claims.sub,
    );
    translations.jobs.wake();
    return c.json(run);
  });

  routes.onError(
    answerFailure(context, (error) => {
      const isLimit = error instanceof DatabaseError && error.code === "IN003";
      return isLimit ? new FunctionError("IN003", error.message) : error;
    }),
  );

  return routes;
}
