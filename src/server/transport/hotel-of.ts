import type { Context } from "hono";
import type { RequestVariables } from "./request-variables.ts";

/** In the path of a guest page, or a picture. */
const IN_PATH = /\/(?:view|hotel|logos|photos)\/([0-9a-z]{1,32})(?:[/.]|$)/i;
/** In a query for a hotel's rows. */
const IN_QUERY = /^eq\.([0-9a-z]{1,32})$/i;

/** The hotel that a request is about, for the log; undefined if only its body says so. */
export function hotelOf(c: Context<RequestVariables>): string | undefined {
  return hotelOfPath(c.req.path) ?? hotelOfFilter(c.req.query("hotel_id")) ?? c.get("hotelId");
}

/** The hotel of a page, a file below it or a picture; undefined for other paths. */
export function hotelOfPath(path: string): string | undefined {
  const [, id] = IN_PATH.exec(path) ?? [];
  return id && spelled(id);
}

/** @param text as in ?hotel_id=eq.… */
export function hotelOfFilter(text = ""): string | undefined {
  const [, id] = IN_QUERY.exec(text) ?? [];
  return id && spelled(id);
}

/** Reads the id in a guest page's path, in its stored form. Undefined for a text that cannot be an id. */
export function hotelIdOf(path: string): string | undefined {
  const [, id] = /^\/(?:view|hotel)\/([0-9a-z]{1,32})\/?$/i.exec(path) ?? [];
  return id && spelled(id);
}

/** Returns the stored form. Crockford's base32 ignores case and reads letters that look like digits as those digits. */
function spelled(id: string): string {
  return id.toLowerCase().replaceAll("o", "0").replace(/[il]/g, "1");
}
