/** Clients that take their time, on a server that gives them little. */
import { once } from "node:events";
import { get } from "node:http";
import { connect, type Socket } from "node:net";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { CAPACITY, type HttpLimits } from "../../src/server/capacity/capacity.ts";
import { startTestServer, type TestServer } from "../../testbed/server.ts";

const QUICK: Partial<HttpLimits> = {
  headersTimeout: 100,
  requestTimeout: 200,
  connectionsCheckingInterval: 20,
};

const sockets: Socket[] = [];
const start = (http: Partial<HttpLimits>) =>
  startTestServer({}, { capacity: { ...CAPACITY, http: { ...CAPACITY.http, ...http } } });
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
});

async function open({ url }: TestServer): Promise<Socket> {
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port) });
  sockets.push(socket);
  // Cut off while it still sends, a client may hear of that as an error.
  socket.on("error", () => socket.destroy());
  await once(socket, "connect");
  return socket;
}

function closed(socket: Socket): Promise<void> {
  return new Promise((resolve) => void socket.once("close", () => resolve()));
}

/** A byte at a time, so that the connection is never idle, until the server has had enough. */
async function trickle(socket: Socket, beginning: string): Promise<string> {
  let answer = "";
  socket.on("data", (chunk) => {
    answer += chunk;
  });
  socket.write(beginning);
  const bytes = setInterval(() => socket.write("a"), 10);
  await closed(socket);
  clearInterval(bytes);
  return answer;
}

const HEAD = "POST /rest/v1/faqs HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n";

describe("a slow client", () => {
  let quick: TestServer;
  beforeAll(async () => {
    quick = await start(QUICK);
  });
  afterAll(() => quick.stop());

  test.each([
    ["its headers", "GET / HTTP/1.1\r\nHost: localhost\r\nX-Name: "],
    ["its body", `${HEAD}Content-Length: 100000\r\n\r\n`],
    [
      "its body to a sign-in",
      `${HEAD.replace("/rest/v1/faqs", "/auth/v1/token?grant_type=password")}Content-Length: 9999\r\n\r\n`,
    ],
    [
      "an event of payments",
      `${HEAD.replace("/rest/v1/faqs", "/functions/v1/stripe-webhook")}Content-Length: 9999\r\n\r\n`,
    ],
    ["a scan", `${HEAD.replace("/rest/v1/faqs", "/functions/v1/track-scan")}Content-Length: 999\r\n\r\n`],
  ])("that trickles %s is answered with 408 and disconnected", async (_, beginning) => {
    expect(await trickle(await open(quick), beginning)).toMatch(/^HTTP\/1\.1 408 /);
  });

  test("a connection that sends nothing is closed, too", async () => {
    const silent = await open(quick);
    silent.resume();
    await closed(silent);
  });
});

test("clients that trickle do not keep others waiting", async () => {
  // Not the quick one: on a busy machine the others' own requests may take as long as it gives them.
  const server = await start({});
  const slow = await Promise.all(Array.from({ length: 50 }, () => open(server)));
  const over = slow.map((socket, i) => trickle(socket, i % 2 ? HEAD : `${HEAD}Content-Length: 99\r\n\r\n`));
  expect((await fetch(`${server.url}/view/1`)).status).toBe(200);
  expect((await fetch(`${server.url}/health`)).status).toBe(200);
  for (const socket of slow) socket.destroy();
  await Promise.all(over);
  await server.stop();
});

test("connections beyond the limit are closed, and idle ones make room", async () => {
  const small = await start({ maxConnections: 3 });
  const kept = await Promise.all([open(small), open(small), open(small)]);
  for (const socket of kept) {
    socket.write("GET /config.json HTTP/1.1\r\nHost: localhost\r\n\r\n");
    await once(socket, "data");
  }
  const refused = await open(small);
  await Promise.all([refused, ...kept].map((socket) => closed(socket.resume())));
  expect((await fetch(`${small.url}/config.json`)).status).toBe(200);
  await small.stop();
});

describe("half-open requests of one address", () => {
  /** Each closed at once, or left open. */
  async function flood(server: TestServer, connections: number): Promise<number> {
    const attack = await Promise.all(Array.from({ length: connections }, () => open(server)));
    const closed = attack.map((socket) => new Promise<void>((resolve) => void socket.once("close", resolve)));
    for (const socket of attack) socket.resume().write("GET / HTTP/1.1\r\nHost: localhost\r\nX-Name: a");
    const refused = attack.length - 2;
    let count = 0;
    await new Promise<void>((resolve) => {
      for (const one of closed) void one.then(() => ++count === refused && resolve());
    });
    return count;
  }

  function statusFrom(localAddress: string, { url }: TestServer): Promise<number | string> {
    return new Promise((resolve) => {
      const asking = get(`${url}/config.json`, { localAddress, agent: false }, (answer) => {
        answer.resume();
        resolve(answer.statusCode ?? 0);
      });
      asking.once("error", (error: NodeJS.ErrnoException) => resolve(error.code ?? ""));
    });
  }

  test("leave connections for other addresses", async () => {
    const shared = await start({ maxConnections: 8, maxFromOneAddress: 2 });
    expect(await flood(shared, 40)).toBe(38);
    expect(await statusFrom("127.0.0.1", shared)).toBe("ECONNRESET");
    expect(await statusFrom("127.0.0.2", shared)).toBe(200);
    // As soon as they are gone their address has room again.
    for (const socket of sockets.splice(0)) socket.destroy();
    await expect.poll(() => statusFrom("127.0.0.1", shared)).toBe(200);
    await shared.stop();
  });

  test("have no limit of their own behind a proxy, whose address all share", async () => {
    const proxied = await startTestServer(
      { TRUST_PROXY: "1" },
      { capacity: { ...CAPACITY, http: { ...CAPACITY.http, maxFromOneAddress: 2 } } },
    );
    await Promise.all(Array.from({ length: 5 }, () => open(proxied)));
    expect(await statusFrom("127.0.0.1", proxied)).toBe(200);
    await proxied.stop();
  });
});

