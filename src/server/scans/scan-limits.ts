/**
 * Limits against invented scans. Guests do not sign in, so only guests per network and visits
 * per guest are limited. In this process's memory: no address is stored. A second process doubles the limits.
 */
import { type IRateLimiterOptions, RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { ofPrefix, prefixOf } from "../capacity/prefixes.ts";

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;

/** Entries per limit, of some 700 bytes: attackers can invent keys. When full, the oldest are forgotten. */
export const MAX_REMEMBERED = 30_000;

export const MAX_VISITS_OF_DAY = 10_000;

interface Visit {
  hotelId: string;
  guestId: string;
  network: string;
}

export function createScanLimits() {
  const visitsOfGuest = new BoundedLimiter({ points: 30, duration: MINUTE });
  // A whole hotel may share one address: a coach full of guests at once, everybody in a day.
  const guestsAtOnce = new NetworkLimiter({ points: 300, duration: MINUTE });
  const guestsOfDay = new NetworkLimiter({ points: 5000, duration: DAY });
  // Five visits of each of two thousand guests: no hotel's own network has more.
  const visitsOfDay = new NetworkLimiter({ points: MAX_VISITS_OF_DAY, duration: DAY });

  return {
    /** @returns undefined, or the seconds to wait if there were too many */
    async take({ hotelId, guestId, network }: Visit): Promise<number | undefined> {
      const ofDay = await visitsOfDay.consume(hotelId, network);
      if (!ofDay.taken) return secondsUntil(ofDay.next);
      const guest = `${hotelId} ${guestId}`;
      const visit = await consume(visitsOfGuest, guest);
      if (!visit.taken) return secondsUntil(visit.next);
      if (!visit.isFirst) return undefined;
      for (const guests of [guestsAtOnce, guestsOfDay]) {
        const arrival = await guests.consume(hotelId, network);
        if (arrival.taken) continue;
        // A refused guest still counts as new next time.
        await visitsOfGuest.delete(guest);
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

/** Forgets the keys seen longest ago. Keeps only two generations of keys, which is almost free. */
export class BoundedLimiter {
  readonly #limiter: RateLimiterMemory;
  #recent = new Set<string>();
  #earlier = new Set<string>();

  constructor(options: IRateLimiterOptions) {
    this.#limiter = new RateLimiterMemory(options);
  }

  get remembered(): number {
    return this.#recent.size + this.#earlier.size;
  }

  /** @throws {RateLimiterRes} if no points are left */
  consume(key: string): Promise<RateLimiterRes> {
    this.#recent.add(key);
    if (this.#recent.size >= MAX_REMEMBERED / 2) this.#forgetEarlier();
    return this.#limiter.consume(key);
  }

  async delete(key: string): Promise<void> {
    this.#recent.delete(key);
    await this.#limiter.delete(key);
  }

  #forgetEarlier(): void {
    for (const key of this.#earlier) if (!this.#recent.has(key)) void this.#limiter.delete(key);
    this.#earlier = this.#recent;
    this.#recent = new Set();
  }
}

/** Limits of one network at one hotel, and of its prefix's networks together. */
class NetworkLimiter {
  readonly #ofNetwork: BoundedLimiter;
  readonly #ofPrefix: BoundedLimiter;

  constructor({ points, duration }: { points: number; duration: number }) {
    this.#ofNetwork = new BoundedLimiter({ points, duration });
    this.#ofPrefix = new BoundedLimiter({ points: ofPrefix(points), duration });
  }

  async consume(hotelId: string, network: string): Promise<Consumed> {
    const prefix = prefixOf(network);
    const own = await consume(this.#ofNetwork, `${hotelId} ${network}`);
    if (!own.taken || prefix === undefined) return own;
    const theirs = await consume(this.#ofPrefix, `${hotelId} ${prefix}`);
    return theirs.taken ? own : theirs;
  }
}

async function consume(limiter: BoundedLimiter, key: string): Promise<Consumed> {
  try {
    const { isFirstInDuration, msBeforeNext } = await limiter.consume(key);
    return { taken: true, isFirst: isFirstInDuration, next: msBeforeNext };
  } catch (reason) {
    if (!(reason instanceof RateLimiterRes)) throw reason;
    return { taken: false, isFirst: false, next: reason.msBeforeNext };
  }
}

function secondsUntil(ms: number): number {
  return Math.max(1, Math.ceil(ms / 1000));
}
