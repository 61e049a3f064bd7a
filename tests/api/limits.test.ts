/** How much one request may send, take and occupy. */
import { describe, expect, test } from "vitest";
import { CAPACITY } from "../../src/server/capacity/capacity.ts";
import { transaction } from "../../src/server/database/transaction.ts";
import { keyQuery } from "../../src/server/transport/dev-pages.ts";
import { sharedServer } from "../../testbed/server.ts";
import { makeHotel } from "../../testbed/tokens.ts";

const MB = 1024 * 1024;
const QUICK = { statement: 300, lock: 100, guest: 300 };

const server = await sharedServer({}, { capacity: { ...CAPACITY, statements: QUICK } });
const { token, hotelId } = await makeHotel(server);
// A slow function, called as requests call it.
await server.sql`
  create function public.slow(seconds float8) returns void language sql stable set search_path = ''
  return pg_catalog.pg_sleep(seconds)`;
await server.sql`grant execute on function public.slow to anon`;
await server.sql`
  create function public.time_limit() returns text language sql stable set search_path = ''
  return pg_catalog.current_setting('statement_timeout')`;
await server.sql`grant execute on function public.time_limit to anon, authenticated`;

/** Replaces KEY by the key of the path's page. */
function withKey(path: string): string {
  return path.replace(/(\w+)KEY$/, (_, page: string) => page + keyQuery(server.jwtKey, page));
}

function send(method: string, path: string, body: BodyInit | null, headers: Record<string, string> = {}) {
  return fetch(server.url + withKey(path), {
    method,
    body,
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json", ...headers },
  });
}

describe("a request's statement", () => {
  const slow = (seconds: number) =>
    fetch(`${server.url}/rest/v1/rpc/slow`, {
      method: "POST",
      body: JSON.stringify({ seconds }),
      headers: { "content-type": "application/json" },
    });

  test("is ended when it takes too long", async () => {
    expect((await slow(0.001)).status).toBe(204);
    const response = await slow(60);
    expect(response.status).toBe(504);
    expect(await response.json()).toMatchObject({ code: "57014", details: null, hint: null });
  });

  test("waits for another's lock, but not for long", async () => {
    const change = () => send("PATCH", `/rest/v1/hotels?id=eq.${hotelId}`, '{"description":"By the sea"}');
    await transaction(server.sql, async (tx) => {
      await tx`select from public.hotels where id = ${hotelId} for update`;
      const response = await change();
      expect(response.status).toBe(503);
      expect(response.headers.get("retry-after")).toBe("1");
      expect(await response.json()).toMatchObject({ code: "55P03" });
    });
    expect((await change()).status).toBe(204);
  });

  test("cannot raise its own time limit", async () => {
    for (const name of ["set_config", "pg_sleep", "pg_reload_conf"]) {
      const body = JSON.stringify({ setting_name: "statement_timeout", new_value: "0", is_local: false });
      expect((await send("POST", `/rest/v1/rpc/${name}`, body)).status).toBe(404);
    }
    await send("GET", "/rest/v1/hotels?statement_timeout=eq.0", null);
    await send("GET", "/rest/v1/hotels", null, { prefer: "statement_timeout=0, timezone=UTC" });
    expect((await slow(60)).status).toBe(504);
  });

  test("has less time than the server's own statements, whoever calls", async () => {
    const [own] = await server.sql`select current_setting('statement_timeout') as timeout`;
    expect(own).toEqual({ timeout: "10s" });
    expect(CAPACITY.statements.statement).toBeLessThan(10_000);
    for (const headers of [{}, { authorization: "Bearer sb_publishable_innfo" }]) {
      const response = await send("POST", "/rest/v1/rpc/time_limit", "{}", headers);
      expect(await response.json()).toBe("300ms");
    }
  });
});

