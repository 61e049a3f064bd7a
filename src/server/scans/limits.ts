/**
 * Limits against invented scans. Guests do not sign in, so only guests per network and visits per guest can be
 * limited. The counts stay in this process's memory, so that no address is stored; a second process doubles the
 * limits.
 */
import { ofPrefix, prefixOf } from "../capacity/prefixes.ts";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Entries per limit, of some 200 bytes: attackers can invent keys. When full, the oldest are forgotten. */
export const MAX_REMEMBERED = 30_000;

export const MAX_VISITS_OF_DAY = 10_000;

interface Visit {
  hotelId: string;
  guestId: string;
  network: string;
}

/** Hotels of one network in a day. Made-up hotels must not push out what is remembered of a real one. */
const MAX_HOTELS = 500;

export function createScanLimits() {
  const hotelsOfDay = new NetworkLimiter(MAX_HOTELS, DAY);
  const visitsOfGuest = new BoundedLimiter(30, MINUTE);
  // A whole hotel may share one address: a coach of guests at once, everybody in a day.
  const guestsAtOnce = new NetworkLimiter(300, MINUTE);
  const guestsOfDay = new NetworkLimiter(5000, DAY);
  // Five visits of each of two thousand guests; no hotel's own network has more.
  const visitsOfDay = new NetworkLimiter(MAX_VISITS_OF_DAY, DAY);

  return {
    /** @returns undefined, or the seconds to wait if there were too many */
    take({ hotelId, guestId, network }: Visit): number | undefined {
      const ofDay = visitsOfDay.consume(hotelId, network);
      if (!ofDay.taken) return secondsUntil(ofDay.next);
      const ofHotels = ofDay.isFirst ? hotelsOfDay.consume("", network) : ofDay;
      if (!ofHotels.taken) {
        visitsOfDay.delete(hotelId, network);
        return secondsUntil(ofHotels.next);
      }
      const guest = `${hotelId} ${guestId}`;
      const visit = visitsOfGuest.consume(guest);
      if (!visit.taken) return secondsUntil(visit.next);
      if (!visit.isFirst) return undefined;
      for (const guests of [guestsAtOnce, guestsOfDay]) {
        const arrival = guests.consume(hotelId, network);
        if (arrival.taken) continue;
        // A refused guest still counts as new next time.
        visitsOfGuest.delete(guest);
        return secondsUntil(arrival.next);
      }
      return undefined;
    },
  };
}

interface Consumed {
  taken: boolean;
  isFirst: boolean;
  /** Milliseconds until points are available again. */
  next: number;
}

/** Counts by key, in windows that begin with a key's first call. Forgets the keys seen longest ago. */
export class BoundedLimiter {
  readonly #points: number;
  readonly #duration: number;
  /** Seen longest ago first. */
  readonly #windows = new Map<string, { calls: number; ends: number }>();

  /** @param duration milliseconds */
  constructor(points: number, duration: number) {
    this.#points = points;
    this.#duration = duration;
  }

  get remembered(): number {
    return this.#windows.size;
  }

  consume(key: string): Consumed {
    const now = Date.now();
    let window = this.#windows.get(key);
    if (!window || window.ends <= now) window = { calls: 0, ends: now + this.#duration };
    window.calls += 1;
    this.#windows.delete(key);
    this.#windows.set(key, window);
    for (const [oldest, { ends }] of this.#windows) {
      if (ends > now && this.#windows.size <= MAX_REMEMBERED) break;
      this.#windows.delete(oldest);
    }
    return { taken: window.calls <= this.#points, isFirst: window.calls === 1, next: window.ends - now };
  }

  delete(key: string): void {
    this.#windows.delete(key);
  }
}

/** Limits of one network at one hotel, and of its prefix's networks together. */
class NetworkLimiter {
  readonly #ofNetwork: BoundedLimiter;
  readonly #ofPrefix: BoundedLimiter;

  constructor(points: number, duration: number) {
    this.#ofNetwork = new BoundedLimiter(points, duration);
    this.#ofPrefix = new BoundedLimiter(ofPrefix(points), duration);
  }

  consume(hotelId: string, network: string): Consumed {
    const prefix = prefixOf(network);
    const own = this.#ofNetwork.consume(`${hotelId} ${network}`);
    if (!own.taken || prefix === undefined) return own;
    const theirs = this.#ofPrefix.consume(`${hotelId} ${prefix}`);
    return theirs.taken ? own : theirs;
  }

  delete(hotelId: string, network: string): void {
    this.#ofNetwork.delete(`${hotelId} ${network}`);
  }
}

function secondsUntil(ms: number): number {
  return Math.max(1, Math.ceil(ms / 1000));
}
