/**
 * Compares what clients were told with what is stored. A thing's state is any text, or undefined if it must
 * not exist.
 */
type State = string | undefined;

export class Ledger {
  readonly #promised = new Map<string, State>();
  /** Requested but not acknowledged: it may or may not have happened. */
  readonly #open = new Map<string, State>();
  acknowledged = 0;

  /**
   * Requests one change. Do not change a thing with an unacknowledged change again before {@link settle}.
   *
   * @param request resolves to whether it was acknowledged
   */
  async change(thing: string, to: State, request: () => PromiseLike<boolean>): Promise<boolean> {
    this.#open.set(thing, to);
    if (!(await request())) return false;
    this.#open.delete(thing);
    this.#promised.set(thing, to);
    this.acknowledged += 1;
    return true;
  }

  /** Takes the found state as the new basis. @returns a sentence about each broken promise */
  settle(found: ReadonlyMap<string, string>): string[] {
    const broken: string[] = [];
    for (const thing of new Set([...this.#promised.keys(), ...this.#open.keys(), ...found.keys()])) {
      const is = found.get(thing);
      const allowed = [this.#promised.get(thing)];
      if (this.#open.has(thing)) allowed.push(this.#open.get(thing));
      if (!allowed.includes(is)) {
        broken.push(
          `${thing} is ${is ?? "not there"} and should be ${allowed.map((one) => one ?? "not there").join(" or ")}`,
        );
      }
      if (is === undefined) this.#promised.delete(thing);
      else this.#promised.set(thing, is);
    }
    this.#open.clear();
    return broken;
  }
}
