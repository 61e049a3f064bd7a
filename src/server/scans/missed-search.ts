/**
 * POST /functions/v1/missed-search: the guest page reports words that its search did not find. This file and
 * src/guest/island/missed.ts decide which are counted; docs/decisions/0082-searches-without-results.md says why.
 */
import { createHmac } from "node:crypto";
import { Hono } from "hono";
import { z } from "zod";
import { isLanguage } from "../../lib/messages/languages.ts";
import { missedWords } from "../../lib/missed-search.ts";
import type { Context, RequestVariables } from "../context.ts";
import { networkOf } from "../http/client-address.ts";
import { discardBody } from "../http/request-body.ts";
import { logUnavailable, unavailableOf } from "../http/unavailable.ts";
import { isByGuest, readReport, refusal } from "./guest-report.ts";
import { createSearchLimits } from "./scan-limits.ts";

const search = z.strictObject({
  hotel_id: z
    .string()
    .toLowerCase()
    .regex(/^[0-9a-z]{1,32}$/),
  /** Made by the guest's device for this hotel and day. */
  guest_id: z.guid(),
  language: z.string().refine(isLanguage, "is no language of the guest page"),
  words: z.string().max(200),
});

export function missedSearchRoutes(context: Context): Hono<RequestVariables> {
  const limits = createSearchLimits();

  const routes = new Hono<RequestVariables>();
  routes.post("/missed-search", async (c) => {
    c.header("Cache-Control", "no-store");
    if (!isByGuest(c.req.raw.headers)) {
      await discardBody(c.req.raw);
      return c.body(null, 204);
    }
    const given = await readReport(c.req.raw, search);
    if ("refusal" in given) return c.json(given.refusal, 400);
    const { hotel_id, guest_id, language } = given.report;
    c.set("hotelId", hotel_id);
    // The page leaves out what may be personal; nothing else that calls this may bring it in.
    const words = missedWords(given.report.words);
    if (words === undefined) return c.body(null, 204);
    const network = networkOf(c, context.env.trustProxy);
    if (!(await limits.take({ hotelId: hotel_id, guestId: guest_id, network })))
      return c.json(refusal("429", "Too many searches"), 429);
    try {
      const mark = markOf(context.jwtKey, hotel_id, network);
      await context.bulkheads.scans.run(
        () =>
          context.sql`select innfo.record_missed_search(${hotel_id}, ${words}, ${language}, ${guest_id}, ${mark})`,
        network,
      );
    } catch (error) {
      const unavailable = unavailableOf(error);
      if (!unavailable) throw error;
      logUnavailable(context.log, error, c.get("requestId"));
      const status = unavailable.status === 429 ? 429 : 503;
      return c.json(refusal(String(status), "Please try again in a moment."), status);
    }
    return c.body(null, 204);
  });
  return routes;
}

/** A byte that two networks seldom share, and that a 256th of all networks share: it leads to none. */
function markOf(key: Uint8Array, hotelId: string, network: string): number {
  return createHmac("sha256", key).update(`missed search\0${hotelId}\0${network}`).digest().readUInt8();
}
