/** Whole requests, byte for byte: mostly HTTP, some of it broken on purpose. */
import fc from "fast-check";
import { SignJWT, UnsecuredJWT } from "jose";
import { productCall } from "./calls.ts";
import type { Route } from "./routes.ts";
import { requestLine } from "./urls.ts";
import { field, filledIn, jsonBody, type Known, oddText } from "./values.ts";

export interface FuzzRequest {
  method: string;
  /** Undefined for bytes that are no HTTP. */
  target: string | undefined;
  bytes(known: Known): Buffer;
  /** Whether the client stops in the middle: then no answer is required. */
  isCutOff: boolean;
}

interface Body {
  type: string;
  bytes: Buffer;
}

const asJson = (text: string): Body => ({ type: "application/json", bytes: Buffer.from(text) });

const CLAIMS = { sub: "{userId}", role: "authenticated", aud: "authenticated" };
const forged = await new SignJWT(CLAIMS).setProtectedHeader({ alg: "HS256" }).sign(new Uint8Array(32));
const CREDENTIALS = [
  "Bearer sb_publishable_innfo",
  "Bearer sb_publishable_other",
  `Bearer sb_secret_${"a".repeat(9000)}`,
  `Bearer ${new UnsecuredJWT(CLAIMS).encode()}`,
  `Bearer ${forged}`,
  "Bearer {token}x",
  "Bearer {refresh}",
  "bearer  {token}",
  "Bearer {token} {token}",
  `Bearer ${"a".repeat(12_000)}`,
  `Bearer ${"a.".repeat(4000)}`,
  `Bearer${" ".repeat(12_000)}x`,
  "Basic YTpi",
  "Bearer",
  "",
];
const HEADERS: Readonly<Record<string, readonly string[]>> = {
  Prefer: [
    "return=representation",
    "count=exact",
    "resolution=merge-duplicates",
    "return=representation, resolution=merge-duplicates, missing=default",
    "handling=strict, x=y",
    "handling=strict, max-affected=0",
    "max-affected=999999999",
    `max-affected=${"9".repeat(5000)}`,
  ],
  Accept: [
    "application/vnd.pgrst.object+json",
    "text/csv",
    "application/vnd.pgrst.array+json;nulls=stripped",
    `a${" ".repeat(12_000)}b`,
    "a;".repeat(6000),
    "*/*",
  ],
  "Accept-Encoding": [
    "br",
    "gzip;q=0",
    "br;q=1e9,gzip;q=-1",
    "a,".repeat(5000),
    `gzip;q=${"9".repeat(9000)}`,
  ],
  Range: ["bytes=0-0", "bytes=-1", "bytes=9-1", "bytes=0-99999999999999999999", "rows=0-9", "0-1,2-3"],
  "If-None-Match": ["*", '"a"', 'W/"a", "b"', '",'.repeat(5000)],
  "Content-Encoding": ["gzip", "br", "identity", "gzip, gzip"],
  "Content-Profile": ["auth", "public", "a".repeat(9000)],
  apikey: ["sb_publishable_innfo", "{token}", "sb_secret_x", "a".repeat(9000)],
  Cookie: ["a=b", "a=b; ".repeat(2000), "\u00ff=\u00fe"],
  Origin: ["null", "https://example.com"],
  Expect: ["100-continue", "200-ok"],
  Upgrade: ["websocket", "h2c"],
  "X-Forwarded-For": ["1.2.3.4", "::1", "a".repeat(9000), "1.1.1.1,".repeat(1000)],
  "X-HTTP-Method-Override": ["DELETE"],
  "User-Agent": [
    "Mozilla/5.0 (iPhone) Mobile",
    "curl/8",
    "Silk".repeat(3000),
    `${"Android".repeat(1500)}Mobile`,
  ],
  Referer: ["https://example.com/a", "//", "http://[::1", "\u00e9".repeat(3000)],
  "Sec-Purpose": ["prefetch"],
  "Stripe-Signature": ["t=1,v1=a", `t=${"1".repeat(999)},v1=`, "t=,,,=", "v1=".repeat(3000)],
  "x-upsert": ["true"],
  __proto__x: ["a"],
};
const header = fc.oneof(
  {
    weight: 8,
    arbitrary: fc
      .constantFrom(...Object.entries(HEADERS))
      .chain(([name, values]) => fc.constantFrom(...values).map((value) => [name, value] as const)),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.constantFrom(...Object.keys(HEADERS)), oddText)
      // Line breaks would start other headers; the broken requests below contain those.
      .map(([name, text]) => [name, text.replace(/[\r\n\0]/g, "")] as const),
  },
);
const headers = fc.record({
  authorization: fc.oneof(
    { weight: 5, arbitrary: fc.constant("Bearer {token}") },
    { weight: 2, arbitrary: fc.constant(undefined) },
    { weight: 2, arbitrary: fc.constantFrom(...CREDENTIALS) },
  ),
  others: fc.array(header, { maxLength: 2 }),
});