describe("a body that is too long is refused in the words of its path", () => {
  const FOUR_KEYS = { code: "413", details: null, hint: null };
  const json = (length: number) => JSON.stringify({ text: "a".repeat(length) });

  test.each([
    ["POST", "/rest/v1/faqs", MB, 413, FOUR_KEYS],
    ["PATCH", "/rest/v1/faqs?id=eq.x", MB, 413, FOUR_KEYS],
    ["POST", "/rest/v1/rpc/guest_hotel", MB, 413, FOUR_KEYS],
    ["POST", "/auth/v1/signup", MB, 413, { code: 413, error_code: "validation_failed" }],
    ["POST", "/auth/v1/signup", 17_000, 400, { code: 400, error_code: "validation_failed" }],
    ["POST", "/auth/v1/token?grant_type=password", 17_000, 400, { error_code: "validation_failed" }],
    ["PUT", "/auth/v1/user", 17_000, 400, { error_code: "validation_failed" }],
    ["POST", "/functions/v1/stripe-checkout", 17_000, 400, { code: "invalid_request" }],
    ["POST", "/functions/v1/stripe-webhook", MB, 400, { code: "invalid_request" }],
    ["POST", "/functions/v1/track-scan", 3000, 400, { code: "400" }],
    ["DELETE", "/storage/v1/object/logos", 70_000, 400, { statusCode: "400" }],
    ["POST", "/dev/payments/portal/cus_1KEY", 2000, 413, FOUR_KEYS],
  ])("%s %s of %i bytes and more", async (method, path, length, status, body) => {
    const headers = { "user-agent": "Mozilla/5.0 (iPhone) Mobile" };
    const response = await send(method, path, json(length), headers);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject(body);
    // A shorter call gets further, at worst to another refusal.
    const shorter = await send(method, path, json(10), headers);
    expect(shorter.status).not.toBe(413);
    expect((await shorter.text()).includes("too long")).toBe(false);
  });

  test.each(["/rest/v1/faqs", "/auth/v1/signup"])(
    "%s also when it does not say how long it is",
    async (path) => {
      const chunk = new TextEncoder().encode("a".repeat(64 * 1024));
      let sent = 0;
      const endless = new ReadableStream({
        pull(controller) {
          sent += 1;
          if (sent > 32) controller.close();
          else controller.enqueue(chunk);
        },
      });
      const init: RequestInit & { duplex: "half" } = {
        method: "POST",
        body: endless,
        duplex: "half",
        headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      };
      expect((await fetch(server.url + path, init)).status).toBe(413);
    },
  );
});

test("headers of more than 16 KB are refused", async () => {
  const status = async (length: number) =>
    (await fetch(`${server.url}/config.json`, { headers: { "x-long": "a".repeat(length) } })).status;
  expect(await status(15_000)).toBe(200);
  expect(await status(17_000)).toBe(431);
});

describe("nothing is unpacked", () => {
  test.each([
    ["/rest/v1/faqs", { code: "415", details: null, hint: null }],
    ["/auth/v1/signup", { code: 415, error_code: "validation_failed" }],
    ["/storage/v1/object/logos/1/a.webp", { statusCode: "415" }],
    ["/functions/v1/track-scan", { code: "415" }],
  ])("%s says that it takes bodies as they are", async (path, body) => {
    const packed = await send("POST", path, new Uint8Array([31, 139, 8, 0]), { "content-encoding": "gzip" });
    expect(packed.status).toBe(415);
    expect(packed.headers.get("accept-encoding")).toBe("identity");
    expect(await packed.json()).toMatchObject(body);
    expect((await send("POST", path, "{}", { "content-encoding": "identity" })).status).not.toBe(415);
  });
});

describe("what used to make the server fail", () => {
  test.each([
    [
      "a signature without a signature",
      "POST",
      "/functions/v1/stripe-webhook",
      { "stripe-signature": "t=1,v1=" },
      400,
    ],
    ["a NUL in a device's id", "DELETE", "/auth/v1/sessions/1%00", {}, 404],
    ["a NUL in a checkout's id", "GET", "/dev/payments/checkout/1%00", {}, 404],
    [
      "a line break that would begin a header",
      "POST",
      "/dev/payments/portal/1%0d%0aSet-Cookie:%20a=b",
      {},
      404,
    ],
    [
      "a form without a boundary",
      "POST",
      "/dev/payments/portal/1KEY",
      { "content-type": "multipart/form-data" },
      303,
    ],
  ])("%s is a refusal", async (_, method, path, headers, status) => {
    const response = await fetch(server.url + withKey(path), {
      method,
      body: method === "POST" ? "{}" : null,
      headers: { authorization: `Bearer ${token}`, ...headers },
      redirect: "manual",
    });
    expect(response.status).toBe(status);
    expect(response.headers.get("set-cookie")).toBeNull();
  });
});

test("an Accept header may hold weights, blanks and further types", async () => {
  const accept = "text/csv, application/vnd.pgrst.object+json ; charset=utf-8 ;q=0.9";
  const response = await send("GET", `/rest/v1/hotels?id=eq.${hotelId}`, null, { accept });
  expect(await response.json()).toMatchObject({ id: hotelId });
});
