/** Owners' reads, and rows that they add, are answered before the application, exactly as it would. */
import { once } from "node:events";
import { Agent, type OutgoingHttpHeaders, request, ServerResponse } from "node:http";
import { Writable } from "node:stream";
import { Hono } from "hono";
import pino from "pino";
import { afterAll, beforeAll, expect, type MockInstance, test, vi } from "vitest";
import { learnHeader } from "../../src/server/rest/early-answers.ts";
import type { Reads } from "../../src/server/rest/reads.ts";
import type { RequestVariables } from "../../src/server/transport/request-variables.ts";
import { startTestServer, type TestServer } from "../../testbed/server.ts";
import { makeHotel } from "../../testbed/tokens.ts";

const METRICS_TOKEN = "a-token-of-metrics-that-is-long-enough";
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
const lines: {
  id: string;
  method?: string;
  path: string;
  status: number;
  account?: string;
  hotel?: string;
  ms?: number;
}[] = [];
let server: TestServer;
let owner: Awaited<ReturnType<typeof makeHotel>>;
let other: Awaited<ReturnType<typeof makeHotel>>;

beforeAll(async () => {
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(JSON.parse(chunk.toString()));
      done();
    },
  });
  server = await startTestServer({ METRICS_TOKEN }, { log: pino({ level: "info" }, stream) });
  owner = await makeHotel(server);
  other = await makeHotel(server);
  const rows = ["Zürich, “Zoo”", "Pier", "100%"].map((label, at) => ({
    ...{ hotel_id: owner.hotelId, label, number: `+1 555 010${at}` },
  }));
  await owner.client.from("important_contacts").insert(rows).throwOnError();
  // The first answer of rows, from which all others have their header.
  await early("important_contacts?select=label");
});
afterAll(async () => {
  agent.destroy();
  await server.stop();
});

async function ask(path: string, headers: OutgoingHttpHeaders, token = owner.token, sent?: string) {
  const given = { authorization: `Bearer ${token}`, ...headers };
  const method = sent === undefined ? "GET" : "POST";
  const asked = request(`${server.url}/rest/v1/${path}`, { method, headers: given, agent }).end(sent);
  const [response] = await once(asked, "response");
  const body = Buffer.concat(await response.toArray()).toString();
  const { date, "x-request-id": id, ...others } = response.headers;
  return { id, answer: { status: response.statusCode, headers: others, body } };
}
const early = async (path: string, headers = {}, token?: string) => (await ask(path, headers, token)).answer;
/** A request that may have a body is the application's. */
const application = (path: string, headers = {}, token?: string) =>
  early(path, { ...headers, "content-length": "0" }, token);

const REPRESENTATION = { prefer: "return=representation" };
const TWICE = { "x-request-id": ["-", "-"] };
/** Adds rows; what has a header twice is the application's. */
async function add(
  path: string,
  body: string,
  headers: OutgoingHttpHeaders = REPRESENTATION,
  token?: string,
) {
  return (await ask(path, headers, token, body)).answer;
}

const SINGLE = { accept: "application/vnd.pgrst.object+json" };
const own = () => `important_contacts?hotel_id=eq.${owner.hotelId}&order=created_at,id`;

test.each([
  [() => `${own()}&select=label,number`, {}, 200],
  [() => `${own()}&select=label%2Cnumber&limit=2&offset=1`, {}, 200],
  [() => `${own()}&label=in.(Pier,"100%25")`, {}, 200],
  [() => `${own()}&label=not.is.null&number=like.*0101`, {}, 200],
  [() => `${own()}&label=eq.Z%C3%BCrich%2C+%E2%80%9CZoo%E2%80%9D&select=label`, SINGLE, 200],
  [() => `${own()}&label=eq.Nobody`, {}, 200],
  [() => `${own()}&label=eq.Nobody`, SINGLE, 406],
  [own, SINGLE, 406],
  [own, { range: "1-1" }, 200],
  [own, { range: "2-1" }, 416],
  [own, { prefer: "count=exact", range: "0-0" }, 206],
  [own, { accept: "text/csv" }, 406],
  [own, { "accept-profile": "innfo" }, 406],
  [() => `${own()}&nothing=eq.1`, {}, 400],
  [() => `${own()}&id=eq.none`, {}, 400],
  [() => `important_contacts?hotel_id=eq.${other.hotelId}`, {}, 200],
  [() => "nothing?select=*", {}, 404],
  [() => "important_contacts", {}, 200],
])("answers %s with %o as the application, each time", async (path, headers, status) => {
  const expected = await application(path(), headers);
  expect(expected.status).toBe(status);
  for (let i = 0; i < 2; i++) expect(await early(path(), headers)).toEqual(expected);
});

/** The application writes its headers as an object. */
const bySelf = (written: MockInstance<ServerResponse["writeHead"]>) =>
  written.mock.calls.map(([, ...fields]) => Array.isArray(fields.at(-1)));

test("asks nothing of the application once it knows the header", async () => {
  const written = vi.spyOn(ServerResponse.prototype, "writeHead");
  try {
    for (let i = 0; i < 3; i++) expect((await early(own())).headers["content-range"]).toBe("0-2/*");
    await application(own());
    expect(bySelf(written)).toEqual([true, true, true, false]);
  } finally {
    written.mockRestore();
  }
});

