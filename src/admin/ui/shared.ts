import { useSyncExternalStore } from "react";

/** A value beside React that several screens follow. */
export function shared<Value>(first: Value) {
  let value = first;
  const listeners = new Set<() => void>();
  const get = () => value;

  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }
  return {
    get,
    set(next: Value): void {
      value = next;
      for (const listener of listeners) listener();
    },
    /** @returns a function that ends it */
    subscribe,
    use: (): Value => useSyncExternalStore(subscribe, get),
  };
}
