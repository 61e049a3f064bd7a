/**
 * Answers to guests who ask for a cached page, before the application is asked. Nothing is decided here: what
 * is sent is what the application itself has answered to the same question, header by header. Whatever is not
 * literally the same question goes to the application.
 */
import type { IncomingMessage, ServerResponse } from "node:http";
import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";
import type { Company } from "../capacity/company.ts";
import { LARGE } from "../capacity/large-answers.ts";
import type { Metrics } from "../http/metrics.ts";
import { REQUEST_ID, requestIdOf } from "../http/request-id.ts";
import { routeOf } from "../http/route-of.ts";
import { type Log, logRequest } from "../log.ts";
import type { HotelPage } from "./draw-page.ts";
import type { GuestPages } from "./pages.ts";
import type { PreparedPage } from "./prepared-page.ts";

interface FinishedAnswer {
  status: number;
  /** Names and values in turn, as node:http takes them. */
  headers: string[];
  body: Uint8Array | undefined;
  /** For metrics. */
  route: string;
}

/** By question. */
export type FinishedAnswers = Map<string, FinishedAnswer>;

/** Browsers ask in three or four ways; the oldest goes when somebody makes up more. */
const MAX_ANSWERS = 16;

interface Question {
  /** All that an answer depends on besides the page, which is one of the language asked for. */
  key: string;
  acceptLanguage: string | undefined;
  ifNoneMatch: string | undefined;
  /** What the request calls itself: see request-id.ts. */
  requestId: string | undefined;
  traceparent: string | undefined;
}

/** @returns undefined for a question that the application has to answer itself */
function questionOf({ method, url, rawHeaders }: IncomingMessage): Question | undefined {
  if (method !== "GET") return undefined;
  let host: string | undefined;
  let acceptEncoding: string | undefined;
  let acceptLanguage: string | undefined;
  let ifNoneMatch: string | undefined;
  let requestId: string | undefined;
  let traceparent: string | undefined;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const value = rawHeaders[at + 1] ?? "";
    switch (rawHeaders[at]?.toLowerCase()) {
      case "host":
        if (host !== undefined) return undefined;
        host = value;
        break;
      case "accept-encoding":
        if (acceptEncoding !== undefined) return undefined;
        acceptEncoding = value;
        break;
      case "accept-language":
        if (acceptLanguage !== undefined) return undefined;
        acceptLanguage = value;
        break;
      case "if-none-match":
        if (ifNoneMatch !== undefined) return undefined;
        ifNoneMatch = value;
        break;
      case "x-request-id":
        requestId = value;
        break;
      case "traceparent":
        traceparent = value;
        break;
      case "content-encoding":
      case "content-length":
      case "transfer-encoding":
      case "expect":
        return undefined;
    }
  }
  if (host === undefined) return undefined;
  return {
    key: `${ifNoneMatch ?? ""} ${url} ${host} ${acceptEncoding}`,
    acceptLanguage,
    ifNoneMatch,
    requestId,
    traceparent,
  };
}

/** Keeps what the application has answered with this page; the request's id comes after it. */
export function keepAnswer(page: HotelPage, c: Context): void {
  const { incoming } = (c.env ?? {}) as Partial<HttpBindings>;
  const question = incoming && questionOf(incoming);
  page.answers ??= new Map();
  if (!question || page.answers.has(question.key)) return;
  const { status, headers } = c.res;
  const { ifNoneMatch } = question;
  const isLiteral = ifNoneMatch === undefined ? status === 200 : ifNoneMatch === headers.get("ETag");
  if (!isLiteral || Number(headers.get("Content-Length")) > LARGE) return;
  const [oldest] = page.answers.keys();
  if (page.answers.size >= MAX_ANSWERS && oldest !== undefined) page.answers.delete(oldest);
  const encoding = (headers.get("Content-Encoding") ?? "identity") as keyof PreparedPage["bodies"];
  page.answers.set(question.key, {
    status,
    headers: [...headers].flat(),
    body: status === 200 ? page.bodies[encoding] : undefined,
    route: routeOf(c),
  });
}

interface Parts {
  pages: GuestPages;
  log: Log;
  metrics: Pick<Metrics, "observe"> | undefined;
  company: Company;
}

/** All who are answered here: they take no share, and others rest for their sake. */
const GUESTS = "guests";

/** @returns false when the application has to answer */
export function answerFinished(
  { pages, log, metrics, company }: Parts,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  const { method = "", url = "" } = request;
  const [path = "", chosen] = url.split("?lang=");
  const hotelId = hotelIdOf(path);
  if (hotelId === undefined || chosen === "") return false;
  const started = performance.now();
  const question = questionOf(request);
  const language = question && pages.choose(chosen, question.acceptLanguage);
  const answer = question && pages.current(hotelId, language)?.answers?.get(question.key);
  if (!answer) return false;
  const { status, headers, body, route } = answer;
  company.came(GUESTS);
  const id = requestIdOf(question.requestId, question.traceparent);
  response.writeHead(status, headers.concat(REQUEST_ID, id)).end(body);
  pages.noteHit();
  logRequest(log, { id, method, path: url, status, hotel: hotelId }, started);
  metrics?.observe({ method, route, status }, started);
  return true;
}

/**
 * The id in the path, in the database's spelling. Crockford's base32 ignores case and reads letters that look
 * like digits as those digits. Undefined for a text that cannot be an id.
 */
export function hotelIdOf(path: string): string | undefined {
  const [, id] = /^\/(?:view|hotel)\/([0-9a-z]{1,32})\/?$/i.exec(path) ?? [];
  return id?.toLowerCase().replaceAll("o", "0").replace(/[il]/g, "1");
}
