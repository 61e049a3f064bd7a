import { createClient } from "@supabase/supabase-js";
import { afterEach, describe, expect, test, vi } from "vitest";
import { callFunction } from "../../src/admin/rows/call-function.ts";
import { fetchJson } from "../../src/admin/rows/fetch.ts";
import { type FailureTexts, failureText } from "../../src/lib/errors.ts";

const TEXTS: FailureTexts = { codes: {}, fallback: "The default words.", showMessage: true };

/** Bodies that a server, or something in front of it, may send with a refusal. */
const WITHOUT_WORDS = [
  "",
  "{}",
  "[]",
  "null",
  "404",
  '""',
  '"oops"',
  '{"message":""}',
  '{"message":"  "}',
  '{"message":null}',
  '{"message":{}}',
  '{"msg":{},"error":{}}',
  '{"message":"{}"}',
  '{"message":"undefined"}',
  '{"statusCode":"400"}',
  "Bad Gateway",
  "<!doctype html><title>Bad Gateway</title>",
  " <html>Sign in to the Wi-Fi</html>",
];

type Answer = (body: string) => ReturnType<typeof createClient>;
const client: Answer = (body) => {
  vi.spyOn(globalThis, "fetch").mockImplementation(
    async () => new Response(body, { status: 400, headers: { "Content-Type": "application/json" } }),
  );
  return createClient("http://hotel.example", "key", {
    global: {
      fetch: (input) => (String(input).includes("/rest/") ? fetchJson : fetch)(input),
    },
    auth: { persistSession: false },
    db: { retry: false },
  });
};

/** Calls of the official client, each with the error that its caller gets. */
const CALLS: [string, (body: string) => Promise<unknown>][] = [
  [
    "a sign-in",
    async (body) =>
      (await client(body).auth.signInWithPassword({ email: "a@example.com", password: "x" })).error,
  ],
  ["a table", (body) => failureOf(() => client(body).from("hotels").select().throwOnError())],
  [
    "an upload",
    async (body) =>
      (
        await client(body)
          .storage.from("logos")
          .upload("a", new Blob(["a"]))
      ).error,
  ],
  ["a function", (body) => failureOf(() => callFunction(client(body) as never, "translate", {}))],
];

async function failureOf(call: () => PromiseLike<unknown>): Promise<unknown> {
  try {
    await call();
  } catch (error) {
    return error;
  }
  throw new Error("The call succeeded");
}

afterEach(() => vi.restoreAllMocks());

describe.each(CALLS)("Of %s that was refused", (_call, refusedWith) => {
  test.each(WITHOUT_WORDS)("the default words are shown when the answer is %j", async (body) => {
    expect(failureText(TEXTS, await refusedWith(body))).toBe("The default words.");
  });

  test("the server's own words are shown when it sent some", async () => {
    const words = "The name {Pool} is taken, 404 times.";
    expect(failureText(TEXTS, await refusedWith(JSON.stringify({ message: words, error: words })))).toBe(
      words,
    );
  });
});
