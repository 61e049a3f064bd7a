/**
 * Limits one kind of work so that it cannot block the rest: a number of tasks run at a time, and a number wait. A
 * task beyond that, or one that has waited too long, is refused at once. Where callers are told apart, each has a
 * share of the places, and waiting callers take turns. Networks of one IPv6 prefix take turns as one, and have a
 * share together.
 */
import { ActiveCallers } from "./active-callers.ts";
import { groupOf, ofPrefix } from "./prefixes.ts";

/** More work came than can be done. The same request may succeed a moment later. */
export class OverloadedError extends Error {
  override name = "OverloadedError";
}

/** One caller exceeds their share; others get through. */
export class ShareExceededError extends OverloadedError {
  override name = "ShareExceededError";
}

export interface Share {
  /** How many tasks of one caller run at a time. */
  concurrency: number;
  /** How many more tasks of one caller may wait. */
  queue: number;
  /**
   * After a task, its place stays closed to the same caller for this many times the task's duration, if any bulkhead
   * served somebody else meanwhile. Otherwise a caller who always has another task would keep the place, and a core,
   * busy all the time.
   */
  cooldown?: number;
}

export interface BulkheadLimits extends Share {
  /** Milliseconds a task may wait before it is refused, because its sender is about to give up. */
  maxWait: number;
  /** The share of each caller. Without it all callers count as one. */
  share?: Share;
  /**
   * Its tasks go on to another bulkhead, where their callers have other names. Counted as active here, too, they
   * would cool down for themselves.
   */
  isOuter?: boolean;
}

interface Waiter {
  start(): void;
  timer: NodeJS.Timeout;
}

/** A caller with running or waiting tasks. */
interface Holder {
  /** Places of the share that are taken or cool down. */
  running: number;
  /** In the order of their turns. */
  waiting: Set<Waiter>;
}

/** The callers who take turns as one: networks of one prefix, or a caller alone. */
interface Group {
  running: number;
  waiting: number;
  /** By caller, in the order of their turns. */
  holders: Map<string, Holder>;
}

/** Milliseconds. One slow task must not shut its caller out. */
const LONGEST_COOLDOWN = 1000;
const NO_SHARE: Share = { concurrency: Number.POSITIVE_INFINITY, queue: Number.POSITIVE_INFINITY };

/** The pattern and its name are from M. Nygard, "Release It!", chapter 5. */
export class Bulkhead {
  readonly #limits: BulkheadLimits;
  readonly #share: Share;
  readonly #shareOfGroup: Share;
  readonly #activeCallers: ActiveCallers;
  /** In the order of their turns. */
  readonly #groups = new Map<string, Group>();
  #running = 0;
  #waiting = 0;
  #refused = 0;

  /** @param activeCallers shared by the bulkheads of a process */
  constructor(limits: BulkheadLimits, activeCallers = new ActiveCallers()) {
    this.#limits = limits;
    this.#share = limits.share ?? NO_SHARE;
    this.#shareOfGroup = {
      concurrency: ofPrefix(this.#share.concurrency, limits.concurrency),
      queue: ofPrefix(this.#share.queue, limits.queue),
    };
    this.#activeCallers = activeCallers;
  }

  get concurrency(): number {
    return this.#limits.concurrency;
  }

  /** Milliseconds. */
  get maxWait(): number {
    return this.#limits.maxWait;
  }

  /** How many tasks were refused so far. */
  get refused(): number {
    return this.#refused;
  }

  get running(): number {
    return this.#running;
  }

  get waiting(): number {
    return this.#waiting;
  }

  /**
   * Whether a task that comes now would be refused, for lack of a place even to wait. @returns undefined when
   * it would not
   */
  refuse(caller = ""): OverloadedError | undefined {
    const group = this.#groups.get(groupOf(caller)) ?? newGroup();
    const holder = group.holders.get(caller) ?? newHolder();
    if (this.#mayEnter(group, holder)) return undefined;
    if (holder.waiting.size >= this.#share.queue || group.waiting >= this.#shareOfGroup.queue) {
      this.#refused += 1;
      return new ShareExceededError("Too many of this caller's wait already");
    }
    if (this.#waiting >= this.#limits.queue) {
      this.#refused += 1;
      return new OverloadedError("Too many wait already");
    }
    return undefined;
  }

  /**
   * Runs `work` when it has a place. Work must end by itself in bounded time: its place stays taken until
   * then.
   * @param caller an account, a network, or a hotel: those who take turns
   * @throws {OverloadedError} and the work was not begun
   */
  async run<Result>(work: () => Promise<Result>, caller = ""): Promise<Result> {
    const refusal = this.refuse(caller);
    if (refusal) throw refusal;
    // Nested work counts once, for its caller.
    if (caller === "" || this.#limits.isOuter) return this.#inTurn(work, caller);
    this.#activeCallers.enter(caller);
    try {
      return await this.#inTurn(work, caller);
    } finally {
      this.#activeCallers.leave(caller);
    }
  }

  async #inTurn<Result>(work: () => Promise<Result>, caller: string): Promise<Result> {
    const group = this.#groups.get(groupOf(caller)) ?? newGroup();
    const holder = group.holders.get(caller) ?? newHolder();
    this.#groups.set(groupOf(caller), group);
    group.holders.set(caller, holder);
    // A free place goes to the new task: all who wait have their full share running.
    if (this.#mayEnter(group, holder)) this.#enter(group, holder);
    else await this.#turn(caller, group, holder);
    const began = performance.now();
    const { number } = this.#activeCallers;
    try {
      return await work();
    } finally {
      const cools = this.#activeCallers.hasOther(caller, number);
      this.#leave(caller, group, holder, cools ? performance.now() - began : 0);
    }
  }

  #mayEnter(group: Group, holder: Holder): boolean {
    return this.#running < this.#limits.concurrency && !this.#hasFullShare(group, holder);
  }

  #hasFullShare(group: Group, holder: Holder): boolean {
    return holder.running >= this.#share.concurrency || group.running >= this.#shareOfGroup.concurrency;
  }

  #enter(group: Group, holder: Holder): void {
    this.#running += 1;
    group.running += 1;
    holder.running += 1;
  }

