/** Where waiting saves are kept: on this device, by account. All tabs have the same. */
import { createStore, del, get, update } from "idb-keyval";
import type { WaitingSave } from "./saves.ts";

const NAME = "innfo-waiting";
const store = createStore(NAME, "accounts");

type List = readonly WaitingSave[];

export interface SavesStore {
  /** What is known of the list, for React. */
  known: () => List;
  subscribe: (listener: () => void) => () => void;
  read: () => Promise<List>;
  /** In one step, also beside other tabs. Fails when the device has no room. */
  change: (by: (saves: List) => List) => Promise<void>;
  close: () => void;
}

/** @param onElsewhere another tab has kept, sent or dropped something */
export function openSaves(userId: string, onElsewhere: () => void): SavesStore {
  let saves: List = [];
  const listeners = new Set<() => void>();
  const channel = new BroadcastChannel(NAME);

  function learn(list: List): void {
    saves = list;
    for (const listener of listeners) listener();
  }
  async function read(): Promise<List> {
    const list = (await get<List>(userId, store)) ?? [];
    learn(list);
    return list;
  }
  channel.onmessage = ({ data }) => {
    if (data === userId) void read().then(onElsewhere);
  };
  // A window that keeps nothing has nothing that waits.
  read().catch(() => undefined);

  return {
    known: () => saves,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    read,
    change: async (by) => {
      let after: List = [];
      await update<List>(
        userId,
        (before = []) => {
          after = by(before);
          return after;
        },
        store,
      );
      learn(after);
      channel.postMessage(userId);
    },
    close: () => channel.close(),
  };
}

/** At sign-out, after its owner was asked. */
export async function forgetSaves(userId: string): Promise<void> {
  await del(userId, store).catch(() => undefined);
}
