/** Overload: some calls are refused at once, the rest is served, and guests notice nothing. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { BulkheadLimits } from "../../src/server/capacity/bulkhead.ts";
import type { WorkLimits } from "../../src/server/capacity/capacity.ts";
import { image } from "../../testbed/images.ts";
import { LONG_TIMEOUTS, PASSWORD, startTestServer, type TestServer } from "../../testbed/server.ts";
import { makeHotel } from "../../testbed/tokens.ts";
import { whileLocked } from "../../testbed/while-locked.ts";

interface Subject extends TestServer {
  hotelId: string;
  send(method: string, path: string, body?: BodyInit, type?: string): Promise<Response>;
}

async function start(work: Partial<WorkLimits>): Promise<Subject> {
  const server = await startTestServer(
    {},
    { capacity: { ...LONG_TIMEOUTS, work: { ...LONG_TIMEOUTS.work, ...work } } },
  );
  const { token, hotelId } = await makeHotel(server);
  return {
    ...server,
    hotelId,
    send: (method, path, body, type = "application/json") =>
      fetch(server.url + path, {
        method,
        body: body ?? null,
        headers: { authorization: `Bearer ${token}`, "content-type": type },
      }),
  };
}

const isUp = async ({ url, hotelId }: Subject) =>
  (await Promise.all(["/health", `/view/${hotelId}`, "/config.json"].map((path) => fetch(url + path)))).map(
    ({ status }) => status,
  );
const UP = [200, 200, 200];

describe("with a place for one and a queue for one", () => {
  const LIMITS: BulkheadLimits = { concurrency: 1, queue: 1, maxWait: 60_000 };
  let server: Subject;
  beforeAll(async () => {
    server = await start({ reads: LIMITS, writes: LIMITS, passwords: LIMITS });
    // Reads the catalogue, which a locked table would delay.
    expect((await server.send("GET", "/rest/v1/faqs")).status).toBe(200);
    expect(await isUp(server)).toEqual(UP);
  });
  afterAll(() => server.stop());

  const credentials = JSON.stringify({ email: "nobody@example.com", password: PASSWORD });

  test.each([
    [
      "reads",
      "public.faqs",
      () => server.send("GET", "/rest/v1/faqs"),
      200,
      { code: "PGRST003", details: null },
    ],
    [
      "writes",
      "public.hotels",
      () => server.send("PATCH", `/rest/v1/hotels?id=eq.${server.hotelId}`, '{"description":"By the sea"}'),
      204,
      { code: "PGRST003", hint: null },
    ],
    [
      "sign-ins",
      "auth.users",
      () => server.send("POST", "/auth/v1/token?grant_type=password", credentials),
      400,
      { code: 503, error_code: "service_unavailable" },
    ],
  ])(
    "of three %s at a time one is refused, and the others are done when they can be",
    async (_, table, send, done, refusal) => {
      const sent: Promise<Response>[] = [];
      // Earlier changes are read again while that is possible.
      expect(await isUp(server)).toEqual(UP);
      await whileLocked(server, table, async () => {
        sent.push(send(), send(), send());
        // Nobody else is answered while the table is locked.
        const refused = await Promise.race(sent);
        expect(refused.status).toBe(503);
        expect(refused.headers.get("retry-after")).toBe("1");
        expect(await refused.json()).toMatchObject(refusal);
        expect(await isUp(server)).toEqual(UP);
      });
      const statuses = (await Promise.all(sent)).map(({ status }) => status);
      expect(statuses.sort()).toEqual([done, done, 503].sort());
      expect((await send()).status).toBe(done);
    },
  );
});

describe("with no place at all", () => {
  const NONE: BulkheadLimits = { concurrency: 0, queue: 0, maxWait: 0 };
  let server: Subject;
  beforeAll(async () => {
    server = await start({ writes: NONE, accounts: NONE, uploads: NONE, payments: NONE });
  });
  afterAll(() => server.stop());

  test.each([
    ["POST", "/rest/v1/faqs", () => "[]", { code: "PGRST003", details: null, hint: null }],
    ["GET", "/auth/v1/user", undefined, { code: 503, error_code: "service_unavailable" }],
    [
      "POST",
      "/auth/v1/recover",
      () => '{"email":"nobody@example.com"}',
      { error_code: "service_unavailable" },
    ],
    [
      "POST",
      "/storage/v1/object/logos/{hotel}/a.webp",
      async () => new Uint8Array(await image("png")),
      { statusCode: "503", error: "SlowDown" },
    ],
    [
      "POST",
      "/functions/v1/stripe-portal",
      () => JSON.stringify({ return_url: `${server.url}/admin/subscription` }),
      { code: "try_again" },
    ],
  ])("%s %s is refused in the words of its path", async (method, path, body, refusal) => {
    const response = await server.send(method, path.replace("{hotel}", server.hotelId), await body?.());
    expect(response.status).toBe(503);
    expect(response.headers.get("retry-after")).toBe("1");
    expect(await response.json()).toMatchObject(refusal);
  });

  test("guests can still read", async () => {
    expect(await isUp(server)).toEqual(UP);
  });
});
