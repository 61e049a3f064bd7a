import { createClient } from "@supabase/supabase-js";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fetchAsOwner } from "../../src/admin/rows/fetch.ts";

const KEY = "innfo-session";
const stored = new Map<string, string>();
const storage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
  removeItem: (key: string) => void stored.delete(key),
};
const ask = vi.fn<typeof fetch>();

beforeEach(() => {
  stored.clear();
  ask.mockReset();
  vi.stubGlobal("fetch", ask);
  vi.stubGlobal("window", { location: { origin: "https://innfo.example" } });
  vi.stubGlobal("navigator", {
    onLine: true,
    locks: { request: (_: string, change: () => Promise<unknown>) => change() },
  });
});
afterEach(() => vi.unstubAllGlobals());

/** A session of an owner, as supabase-js stores it. */
const session = (access_token: string) =>
  JSON.stringify({ access_token, refresh_token: "r", expires_at: 4_000_000_000, user: { id: "u" } });

function tab() {
  const { auth } = createClient("https://innfo.example", "key", {
    auth: { storage, storageKey: KEY, autoRefreshToken: false, detectSessionInUrl: false },
  });
  const onMissing = vi.fn();
  const known = () => (stored.has(KEY) ? JSON.parse(stored.get(KEY) ?? "") : undefined);
  const send = fetchAsOwner(() => auth, known, onMissing);
  return {
    onMissing,
    call: (token: string) => send("/rest/v1/faqs", { headers: { Authorization: `Bearer ${token}` } }),
  };
}

test("A tab whose session another tab has ended tells so, and leaves alone who signs in at that moment", async () => {
  const { onMissing, call } = tab();
  ask.mockResolvedValue(new Response('{"message": "JWT ended"}', { status: 401 }));
  // The other tab's sign-in is stored as soon as this tab has found nothing.
  onMissing.mockImplementation(() => stored.set(KEY, session("new")));
  expect((await call("old")).status).toBe(401);
  expect(onMissing).toHaveBeenCalledOnce();
  expect(JSON.parse(stored.get(KEY) ?? "{}")).toMatchObject({ access_token: "new" });
});

test("A tab whose session another tab has replaced goes on with the new one", async () => {
  const { onMissing, call } = tab();
  stored.set(KEY, session("new"));
  ask.mockImplementation(async (_, init) =>
    new Headers(init?.headers).get("Authorization") === "Bearer new"
      ? new Response("[]", { status: 200 })
      : new Response('{"message": "JWT ended"}', { status: 401 }),
  );
  expect((await call("old")).status).toBe(200);
  expect(onMissing).not.toHaveBeenCalled();
});
