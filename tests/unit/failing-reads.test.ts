import { QueryObserver } from "@tanstack/react-query";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { fetchJson } from "../../src/admin/rows/fetch.ts";
import { createQueryClient } from "../../src/admin/rows/query-client.ts";
import { errorCode, NETWORK, TimeoutError } from "../../src/lib/errors.ts";

const ask = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", ask);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  ask.mockReset();
});

const refusal = (status: number, headers = {}) =>
  new Response('{"code": "XX000", "message": "raw"}', { status, headers });

/** Reads as a screen does. */
function read() {
  const queryFn = async ({ signal }: { signal: AbortSignal }) => {
    const answer = await fetchJson("https://innfo.example/rest/v1/faqs", { signal });
    if (!answer.ok) throw new Error(`${answer.status}`);
    return answer.json();
  };
  const client = createQueryClient();
  return () => new QueryObserver(client, { queryKey: ["faqs"], queryFn });
}

/** Ends as a browser ends it. */
function never(signal: AbortSignal | null | undefined): Promise<Response> {
  return new Promise((_, reject) => signal?.addEventListener("abort", () => reject(signal.reason)));
}

describe("A read that fails is asked for again only when that may help:", () => {
  for (const { when, answer, requests, code } of [
    { when: "a server's mistake", answer: () => refusal(500), requests: 1, code: undefined },
    { when: "a refusal", answer: () => refusal(403), requests: 1, code: undefined },
    {
      when: "busy, in a second",
      answer: () => refusal(503, { "Retry-After": "1" }),
      requests: 3,
      code: "XX000",
    },
    {
      when: "busy, for an hour",
      answer: () => refusal(503, { "Retry-After": "3600" }),
      requests: 1,
      code: "XX000",
    },
    {
      when: "busy, until next year",
      answer: () => refusal(503, { "Retry-After": "Fri, 01 Jan 2100 00:00:00 GMT" }),
      requests: 1,
      code: "XX000",
    },
    { when: "too many", answer: () => refusal(429, { "Retry-After": "4" }), requests: 3, code: "XX000" },
    {
      when: "a proxy's page",
      answer: () => new Response("<h1>Bad Gateway</h1>", { status: 502 }),
      requests: 3,
      code: NETWORK,
    },
    { when: "a page in its place", answer: () => new Response("<h1>Wi-Fi</h1>"), requests: 3, code: NETWORK },
    { when: "half of it", answer: () => new Response('[{"id":'), requests: 3, code: NETWORK },
    {
      when: "no connection",
      answer: () => Promise.reject(new TypeError("Failed to fetch")),
      requests: 3,
      code: NETWORK,
    },
  ]) {
    test(when, async () => {
      ask.mockImplementation(async () => answer());
      const observer = read()();
      const leave = observer.subscribe(() => undefined);
      await vi.advanceTimersByTimeAsync(20_000);
      const { status, error, fetchStatus } = observer.getCurrentResult();
      expect({ status, fetchStatus, requests: ask.mock.calls.length, code: errorCode(error) }).toEqual({
        ...{ status: "error", fetchStatus: "idle" },
        ...{ requests, code },
      });
      leave();
    });
  }

  test("one that is never answered is given up after ten seconds, and not repeated", async () => {
    ask.mockImplementation((_, init) => never(init?.signal));
    const observer = read()();
    const leave = observer.subscribe(() => undefined);
    await vi.advanceTimersByTimeAsync(9999);
    expect(observer.getCurrentResult().status).toBe("pending");
    await vi.advanceTimersByTimeAsync(2);
    expect(observer.getCurrentResult().error).toBeInstanceOf(TimeoutError);
    expect(ask).toHaveBeenCalledTimes(1);
    leave();
  });
});

test("Parts that render after a failure repeat the read only after ten seconds", async () => {
  ask.mockImplementation(async () => refusal(500));
  const observe = read();
  for (let part = 0; part < 20; part++) {
    const leave = observe().subscribe(() => undefined);
    await vi.advanceTimersByTimeAsync(10);
    leave();
  }
  expect(ask).toHaveBeenCalledTimes(1);

  await vi.advanceTimersByTimeAsync(10_000);
  ask.mockImplementation(async () => new Response("[]"));
  const later = observe();
  const leave = later.subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(10);
  expect(later.getCurrentResult().data).toEqual([]);
  leave();
});

test("A failed read is repeated as soon as something needs it", async () => {
  ask.mockResolvedValueOnce(refusal(500)).mockResolvedValueOnce(new Response("[]"));
  const observer = read()();
  const leave = observer.subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(10);
  expect((await observer.refetch()).data).toEqual([]);
  leave();
});

test("A good answer arrives unchanged", async () => {
  ask.mockResolvedValue(new Response('[{"id": 1}]', { status: 206, headers: { "Content-Range": "0-0/7" } }));
  const answer = await fetchJson("https://innfo.example/rest/v1/faqs");
  expect(answer.status).toBe(206);
  expect(answer.headers.get("Content-Range")).toBe("0-0/7");
  expect(await answer.json()).toEqual([{ id: 1 }]);
});
