/**
 * Whether the server can be reached, as the admin's own requests find out: a phone on a train takes itself for
 * connected long after the last answer.
 */
import { shared } from "../ui/shared.ts";

interface Network {
  /** The last request got no answer. */
  away: boolean;
  /** How old what is on the screen may be, in milliseconds since 1970; undefined while it is not known. */
  since: number | undefined;
}

const network = shared<Network>({ away: false, since: undefined });
let reachedAt: number | undefined;

export function noteReached(): void {
  reachedAt = Date.now();
  if (network.get().away) network.set({ away: false, since: undefined });
}

export function noteMissed(): void {
  if (!network.get().away) network.set({ away: true, since: reachedAt });
}

/** Something is on the screen that was kept on this device at that time. */
export function noteShownFrom(at: number): void {
  const { away, since } = network.get();
  if (since === undefined || at < since) network.set({ away, since: at });
}

export function isAway(): boolean {
  return network.get().away || !navigator.onLine;
}

export const watchNetwork = network.subscribe;
export const useNetwork = network.use;
