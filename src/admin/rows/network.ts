/**
 * Whether the server can be reached, as the admin's own requests find out: a phone on a train takes itself for
 * connected long after the last answer.
 */
import { useSyncExternalStore } from "react";

interface Network {
  /** The last request got no answer. */
  away: boolean;
  /** How old what is on the screen may be, in milliseconds since 1970; undefined while it is not known. */
  since: number | undefined;
}

let network: Network = { away: false, since: undefined };
let reachedAt: number | undefined;
const listeners = new Set<() => void>();

function set(next: Network): void {
  network = next;
  for (const listener of listeners) listener();
}

export function noteReached(): void {
  reachedAt = Date.now();
  if (network.away) set({ away: false, since: undefined });
}

export function noteMissed(): void {
  if (!network.away) set({ away: true, since: reachedAt });
}

/** Something is on the screen that was kept on this device at that time. */
export function noteShownFrom(at: number): void {
  if (network.since === undefined || at < network.since) set({ away: network.away, since: at });
}

export function isAway(): boolean {
  return network.away || !navigator.onLine;
}

/** @returns a function that ends it */
export function watchNetwork(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useNetwork(): Network {
  return useSyncExternalStore(watchNetwork, () => network);
}
