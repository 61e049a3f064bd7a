/**
 * What keeps one kind of work from sinking the rest: so much of it goes on at a time, so much more waits,
 * and whatever comes beyond that, or has waited too long, is turned away at once. Where those who bring the
 * work are told apart, each has a share of it, and those who wait take turns.
 */

/** There is more to do than gets done. The same request may well succeed in a moment. */
export class OverloadedError extends Error {
  override name = "OverloadedError";
}

/** One caller brings more than their share; others get through. */
export class ShareExceededError extends OverloadedError {
  override name = "ShareExceededError";
}

export interface Share {
  /** How much of one caller's goes on at a time. */
  atOnce: number;
  /** How much more of theirs waits. */
  waiting: number;
}

export interface Room extends Share {
  /** Milliseconds; whose turn has not come by then is refused: its sender is about to give up. */
  patience: number;
  /** Of one caller. Without it all are one. */
  share?: Share;
}

interface Waiter {
  start(): void;
  timer: NodeJS.Timeout;
}

/** Somebody whose work goes on or waits. */
interface Holder {
  running: number;
  /** Whose turn comes next first. */
  waiting: Set<Waiter>;
}

const NO_SHARE: Share = { atOnce: Number.POSITIVE_INFINITY, waiting: Number.POSITIVE_INFINITY };

/** The pattern's name is from M. Nygard, "Release It!", chapter 5. */
export class Bulkhead {
  readonly #room: Room;
  readonly #share: Share;
  /** Whose turn comes next first. */
  readonly #holders = new Map<string, Holder>();
  #running = 0;
  #waiting = 0;
  #refused = 0;

  constructor(room: Room) {
    this.#room = room;
    this.#share = room.share ?? NO_SHARE;
  }

  get atOnce(): number {
    return this.#room.atOnce;
  }

  /** Milliseconds. */
  get patience(): number {
    return this.#room.patience;
  }

  /** How many were turned away so far. */
  get refused(): number {
    return this.#refused;
  }

  get running(): number {
    return this.#running;
  }

  get waiting(): number {
    return this.#waiting;
  }

  /** Turns away whoever comes now, when there is no place even to wait. @returns undefined when there is one */
  refuse(caller = ""): OverloadedError | undefined {
    const { running, waiting } = this.#holders.get(caller) ?? newHolder();
    const mustWait = this.#running >= this.#room.atOnce || running >= this.#share.atOnce;
    if (!mustWait) return undefined;
    if (waiting.size >= this.#share.waiting) {
      this.#refused += 1;
      return new ShareExceededError("Too many of this caller's wait already");
    }
    if (this.#waiting >= this.#room.waiting) {
      this.#refused += 1;
      return new OverloadedError("Too many wait already");
    }
    return undefined;
  }

  /**
   * Work must end by itself in bounded time: its place is not given away before.
   *
   * @param caller an account, a network, a hotel: whoever takes turns with others
   * @throws {OverloadedError} and the work was not begun
   */
  async run<Result>(work: () => Promise<Result>, caller = ""): Promise<Result> {
    const refusal = this.refuse(caller);
    if (refusal) throw refusal;
    const holder = this.#holders.get(caller) ?? newHolder();
    this.#holders.set(caller, holder);
    // A place that is free is free for whoever comes: those who wait have all of their share.
    if (this.#mayEnter(holder)) this.#enter(holder);
    else await this.#turn(caller, holder);
    try {
      return await work();
    } finally {
      this.#leave(caller, holder);
    }
  }

  #mayEnter({ running }: Holder): boolean {
    return this.#running < this.#room.atOnce && running < this.#share.atOnce;
  }

  #enter(holder: Holder): void {
    this.#running += 1;
    holder.running += 1;
  }

  #turn(caller: string, holder: Holder): Promise<void> {
    const { patience } = this.#room;
    return new Promise((resolve, reject) => {
      const giveUp = () => {
        this.#waiting -= 1;
        this.#refused += 1;
        holder.waiting.delete(waiter);
        const isOwnFault = holder.running >= this.#share.atOnce;
        this.#forget(caller, holder);
        const message = `No turn within ${patience} ms`;
        reject(isOwnFault ? new ShareExceededError(message) : new OverloadedError(message));
      };
      const waiter: Waiter = { start: resolve, timer: setTimeout(giveUp, patience) };
      holder.waiting.add(waiter);
      this.#waiting += 1;
    });
  }

  #leave(caller: string, holder: Holder): void {
    this.#running -= 1;
    holder.running -= 1;
    this.#forget(caller, holder);
    for (const [next, theirs] of this.#holders) {
      const [waiter] = theirs.waiting;
      if (!waiter || !this.#mayEnter(theirs)) continue;
      theirs.waiting.delete(waiter);
      this.#waiting -= 1;
      clearTimeout(waiter.timer);
      this.#enter(theirs);
      // Everybody else comes before their next turn.
      this.#holders.delete(next);
      this.#holders.set(next, theirs);
      waiter.start();
      return;
    }
  }

  #forget(caller: string, { running, waiting }: Holder): void {
    if (running === 0 && waiting.size === 0) this.#holders.delete(caller);
  }
}

function newHolder(): Holder {
  return { running: 0, waiting: new Set() };
}
