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
/** Since this page was loaded. */
let reachedAt: number | undefined;
/** Before that, by this device. */
let reachedBefore: number | undefined;

let isLeft = false;

/** A page that is left ends its own requests, which says nothing about the server. */
export function noteLeft(left: boolean): void {
  isLeft = left;
}

/** When the server answered this device last, in milliseconds since 1970. It stays while the server is away. */
export const lastReached = (): number | undefined => reachedAt ?? reachedBefore;

/** @param at milliseconds since 1970; undefined for a device that keeps nothing */
export function noteReachedBefore(at: number | undefined): void {
  reachedBefore = at;
}

export function noteReached(): void {
  reachedAt = Date.now();
  if (network.get().away) network.set({ away: false, since: undefined });
}

/** Browsers end a page's requests before they tell that it is left: this is noted a moment later, in a page that is still there. */
export async function noteMissed(): Promise<void> {
  await new Promise((later) => setTimeout(later));
  if (isLeft || network.get().away) return;
  network.set({ away: true, since: reachedAt });
}

/** Something is on the screen that was kept on this device at that time. */
export function noteShownFrom(at: number): void {
  const known = network.get();
  if (known.since === undefined || at < known.since) network.set({ ...known, since: at });
}

export function isAway(): boolean {
  return network.get().away || !navigator.onLine;
}

export const watchNetwork = network.subscribe;
export const useNetwork = network.use;
