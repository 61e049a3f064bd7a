/**
 * Memory for the bodies that requests send. A client that sends all of a body but its last byte keeps it in
 * memory for as long as a request may take, and needs no account for that.
 */
import { OverloadedError, ShareExceededError } from "./bulkhead.ts";
import { type HoldingLimits, Holdings } from "./holdings.ts";

/** Bytes of bodies. */
export interface BodyLimits extends HoldingLimits {
  /** Up to which a body is not counted: as many of those as there may be connections do no harm. */
  small: number;
}

export class BodyMemory {
  readonly #small: number;
  readonly #holdings: Holdings;

  constructor({ small, ...limits }: BodyLimits) {
    this.#small = small;
    this.#holdings = new Holdings(limits);
  }

  /** Bytes that are taken. */
  get taken(): number {
    return this.#holdings.taken;
  }

  /** @returns undefined when there is room for a body of which so many bytes are kept */
  refuse(bytes: number, network: string): OverloadedError | undefined {
    if (bytes <= this.#small) return undefined;
    const exceeded = this.#holdings.exceeds(bytes, network);
    if (exceeded === "own") return new ShareExceededError("Too much is being sent from this network");
    return exceeded && new OverloadedError("Too much is being sent");
  }

  /** Takes room for a body until `work` has answered its request. */
  async hold(bytes: number, network: string, work: () => Promise<void>): Promise<void> {
    if (bytes <= this.#small) return work();
    this.#holdings.change(bytes, network);
    try {
      await work();
    } finally {
      this.#holdings.change(-bytes, network);
    }
  }
}
