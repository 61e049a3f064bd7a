/** Where waiting orders are kept: on this device, by account. All tabs have the same. */
import { createStore, del, get, update } from "idb-keyval";
import { shared } from "../ui/shared.ts";
import { NOT_STORED } from "./merge.ts";
import type { WaitingOrder } from "./orders.ts";

/** The number is the version of what is kept. A tab of an older version goes on with its own database. */
const NAME = "innfo-waiting-2";
const OLDER = "innfo-waiting";
const store = createStore(NAME, "accounts");
const older = createStore(OLDER, "accounts");

type Orders = readonly WaitingOrder[];

export type OutboxStore = ReturnType<typeof openOutboxStore>;

/** @param onElsewhere another tab has kept, sent or dropped something */
export function openOutboxStore(userId: string, onElsewhere: () => void) {
  const known = shared<Orders>([]);
  const channel = new BroadcastChannel(NAME);

  async function read(): Promise<Orders> {
    const list = (await get<Orders>(userId, store)) ?? [];
    known.set(list);
    return list;
  }
  /** In one step, also beside other tabs. Fails when the device has no room. */
  async function change(by: (orders: Orders) => Orders): Promise<void> {
    let after: Orders = [];
    await update<Orders>(
      userId,
      (before = []) => {
        after = by(before);
        return after;
      },
      store,
    );
    known.set(after);
    channel.postMessage(userId);
  }
  /** Takes over, once, what an older version of the admin has left. */
  async function takeOver(): Promise<void> {
    const left = (await get<readonly OlderOrder[]>(userId, older)) ?? [];
    if (left.length === 0) return;
    await change((before) => {
      const there = new Set(before.map(({ revision }) => revision));
      return [...before, ...left.map(fromOlder).filter(({ revision }) => !there.has(revision))];
    });
    await del(userId, older);
  }
  channel.onmessage = ({ data }) => {
    if (data === userId) void read().then(onElsewhere);
  };
  // Nothing waits in a window that keeps nothing.
  takeOver()
    .then(read)
    .catch(() => undefined);

  return {
    known: known.get,
    subscribe: known.subscribe,
    read,
    change,
    close: () => channel.close(),
  };
}

/** At sign-out, after its owner was asked. */
export async function forgetOutbox(userId: string): Promise<void> {
  await Promise.all([store, older].map((each) => del(userId, each).catch(() => undefined)));
}

/** As the first version kept an order: the list's id was its collection, "hotel" for the hotels themselves. */
export interface OlderOrder extends Record<string, unknown> {
  collection: string;
  kind: "add" | "edit" | "delete" | "order";
  original?: { updated_at: string };
}

const TYPES = { add: "add", edit: "change", delete: "remove", order: "arrange" } as const;

export function fromOlder({ collection, kind, original, ...rest }: OlderOrder): WaitingOrder {
  // A row that was not stored had the version of 1970.
  const isStored = original && new Date(original.updated_at).getTime() > 0;
  return {
    ...rest,
    table: collection === "hotel" ? "profile" : collection,
    type: TYPES[kind],
    ...(original && { original: isStored ? original : { ...original, updated_at: NOT_STORED } }),
    // The first version wrote it, with these properties.
  } as unknown as WaitingOrder;
}
