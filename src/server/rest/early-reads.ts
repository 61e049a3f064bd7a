/**
 * Answers owners' reads before the application sees them, with the header that it gave another one. Decides
 * nothing: what is not a plain read of some rows, and what the database refuses, goes to the application. Under a
 * flood, refusing is most of the work, and delays served reads: so that comes first.
 */
import type { IncomingMessage, ServerResponse } from "node:http";
import type { MiddlewareHandler } from "hono";
import type { Context } from "../context.ts";
import { hasExpired, rememberedCaller } from "../database/caller.ts";
import type { AccessClaims } from "../database/connection.ts";
import { readBulkheadOf } from "../database/request-pool.ts";
import { FinishedHeader } from "../http/finished-header.ts";
import { hotelOfFilter } from "../http/hotel-of.ts";
import type { Metrics } from "../http/metrics.ts";
import { headersNamed } from "../http/raw-headers.ts";
import { requestIdOf } from "../http/request-id.ts";
import type { RequestVariables } from "../http/request-variables.ts";
import { unavailableOf } from "../http/unavailable.ts";
import { logRequest, requestLine } from "../log.ts";
import { type Preferences, readPreferences } from "./preferences.ts";
import { type Reads, rangeOf, textOf } from "./reads.ts";

/** Takes the header of the first answer of rows: all later ones are the same but for {@link OWN}. */
export function learnHeader(reads: Pick<Reads, "header">): MiddlewareHandler<RequestVariables> {
  return async (c, next) => {
    await next();
    // One that found no room to be sent is no answer of rows.
    if (reads.header || !c.get("isPlainRead") || !c.res.ok) return;
    const fields = [...c.res.headers].filter(([name]) => !OWN.has(name));
    reads.header = new FinishedHeader(c.res.status, fields.flat());
  };
}

const OWN: ReadonlySet<string> = new Set(["content-range", "content-length"]);
const HEADERS = [
  ...["host", "authorization", "accept", "prefer", "range", "accept-profile", "content-profile"],
  ...["x-request-id", "traceparent"],
];
/** As Node's own URL parser leaves it, which the application uses. */
const PLAIN = /^(\/rest\/v1\/(\w+))\?[\w!$%&()*+,./:;=?@~-]*$/;
const PLAIN_HOST = /^[\w.-]+(:\d+)?$/;

interface Parts extends Pick<Context, "reads" | "requests" | "jwtKey" | "log" | "unreadAnswers"> {
  metrics: Pick<Metrics, "observe"> | undefined;
  /** Whether requests leave traces, which are the application's alone. */
  isTraced: boolean;
}

/**
 * @param pass has the application answer after all
 * @returns whether it is answered here, or passed on later
 */
export function answerRead(
  parts: Parts,
  request: IncomingMessage,
  response: ServerResponse,
  pass: () => void,
): boolean {
  const { method, url = "", rawHeaders } = request;
  if (method !== "GET" || !url.startsWith("/rest/v1/")) return false;
  const started = performance.now();
  const values = headersNamed(HEADERS, rawHeaders);
  const claims = rememberedCaller(values?.[1], parts.jwtKey);
  if (refused(parts, claims?.sub ?? "", response)) return true;
  const [, path, name] = PLAIN.exec(url) ?? [];
  const isPlain = values && path && name && PLAIN_HOST.test(values[0] ?? "");
  if (!isPlain || !claims || hasExpired(claims) || !parts.reads.header || parts.isTraced) return false;
  const asked = { path, name, url, values, claims, started };
  void answer(parts, asked, request, response).then((isAnswered) => isAnswered || pass());
  return true;
}

const REFUSAL = {
  "Cache-Control": "no-store",
  "Content-Type": "application/json; charset=utf-8",
  "Retry-After": "1",
  "X-Content-Type-Options": "nosniff",
};

function refused({ requests }: Parts, share: string, response: ServerResponse): boolean {
  const unavailable = unavailableOf(readBulkheadOf(requests, share).refuse(share));
  if (!unavailable) return false;
  const { status, code, message } = unavailable;
  response.writeHead(status, REFUSAL).end(JSON.stringify({ code, message, details: null, hint: null }));
  return true;
}

interface Asked {
  path: string;
  name: string;
  url: string;
  values: (string | undefined)[];
  claims: AccessClaims;
  started: number;
}

async function answer(
  { reads, log, metrics, unreadAnswers }: Parts,
  { path, name, url, values, claims, started }: Asked,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  const header = (wanted: string) => values[HEADERS.indexOf(wanted)];
  const relation = (await reads.catalogue()).relations.get(name);
  if (!relation) return false;
  let preferences: Preferences;
  try {
    preferences = readPreferences(header);
  } catch {
    return false;
  }
  const caller = { role: "authenticated", claims } as const;
  const reading = reads.read(relation, { url, range: header("range") ?? null }, preferences, caller);
  const read = await reading.catch(() => undefined);
  const text = read && textOf(read, preferences.single);
  const length = text === undefined ? 0 : Buffer.byteLength(text);
  if (!read || text === undefined || read.total !== null || length > unreadAnswers.budget.limits.small) {
    reads.begun.set(request, reading);
    return false;
  }
  const id = requestIdOf(header("x-request-id"), header("traceparent"));
  reads.header?.write(response, id, ["content-range", rangeOf(read), "Content-Length", String(length)]);
  // All of it is ASCII if each character is a byte, and then it needs no encoder.
  response.end(text, length === text.length ? "latin1" : "utf8");
  const [, filter] = /[?&]hotel_id=([^&]*)/.exec(url) ?? [];
  const answered = { method: "GET", path, status: 200, account: claims.sub, hotel: hotelOfFilter(filter) };
  logRequest(log, id, () => requestLine(answered), started);
  metrics?.observe({ method: "GET", route: ROUTE, status: 200 }, started);
  return true;
}

const ROUTE = "/rest/v1/:relation";
