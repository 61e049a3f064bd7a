/** Spans for an OpenTelemetry collector, from a server as a process of its own. */
import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { PUBLISHABLE_KEY } from "../../src/server/database/caller.ts";
import { newDataDir } from "../../testbed/own-servers.ts";
import { createOwner, type Owner } from "../../testbed/owner.ts";
import type { ServerProcess } from "../../testbed/process.ts";
import { startProcessOn } from "../../testbed/process-on-database.ts";
import { copyTemplate } from "../../testbed/template-copy.ts";
import { attributesOf, type Collector, type Span, startCollector } from "./support/collector.ts";

const SDK = "node_modules/@opentelemetry/sdk-trace";

const dataDir = newDataDir();
const sql = await copyTemplate();
afterAll(() => sql.end());
const jwtKey = new TextEncoder().encode(randomBytes(32).toString("hex"));

const start = (env: Record<string, string>): ServerProcess =>
  startProcessOn({ sql, jwtKey, dataDir }, { LOG_LEVEL: "warn", ...env });

describe("With a collector", () => {
  let collector: Collector;
  let owner: Owner;
  /** By what was asked: the ids that whoever is in front gave it. */
  const given: Record<string, { trace: string; span: string }> = {};
  const READS = 20;
  const TYPED = `Typed ${randomBytes(6).toString("hex")}`;
  let token = "";
  let account = "";

  beforeAll(async () => {
    collector = await startCollector();
    const server = start(collector.env);
    const url = await server.url;
    owner = await createOwner(url);
    const { session } = (await owner.api.auth.getSession()).data;
    token = session?.access_token ?? "";
    account = session?.user.id ?? "";
    async function ask(name: string, path: string, init: RequestInit = {}): Promise<number> {
      const [trace, span] = [randomBytes(16).toString("hex"), randomBytes(8).toString("hex")];
      given[name] = { trace, span };
      const headers = { apikey: PUBLISHABLE_KEY, ...init.headers, traceparent: `00-${trace}-${span}-01` };
      const { status } = await fetch(url + path, { ...init, headers });
      return status;
    }
    const signedIn = { Authorization: `Bearer ${token}`, "Content-Type": "application/json" };
    const { id } = owner.hotel;
    const body = JSON.stringify({ description: TYPED });
    expect(
      await ask("write", `/rest/v1/hotels?id=eq.${id}`, { method: "PATCH", headers: signedIn, body }),
    ).toBe(204);
    expect(await ask("made page", `/view/${id}`)).toBe(200);
    expect(await ask("kept page", `/view/${id}`)).toBe(200);
    const read = (_: unknown, index: number) =>
      ask(`read ${index}`, `/rest/v1/faqs?question=eq.${TYPED}`, { headers: signedIn });
    expect(await Promise.all(Array.from({ length: READS }, read))).toEqual(Array(READS).fill(200));
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
    // Sends what is left.
    expect(await server.end()).toEqual({ code: 0, signal: null });
  });
  afterAll(() => collector.stop());

  /** The request's span, and those of its statements. */
  function traceOf(name: string): { request: Span | undefined; statements: Span[] } {
    const spans = collector.spans().filter(({ traceId }) => traceId === given[name]?.trace);
    const request = spans.find(({ parentSpanId }) => parentSpanId === given[name]?.span);
    return { request, statements: spans.filter(({ parentSpanId }) => parentSpanId === request?.spanId) };
  }

  test("a request goes on with the trace of whoever is in front, and says whose and which it was", () => {
    const { request } = traceOf("write");
    expect(request?.name).toBe("PATCH /rest/v1/:relation");
    expect(attributesOf(request as Span)).toMatchObject({
      "http.route": "/rest/v1/:relation",
      "http.response.status_code": 204,
      "url.path": "/rest/v1/hotels",
      "innfo.request_id": given.write?.trace,
      "enduser.pseudo.id": account,
    });
    const [sent] = collector.sent;
    expect(attributesOf(sent?.resourceSpans[0]?.resource as Span)).toMatchObject({ "service.name": "innfo" });
  });

  test("each statement is told under the request that waited for it, also where many share a connection", () => {
    const told = ({ statements }: { statements: Span[] }) =>
      statements.map((span) => attributesOf(span)["db.operation.name"]);
    expect(told(traceOf("write"))).toEqual(expect.arrayContaining(["select", "with"]));
    for (let index = 0; index < READS; index++) {
      // The session's, and the read itself.
      expect(told(traceOf(`read ${index}`))).toEqual(["select", "select"]);
    }
    for (const span of traceOf("read 0").statements) {
      expect(attributesOf(span)).toMatchObject({ "db.system.name": "postgresql" });
    }
  });

  test("a guest page is told, whether it was made or kept", () => {
    for (const name of ["made page", "kept page"]) {
      const { request } = traceOf(name);
      expect(attributesOf(request as Span)).toMatchObject({
        "http.response.status_code": 200,
        "innfo.hotel_id": owner.hotel.id,
      });
    }
    expect(traceOf("kept page").statements).toEqual([]);
  });

  test("nothing is told of what people typed, of who they are, or of what balancers ask", () => {
    const all = JSON.stringify(collector.sent);
    for (const secret of [TYPED, owner.hotel.name, owner.email, token, "/readyz"]) {
      expect(all).not.toContain(secret);
    }
  });
});

test("without the variable nothing of it is loaded; with a collector that is away it is, and everything works", async () => {
  // Node says what it loads.
  const saying = { NODE_DEBUG: "esm" };
  const without = start(saying);
  await without.url;
  await without.end();
  expect(without.errors()).toContain("node_modules/hono");
  expect(without.errors()).not.toContain(SDK);

  const away = start({ ...saying, OTEL_EXPORTER_OTLP_ENDPOINT: "http://127.0.0.1:9" });
  expect((await fetch(`${await away.url}/view/1`)).status).toBe(200);
  expect(await away.end()).toEqual({ code: 0, signal: null });
  expect(away.errors()).toContain(SDK);
  expect(away.output()).toContain("traces cannot be sent");
});
