/**
 * Refusing reads before anything is made of them: with a flood of them it is the refusals that keep the
 * process busy, and what they cost is taken from those that are served.
 */
import type { Bulkhead } from "../capacity/bulkhead.ts";
import { OVERLOADED } from "../http/unavailable.ts";

const IS_REST = /^https?:\/\/[^/]+\/rest\/v1\//;
const BODY = JSON.stringify({
  code: OVERLOADED.code,
  message: OVERLOADED.message,
  details: null,
  hint: null,
});
const HEADERS = {
  "Cache-Control": "no-store",
  "Content-Type": "application/json; charset=utf-8",
  "Retry-After": "1",
  "X-Content-Type-Options": "nosniff",
};

/** @returns undefined when it may come in */
export function shedRead(
  { method, url }: Pick<Request, "method" | "url">,
  reads: Bulkhead,
): Response | undefined {
  if (method !== "GET" || !IS_REST.test(url) || !reads.refuse()) return undefined;
  return new Response(BODY, { status: 503, headers: HEADERS });
}