test("answers values of one shape by themselves, and never a value as a filter", async () => {
  const labels = async (query: string) => {
    const { status, body } = await early(
      `important_contacts?select=label&hotel_id=eq.${owner.hotelId}&${query}`,
    );
    return status === 200 ? (JSON.parse(body) as { label: string }[]).map(({ label }) => label) : status;
  };
  for (let i = 0; i < 2; i++) {
    expect(await labels("label=eq.Pier")).toEqual(["Pier"]);
    expect(await labels("label=eq.100%25")).toEqual(["100%"]);
    expect(await labels("label=not.eq.Pier&order=label")).toEqual(["100%", "Zürich, “Zoo”"]);
    expect(await labels("label=%6eot.eq.Pier&order=label.desc")).toEqual(["Zürich, “Zoo”", "100%"]);
    expect(await labels("label=eq.Pier%26order=label")).toEqual([]);
    expect(await labels("label=not.is.null&limit=1&order=label")).toEqual(["100%"]);
    expect(await labels("label=is.null")).toEqual([]);
    expect(await labels("limit=1&limit=2")).toBe(400);
    expect(await labels("label=eq.Pier&limit=-1")).toBe(400);
  }
});

test("of what the database refuses, the application answers without asking it again", async () => {
  const read = vi.spyOn(server.context.reads.runner, "read");
  try {
    expect((await early(`${own()}&created_at=eq.never`)).status).toBe(400);
    expect(read).toHaveBeenCalledOnce();
  } finally {
    read.mockRestore();
  }
});

test("a session that has ended, a forged token and another owner get nothing", async () => {
  const brief = await makeHotel(server);
  const path = `hotels?select=id&id=eq.${brief.hotelId}`;
  expect((await early(path, {}, brief.token)).status).toBe(200);
  expect((await early(path)).body).toBe("[]");
  expect((await early(path, {}, `${brief.token}x`)).status).toBe(401);
  await server.sql`delete from auth.sessions where id = ${brief.sessionId}`;
  const ended = await early(path, {}, brief.token);
  expect([ended.status, JSON.parse(ended.body).code]).toEqual([401, "PGRST301"]);
  expect(ended).toEqual(await application(path, {}, brief.token));
});

test("clients that leave before their answer harm nobody", async () => {
  const read = vi.spyOn(server.context.reads.runner, "read");
  try {
    for (let i = 0; i < 20; i++) {
      const sent = request(`${server.url}/rest/v1/${own()}`, {
        headers: { authorization: `Bearer ${owner.token}` },
      }).end();
      sent.on("error", () => {});
      await expect.poll(() => read).toHaveBeenCalledTimes(i + 1);
      sent.destroy();
    }
    await Promise.allSettled(read.mock.results.map(({ value }) => value));
    expect((await early(own())).status).toBe(200);
  } finally {
    read.mockRestore();
  }
});

test("each is logged and measured like any other", async () => {
  const counted = async () => {
    const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
    const text = await (await fetch(`${server.url}/metrics`, { headers })).text();
    const of =
      /request_duration_seconds_count\{method="GET",route="\/rest\/v1\/:relation",status="200"\} (\d+)/;
    return Number(of.exec(text)?.[1]);
  };
  const before = await counted();
  const { id } = await ask(own(), {});
  const { id: given } = await ask(own(), { "x-request-id": "proxy-1" });
  expect(given).toBe("proxy-1");
  await application(own());
  expect(await counted()).toBe(before + 3);
  const [first, second, third] = lines.filter(({ path }) => path === "/rest/v1/important_contacts").slice(-3);
  expect([first?.id, second?.id]).toEqual([id, given]);
  const told = { status: 200, account: owner.userId, hotel: owner.hotelId, ms: expect.any(Number) };
  for (const line of [first, second, third]) expect(line).toMatchObject(told);
});

test("Their header is not taken from an answer that found no room", async () => {
  const reads: Pick<Reads, "headers"> = { headers: new Map() };
  const app = new Hono<RequestVariables>().use(learnHeader(reads)).get("/:status", (c) => {
    c.set("isPlain", true);
    return c.json([], c.req.param("status") === "200" ? 200 : 503);
  });
  await app.request("/503");
  expect(reads.headers.size).toBe(0);
  await app.request("/200");
  expect(reads.headers.has(200)).toBe(true);
});

const contact = (more: object = {}) => ({ hotel_id: owner.hotelId, label: "Bar", number: "1", ...more });
const TAKEN = "0199a000-0000-7000-8000-000000000001";
const SHOWN = "important_contacts?select=label,number";
const ALONE = { ...SINGLE, ...REPRESENTATION };

