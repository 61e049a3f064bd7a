/** What becomes of waiting saves when one of them fails in a way that nobody has thought of. */
import { QueryClient } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { problemWords } from "../../src/admin/rows/problem-words.ts";
import type { WaitingSave } from "../../src/admin/rows/saves.ts";
import type { SavesStore } from "../../src/admin/rows/saves-store.ts";
import { sendSaves } from "../../src/admin/rows/send-saves.ts";
import type { Supabase } from "../../src/admin/rows/supabase.tsx";
import { NetworkError } from "../../src/lib/errors.ts";

const lock = (_name: string, _options: object, work: (lock: object) => Promise<void>) => work({});

const reported = vi.fn();

beforeEach(() => {
  reported.mockReset();
  vi.stubGlobal("reportError", reported);
  vi.stubGlobal("navigator", { locks: { request: lock } });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

function adding(id: string): WaitingSave {
  const values = { name: id };
  const about = { id, hotelId: "hotel", collection: "amenities", title: id, savedAt: 0, revision: id };
  return { ...about, kind: "add", values, tried: [] };
}

function storeOf(saves: readonly WaitingSave[]): SavesStore {
  let list = saves;
  return {
    known: () => list,
    subscribe: () => () => undefined,
    read: async () => list,
    change: async (by) => {
      list = by(list);
    },
    close: () => undefined,
  };
}

/** @param store what the table does with a row */
function serverThat(store: (row: { id: string }) => Promise<void>): Supabase {
  const session = { user: { id: "owner" } };
  const from = () => ({
    upsert: ([row]: [{ id: string }]) => ({
      select: () => ({
        overrideTypes: () => ({
          throwOnError: async () => {
            await store(row);
            return { data: [row] };
          },
        }),
      }),
    }),
  });
  return { auth: { getSession: async () => ({ data: { session } }) }, from } as unknown as Supabase;
}

test("a surprise stops its own save, in general words, and the others go", async () => {
  const surprise = new TypeError("x is not a function");
  const supabase = serverThat(async (row) => {
    if (row.id === "Pool") throw surprise;
  });
  const store = storeOf([adding("Pool"), adding("Bar")]);
  const sender = { userId: "owner", supabase, queryClient: new QueryClient(), store };
  await sendSaves(sender);
  const [pool, ...others] = store.known();
  expect(others).toEqual([]);
  expect(pool).toMatchObject({ id: "Pool", problem: { type: "refused" } });
  expect(pool && problemWords(pool)).toBe("Failed to add amenity. Please try again.");
  expect(reported).toHaveBeenCalledWith(surprise);

  // It is not sent again by itself.
  await sendSaves(sender);
  expect(reported).toHaveBeenCalledTimes(1);
});

test("what a missing network stops is sent later, in its order", async () => {
  const supabase = serverThat(async () => {
    throw new NetworkError("The server was not reached");
  });
  const store = storeOf([adding("Pool"), adding("Bar")]);
  await sendSaves({ userId: "owner", supabase, queryClient: new QueryClient(), store });
  expect(store.known().map(({ id, problem }) => [id, problem])).toEqual([
    ["Pool", undefined],
    ["Bar", undefined],
  ]);
});
