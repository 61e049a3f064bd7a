/** Reports that a guest's page sends by itself, and how reports from others are recognized. */
import type { Handler, Context as HonoContext } from "hono";
import { isbot } from "isbot";
import { z } from "zod";
import { networkOf } from "../transport/client-address.ts";
import { refuse } from "../transport/refusal.ts";
import { discardBody, readJson } from "../transport/request-body.ts";
import type { RequestVariables } from "../transport/request-variables.ts";
import { logUnavailable, unavailableOf } from "../transport/unavailable.ts";
import type { ScanContext } from "./context.ts";

export const hotelId = z
  .string()
  .toLowerCase()
  .regex(/^[0-9a-z]{1,32}$/);

/** Equals the limit in the table's rules. */
export const MAX_USER_AGENT_LENGTH = 1000;
const MAX_BODY_BYTES = 2048;
const RETRY_AFTER_SECONDS = "5";

/** False for programs that name themselves, prefetched or previewed pages, and calls caused by other sites. */
function isByGuest(headers: Headers): boolean {
  const purpose = ["sec-purpose", "purpose", "x-purpose", "x-moz"].map((name) => headers.get(name) ?? "");
  if (purpose.some((value) => /prefetch|prerender|preview/i.test(value))) return false;
  const site = headers.get("sec-fetch-site");
  if (site !== null && site !== "same-origin") return false;
  return !isbot(headers.get("user-agent")?.slice(0, MAX_USER_AGENT_LENGTH));
}

/** Handles reports of one kind; ignores those not by guests. @param record may return a refusal */
export function reportHandler<Report extends { hotel_id: string }>(
  { bulkheads, env, log }: ScanContext,
  shape: z.ZodType<Report>,
  record: (
    report: Report,
    call: {
      c: HonoContext<RequestVariables>;
      network: string;
      inTurn: (work: () => Promise<unknown>) => Promise<unknown>;
    },
  ) => Promise<Response | undefined>,
): Handler<RequestVariables> {
  return async (c) => {
    c.header("Cache-Control", "no-store");
    if (!isByGuest(c.req.raw.headers)) {
      await discardBody(c.req.raw);
      return c.body(null, 204);
    }
    const { data: report, problem } = await readJson(c.req.raw, MAX_BODY_BYTES, shape);
    if (problem !== undefined) return refuse(c, 400, problem);
    c.set("hotelId", report.hotel_id);
    const network = networkOf(c, env.trustProxy);
    try {
      const inTurn = (work: () => Promise<unknown>) => bulkheads.scans.run(work, network);
      return (await record(report, { c, network, inTurn })) ?? c.body(null, 204);
    } catch (error) {
      const unavailable = unavailableOf(error);
      if (!unavailable) throw error;
      logUnavailable(log, error, c.get("requestId"));
      c.header("Retry-After", RETRY_AFTER_SECONDS);
      const status = unavailable.status === 429 ? 429 : 503;
      return refuse(c, status, "Please try again in a moment.");
    }
  };
}