const PICTURE = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgYGBgAAAABQABpfZFQAAAAABJRU5ErkJggg==",
  "base64",
);
const part = fc
  .tuple(field, oddText)
  .map(([name, content]) =>
    Buffer.concat([
      Buffer.from(`--x\r\nContent-Disposition: form-data; name="${name}"; filename="${name}"\r\n\r\n`),
      content.length % 2 ? PICTURE : Buffer.from(content),
      Buffer.from("\r\n"),
    ]),
  );
const multipart = fc
  .tuple(
    fc.array(part, { maxLength: 3 }),
    fc.constantFrom("--x--\r\n", "--x", "--x--", "", "--y--"),
    fc.nat(3),
  )
  .map(([parts, end, cut]): Body => {
    const bytes = Buffer.concat([...parts, Buffer.from(end)]);
    return {
      type:
        ["multipart/form-data; boundary=x", "multipart/form-data", "multipart/form-data; boundary="][cut] ??
        "multipart/form-datax; boundary=x",
      bytes,
    };
  });
const body = fc.oneof(
  { weight: 3, arbitrary: fc.constant<Body | undefined>(undefined) },
  {
    weight: 6,
    arbitrary: jsonBody.map(asJson),
  },
  {
    weight: 1,
    arbitrary: fc.tuple(jsonBody, fc.uint8Array({ maxLength: 30 })).map(
      ([text, bytes]): Body => ({
        type: "application/json; charset=utf-16",
        bytes: Buffer.concat([Buffer.from(text.slice(0, 9)), bytes, Buffer.from(text.slice(9))]),
      }),
    ),
  },
  { weight: 1, arbitrary: multipart },
  {
    weight: 1,
    arbitrary: fc
      .tuple(
        fc.constantFrom("image/png", "application/x-www-form-urlencoded", "text/plain", "", "a/b;;;"),
        oddText,
      )
      .map(
        ([type, text]): Body => ({
          type,
          bytes: type === "image/png" ? PICTURE : Buffer.from(`action=${text}`),
        }),
      ),
  },
);

const framing = fc.oneof(
  { weight: 12, arbitrary: fc.constant("length" as const) },
  { weight: 2, arbitrary: fc.constant("chunked" as const) },
  { weight: 1, arbitrary: fc.constantFrom("short" as const, "early end" as const) },
);

/** Grammatical HTTP/1.1 with any content. */
const proper = (routes: readonly Route[]): fc.Arbitrary<FuzzRequest> =>
  fc
    .record({
      sent: fc.oneof(
        { weight: 3, arbitrary: fc.record({ line: requestLine(routes), body }) },
        { weight: 1, arbitrary: productCall.map((call) => ({ line: call, body: asJson(call.body) })) },
      ),
      headers,
      framing,
    })
    .map(
      ({
        sent: {
          line: { method, target },
          body,
        },
        headers: { authorization, others },
        framing,
      }) => ({
        method,
        target,
        isCutOff: framing === "early end" && body !== undefined,
        bytes(known) {
          const content = body
            ? Buffer.from(filledIn(body.bytes.toString("latin1"), known), "latin1")
            : Buffer.alloc(0);
          const lines = [
            `${method} ${filledIn(target, known)} HTTP/1.1`,
            "Host: localhost",
            "Connection: close",
            ...(authorization === undefined ? [] : [`Authorization: ${filledIn(authorization, known)}`]),
            ...others.map(([name, value]) => `${name}: ${filledIn(value, known)}`),
            ...(body ? [`Content-Type: ${body.type}`, framingHeader(framing, content)] : []),
          ];
          const head = Buffer.from(`${lines.join("\r\n")}\r\n\r\n`, "utf8");
          return Buffer.concat([head, framed(framing, content)]);
        },
      }),
    );

function framingHeader(framing: string, { length }: Buffer): string {
  if (framing === "chunked") return "Transfer-Encoding: chunked";
  return `Content-Length: ${framing === "early end" ? length + 10 : framing === "short" ? Math.floor(length / 2) : length}`;
}

function framed(framing: string, content: Buffer): Buffer {
  if (framing !== "chunked") return content;
  const size = Buffer.from(`${content.length.toString(16)};x="y"\r\n`);
  return content.length === 0
    ? Buffer.from("0\r\n\r\n")
    : Buffer.concat([size, content, Buffer.from("\r\n0\r\nTrailer: a\r\n\r\n")]);
}

