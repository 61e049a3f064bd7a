/**
 * The callers that the process serves now, in all bulkheads together. A cooldown protects the other callers, so a
 * caller who is alone has none.
 */
import { addTo } from "./kept-maps.ts";

interface Arrival {
  caller: string;
  /** Counts arrivals; 0 is before the first. */
  number: number;
}

const NOBODY: Arrival = { caller: "", number: 0 };

export class ActiveCallers {
  /** How many tasks of each caller run or wait. */
  readonly #present = new Map<string, number>();
  #latest = NOBODY;
  /** The latest arrival of somebody else than {@link #latest}. */
  #latestOther = NOBODY;

  /** Number of the latest arrival. */
  get number(): number {
    return this.#latest.number;
  }

  /** Notes a caller who is served at once. */
  arrived(caller: string): void {
    if (caller !== this.#latest.caller) this.#latestOther = this.#latest;
    this.#latest = { caller, number: this.#latest.number + 1 };
  }

  enter(caller: string): void {
    this.arrived(caller);
    addTo(this.#present, caller, 1);
  }

  leave(caller: string): void {
    addTo(this.#present, caller, -1);
  }

  /** Whether another caller is here, or came after the arrival with that number. */
  hasOther(caller: string, since: number): boolean {
    const others = this.#present.size - (this.#present.has(caller) ? 1 : 0);
    const { number } = this.#latest.caller === caller ? this.#latestOther : this.#latest;
    return others > 0 || number > since;
  }
}
