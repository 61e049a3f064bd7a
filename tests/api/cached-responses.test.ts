/** Cached guest pages are answered before the application, exactly as it would. */
import { once } from "node:events";
import { Agent, request, ServerResponse } from "node:http";
import { connect } from "node:net";
import { Writable } from "node:stream";
import { brotliDecompressSync } from "node:zlib";
import pino from "pino";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { responsesWith } from "../../src/server/guest/cached-responses.ts";
import { READINGS } from "../../src/server/guest/dense-pages.ts";
import { startTestServer, type TestServer } from "../../testbed/server.ts";
import { makeHotel } from "../../testbed/tokens.ts";

const TOKEN = "a-token-of-metrics-that-is-long-enough";

let lines: { method: string; path: string; status: number; id: string; hotel: string }[] = [];
let server: TestServer;
let owner: Awaited<ReturnType<typeof makeHotel>>;
beforeAll(async () => {
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(JSON.parse(chunk.toString()));
      done();
    },
  });
  const log = pino({ level: "info" }, stream);
  // As behind https, which adds headers.
  const env = { PUBLIC_URL: "https://innfo.example", SMTP_URL: "smtp://localhost:1", METRICS_TOKEN: TOKEN };
  server = await startTestServer({ ...env, EMAIL_CONFIRMATION: "off" }, { log });
});
afterAll(() => server.stop());
beforeEach(async () => {
  owner = await makeHotel(server);
  lines = [];
});

interface Answer {
  status: number | undefined;
  /** As sent, without the time and the request's id. */
  headers: string[];
  body: Buffer;
}

async function ask(
  headers: Record<string, string> | string[],
  { method = "GET", path = `/view/${owner.hotelId}`, agent = false as Agent | false } = {},
) {
  const sent = request(server.url + path, { method, headers, agent }).end();
  const [response] = await once(sent, "response");
  const body = Buffer.concat(await response.toArray());
  const rawHeaders: string[] = response.rawHeaders;
  const pairs = rawHeaders.flatMap((name, at) => (at % 2 === 0 ? [`${name}: ${rawHeaders[at + 1]}`] : []));
  const own = pairs.filter((pair) => !/^(Date|X-Request-Id): /i.test(pair)).sort();
  return { status: response.statusCode, headers: own, body } as Answer;
}

const known = () => {
  const page = server.context.guestPages.current(owner.hotelId, undefined);
  return page ? responsesWith(page).size : 0;
};
const etagOf = ({ headers }: Answer) =>
  headers.find((pair) => pair.startsWith("etag: "))?.slice("etag: ".length) ?? "";

test.each(["br", "gzip", "identity"])(
  "in %s the second response is byte for byte the first",
  async (encoding) => {
    const headers = { "accept-encoding": encoding };
    const whole = await ask(headers);
    expect(whole.status).toBe(200);
    expect(whole.headers).toContain("strict-transport-security: max-age=31536000");
    expect(await ask(headers)).toEqual(whole);
    const ifNoneMatch = { ...headers, "if-none-match": etagOf(whole) };
    const unchanged = await ask(ifNoneMatch);
    expect([unchanged.status, unchanged.body.length]).toEqual([304, 0]);
    expect(await ask(ifNoneMatch)).toEqual(unchanged);
    expect(known()).toBe(2);
    const etagOfAnother = { ...headers, "if-none-match": '"another"' };
    expect(await ask(etagOfAnother)).toEqual(whole);
    expect(await ask({ ...headers, "if-none-match": `"another", ${etagOf(whole)}` })).toEqual(unchanged);
  },
);

test("on a connection that stays, each response is byte for byte the application's", async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const whole = await ask({}, { agent });
  expect(whole.headers).toContain("Connection: keep-alive");
  const unchanged = await ask({ "if-none-match": etagOf(whole) }, { agent });
  for (let i = 0; i < 3; i++) {
    expect(await ask({}, { agent })).toEqual(whole);
    expect(await ask({ "if-none-match": etagOf(whole) }, { agent })).toEqual(unchanged);
  }
  expect((await ask({})).headers).toContain("Connection: close");
  agent.destroy();
});

