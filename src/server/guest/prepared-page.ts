/** A page that is ready to be sent many times: compressed, with its ETag and its Content-Security-Policy. */
import { hash } from "node:crypto";
import { promisify } from "node:util";
import { type BrotliOptions, brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from "node:zlib";
import type { Context } from "hono";
import type { GuestPage } from "../../guest/frame/page.tsx";
import { withHash } from "../../guest/frame/page-hash.ts";
import { acceptedEncoding } from "../transport/accepted-encoding.ts";
import { madeOf } from "../transport/answer-body.ts";
import { guestPolicy } from "../transport/browser-policy.ts";

type Encoding = "br" | "gzip" | "identity";

export interface PreparedPage {
  /** Hash of the text without the hash itself; together with the encoding it is the strong validator (RFC 9110, section 8.8.3.3). */
  hash: string;
  language: string;
  bodies: Record<Encoding, Uint8Array<ArrayBuffer>>;
  contentSecurityPolicy: string;
  /** Whether it is compressed as small as possible: dense-pages.ts. */
  isDense?: boolean;
  /** False asks search engines to leave the page out, as its <head> does. */
  isListed?: boolean;
  /** Set for a twin; without it the page is HTML. */
  contentType?: string | undefined;
  /** When its content stops being true without any change. */
  outdatedAt?: number | undefined;
}

export type Compress = (text: Uint8Array) => Promise<[br: Uint8Array<ArrayBuffer>, gzip: Buffer]>;

/** Compresses beside the main thread. Takes a hundred times as long as the quick way. */
export const brotliDensest = (text: Uint8Array) =>
  brotliBeside(text, { quality: constants.BROTLI_MAX_QUALITY });

/** Compresses beside the main thread. */
export const compressBeside: Compress = (text) =>
  Promise.all([brotliBeside(text, quick(text)), promisify(gzip)(text)]);

/** Compresses on the calling thread, with its priority. */
export const compressHere: Compress = async (text) => [
  new Uint8Array(brotliCompressSync(text, brotliOptions(text, quick(text)))),
  gzipSync(text),
];

async function brotliBeside(text: Uint8Array, effort: Effort): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await promisify(brotliCompress)(text, brotliOptions(text, effort)));
}

interface Effort {
  quality: number;
  /** Distance within which a repetition is found, as a power of 2 in bytes. By default 22. */
  window?: number;
}

/**
 * Above 2^16 bytes of window, quality 9 sets up tables that cost more than a usual page: 22 ms instead of 4
 * for 78 KB, to save 11 bytes. Longer pages gain from the window instead.
 */
function quick({ length }: Uint8Array): Effort {
  return length <= 2 ** 17 ? { quality: 9, window: 16 } : { quality: 7 };
}

function brotliOptions({ length }: Uint8Array, { quality, window }: Effort): BrotliOptions {
  return {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: length,
      ...(window && { [constants.BROTLI_PARAM_LGWIN]: window }),
    },
  };
}

export async function preparePage(
  { html, styles, language }: GuestPage,
  compress = compressBeside,
): Promise<PreparedPage> {
  const hashed = hash("sha256", html, "base64url").slice(0, 22);
  const identity = new Uint8Array(Buffer.from(withHash(html, hashed)));
  const [br, zipped] = await compress(identity);
  return {
    language,
    hash: hashed,
    bodies: { identity, br, gzip: new Uint8Array(zipped) },
    contentSecurityPolicy: guestPolicy(styles),
  };
}

export function isOutdated({ outdatedAt }: PreparedPage): boolean {
  return outdatedAt !== undefined && outdatedAt <= Date.now();
}

export function bytesOf({ bodies }: PreparedPage): number {
  return bodies.identity.length + bodies.br.length + bodies.gzip.length;
}

/** Answers with the page or 304. @param vary headers besides Accept-Encoding by which it was chosen */
export function send(
  c: Context,
  page: PreparedPage,
  status: 200 | 404 | 410 | 503,
  cacheControl: string,
  vary: readonly ("Accept" | "Accept-Language")[] = [],
): Response {
  const encoding = acceptedEncoding(c, ["br", "gzip"]);
  const body = page.bodies[encoding];
  const form = encoding === "br" && page.isDense ? "brotli" : encoding;
  c.header("Cache-Control", cacheControl);
  c.header("Vary", ["Accept-Encoding", ...vary].join(", "));
  c.header("Content-Language", page.language);
  c.header("Content-Security-Policy", page.contentSecurityPolicy);
  // Websites that guests open from here learn which site they came from, not which hotel.
  c.header("Referrer-Policy", "strict-origin-when-cross-origin");
  if (page.isListed === false) c.header("X-Robots-Tag", "noindex");
  // For browsers without frame-ancestors, because the admin shows the page beside its editor.
  c.header("X-Frame-Options", "SAMEORIGIN");
  if (status === 200) {
    const own = tagOf(page, form);
    const known = knownTag(c.req.header("If-None-Match"), page, own);
    c.header("ETag", known ?? own);
    if (known) return c.body(null, 304);
  }
  c.header("Content-Type", page.contentType ?? "text/html; charset=utf-8");
  c.header("Content-Length", String(body.length));
  if (encoding !== "identity") c.header("Content-Encoding", encoding);
  return madeOf(body, c.body(body, status));
}

/** A strong tag: each form of a page has its own. */
function tagOf({ hash }: PreparedPage, form: string): string {
  return `"${hash}-${form}"`;
}

/**
 * The tag of this text in any form: If-None-Match compares weakly (RFC 9110, section 13.1.2). The answer
 * repeats it, which tells a cache what it may go on using (RFC 9111, 4.3.4).
 */
function knownTag(ifNoneMatch: string | undefined, page: PreparedPage, own: string): string | undefined {
  const tags = ifNoneMatch?.split(",").map((entry) => entry.trim().replace(/^W\//, "")) ?? [];
  const forms = [...Object.keys(page.bodies), "brotli"].map((form) => tagOf(page, form));
  return tags.find((tag) => forms.includes(tag)) ?? (tags.includes("*") ? own : undefined);
}
