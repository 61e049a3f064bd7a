/**
 * POST /functions/v1/missed-search: the guest page reports a search without a result. It counts if this file
 * and src/guest/search/missed.ts say so: docs/decisions/0082-searches-without-results.md.
 */
import { createHmac } from "node:crypto";
import { Hono } from "hono";
import { z } from "zod";
import { isLanguage } from "../../lib/messages/languages.ts";
import { missedWords } from "../../lib/missed-search.ts";
import { groupOf } from "../capacity/prefixes.ts";
import type { Context } from "../context.ts";
import type { RequestVariables } from "../http/request-variables.ts";
import { hotelId, type ReportParts, refusal, reportHandler } from "./guest-report.ts";
import { createSearchLimits } from "./scan-limits.ts";

type Parts = ReportParts & Pick<Context, "sql" | "jwtKey">;

const search = z.strictObject({
  hotel_id: hotelId,
  /** Made by the guest's device for this hotel and day. */
  guest_id: z.guid(),
  language: z.string().refine(isLanguage, "is no language of the guest page"),
  words: z.string().max(200),
});

export function missedSearchRoutes(context: Parts): Hono<RequestVariables> {
  const limits = createSearchLimits();
  const record = reportHandler(context, search, async (report, { c, network, inTurn }) => {
    const { hotel_id, guest_id, language } = report;
    // The page leaves out what may be personal; other callers must not bring it in.
    const words = missedWords(report.words);
    if (words === undefined) return undefined;
    if (!(await limits.take({ hotelId: hotel_id, guestId: guest_id, network })))
      return c.json(refusal("429", "Too many searches"), 429);
    const mark = markOf(context.jwtKey, hotel_id, groupOf(network));
    await inTurn(
      () =>
        context.sql`select innfo.record_missed_search(${hotel_id}, ${words}, ${language}, ${guest_id}, ${mark})`,
    );
    return undefined;
  });
  return new Hono<RequestVariables>().post("/missed-search", record);
}

/** One byte: two networks or prefixes seldom share it, and a 256th of all do, so it identifies none. */
function markOf(key: Uint8Array, hotelId: string, network: string): number {
  return createHmac("sha256", key).update(`missed search\0${hotelId}\0${network}`).digest().readUInt8();
}