  #turn(caller: string, group: Group, holder: Holder): Promise<void> {
    const { maxWait } = this.#limits;
    return new Promise((resolve, reject) => {
      const giveUp = () => {
        this.#unwait(group, holder, waiter);
        this.#refused += 1;
        const isOwnFault = this.#hasFullShare(group, holder);
        this.#forget(caller, group, holder);
        const message = `No turn within ${maxWait} ms`;
        reject(isOwnFault ? new ShareExceededError(message) : new OverloadedError(message));
      };
      const waiter: Waiter = { start: resolve, timer: setTimeout(giveUp, maxWait) };
      holder.waiting.add(waiter);
      group.waiting += 1;
      this.#waiting += 1;
    });
  }

  #unwait(group: Group, holder: Holder, waiter: Waiter): void {
    clearTimeout(waiter.timer);
    holder.waiting.delete(waiter);
    group.waiting -= 1;
    this.#waiting -= 1;
  }

  /** @param took milliseconds that count for the cooldown */
  #leave(caller: string, group: Group, holder: Holder, took: number): void {
    this.#running -= 1;
    const cooldown = Math.min((this.#share.cooldown ?? 0) * took, LONGEST_COOLDOWN);
    const endCooldown = () => {
      holder.running -= 1;
      group.running -= 1;
      this.#forget(caller, group, holder);
      this.#begin();
    };
    if (cooldown > 0) {
      setTimeout(endCooldown, cooldown).unref();
      this.#begin();
    } else {
      endCooldown();
    }
  }

  /** Gives a free place to the next who may have it. */
  #begin(): void {
    if (this.#waiting === 0) return;
    for (const [name, group] of this.#groups) {
      if (group.waiting === 0) continue;
      const next = this.#nextOf(group);
      if (!next) continue;
      const { caller, holder, waiter } = next;
      this.#unwait(group, holder, waiter);
      this.#enter(group, holder);
      moveToEnd(group.holders, caller, holder);
      moveToEnd(this.#groups, name, group);
      waiter.start();
      return;
    }
  }

  #nextOf(group: Group): { caller: string; holder: Holder; waiter: Waiter } | undefined {
    if (group.running >= this.#shareOfGroup.concurrency) return undefined;
    for (const [caller, holder] of group.holders) {
      const [waiter] = holder.waiting;
      if (waiter && this.#mayEnter(group, holder)) return { caller, holder, waiter };
    }
    return undefined;
  }

  #forget(caller: string, group: Group, { running, waiting }: Holder): void {
    if (running > 0 || waiting.size > 0) return;
    group.holders.delete(caller);
    if (group.holders.size === 0) this.#groups.delete(groupOf(caller));
  }
}

/** Moves an entry to the end of the line. */
function moveToEnd<Value>(line: Map<string, Value>, key: string, value: Value): void {
  line.delete(key);
  line.set(key, value);
}

function newGroup(): Group {
  return { running: 0, waiting: 0, holders: new Map() };
}

function newHolder(): Holder {
  return { running: 0, waiting: new Set() };
}