const HOST = "Host: localhost\r\n";
const JSON_HEAD = `POST /rest/v1/faqs HTTP/1.1\r\n${HOST}Content-Type: application/json\r\n`;
/** Requests that servers and proxies are known to read differently (RFC 9112, section 11). */
const BROKEN = [
  "\r\n\r\n",
  "\0\0\0\0\r\n\r\n",
  "GET\r\n\r\n",
  "GET /\r\n\r\n",
  "GET / HTTP/0.9\r\n\r\n",
  `GET / HTTP/9.9\r\n${HOST}\r\n`,
  "GET / HTTP/1.0\r\n\r\n",
  "GET / HTTP/1.1\r\n\r\n",
  `GET / HTTP/1.1\r\n${HOST}Host: other\r\n\r\n`,
  "GET / HTTP/1.1\r\nHost: a b\r\n\r\n",
  "GET / HTTP/1.1\r\nHost: [::1\r\n\r\n",
  "GET / HTTP/1.1\r\nHost: localhost:99999\r\n\r\n",
  "GET / HTTP/1.1\r\nHost: user@localhost\r\n\r\n",
  "GET / HTTP/1.1\r\nHost:\r\n\r\n",
  `GET / HTTP/1.1\n${HOST.replace("\r", "")}\n`,
  `GET / HTTP/1.1\r\n${HOST} folded: x\r\n\tmore\r\n\r\n`,
  `GET / HTTP/1.1\r\n${HOST}Name : x\r\n\r\n`,
  `GET / HTTP/1.1\r\n${HOST}N\0me: x\r\n\r\n`,
  `GET / HTTP/1.1\r\n${HOST}X: a\rb\r\n\r\n`,
  `GET / HTTP/1.1\r\n${HOST}X: ${"a".repeat(20_000)}\r\n\r\n`,
  `GET / HTTP/1.1\r\n${HOST}${"X: a\r\n".repeat(3000)}\r\n`,
  `GET /${"a".repeat(20_000)} HTTP/1.1\r\n${HOST}\r\n`,
  `GET /view/1 HTTP/1.1\r\n${HOST}Content-Length: 5\r\n\r\nhello`,
  `${JSON_HEAD}Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}`,
  `${JSON_HEAD}Content-Length: +2\r\n\r\n{}`,
  `${JSON_HEAD}Content-Length: -1\r\n\r\n{}`,
  `${JSON_HEAD}Content-Length: 99999999999999999999\r\n\r\n{}`,
  `${JSON_HEAD}Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n`,
  `${JSON_HEAD}Transfer-Encoding: gzip, chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n`,
  `${JSON_HEAD}Transfer-Encoding: chunked, identity\r\n\r\n2\r\n{}\r\n0\r\n\r\n`,
  `${JSON_HEAD}Transfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n`,
  `${JSON_HEAD}Transfer-Encoding: chunked\r\n\r\nffffffffffffffffff\r\n{}`,
  `${JSON_HEAD}Transfer-Encoding: chunked\r\n\r\n2;${"x".repeat(20_000)}\r\n{}\r\n0\r\n\r\n`,
  `${JSON_HEAD}Transfer-Encoding: chunked\r\n\r\n2\n{}\n0\n\n`,
  `${JSON_HEAD}Expect: 100-continue\r\nContent-Length: 2\r\n\r\n{}`,
  `GET /view/1 HTTP/1.1\r\n${HOST}\r\n`.repeat(20),
  `GET /view/1 HTTP/1.1\r\n${HOST}\r\nGARBAGE\r\n\r\n`,
  `PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n`,
  "\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
  `CONNECT example.com:443 HTTP/1.1\r\n${HOST}\r\n`,
  `GET http://[ HTTP/1.1\r\n${HOST}\r\n`,
  `OPTIONS * HTTP/1.1\r\n${HOST}\r\n`,
];
const broken = fc.tuple(fc.constantFrom(...BROKEN), fc.option(fc.nat(400), { freq: 2 })).map(
  ([text, end]): FuzzRequest => ({
    method: "",
    target: undefined,
    isCutOff: true,
    bytes: () => Buffer.from(end === null ? text : text.slice(0, end), "latin1"),
  }),
);

/** @param seed the same seed makes the same requests */
export function makeRequests(routes: readonly Route[], seed: number, count: number): FuzzRequest[] {
  const request = fc.oneof({ weight: 19, arbitrary: proper(routes) }, { weight: 1, arbitrary: broken });
  return fc.sample(request, { seed, numRuns: count });
}