describe("bodies of which the last byte is missing", () => {
  const small = 1000;
  const long = 10_000;
  /** Room for two of them, one of each network. */
  const bodies = { small, ofNetwork: long, together: 2 * long };
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ TRUST_PROXY: "1" }, { capacity: { ...CAPACITY, bodies } });
  });
  afterAll(() => server.stop());

  const headOf = (path: string, network: string, length: string) =>
    `POST ${path} HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: ${network}\r\nContent-Type: application/json\r\n${length}\r\n\r\n`;

  /** @returns once the server keeps it */
  async function keepUnfinished(path: string, network: string): Promise<void> {
    const taken = server.context.bodies.taken + long;
    const socket = await open(server);
    socket.write(headOf(path, network, `Content-Length: ${long}`) + "a".repeat(long - 1));
    await expect.poll(() => server.context.bodies.taken).toBe(taken);
  }
  const post = (path: string, network: string, length: number) =>
    fetch(server.url + path, {
      method: "POST",
      body: JSON.stringify({ hotel_id: "1", more: "a".repeat(length) }),
      headers: { "x-forwarded-for": network, "content-type": "application/json" },
    });

  test("take no more memory than their network has room for, and all networks together", async () => {
    const rpc = "/rest/v1/rpc/guest_hotel";
    await keepUnfinished(rpc, "192.0.2.1");
    // Their network's share is full; small bodies, and other networks, get through.
    for (const path of [rpc, "/auth/v1/signup", "/storage/v1/object/photos/1/a", "/view/1/preview"]) {
      const refused = await post(path, "192.0.2.1", long / 2);
      expect([path, refused.status, refused.headers.get("retry-after")]).toEqual([path, 429, "1"]);
      expect((await refused.json()).message ?? "").not.toMatch(/wrong on our side/);
    }
    // A guest's browser shows what it gets.
    const page = await post("/view/1/request", "192.0.2.1", long / 2);
    expect([page.status, page.headers.get("retry-after")]).toEqual([503, "5"]);
    expect(await page.text()).toMatch(
      /<h1>One moment, please<.*href="tel:112"|href="tel:112".*<h1>One moment, please</,
    );
    expect((await post(rpc, "192.0.2.1", 10)).status).toBe(404);
    expect((await post(rpc, "192.0.2.2", long / 2)).status).toBe(404);
    await keepUnfinished(rpc, "192.0.2.2");
    expect((await post(rpc, "192.0.2.3", long / 2)).status).toBe(503);
    expect((await post(rpc, "192.0.2.3", 10)).status).toBe(404);
    for (const socket of sockets.splice(0)) socket.destroy();
    await expect.poll(() => server.context.bodies.taken).toBe(0);
    expect((await post(rpc, "192.0.2.1", long / 2)).status).toBe(404);
  });

  test("count as the longest allowed when they do not declare a length", async () => {
    const socket = await open(server);
    const head = headOf("/rest/v1/rpc/guest_hotel", "192.0.2.1", "Transfer-Encoding: chunked");
    socket.write(`${head}2\r\n{}\r\n0\r\n\r\n`);
    const [answer] = (await once(socket, "data")) as [Buffer];
    expect(answer.toString().slice(0, 12)).toBe("HTTP/1.1 429");
  });
});

test("a request with two hosts is refused, with one it is answered", async () => {
  const server = await start({});
  for (const [hosts, status] of [
    ["Host: localhost\r\n", "200"],
    ["Host: localhost\r\nhost: evil.example\r\n", "400"],
    ["Host: localhost\r\nHost: localhost\r\n", "400"],
  ] as const) {
    const socket = await open(server);
    socket.write(`GET /config.json HTTP/1.1\r\n${hosts}\r\n`);
    const [answer] = (await once(socket, "data")) as [Buffer];
    expect(answer.toString().slice(0, 12)).toBe(`HTTP/1.1 ${status}`);
  }
  await server.stop();
});

test("a client that trickles does not keep the server from stopping", async () => {
  const stopping = await start({ stopTimeout: 50 });
  const slow = trickle(await open(stopping), HEAD);
  await stopping.stop();
  expect(await slow).toBe("");
});
