/**
 * What clients were told, held against what is there. The state of a thing is a text of the test's own
 * choosing, and undefined when the thing must not be there.
 */
type State = string | undefined;

export class Ledger {
  readonly #promised = new Map<string, State>();
  /** Asked for and not answered with success: may have happened, and may not. */
  readonly #open = new Map<string, State>();
  acknowledged = 0;

  /**
   * Asks for one change. A thing whose change was not acknowledged must be left alone until {@link settle}.
   *
   * @param request resolves to whether it was answered with success
   */
  async change(thing: string, to: State, request: () => PromiseLike<boolean>): Promise<boolean> {
    this.#open.set(thing, to);
    if (!(await request())) return false;
    this.#open.delete(thing);
    this.#promised.set(thing, to);
    this.acknowledged += 1;
    return true;
  }

  /** Takes what was found for granted from here on. @returns a sentence about each broken promise */
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
