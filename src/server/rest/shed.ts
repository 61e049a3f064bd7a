/** Refuses reads before any work: under a flood, refusing is most of the work, and delays served reads. */
import { rememberedCaller } from "../database/caller.ts";
import { type RequestPool, readBulkheadOf } from "../database/request-pool.ts";
import { unavailableOf } from "../http/unavailable.ts";

const IS_REST = /^https?:\/\/[^/]+\/rest\/v1\//;
const HEADERS = {
  "Cache-Control": "no-store",
  "Content-Type": "application/json; charset=utf-8",
  "Retry-After": "1",
  "X-Content-Type-Options": "nosniff",
};

/** @returns undefined if there is room for the read */
export function shedRead(
  { method, url, headers }: Pick<Request, "method" | "url" | "headers">,
  requests: RequestPool,
  jwtKey: Uint8Array,
): Response | undefined {
  if (method !== "GET" || !IS_REST.test(url)) return undefined;
  const share = rememberedCaller(headers, jwtKey)?.sub ?? "";
  const unavailable = unavailableOf(readBulkheadOf(requests, share).refuse(share));
  if (!unavailable) return undefined;
  const { status, code, message } = unavailable;
  const body = JSON.stringify({ code, message, details: null, hint: null });
  return new Response(body, { status, headers: HEADERS });
}
