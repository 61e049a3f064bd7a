/**
 * Answers owners' reads, and rows that they add, before the application sees them, with the header that the
 * application gave another answer. Decides nothing: unusual requests, and those that the database refuses, go to the
 * application, with the outcome so far. Refusals come first, because under a flood they are most of the work and
 * delay served reads.
 */
import type { IncomingMessage, ServerResponse } from "node:http";
import type { MiddlewareHandler } from "hono";
import { hasExpired, rememberedCaller } from "../database/caller.ts";
import type { AccessClaims } from "../database/connection.ts";
import { readBulkheadOf } from "../database/request-pool.ts";
import type { Basics } from "../transport/basics.ts";
import type { EarlyWitnesses } from "../transport/early.ts";
import { hotelOfFilter } from "../transport/hotel-of.ts";
import { headersNamed } from "../transport/raw-headers.ts";
import { REQUEST_ID, requestIdOf } from "../transport/request-id.ts";
import { logRequest, requestLine } from "../transport/request-log.ts";
import type { RequestVariables } from "../transport/request-variables.ts";
import { unavailableOf } from "../transport/unavailable.ts";
import { interpret } from "./interpret.ts";
import { type Preferences, readPreferences } from "./preferences.ts";
import { type Read, type Reads, rangeOf, textOf } from "./reads.ts";

/** Keeps the header of the first answer of each status: all later ones are the same but for {@link OWN}. */
export function learnHeader(reads: Pick<Reads, "headers">): MiddlewareHandler<RequestVariables> {
  return async (c, next) => {
    await next();
    const { status, ok, headers } = c.res;
    // A refusal for lack of room to send is no answer of rows.
    if (!c.get("isPlain") || !ok || reads.headers.has(status)) return;
    reads.headers.set(status, [...headers].filter(([name]) => !OWN.has(name)).flat());
  };
}

const OWN: ReadonlySet<string> = new Set(["content-range", "content-length"]);
const HEADERS = [
  ...["host", "authorization", "accept", "prefer", "range", "accept-profile", "content-profile"],
  ...["x-request-id", "traceparent"],
];
const OF_BODY = ["content-type", "content-length"];
/** By method: the headers that are read, and the answer's status. */
const KINDS: Readonly<Record<string, { names: readonly string[]; status: number }>> = {
  GET: { names: HEADERS, status: 200 },
  POST: { names: [...HEADERS, ...OF_BODY], status: 201 },
};
/** As Node's URL parser leaves it, because the application uses that. */
const PLAIN = /^(\/rest\/v1\/(\w+))(?:\?[\w!$%&()*+,./:;=?@~-]*)?$/;
const PLAIN_HOST = /^[\w.-]+(:\d+)?$/;

/** A request of a known caller, read as far as this file needs it. */
interface Plain {
  relation: string;
  url: string;
  header(name: string): string | null;
  claims: AccessClaims;
}

interface EarlyParts
  extends EarlyWitnesses,
    Pick<Basics, "jwtKey" | "log" | "requests" | "bodies" | "unreadAnswers" | "afterWrite"> {
  reads: Reads;
}

/**
 * @param pass lets the application answer after all
 * @returns whether it is answered here, or passed on later
 */
export function answerEarly(
  context: EarlyParts,
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
  const header = (name: string) => values?.[names.indexOf(name)] ?? null;
  const claims = rememberedCaller(header("authorization"), context.jwtKey);
  if (method === "GET" && refused(context, claims?.sub ?? "", response)) return true;
  const [, path, relation] = PLAIN.exec(url) ?? [];
  if (!values || !path || !relation || !PLAIN_HOST.test(header("host") ?? "")) return false;
  const fields = context.reads.headers.get(status);
  // Only the application makes traces.
  if (!claims || hasExpired(claims) || !fields || context.tracing) return false;
  const plain = { relation, url, header, claims };

  const answer = async (body?: string) => {
    const rows = await rowsFor(context, request, plain, body);
    if (!rows) return pass();
    if (body !== undefined) await context.afterWrite();
    const { text, length, range } = rows;
    const id = requestIdOf(header("x-request-id") ?? undefined, header("traceparent") ?? undefined);
    const own = ["content-range", range, "Content-Length", String(length), REQUEST_ID, id];
    response.writeHead(status, fields.concat(own));
    // If each character is one byte, all are ASCII, and no encoder is needed.
    response.end(text, length === text.length ? "latin1" : "utf8");
    const [, filter] = /[?&]hotel_id=([^&]*)/.exec(url) ?? [];
    const answered = { method, path, status, account: claims.sub, hotel: hotelOfFilter(filter) };
    logRequest(context.log, id, () => requestLine(answered), started);
    context.metrics?.observe({ method, route: ROUTE, status }, started);
  };

  if (method === "GET") void answer();
  // A body up to this size needs no counted room.
  else if (Number(header("content-length") ?? Number.NaN) <= context.bodies.limits.small)
    whenRead(request, (body) => void answer(body));
  else return false;
  return true;
}

const ROUTE = "/rest/v1/:relation";

/** Calls nothing if the client leaves before. @hono/node-server takes `rawBody` for what was read. */
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

function refused({ requests }: EarlyParts, share: string, response: ServerResponse): boolean {
  const unavailable = unavailableOf(readBulkheadOf(requests, share).refuse(share));
  if (!unavailable) return false;
  const { status, code, message } = unavailable;
  response.writeHead(status, REFUSAL).end(JSON.stringify({ code, message, details: null, hint: null }));
  return true;
}

interface Rows {
  text: string;
  /** In bytes. */
  length: number;
  range: string;
}

/**
 * @param body of rows that are added
 * @returns undefined for what the application must answer, with the outcome if the database was asked
 */
async function rowsFor(
  { reads, unreadAnswers }: EarlyParts,
  request: IncomingMessage,
  { relation: name, url, header, claims }: Plain,
  body: string | undefined,
): Promise<Rows | undefined> {
  const relation = (await reads.catalogue()).relations.get(name);
  if (!relation) return undefined;
  const caller = { role: "authenticated", claims } as const;
  let preferences: Preferences;
  let asking: Promise<Read>;
  try {
    preferences = readPreferences(header);
    if (body === undefined) {
      asking = reads.read(relation, { url, range: header("range") }, preferences, caller);
    } else {
      if (relation.kind === "view" || !preferences.representation) return undefined;
      const sent = { url, headers: { get: header }, text: async () => body };
      asking = reads.write(caller, await interpret.insertion(relation, sent, preferences), preferences);
    }
  } catch {
    return undefined;
  }
  const read = await asking.catch(() => undefined);
  const text = read && textOf(read, preferences.single);
  const length = text === undefined ? 0 : Buffer.byteLength(text);
  if (read && text !== undefined && read.total === null && length <= unreadAnswers.budget.limits.small)
    return { text, length, range: rangeOf(read) };
  reads.begun.set(request, asking);
  return undefined;
}
