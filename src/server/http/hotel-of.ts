import type { Context } from "hono";
import type { RequestVariables } from "../context.ts";

/** Of a guest page, or a picture. */
const IN_PATH = /\/(?:view|hotel|logos|photos)\/([0-9a-z]{1,32})(?:\/|$)/i;
/** Of rows that are asked for by their hotel. */
const IN_QUERY = /^eq\.([0-9a-z]{1,32})$/i;

/** The hotel that a request is about, for the log; undefined where only its body says so. */
export function hotelOf(c: Context<RequestVariables>): string | undefined {
  const [, id] = IN_PATH.exec(c.req.path) ?? IN_QUERY.exec(c.req.query("hotel_id") ?? "") ?? [];
  return id?.toLowerCase() ?? c.get("hotelId");
}
