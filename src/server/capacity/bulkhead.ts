/**
 * What keeps one kind of work from sinking the rest: so much of it goes on at a time, so much more waits,
 * and whatever comes beyond that, or has waited too long, is turned away at once.
 */

/** There is more to do than gets done. The same request may well succeed in a moment. */
export class OverloadedError extends Error {
  override name = "OverloadedError";
}

export interface Room {
  /** How much goes on at a time. */
  atOnce: number;
  /** How much waits for its turn. */
  waiting: number;
  /** Milliseconds; whose turn has not come by then is refused: its sender is about to give up. */
  patience: number;
}

interface Waiter {
  start(): void;
  timer: NodeJS.Timeout;
}

/** The pattern's name is from M. Nygard, "Release It!", chapter 5. */
export class Bulkhead {
  readonly #room: Room;
  #running = 0;
  /** Whose turn comes next first. */
  readonly #waiting = new Set<Waiter>();
  #refused = 0;

  constructor(room: Room) {
    this.#room = room;
  }

  get atOnce(): number {
    return this.#room.atOnce;
  }

  /** How many were turned away so far. */
  get refused(): number {
    return this.#refused;
  }

  /** Refuses whoever comes now, when there is no place even to wait. @returns false when there is one */
  refuse(): boolean {
    const isFull = this.#running >= this.#room.atOnce && this.#waiting.size >= this.#room.waiting;
    if (isFull) this.#refused += 1;
    return isFull;
  }

  get running(): number {
    return this.#running;
  }

  get waiting(): number {
    return this.#waiting.size;
  }

  /**
   * Work must end by itself in bounded time: its place is not given away before.
   *
   * @throws {OverloadedError} and the work was not begun
   */
  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#running < this.#room.atOnce) this.#running += 1;
    else await this.#turn();
    try {
      return await work();
    } finally {
      this.#leave();
    }
  }

  #turn(): Promise<void> {
    const { patience } = this.#room;
    if (this.refuse()) return Promise.reject(new OverloadedError("Too many wait already"));
    return new Promise((resolve, reject) => {
      const giveUp = () => {
        this.#waiting.delete(waiter);
        this.#refused += 1;
        reject(new OverloadedError(`No turn within ${patience} ms`));
      };
      const waiter: Waiter = { start: resolve, timer: setTimeout(giveUp, patience) };
      this.#waiting.add(waiter);
    });
  }

  /** The place goes to whoever waits longest, and is free only when nobody does. */
  #leave(): void {
    const [next] = this.#waiting;
    if (!next) {
      this.#running -= 1;
      return;
    }
    this.#waiting.delete(next);
    clearTimeout(next.timer);
    next.start();
  }
}