/** All bytes of one connection, without the time and the ids. */
async function raw(sent: string): Promise<string> {
  const socket = connect(Number(new URL(server.url).port), "127.0.0.1").end(sent);
  const text = Buffer.concat(await socket.toArray()).toString("latin1");
  return text.replaceAll(/^(Date|X-Request-Id): .*\r\n/gim, "");
}

test("each response is written before the application", async () => {
  for (let i = 0; i < 2; i++) await ask({});
  const written = vi.spyOn(ServerResponse.prototype, "writeHead");
  try {
    for (let i = 0; i < 2; i++) expect((await ask({})).status).toBe(200);
    // The application writes its headers as an object.
    expect(written.mock.calls.map(([, fields]) => Array.isArray(fields))).toEqual([true, true]);
  } finally {
    written.mockRestore();
  }
});

test("requests that are sent at once are answered in turn, and old clients as before", async () => {
  const etag = etagOf(await ask({}));
  const asked = (version: string, more: string) =>
    `GET /view/${owner.hotelId} HTTP/${version}\r\nHost: raw.example\r\n${more}\r\n`;
  const known = asked("1.1", `If-None-Match: ${etag}\r\n`);
  const one = await raw(known);
  expect(one).toMatch(/^HTTP\/1\.1 304 /);
  expect(await raw(known.repeat(5))).toBe(one.repeat(5));
  const old = asked("1.0", `If-None-Match: ${etag}\r\nConnection: keep-alive\r\n`);
  const closing = await raw(old);
  // Such a client does not know the length, so only the connection's end tells it.
  expect(closing).toContain("Connection: close");
  expect(await raw(old)).toBe(closing);
});

