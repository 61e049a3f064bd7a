/** Where waiting orders are kept: on this device, by account. All tabs have the same. */
import { del, get, update } from "idb-keyval";
import { shared } from "../ui/shared.ts";
import { deviceStore } from "./device-store.ts";
import type { WaitingOrder } from "./orders.ts";

/** The number is the version of what is kept. A tab of an older version goes on with its own database. */
const NAME = "innfo-waiting-2";
const store = deviceStore(NAME);

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
  channel.onmessage = ({ data }) => {
    if (data === userId) void read().then(onElsewhere);
  };
  // Nothing waits in a window that keeps nothing.
  read().catch(() => undefined);

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
  await del(userId, store).catch(() => undefined);
}
