/** Clients that take their time, on a server that gives them little. */
import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { CAPACITY, type HttpLimits } from "../../src/server/capacity.ts";
import { startTestServer, type TestServer } from "../support/server.ts";

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

describe("a client that trickles", () => {
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
  ])("%s is told that its time is over, and cut off", async (_, beginning) => {
    expect(await trickle(await open(quick), beginning)).toMatch(/^HTTP\/1\.1 408 /);
  });

  test("nothing at all is cut off as well", async () => {
    const silent = await open(quick);
    silent.resume();
    await closed(silent);
  });

  test("does not keep others waiting", async () => {
    const slow = await Promise.all(Array.from({ length: 50 }, () => open(quick)));
    const over = slow.map((socket, i) => trickle(socket, i % 2 ? HEAD : `${HEAD}Content-Length: 99\r\n\r\n`));
    expect((await fetch(`${quick.url}/view/1`)).status).toBe(200);
    expect((await fetch(`${quick.url}/health`)).status).toBe(200);
    await Promise.all(over);
  });
});

test("more connections than allowed are closed, and those that do nothing make room", async () => {
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

test("a client that trickles does not keep the server from stopping", async () => {
  const stopping = await start({ stopPatience: 50 });
  const slow = trickle(await open(stopping), HEAD);
  await stopping.stop();
  expect(await slow).toBe("");
});
