/** Steps that each request passes before its route, and its answer after it. */
import { setTimeout } from "node:timers/promises";
import type { HttpBindings } from "@hono/node-server";
import type { Context as HttpContext, MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { Log } from "../config/log.ts";
import { rememberedCaller } from "../database/caller.ts";
import { hotelOf } from "./hotel-of.ts";
import { refuse } from "./refusal.ts";
import { discardBody } from "./request-body.ts";
import { REQUEST_ID, requestIdOf } from "./request-id.ts";
import { type Answered, logRequest, requestLine } from "./request-log.ts";
import type { RequestVariables } from "./request-variables.ts";
import { PROBES } from "./route-of.ts";

type Middleware = MiddlewareHandler<RequestVariables>;

const MAX_JSON_BYTES = 1024 * 1024;
/**
 * Milliseconds. Without the pause, clients that ask again at once, despite Retry-After, would keep the process busy
 * with refusing.
 */
const REFUSAL_PAUSE = 100;

/** Describes an answer for log and traces. */
export function answeredBy(jwtKey: Uint8Array): (c: HttpContext<RequestVariables>) => Answered {
  return (c) => ({
    id: c.get("requestId"),
    method: c.req.method,
    path: c.req.path,
    status: c.res.status,
    account: rememberedCaller(c.req.raw.headers.get("authorization"), jwtKey)?.sub,
    hotel: hotelOf(c),
  });
}

/** Gives the request its id, and logs the answer, except for successful probes. */
export function identifyAndLog(log: Log, answered: ReturnType<typeof answeredBy>): Middleware {
  return async (c, next) => {
    const started = performance.now();
    const id = requestIdOf(c.req.header(REQUEST_ID), c.req.header("traceparent"));
    c.set("requestId", id);
    await next();
    // c.header() would make the finished answer anew, with a stream for its body.
    c.res.headers.set(REQUEST_ID, id);
    if (PROBES.has(c.req.path) && c.res.ok) return;
    logRequest(log, id, () => requestLine(answered(c)), started);
  };
}

/** Tells refused clients when to come back, and answers those who send too much after a pause. */
export const slowRefusedClients: Middleware = async (c, next) => {
  await next();
  const { status, headers } = c.res;
  if ((status === 429 || status === 503) && !headers.has("Retry-After")) headers.set("Retry-After", "1");
  if (status === 429 || c.get("isTooMuch")) await setTimeout(REFUSAL_PAUSE);
};

/**
 * Refuses two Host headers: Node keeps the first, and a proxy in front may choose the other (RFC 9112, section 3.2).
 */
export const refuseTwoHosts: Middleware = async (c, next) => {
  // Tests without a socket have no raw headers.
  const raw = (c.env as Partial<HttpBindings> | undefined)?.incoming?.rawHeaders ?? [];
  let hosts = 0;
  for (let at = 0; at < raw.length; at += 2) if (raw[at]?.toLowerCase() === "host") hosts += 1;
  if (hosts < 2) return next();
  await discardBody(c.req.raw);
  return refuse(c, 400, "There is more than one Host header");
};

/** Refuses compressed bodies: a few kilobytes may unpack to gigabytes (RFC 9110, section 15.5.16). */
export const refuseEncodedBodies: Middleware = async (c, next) => {
  const encoding = c.req.header("content-encoding")?.toLowerCase() ?? "identity";
  if (encoding === "identity") return next();
  await discardBody(c.req.raw);
  c.header("Accept-Encoding", "identity");
  return refuse(c, 415, "Send the body as it is, without a Content-Encoding");
};

const limitUnknown = bodyLimit({
  maxSize: MAX_JSON_BYTES,
  onError: async (c) => {
    await discardBody(c.req.raw);
    return refuse(c, 413, "The body is larger than 1 MB");
  },
});

/** Applies only to writing requests of unknown length, because looking at a body takes a tenth of their time. */
export const limitJson: Middleware = (c, next) => {
  const declared = Number(c.req.header("content-length"));
  return declared <= MAX_JSON_BYTES ? next() : limitUnknown(c, next);
};
