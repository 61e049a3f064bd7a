/** Clients that ask for much and read nothing. */
import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { type AnswerLimits, CAPACITY } from "../../src/server/capacity/capacity.ts";
import { fillWithFaqs, LIMITS_FOR_LARGE_LIST, LIST_BYTES } from "../../testbed/large-list.ts";
import { LONG_TIMEOUTS, sharedServer, type TestServer } from "../../testbed/server.ts";

const LIST = "/rest/v1/faqs?select=question,answer";
const NETWORK = "192.0.2.1";

/** Room for two lists, one of each network. */
const answers: AnswerLimits = {
  ...CAPACITY.answers,
  ofNetwork: 1.5 * LIST_BYTES,
  together: 2.5 * LIST_BYTES,
};

const ENV = { TRUST_PROXY: "1", LIMITS: LIMITS_FOR_LARGE_LIST };

const sockets: Socket[] = [];
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
});

class Clients {
  readonly server: TestServer;
  #token = "";
  hotelId = "";

  constructor(server: TestServer) {
    this.server = server;
  }

  async prepare(): Promise<void> {
    const { client, hotelId } = await this.server.ownerWithHotel();
    const { data } = await client.auth.getSession();
    this.#token = data.session?.access_token ?? "";
    this.hotelId = hotelId;
    await fillWithFaqs(this.server.sql, hotelId);
  }

  get taken(): number {
    return this.server.context.unreadAnswers.budget.taken;
  }

  headers(network: string): Record<string, string> {
    // Uncompressed: the list is one sign, repeated.
    return {
      authorization: `Bearer ${this.#token}`,
      "x-forwarded-for": network,
      "accept-encoding": "identity",
    };
  }

  get(path: string, network: string, method = "GET"): Promise<Response> {
    return fetch(this.server.url + path, { method, headers: this.headers(network) });
  }

  async send(requests: readonly string[], network = NETWORK): Promise<Socket> {
    const { hostname, port } = new URL(this.server.url);
    const socket = connect({ host: hostname, port: Number(port) });
    sockets.push(socket);
    socket.on("error", () => socket.destroy());
    await once(socket, "connect");
    const fields = Object.entries({ host: hostname, ...this.headers(network) });
    const head = fields.map(([name, value]) => `${name}: ${value}\r\n`).join("");
    socket.write(requests.map((path) => `GET ${path} HTTP/1.1\r\n${head}\r\n`).join(""));
    return socket;
  }

  /** @returns once the server keeps the answer */
  async askUnread(network = NETWORK): Promise<Socket> {
    const before = this.taken;
    const socket = await this.send([LIST], network);
    await expect.poll(() => this.taken).toBeGreaterThan(before);
    return socket;
  }
}

describe("Answers that nobody reads", async () => {
  const clients = new Clients(await sharedServer(ENV, { capacity: { ...LONG_TIMEOUTS, answers } }));
  beforeAll(() => clients.prepare());

  test("take no more memory than their network has room for, and all networks together", async () => {
    await clients.askUnread();
    // Their network's share is full; small answers, those without a body, and other networks get through.
    const refused = await clients.get(LIST, NETWORK);
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "1"]);
    expect(await refused.json()).toMatchObject({ code: "429", message: expect.stringMatching(/try again/) });
    expect((await clients.get(`${LIST}&limit=1`, NETWORK)).status).toBe(200);
    expect((await clients.get(LIST, NETWORK, "HEAD")).status).toBe(200);
    await clients.askUnread("192.0.2.2");
    expect((await clients.get(LIST, "192.0.2.3")).status).toBe(503);
    expect((await clients.get(`${LIST}&limit=1`, "192.0.2.3")).status).toBe(200);
    for (const socket of sockets.splice(0)) socket.destroy();
    await expect.poll(() => clients.taken).toBe(0);
    expect((await (await clients.get(LIST, NETWORK)).json()).length).toBe(350);
    await expect.poll(() => clients.taken).toBe(0);
  });

  test("keep a guest from a large page, in words for guests", async () => {
    await clients.askUnread();
    const { budget } = clients.server.context.unreadAnswers;
    const full = budget.hold({ amount: answers.ofNetwork - budget.taken, network: NETWORK });
    const page = await clients.get(`/view/${clients.hotelId}`, NETWORK);
    expect([page.status, page.headers.get("content-type")]).toEqual([503, "text/html; charset=utf-8"]);
    full();
  });

  test("are counted once each where requests follow one another on a connection, and not at all in a long line", async () => {
    const socket = await clients.send([LIST, LIST, LIST]);
    await expect.poll(() => clients.taken).toBeGreaterThan(LIST_BYTES);
    const { taken } = clients;
    // The next one there is not even begun: these came later, and are answered.
    for (let i = 0; i < 2; i++) await (await clients.get(LIST, "192.0.2.2")).arrayBuffer();
    await expect.poll(() => clients.taken).toBe(taken);
    // They are read one after the other, and all of them.
    let bytes = 0;
    socket.on("data", (chunk) => {
      bytes += chunk.length;
    });
    await expect.poll(() => bytes).toBeGreaterThan(3 * taken);
    await expect.poll(() => clients.taken).toBe(0);
    const greedy = await clients.send(Array.from({ length: 100 }, () => "/config.json"));
    greedy.resume();
    await new Promise((resolve) => greedy.once("close", resolve));
    const modest = await clients.send(Array.from({ length: 10 }, () => "/config.json"));
    let text = "";
    modest.on("data", (chunk) => {
      text += chunk;
    });
    await expect.poll(() => text.match(/HTTP\/1\.1 200/g)?.length).toBe(10);
  });
});

describe("A client that takes nothing of its answer", () => {
  const start = (limits: Partial<AnswerLimits>) =>
    sharedServer(ENV, { capacity: { ...LONG_TIMEOUTS, answers: { ...answers, ...limits } } });

  test("is cut off after a while", async () => {
    const clients = new Clients(await start({ unreadTimeout: 100 }));
    await clients.prepare();
    await clients.askUnread();
    await expect.poll(() => clients.server.context.unreadAnswers.cutOff).toBe(1);
    await expect.poll(() => clients.taken).toBe(0);
  });

  test("gives way, once it has had its time, to one that comes", async () => {
    const clients = new Clients(await start({ patience: 0 }));
    await clients.prepare();
    await clients.askUnread();
    expect((await clients.get(LIST, NETWORK)).status).toBe(200);
    expect(clients.server.context.unreadAnswers.cutOff).toBe(1);
  });
});
