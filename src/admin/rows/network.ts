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
  /** When the server answered this device last, also before the page was loaded again. */
  reachedAt: number | undefined;
}

/** Where this device keeps when the server answered it last. */
const REACHED = "innfo-reached";
const KEPT_EVERY_MS = 1000;

const network = shared<Network>({ away: false, since: undefined, reachedAt: undefined });
/** Since this page was loaded. */
let reachedAt: number | undefined;

export function noteReached(): void {
  const now = Date.now();
  if (now - (reachedAt ?? 0) >= KEPT_EVERY_MS) localStorage.setItem(REACHED, String(now));
  reachedAt = now;
  if (network.get().away) network.set({ away: false, since: undefined, reachedAt: undefined });
}

export function noteMissed(): void {
  if (network.get().away) return;
  const before = Number(localStorage.getItem(REACHED)) || undefined;
  network.set({ away: true, since: reachedAt, reachedAt: reachedAt ?? before });
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
