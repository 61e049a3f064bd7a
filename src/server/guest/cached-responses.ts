/**
 * Answers requests for cached guest pages before the application sees them, with the headers that the application
 * gave the same request. Decides nothing: any other request goes to the application.
 */
import type { IncomingMessage, ServerResponse } from "node:http";
import type { HttpBindings } from "@hono/node-server";
import type { Context, MiddlewareHandler } from "hono";
import { keepLatest } from "../capacity/kept-maps.ts";
import { LARGE } from "../capacity/large-answers.ts";
import type { GuestHosts } from "../domains/guest-hosts.ts";
import type { Basics } from "../transport/basics.ts";
import type { EarlyWitnesses } from "../transport/early.ts";
import { hotelIdOf } from "../transport/hotel-of.ts";
import { headersNamed } from "../transport/raw-headers.ts";
import { REQUEST_ID, requestIdOf } from "../transport/request-id.ts";
import { logRequest, type RequestLine, requestLine } from "../transport/request-log.ts";
import { routeOf } from "../transport/route-of.ts";
import type { GuestVariables } from "./context.ts";
import type { GuestPages } from "./pages.ts";
import type { PreparedPage } from "./prepared-page.ts";
import type { RenderedPage } from "./render-page.ts";
import { namesMarkdown } from "./wants-markdown.ts";

interface CachedResponse {
  status: number;
  /** Names and values in turn. */
  headers: string[];
  body: Uint8Array | undefined;
  route: string;
  /** The request's log line, kept after the first answer from here. */
  line?: RequestLine;
}

/** Responses by page, then by {@link Lookup.key}. */
const kept = new WeakMap<RenderedPage, Map<string, CachedResponse>>();

export function responsesWith(page: RenderedPage): Map<string, CachedResponse> {
  const responses = kept.get(page) ?? new Map<string, CachedResponse>();
  kept.set(page, responses);
  return responses;
}

/** Browsers ask in three or four ways. Made-up ways push out the oldest. */
const MAX_RESPONSES = 16;
/** Characters; browsers send a hundred. Longer keys, up to 16 KB, are not worth their memory. */
const MAX_KEY_LENGTH = 400;

interface Lookup {
  /** All that an answer depends on besides the page. The page itself depends on the language. */
  key: string;
  acceptLanguage: string | undefined;
  ifNoneMatch: string | undefined;
  /** The request's own id, if it names one: see request-id.ts. */
  requestId: string | undefined;
  traceparent: string | undefined;
}

const READ = [
  ...["host", "accept", "accept-encoding", "accept-language", "if-none-match"],
  ...["x-request-id", "traceparent"],
];

/** @returns undefined for a request that the application has to answer itself */
function lookupOf({ method, url, rawHeaders }: IncomingMessage): Lookup | undefined {
  if (method !== "GET") return undefined;
  const values = headersNamed(READ, rawHeaders);
  if (!values) return undefined;
  const [host, accept, acceptEncoding, acceptLanguage, ifNoneMatch, requestId, traceparent] = values;
  // Browsers never name Markdown, and the application answers it.
  if (host === undefined || namesMarkdown(accept)) return undefined;
  // No header contains a line break, so no two questions have one key.
  const key = `${ifNoneMatch ?? ""}\n${url}\n${host}\n${acceptEncoding}`;
  if (key.length > MAX_KEY_LENGTH) return undefined;
  return { key, acceptLanguage, ifNoneMatch, requestId, traceparent };
}

/** Keeps answers that show a guest page, before they get the request's id. */
export const cachePages: MiddlewareHandler<GuestVariables> = async (c, next) => {
  await next();
  const page = c.get("guestPage");
  if (page) cacheResponse(page, c);
};

function cacheResponse(page: RenderedPage, c: Context): void {
  const { incoming } = (c.env ?? {}) as Partial<HttpBindings>;
  const lookup = incoming && lookupOf(incoming);
  const responses = responsesWith(page);
  if (!lookup || responses.has(lookup.key)) return;
  const { status, headers } = c.res;
  const { ifNoneMatch } = lookup;
  const isLiteral = ifNoneMatch === undefined ? status === 200 : ifNoneMatch === headers.get("ETag");
  if (!isLiteral || Number(headers.get("Content-Length")) > LARGE) return;
  const encoding = (headers.get("Content-Encoding") ?? "identity") as keyof PreparedPage["bodies"];
  const response = {
    status,
    headers: [...headers].flat(),
    body: status === 200 ? page.bodies[encoding] : undefined,
    route: routeOf(c),
  };
  keepLatest(responses, lookup.key, response, MAX_RESPONSES);
}

interface EarlyParts extends EarlyWitnesses, Pick<Basics, "log" | "unreadAnswers"> {
  guestPages: GuestPages;
  guestHosts: Pick<GuestHosts, "refuses">;
}

const LANG = "?lang=";
/** All readers of cached pages count as one caller without a share; other callers' places cool down for them. */
const GUESTS = "guests";

export function answerFromCache(
  { guestPages, guestHosts, log, metrics, tracing, activeCallers, unreadAnswers }: EarlyParts,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  const { method = "", url = "" } = request;
  const query = url.indexOf(LANG);
  const path = query < 0 ? url : url.slice(0, query);
  const chosen = query < 0 ? undefined : url.slice(query + LANG.length);
  const hotelId = hotelIdOf(path);
  if (hotelId === undefined || chosen === "" || guestHosts.refuses(request.headers.host, hotelId))
    return false;
  const started = performance.now();
  const lookup = lookupOf(request);
  const language = lookup && guestPages.choose(chosen, lookup.acceptLanguage);
  const page = lookup && guestPages.current(hotelId, language);
  const answer = page && kept.get(page)?.get(lookup.key);
  if (!answer) return false;
  const { status, headers, body, route } = answer;
  if (body && !unreadAnswers.isRoomFor(body, request)) return false;
  activeCallers.arrived(GUESTS);
  const id = requestIdOf(lookup.requestId, lookup.traceparent);
  response.writeHead(status, headers.concat(REQUEST_ID, id)).end(body);
  if (body) unreadAnswers.sent(body, response);
  guestPages.noteHit();
  const answered = { method, path, status, hotel: hotelId };
  logRequest(log, id, () => (answer.line ??= requestLine(answered)), started);
  metrics?.observe({ method, route, status }, started);
  tracing?.observe({ ...answered, id, route }, lookup.traceparent, started);
  return true;
}
