/**
 * Memory for what clients send and for what they are sent. A client that sends all of a body but its last byte,
 * or reads nothing of its answer, keeps it in memory for as long as that is borne, and needs no account for it.
 */
import { OverloadedError, ShareExceededError } from "./bulkhead.ts";
import { type Held, type HoldingLimits, Holdings } from "./holdings.ts";
import { groupOf } from "./prefixes.ts";

/** In bytes. */
export interface ByteLimits extends HoldingLimits {
  /** Up to which nothing is counted: as much for each of all connections does no harm. */
  small: number;
  /** Milliseconds for which whoever can be cut off is safe from it; without it, for ever. */
  patience?: number;
}

interface Holder extends Held {
  since: number;
  release: () => void;
  /** Ends it when there is no room for somebody else's. Without it, it ends by itself in bounded time. */
  cutOff: (() => void) | undefined;
}

export class ByteBudget {
  readonly limits: ByteLimits;
  readonly #holdings: Holdings;
  /** The oldest first. */
  readonly #holders = new Set<Holder>();
  #refused = 0;

  constructor(limits: ByteLimits) {
    this.limits = limits;
    this.#holdings = new Holdings(limits);
  }

  /** Bytes that are taken. */
  get taken(): number {
    return this.#holdings.taken;
  }

  /** How often there was no room so far. */
  get refused(): number {
    return this.#refused;
  }

  /**
   * When there is no room, whoever has had theirs for longer than {@link ByteLimits.patience} is cut off for it, the
   * oldest first.
   *
   * @returns undefined when there is room
   */
  refuse(wanted: Held): OverloadedError | undefined {
    if (wanted.amount <= this.limits.small) return undefined;
    for (;;) {
      const exceeded = this.#holdings.exceeds(wanted);
      if (!exceeded) return undefined;
      if (this.#makesWay(exceeded, wanted.network)) continue;
      this.#refused += 1;
      return exceeded === "own"
        ? new ShareExceededError("This network has too much under way")
        : new OverloadedError("Too much is under way");
    }
  }

  /** Takes the room. @returns what gives it back, however often it is called */
  hold(held: Held, cutOff?: () => void): () => void {
    if (held.amount <= this.limits.small) return () => {};
    const holder: Holder = { ...held, since: performance.now(), release: this.#holdings.take(held), cutOff };
    this.#holders.add(holder);
    return () => this.#release(holder);
  }

  #release(holder: Holder): void {
    if (this.#holders.delete(holder)) holder.release();
  }

  /** @returns whether somebody did */
  #makesWay(exceeded: "own" | "all", network: string): boolean {
    const latest = performance.now() - (this.limits.patience ?? Number.POSITIVE_INFINITY);
    const theirs = groupOf(network);
    for (const holder of this.#holders) {
      if (holder.since > latest) return false;
      if (!holder.cutOff || (exceeded === "own" && groupOf(holder.network) !== theirs)) continue;
      this.#release(holder);
      holder.cutOff();
      return true;
    }
    return false;
  }
}
