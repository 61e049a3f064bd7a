/** Headers that nobody's browser sends reach no page that others are shown, no line of the log, and no mail. */
import { Writable } from "node:stream";
import pino from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { exchange } from "../../testbed/fuzz/exchange.ts";
import { mailsTo } from "../../testbed/mailbox.ts";
import { startTestServer, type TestServer } from "../../testbed/server.ts";
import { makeHotel, type Owner } from "../../testbed/tokens.ts";

const EVIL = "evil.example";
const lines: string[] = [];
let server: TestServer;
let owner: Owner & { hotelId: string };
beforeAll(async () => {
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(chunk.toString());
      done();
    },
  });
  server = await startTestServer({ TRUST_PROXY: "1" }, { log: pino({ level: "trace" }, stream) });
  owner = await makeHotel(server);
});
afterAll(() => server.stop());

const NAMES = [
  "Host",
  "X-Forwarded-For",
  "X-Forwarded-Host",
  "X-Forwarded-Proto",
  "Forwarded",
  "X-Request-Id",
  "traceparent",
  "Accept-Language",
  "Accept-Encoding",
  "If-None-Match",
  "Range",
  "Origin",
  "Referer",
];

/** One header, as it is sent: latin1. */
const POISONS: [what: string, poison: (name: string) => string][] = [
  ["long", (name) => `${name}: ${EVIL}/${"a".repeat(8000)}`],
  ["too long for any request", (name) => `${name}: ${EVIL}/${"a".repeat(20_000)}`],
  ["there twice", (name) => `${name}: ${EVIL}\r\n${name}: "${EVIL}"`],
  ["followed by another", (name) => `${name}: x\r\nX-Poison: ${EVIL}`],
  ["with a line feed", (name) => `${name}: x\nX-Poison: ${EVIL}`],
  ["with a carriage return", (name) => `${name}: x\rX-Poison: ${EVIL}`],
  ["folded", (name) => `${name}: x\r\n ${EVIL}`],
  ["encoded", (name) => `${name}: %0d%0aX-Poison: ${EVIL}`],
  ["of no ASCII", (name) => `${name}: ${EVIL}/\xe9\xff\x80\xf0\x9f\x98\x80`],
  ["markup", (name) => `${name}: "><script src=//${EVIL}></script>`],
  ["with NUL", (name) => `${name}: ${EVIL}\0`],
];

interface Request {
  method: string;
  path: string;
  headers?: string[];
  body?: string;
}

async function send({ method, path, headers = [], body = "" }: Request) {
  const { port } = new URL(server.url);
  const host = headers.some((header) => /^host:/i.test(header)) ? [] : ["Host: localhost"];
  const length = body ? ["Content-Type: application/json", `Content-Length: ${Buffer.byteLength(body)}`] : [];
  const head = [`${method} ${path} HTTP/1.1`, ...host, "Connection: close", ...length, ...headers];
  const bytes = Buffer.from(`${head.join("\r\n")}\r\n\r\n${body}`, "latin1");
  const { answers } = await exchange({ host: "127.0.0.1", port: Number(port) }, bytes, {
    method,
    endsFirst: false,
  });
  return answers;
}

/** The page for everybody, but for the time and the request's id. */
async function page() {
  const [answer] = await send({ method: "GET", path: `/view/${owner.hotelId}` });
  const headers = [...(answer?.headers ?? [])].filter(([name]) => !/^(date|x-request-id)$/.test(name));
  return { status: answer?.status, headers, body: answer?.body.toString() };
}

test.each(NAMES)("%s, in any form, changes nothing for others", async (name) => {
  const expected = await page();
  expect(expected.status).toBe(200);
  lines.length = 0;
  for (const [what, poison] of POISONS) {
    const headers = [poison(name)];
    const requests: Request[] = [
      { method: "GET", path: `/view/${owner.hotelId}`, headers },
      // By then it may be answered before the application is asked.
      { method: "GET", path: `/view/${owner.hotelId}`, headers },
      { method: "GET", path: `/view/${owner.hotelId}/manifest.webmanifest`, headers },
      { method: "GET", path: "/nowhere", headers },
      {
        method: "GET",
        path: "/rest/v1/amenities",
        headers: [`Authorization: Bearer ${owner.token}`, ...headers],
      },
    ];
    for (const request of requests) {
      const answers = await send(request);
      // None where Node refused it and closed before all had arrived.
      expect(answers.length, `${what}, ${request.path}`).toBeLessThanOrEqual(1);
      for (const { status, headers } of answers) {
        expect(status, what).toBeLessThan(500);
        expect(String([...headers]), what).not.toMatch(/evil|x-poison/i);
      }
    }
  }
  expect(await page()).toEqual(expected);
  const log = lines.join("");
  expect(log).not.toContain(EVIL);
  for (const line of lines) expect(JSON.parse(line)).toMatchObject({ level: expect.any(Number) });
  expect(lines.filter((line) => line.includes('"msg":"request"')).length).toBeGreaterThan(10);
});

test("a proxy's id and trace are kept, each in its line", async () => {
  const trace = "4bf92f3577b34da6a3ce929d0e0e4736";
  const given = [["X-Request-Id: edge-7"], [`traceparent: 00-${trace}-00f067aa0ba902b7-01`]];
  for (const headers of given) await send({ method: "GET", path: `/view/${owner.hotelId}`, headers });
  const ids = lines.slice(-2).map((line) => JSON.parse(line).id);
  expect(ids).toEqual(["edge-7", trace]);
});

test("a mail leads to this site, whatever the request said", async () => {
  const names = NAMES.filter((name) => /host|forward|origin|referer|language|request/i.test(name));
  for (const name of names) {
    for (const [what, poison] of POISONS.filter(([what]) => /^(long|there twice|of no)/.test(what))) {
      const { email } = await makeHotel(server);
      const body = JSON.stringify({ email });
      const [answer] = await send({
        method: "POST",
        path: "/auth/v1/recover",
        headers: [poison(name)],
        body,
      });
      expect([name, what, [200, 400]]).toEqual([name, what, expect.arrayContaining([answer?.status])]);
      const mails = await mailsTo(server, email);
      expect(mails).toHaveLength(answer?.status === 200 ? 1 : 0);
      for (const mail of mails) {
        expect(JSON.stringify(mail)).not.toContain(EVIL);
        for (const link of mail.links) expect(new URL(link).port).toBe(new URL(server.url).port);
      }
    }
  }
});
