/** What networks hold of one thing, such as bytes or connections, each and the networks of a prefix together. */
import { ofPrefix, prefixOf } from "./prefixes.ts";

export interface HoldingLimits {
  together: number;
  ofNetwork: number;
}

export class Holdings {
  readonly #limits: HoldingLimits;
  readonly #held = new Map<string, number>();
  #taken = 0;

  constructor(limits: HoldingLimits) {
    this.#limits = limits;
  }

  /** How much is held in all. */
  get taken(): number {
    return this.#taken;
  }

  /** Whose share so much more would exceed: the network's, or that of all. @returns undefined when there is room */
  exceeds(amount: number, network: string): "own" | "all" | undefined {
    const { together, ofNetwork } = this.#limits;
    const prefix = prefixOf(network);
    const own = this.#of(network) + amount > ofNetwork;
    const theirs = prefix !== undefined && this.#of(prefix) + amount > ofPrefix(ofNetwork, together);
    if (own || theirs) return "own";
    return this.#taken + amount > together ? "all" : undefined;
  }

  /** @param amount below zero for what is let go */
  change(amount: number, network: string): void {
    this.#taken += amount;
    const prefix = prefixOf(network);
    for (const key of prefix === undefined ? [network] : [network, prefix]) {
      const held = this.#of(key) + amount;
      if (held > 0) this.#held.set(key, held);
      else this.#held.delete(key);
    }
  }

  #of(key: string): number {
    return this.#held.get(key) ?? 0;
  }
}
