/** Waiting saves after one of them fails in a way that nobody has thought of. */
import { QueryClient } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { itemTable } from "../../src/admin/content/sections/item-table.ts";
import { problemWords } from "../../src/admin/rows/failures.ts";
import { targetOf, type WaitingOrder } from "../../src/admin/rows/orders.ts";
import type { OutboxStore } from "../../src/admin/rows/outbox-store.ts";
import { sendWaiting } from "../../src/admin/rows/send-orders.ts";
import type { Supabase } from "../../src/admin/rows/supabase.tsx";
import { NetworkError } from "../../src/lib/errors.ts";
import { amenities } from "../../src/sections/amenities.ts";

const lock = (_name: string, _options: object, work: (lock: object) => Promise<void>) => work({});

const amenityTable = itemTable(amenities, "hotel");
const tableOf = () => amenityTable;
const reported = vi.fn();

beforeEach(() => {
  reported.mockReset();
  vi.stubGlobal("reportError", reported);
  vi.stubGlobal("navigator", { locks: { request: lock } });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

function adding(id: string): WaitingOrder {
  const values = { name: id };
  const about = { id, hotelId: "hotel", table: "amenities", title: id, savedAt: 0, revision: id };
  return { ...about, type: "add", values, tried: [] };
}

function storeOf(saves: readonly WaitingOrder[]): OutboxStore {
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
        abortSignal: () => undefined,
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
  const sender = { userId: "owner", supabase, queryClient: new QueryClient(), store, tableOf };
  await sendWaiting(sender);
  const [pool, ...others] = store.known();
  expect(others).toEqual([]);
  expect(pool).toMatchObject({ id: "Pool", problem: { type: "refused" } });
  expect(pool && problemWords(amenityTable, pool)).toBe("Failed to add amenity. Please try again.");
  expect(reported).toHaveBeenCalledWith(surprise);

  // It is not sent again by itself.
  await sendWaiting(sender);
  expect(reported).toHaveBeenCalledTimes(1);
});

test("what a missing network stops is sent later, in its order", async () => {
  const supabase = serverThat(async () => {
    throw new NetworkError("The server was not reached");
  });
  const store = storeOf([adding("Pool"), adding("Bar")]);
  await sendWaiting({ userId: "owner", supabase, queryClient: new QueryClient(), store, tableOf });
  expect(store.known().map((order) => [targetOf(order), order.problem])).toEqual([
    ["Pool", undefined],
    ["Bar", undefined],
  ]);
});
