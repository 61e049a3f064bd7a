/**
 * Counts what networks hold of one thing, such as bytes or connections: each network, and the networks of a prefix
 * together.
 */
import { addTo } from "./kept-maps.ts";
import { ofPrefix, prefixOf } from "./prefixes.ts";

export interface HoldingLimits {
  together: number;
  ofNetwork: number;
}

export interface Held {
  amount: number;
  network: string;
  /**
   * A thing that several may hold although it exists once, such as the bytes of a kept page. By default each has its
   * own.
   */
  shared?: object | undefined;
}

/** Counts a shared thing once, however many hold it. */
class Tally {
  amount = 0;
  readonly #sharers = new Map<object, number>();

  with({ amount, shared }: Held): number {
    return this.amount + (shared && this.#sharers.has(shared) ? 0 : amount);
  }

  add(held: Held): void {
    this.amount = this.with(held);
    const { shared } = held;
    if (shared) addTo(this.#sharers, shared, 1);
  }

  remove({ amount, shared }: Held): void {
    const others = shared ? addTo(this.#sharers, shared, -1) : 0;
    if (others <= 0) this.amount -= amount;
  }
}

export class Holdings {
  readonly #limits: HoldingLimits;
  readonly #all = new Tally();
  /** By network and by prefix. */
  readonly #tallies = new Map<string, Tally>();

  constructor(limits: HoldingLimits) {
    this.#limits = limits;
  }

  /** How much is held in all. */
  get taken(): number {
    return this.#all.amount;
  }

  /**
   * Says whose share this amount would exceed: the network's, or that of all.
   * @returns undefined when there is room
   */
  exceeds(wanted: Held): "own" | "all" | undefined {
    const { together, ofNetwork } = this.#limits;
    const { amount, network } = wanted;
    const prefix = prefixOf(network);
    const heldBy = (key: string) => this.#tallies.get(key)?.with(wanted) ?? amount;
    const theirs = prefix !== undefined && heldBy(prefix) > ofPrefix(ofNetwork, together);
    if (heldBy(network) > ofNetwork || theirs) return "own";
    return this.#all.with(wanted) > together ? "all" : undefined;
  }

  /** @returns a function that lets it go, once */
  take(held: Held): () => void {
    const { network } = held;
    const prefix = prefixOf(network);
    const keys = prefix === undefined ? [network] : [network, prefix];
    this.#all.add(held);
    for (const key of keys) {
      const tally = this.#tallies.get(key) ?? new Tally();
      this.#tallies.set(key, tally);
      tally.add(held);
    }
    return () => {
      this.#all.remove(held);
      for (const key of keys) {
        const tally = this.#tallies.get(key);
        tally?.remove(held);
        if (tally?.amount === 0) this.#tallies.delete(key);
      }
    };
  }
}