test("each cached response is logged and measured like any other", async () => {
  for (let i = 0; i < 3; i++) await ask({});
  const path = `/view/${owner.hotelId}`;
  const own = lines.filter((line) => line.path === path);
  expect(own).toEqual(
    Array(3).fill(
      expect.objectContaining({ method: "GET", path, status: 200, msg: "request", ms: expect.any(Number) }),
    ),
  );
  expect(new Set(own.map(({ id }) => id)).size).toBe(3);
  expect(new Set(own.map(({ hotel }) => hotel))).toEqual(new Set([owner.hotelId]));
  const metrics = await fetch(`${server.url}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } });
  const count =
    /^innfo_http_request_duration_seconds_count\{method="GET",route="\/view\/\*",status="200"\} (\d+)$/m;
  expect(Number(count.exec(await metrics.text())?.[1])).toBeGreaterThanOrEqual(3);
});

test("what asks all the time is logged only when it fails", async () => {
  for (const path of ["/livez", "/readyz", "/health"])
    expect((await fetch(server.url + path)).status).toBe(200);
  expect((await fetch(`${server.url}/metrics`)).status).toBe(401);
  expect(lines.map(({ path }) => path)).toEqual(["/metrics"]);
});

test("each response has its own request id, or the one that a proxy sent, and the log has it too", async () => {
  const path = `/view/${owner.hotelId}`;
  const given = [{}, {}, { "x-request-id": "proxy-1" }, { "x-request-id": "proxy-2" }];
  for (const headers of given) {
    const response = await fetch(server.url + path, { headers });
    const id = response.headers.get("x-request-id");
    expect(id).toBe(lines.findLast((line) => line.path === path)?.id);
    if (headers["x-request-id"]) expect(id).toBe(headers["x-request-id"]);
  }
  expect(new Set(lines.map(({ id }) => id)).size).toBe(4);
  expect(known()).toBe(1);
});

test("an owner's edit shows on the next load", async () => {
  for (let i = 0; i < 2; i++) await ask({});
  await server.sql`update public.hotels set description = 'A view of the harbour' where id = ${owner.hotelId}`;
  await server.context.hotelChanges.settled();
  expect((await ask({})).body.toString()).toContain("A view of the harbour");
});

test("the application answers every request that differs", async () => {
  const whole = await ask({});
  await ask({});
  const head = await ask({}, { method: "HEAD" });
  expect([head.status, head.headers, head.body.length]).toEqual([200, whole.headers, 0]);
  expect(await ask({ range: "bytes=0-9" })).toEqual(whole);
  expect((await ask({ "content-encoding": "gzip" })).status).toBe(415);
  expect((await ask(["host", "innfo.example", "host", "other.example"])).status).toBe(400);
  expect((await ask({ host: "a b" })).status).toBe(400);
  expect((await ask({}, { path: `/view/${owner.hotelId}?a=b` })).body).toEqual(whole.body);
  expect((await ask({}, { method: "POST" })).status).toBe(404);
});

test("a header that comes twice leaves the answer to the application, which reads both", async () => {
  const { host } = new URL(server.url);
  const german = { "accept-language": "de", host };
  const twice = ["host", host, "accept-language", "fr", "accept-language", "de"];
  const [one, both] = [await ask(german), await ask(twice)];
  expect(one.headers).toContain("content-language: de");
  expect(both.headers).toContain("content-language: fr");
  expect(await ask(twice)).toEqual(both);
});

test("only the latest sixteen kinds of request are remembered, and no long one", async () => {
  const whole = await ask({});
  const long = "x".repeat(8000);
  for (let i = 0; i < 2; i++) {
    expect(await ask({ "accept-encoding": long })).toEqual(whole);
    expect(await ask({ host: `${long}.example` })).toEqual(whole);
    expect((await ask({}, { path: `/view/${owner.hotelId}?lang=${long}` })).body).toEqual(whole.body);
  }
  expect(known()).toBe(1);
  for (let i = 0; i < 40; i++) await ask({ "accept-encoding": `x${i}` });
  expect(known()).toBeLessThanOrEqual(16);
});

test("a page that is read often becomes smaller, and whoever has it keeps it", async () => {
  const path = "/view/1";
  const headers = { "accept-encoding": "br" };
  const first = await ask(headers, { path });
  for (let i = 0; i < READINGS; i++) await ask(headers, { path });
  await server.context.guestPages.settled();
  const dense = await ask(headers, { path });
  expect(dense.body.length).toBeLessThan(first.body.length * 0.93);
  expect(brotliDecompressSync(dense.body)).toEqual(brotliDecompressSync(first.body));
  expect(etagOf(dense)).not.toBe(etagOf(first));
  for (const etag of [etagOf(first), etagOf(dense)]) {
    for (let i = 0; i < 2; i++) {
      const kept = await ask({ ...headers, "if-none-match": etag }, { path });
      expect([kept.status, etagOf(kept), kept.body.length]).toEqual([304, etag, 0]);
    }
  }
  expect(etagOf(await ask({ "accept-encoding": "gzip" }, { path }))).not.toBe(etagOf(dense));
});

test("what follows the path is read like the application reads it, and is in no line of the log", async () => {
  const languageOf = ({ headers }: Answer) => headers.find((pair) => pair.startsWith("content-language: "));
  for (const [query, language] of [
    ["?lang=de", "de"],
    ["?lang=secret-token", "fr"],
    ["?lang=de?lang=ja", "fr"],
    ["?lang=de&lang=ja", "de"],
    ["?lang=%64e", "de"],
  ]) {
    // The first reader's answer must not reach the next one, who reads another language.
    for (const reads of ["fr", "de", "fr"]) {
      const answer = await ask({ "accept-language": reads }, { path: `/view/${owner.hotelId}${query}` });
      const expected = language === "fr" ? reads : language;
      expect([query, languageOf(answer)]).toEqual([query, `content-language: ${expected}`]);
    }
  }
  const paths = lines.filter(({ hotel }) => hotel === owner.hotelId).map(({ path }) => path);
  expect(new Set(paths)).toEqual(new Set([`/view/${owner.hotelId}`]));
});
