/**
 * Limits the memory for what clients send and receive. A client that withholds the last byte of a body, or reads
 * nothing of its answer, keeps it in memory for as long as that is allowed, and needs no account to do so.
 */
import { OverloadedError, ShareExceededError } from "./bulkhead.ts";
import { type Held, type HoldingLimits, Holdings } from "./holdings.ts";
import { groupOf } from "./prefixes.ts";

/** All amounts are in bytes. */
export interface ByteLimits extends HoldingLimits {
  /** Amounts up to this size are not counted: each connection may have one without harm. */
  small: number;
  /** Milliseconds during which a holder cannot be cut off; without it no holder is. */
  patience?: number;
}

interface Holder extends Held {
  since: number;
  release: () => void;
  /** Ends the work when somebody else needs the room. Without it, the work ends by itself in bounded time. */
  cutOff: (() => void) | undefined;
}

export class ByteBudget {
  readonly limits: ByteLimits;
  readonly #holdings: Holdings;
  /** The oldest comes first. */
  readonly #holders = new Set<Holder>();
  #refused = 0;

  constructor(limits: ByteLimits) {
    this.limits = limits;
    this.#holdings = new Holdings(limits);
  }

  /** Bytes in use. */
  get taken(): number {
    return this.#holdings.taken;
  }

  /** How often there was no room so far. */
  get refused(): number {
    return this.#refused;
  }

  /**
   * When there is no room, cuts off those who held theirs for longer than {@link ByteLimits.patience}, the oldest
   * first.
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

  /** Takes the room. @returns a function that gives it back; calling it again does nothing */
  hold(held: Held, cutOff?: () => void): () => void {
    if (held.amount <= this.limits.small) return () => {};
    const holder: Holder = { ...held, since: performance.now(), release: this.#holdings.take(held), cutOff };
    this.#holders.add(holder);
    return () => this.#release(holder);
  }

  #release(holder: Holder): void {
    if (this.#holders.delete(holder)) holder.release();
  }

  /** @returns whether somebody was cut off */
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
