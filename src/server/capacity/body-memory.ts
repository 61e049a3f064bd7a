/**
 * Memory for the bodies that requests send. A client that sends all of a body but its last byte keeps it in
 * memory for as long as a request may take, and needs no account for that.
 */
import { OverloadedError, ShareExceededError } from "./bulkhead.ts";

export interface BodyLimits {
  /** Bytes of all bodies together. */
  together: number;
  /** Bytes of the bodies of one network. */
  ofNetwork: number;
  /** Bytes up to which a body is not counted: as many of those as there may be connections do no harm. */
  small: number;
}

export class BodyMemory {
  readonly #limits: BodyLimits;
  readonly #ofNetworks = new Map<string, number>();
  #taken = 0;

  constructor(limits: BodyLimits) {
    this.#limits = limits;
  }

  /** Bytes that are taken. */
  get taken(): number {
    return this.#taken;
  }

  /** @returns undefined when there is room for a body of which so many bytes are kept */
  refuse(bytes: number, network: string): OverloadedError | undefined {
    const { together, ofNetwork, small } = this.#limits;
    if (bytes <= small) return undefined;
    if (this.#of(network) + bytes > ofNetwork) {
      return new ShareExceededError("Too much is being sent from this network");
    }
    return this.#taken + bytes > together ? new OverloadedError("Too much is being sent") : undefined;
  }

  /** Takes room for a body until `work` has answered its request. */
  async hold(bytes: number, network: string, work: () => Promise<void>): Promise<void> {
    if (bytes <= this.#limits.small) return work();
    this.#change(network, bytes);
    try {
      await work();
    } finally {
      this.#change(network, -bytes);
    }
  }

  #of(network: string): number {
    return this.#ofNetworks.get(network) ?? 0;
  }

  #change(network: string, bytes: number): void {
    this.#taken += bytes;
    const own = this.#of(network) + bytes;
    if (own > 0) this.#ofNetworks.set(network, own);
    else this.#ofNetworks.delete(network);
  }
}
