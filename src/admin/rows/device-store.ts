import { createStore, type UseStore } from "idb-keyval";

/** A database of this device, by account. A browser that refuses storage fails each call; some throw at once. */
export function deviceStore(name: string): UseStore {
  const store = createStore(name, "accounts");
  return async (mode, use) => store(mode, use);
}
