/**
 * Refused request bodies are still read to their end. A client that is cut off while sending never reads the answer;
 * and an unread rest would be taken for the connection's next request.
 */

import { setImmediate } from "node:timers/promises";
import type { Context, MiddlewareHandler } from "hono";
import { z } from "zod";
import { FORMS, GUEST_KINDS } from "../../forms/index.ts";
import { MAX_PHOTO_BYTES } from "../../product.ts";
import type { Bulkhead } from "../capacity/bulkhead.ts";
import type { ByteBudget } from "../capacity/byte-budget.ts";
import { LARGE } from "../capacity/large-answers.ts";
import { networkOf } from "./client-address.ts";
import { type Unavailable, unavailableOf } from "./unavailable.ts";

/** Bytes that a form adds around a file. */
export const FORM_BYTES = 64 * 1024;
/** The most that a route keeps of a body. A longer body is refused. */
const MAX_KEPT = { upload: MAX_PHOTO_BYTES + FORM_BYTES, other: 1024 * 1024 };

/** Messages with which guests may send a photo. */
export const PHOTO_KINDS = GUEST_KINDS.filter((kind) => FORMS[kind].takesPhoto);
const TAKES_PICTURES = new RegExp(`^/storage/v1/|^/view/[^/]+/(${PHOTO_KINDS.join("|")})$`);

/** Bytes of a large body that are read in one turn; Node reads as much at once. */
const PIECE = 64 * 1024;
/** Beyond this many bytes the connection is cut. */
const MAX_DISCARDED = 64 * 1024 * 1024;

/** Waits for the turn of a large body's next piece. */
type Turn = () => Promise<void>;
const turns = new WeakMap<Request, Turn>();

/**
 * Reads the pieces of large bodies in turns, by network: a client that sends as fast as it can would keep the event
 * loop busy with reading. Unread bytes wait at their sender. The one turn of the event loop in which the next piece
 * comes is measured.
 */
export function readInTurns(bodies: Bulkhead, trustProxy: number): MiddlewareHandler {
  return (c, next) => {
    const { method, raw } = c.req;
    if (method !== "GET" && method !== "HEAD" && !(declaredLength(raw) <= LARGE)) {
      const network = networkOf(c, trustProxy);
      turns.set(raw, () => bodies.run(() => setImmediate(), network));
    }
    return next();
  };
}

/** In bytes; NaN when no length is declared. */
const declaredLength = (request: Request) => Number(request.headers.get("content-length") ?? Number.NaN);

/** @returns undefined when the body is longer than `maxBytes`, whatever length was declared */
export async function readBody(request: Request, maxBytes: number): Promise<Buffer<ArrayBuffer> | undefined> {
  // Node's parser enforces the declared length. Reading a small body in one piece avoids a web stream, which is
  // the largest cost of its request; a large one would be copied twice in one go.
  const declared = declaredLength(request);
  if (declared <= Math.min(maxBytes, LARGE)) return Buffer.from(await request.arrayBuffer());
  const turn = turns.get(request);
  // Kept in pieces: taking the memory for all of it would make V8 collect garbage at once. A piece of many chunks is
  // joined, because each chunk takes a kilobyte beside its bytes.
  const pieces: Uint8Array[] = [];
  let chunks: Uint8Array[] = [];
  let size = 0;
  let next = PIECE;
  const keep = () => {
    if (size > maxBytes) pieces.length = 0;
    else if (chunks.length > 0)
      pieces.push(chunks.length === 1 ? (chunks[0] as Uint8Array) : Buffer.concat(chunks));
    chunks = [];
  };
  for await (const chunk of request.body ?? []) {
    size += chunk.length;
    if (size <= maxBytes) chunks.push(chunk);
    if (size > MAX_DISCARDED) break;
    if (size < next) continue;
    next = size + PIECE;
    keep();
    await turn?.();
  }
  keep();
  return size <= maxBytes ? Buffer.concat(pieces) : undefined;
}

/** Discards the body, for an answer that does not depend on it. */
export async function discardBody(request: Request): Promise<void> {
  // Looking for a body makes Hono build a whole Request, which takes longer than refusing one.
  if (request.method === "GET" || request.method === "HEAD") return;
  // Locked: another reader has begun to read it.
  if (!request.bodyUsed && !request.body?.locked) await readBody(request, 0);
}

/**
 * Refuses bodies for which there is no room in memory, before a byte of them is kept.
 * @param refused makes the answer
 */
export function withRoom(
  room: ByteBudget,
  trustProxy: number,
  refused: (c: Context, why: Unavailable) => Response | Promise<Response>,
): MiddlewareHandler {
  return async (c, next) => {
    if (c.req.method === "GET" || c.req.method === "HEAD") return next();
    const max = TAKES_PICTURES.test(c.req.path) ? MAX_KEPT.upload : MAX_KEPT.other;
    // Without a declared length, the body may have the greatest.
    const bytes = Math.min(Number(c.req.header("content-length") ?? max), max);
    const network = networkOf(c, trustProxy);
    const unavailable = unavailableOf(room.refuse({ amount: bytes, network }));
    if (unavailable) {
      await discardBody(c.req.raw);
      return refused(c, unavailable);
    }
    const release = room.hold({ amount: bytes, network });
    try {
      await next();
    } finally {
      release();
    }
    return undefined;
  };
}

/** A body's text, for the schema of its JSON. A text that is no JSON is an issue of the body. */
const jsonText = z.string().transform((text, context) => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    context.addIssue({ code: "custom", message: "not JSON" });
    return z.NEVER;
  }
});

/** @returns the body, or the problem: the first field that does not fit, and why */
export async function readJson<Shape extends z.ZodType>(
  request: Request,
  maxBytes: number,
  shape: Shape,
): Promise<{ data: z.output<Shape>; problem?: never } | { data?: never; problem: string }> {
  const text = (await readBody(request, maxBytes))?.toString() ?? "";
  const given = jsonText.pipe(shape).safeParse(text);
  if (given.success) return { data: given.data };
  const [issue] = given.error.issues;
  return { problem: `${issue?.path.join(".") || "body"}: ${issue?.message}` };
}