test.each<[string, () => unknown, OutgoingHttpHeaders, number]>([
  [SHOWN, () => contact(), REPRESENTATION, 201],
  [SHOWN, () => contact({ label: "Café „Zoo“ 🦁" }), ALONE, 201],
  [SHOWN, () => [contact(), contact({ label: "Spa" })], REPRESENTATION, 201],
  [SHOWN, () => [contact(), contact()], ALONE, 406],
  [SHOWN, () => contact(), { prefer: "return=representation,missing=default" }, 201],
  [SHOWN, () => contact(), { prefer: "return=representation,count=exact" }, 201],
  [SHOWN, () => contact(), { prefer: "return=representation,max-affected=0" }, 400],
  [SHOWN, () => contact(), { prefer: "return=minimal" }, 201],
  [SHOWN, () => contact(), { ...REPRESENTATION, "content-type": "text/plain" }, 415],
  [SHOWN, () => contact(), { ...REPRESENTATION, "content-profile": "innfo" }, 406],
  [SHOWN, () => contact(), { ...REPRESENTATION, "content-encoding": "gzip" }, 415],
  [SHOWN, () => `\ufeff${JSON.stringify(contact())}`, REPRESENTATION, 201],
  [SHOWN, () => `${JSON.stringify(contact())}}`, REPRESENTATION, 400],
  [SHOWN, () => contact({ label: " " }), REPRESENTATION, 400],
  [SHOWN, () => contact({ label: "x".repeat(20_000) }), REPRESENTATION, 400],
  [SHOWN, () => contact({ label: null }), REPRESENTATION, 400],
  [SHOWN, () => contact({ id: TAKEN, hotel_id: other.hotelId }), REPRESENTATION, 403],
  [SHOWN, () => contact({ created_at: "2020-01-01" }), REPRESENTATION, 403],
  [SHOWN, () => contact({ nothing: 1 }), REPRESENTATION, 400],
  [`${SHOWN}&columns="hotel_id","label","number"`, () => contact({ nothing: 1 }), REPRESENTATION, 201],
  [`${SHOWN}&label=eq.Bar`, () => contact(), REPRESENTATION, 400],
  [
    `${SHOWN}&on_conflict=id`,
    () => contact({ id: TAKEN }),
    { prefer: "return=representation,resolution=ignore-duplicates" },
    201,
  ],
  [SHOWN, () => contact({ id: TAKEN }), REPRESENTATION, 409],
  ["nothing", () => contact(), REPRESENTATION, 404],
  ["rpc/nothing", () => ({}), REPRESENTATION, 404],
])("adds to %s as the application (%#)", async (path, given, headers, status) => {
  await server.sql`insert into important_contacts (id, hotel_id, label, number)
    values (${TAKEN}, ${owner.hotelId}, 'Taken', '1') on conflict do nothing`;
  await add(SHOWN, JSON.stringify(contact()));
  const value = given();
  const body = typeof value === "string" ? value : JSON.stringify(value);
  const target = encodeURI(path);
  const expected = await add(target, body, { ...headers, ...TWICE });
  expect(expected.status).toBe(status);
  for (let i = 0; i < 2; i++) expect(await add(target, body, headers)).toEqual(expected);
});

test("a row is added once, whoever answers", async () => {
  const write = vi.spyOn(server.context.reads.runner, "write");
  const written = vi.spyOn(ServerResponse.prototype, "writeHead");
  try {
    const [row] = JSON.parse(
      (await add("important_contacts", JSON.stringify(contact({ label: "Once" })))).body,
    );
    expect(row).toMatchObject({ label: "Once", hotel_id: owner.hotelId });
    expect(bySelf(written)).toEqual([true]);
    const told = { method: "POST", path: "/rest/v1/important_contacts", status: 201, account: owner.userId };
    await expect.poll(() => lines.at(-1)).toMatchObject(told);
    expect((await add(SHOWN, JSON.stringify(contact({ label: "" })))).status).toBe(400);
    expect(write).toHaveBeenCalledTimes(2);
    // An answer as long as this is the application's.
    const many = Array.from({ length: 120 }, () => contact({ label: "Long".padEnd(60, "…") }));
    expect((await add(`${SHOWN},hotel_id,created_at`, JSON.stringify(many.slice(0, 60)))).status).toBe(201);
    expect(write).toHaveBeenCalledTimes(3);
  } finally {
    write.mockRestore();
    written.mockRestore();
  }
  expect(JSON.parse((await early(`${own()}&label=eq.Once&select=label`)).body)).toHaveLength(1);
});

test("whose session has ended adds nothing, and guests see at once what was added", async () => {
  const brief = await makeHotel(server);
  const row = { hotel_id: brief.hotelId, label: "Tower", number: "1" };
  const page = async () => (await fetch(`${server.url}/view/${brief.hotelId}`)).text();
  expect(await page()).not.toContain("Tower");
  expect((await add(SHOWN, JSON.stringify(row), REPRESENTATION, brief.token)).status).toBe(201);
  await server.sql`delete from auth.sessions where id = ${brief.sessionId}`;
  const ended = await add(SHOWN, JSON.stringify(row), REPRESENTATION, brief.token);
  expect([ended.status, JSON.parse(ended.body).code]).toEqual([401, "PGRST301"]);
  const [{ count }] = await server.sql<[{ count: number }]>`
    select count(*)::int from important_contacts where hotel_id = ${brief.hotelId}`;
  expect(count).toBe(1);
});
