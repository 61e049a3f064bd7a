/**
 * Answers owners' reads, and rows that they add, before the application sees them, with the header that it gave
 * another one. Decides nothing: what is not plain, and what the database refuses, goes to the application, with what
 * came of it. Under a flood, refusing is most of the work, and delays served reads: so that comes first.
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
import { interpret } from "./interpret.ts";
import { type Preferences, readPreferences } from "./preferences.ts";
import { type Reads, rangeOf, textOf } from "./reads.ts";
import type { Statement } from "./statement.ts";

/** Takes the header of the first answer of each status: all later ones are the same but for {@link OWN}. */
export function learnHeader(reads: Pick<Reads, "headers">): MiddlewareHandler<RequestVariables> {
  return async (c, next) => {
    await next();
    const { status, ok, headers } = c.res;
    // One that found no room to be sent is no answer of rows.
    if (!c.get("isPlain") || !ok || reads.headers.has(status)) return;
    const fields = [...headers].filter(([name]) => !OWN.has(name));
    reads.headers.set(status, new FinishedHeader(status, fields.flat()));
  };
}

const OWN: ReadonlySet<string> = new Set(["content-range", "content-length"]);
const HEADERS = [
  ...["host", "authorization", "accept", "prefer", "range", "accept-profile", "content-profile"],
  ...["x-request-id", "traceparent"],
];
const OF_BODY = ["content-type", "content-length"];
/** By method: what is read of the request, and the answer's status. */
const KINDS: Readonly<Record<string, { names: readonly string[]; status: number }>> = {
  GET: { names: HEADERS, status: 200 },
  POST: { names: [...HEADERS, ...OF_BODY], status: 201 },
};
/** As Node's own URL parser leaves it, which the application uses. */
const PLAIN = /^(\/rest\/v1\/(\w+))(?:\?[\w!$%&()*+,./:;=?@~-]*)?$/;
const PLAIN_HOST = /^[\w.-]+(:\d+)?$/;

interface Parts extends Context {
  metrics: Pick<Metrics, "observe"> | undefined;
  /** Whether requests leave traces, which are the application's alone. */
  isTraced: boolean;
}

/**
 * @param pass has the application answer after all
 * @returns whether it is answered here, or passed on later
 */
export function answerEarly(
  parts: Parts,
  request: IncomingMessage,
  response: ServerResponse,
  pass: () => void,
): boolean {
  const { method = "", url = "", rawHeaders } = request;
  const kind = KINDS[method];
  if (!kind || !url.startsWith("/rest/v1/")) return false;
  const started = performance.now();
  const { names, status } = kind;
  const values = headersNamed(names, rawHeaders);
  const claims = rememberedCaller(values?.[1], parts.jwtKey);
  if (method === "GET" && refused(parts, claims?.sub ?? "", response)) return true;
  const [, path, name] = PLAIN.exec(url) ?? [];
  const isPlain = values && path && name && PLAIN_HOST.test(values[0] ?? "");
  if (!isPlain || !claims || hasExpired(claims) || !parts.reads.headers.has(status) || parts.isTraced)
    return false;
  const header = (wanted: string) => values[names.indexOf(wanted)] ?? null;
  const asked = { method, status, path, name, url, header, claims, started };
  const begin = (body?: string) =>
    void answer(parts, { ...asked, body }, request, response).then((isAnswered) => isAnswered || pass());
  if (method === "GET") begin();
  // As much needs no room that is counted.
  else if (Number(header("content-length") ?? Number.NaN) <= parts.bodies.limits.small)
    whenRead(request, begin);
  else return false;
  return true;
}

/** Is told nothing if the client leaves before. @hono/node-server takes `rawBody` for what was read. */
function whenRead(request: IncomingMessage & { rawBody?: Buffer }, then: (body: string) => void): void {
  const chunks: Buffer[] = [];
  request.on("data", (chunk: Buffer) => chunks.push(chunk));
  request.once("end", () => {
    request.rawBody = Buffer.concat(chunks);
    then(request.rawBody.toString());
  });
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
  method: string;
  status: number;
  path: string;
  name: string;
  url: string;
  header(name: string): string | null;
  claims: AccessClaims;
  started: number;
  /** Of what is added. */
  body: string | undefined;
}

async function answer(
  parts: Parts,
  asked: Asked,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  const { reads, log, metrics, unreadAnswers } = parts;
  const { method, status, path, name, url, header, claims, started, body } = asked;
  const relation = (await reads.catalogue()).relations.get(name);
  if (!relation) return false;
  let preferences: Preferences;
  let addition: Statement | undefined;
  try {
    preferences = readPreferences(header);
    if (body !== undefined) {
      if (relation.kind === "view" || !preferences.representation) return false;
      const sent = { url, headers: { get: header }, text: async () => body };
      addition = await interpret.insertion(relation, sent, preferences);
    }
  } catch {
    return false;
  }
  const caller = { role: "authenticated", claims } as const;
  const asking = addition
    ? reads.write(caller, addition, preferences)
    : reads.read(relation, { url, range: header("range") }, preferences, caller);
  const read = await asking.catch(() => undefined);
  const text = read && textOf(read, preferences.single);
  const length = text === undefined ? 0 : Buffer.byteLength(text);
  if (!read || text === undefined || read.total !== null || length > unreadAnswers.budget.limits.small) {
    reads.begun.set(request, asking);
    return false;
  }
  if (addition) await parts.afterWrite();
  const id = requestIdOf(header("x-request-id") ?? undefined, header("traceparent") ?? undefined);
  reads.headers
    .get(status)
    ?.write(response, id, ["content-range", rangeOf(read), "Content-Length", String(length)]);
  // All of it is ASCII if each character is a byte, and then it needs no encoder.
  response.end(text, length === text.length ? "latin1" : "utf8");
  const [, filter] = /[?&]hotel_id=([^&]*)/.exec(url) ?? [];
  const answered = { method, path, status, account: claims.sub, hotel: hotelOfFilter(filter) };
  logRequest(log, id, () => requestLine(answered), started);
  metrics?.observe({ method, route: ROUTE, status }, started);
  return true;
}

const ROUTE = "/rest/v1/:relation";
