/**
 * Limits how many dedicated connections one process holds. With fewer connections than kinds of work, the kinds
 * share them: a caller who needs one has another kind's idle connection closed, or waits for a turn.
 */
import { OverloadedError } from "../capacity/bulkhead.ts";
import { withTimeout } from "../capacity/with-timeout.ts";

interface Held {
  readonly connected: boolean;
  /** Called while nobody uses it. */
  close(): Promise<void>;
}

interface Waiter {
  connection: Held;
  start(): void;
}

/** Milliseconds; as long as making a connection may take. */
const MAX_WAIT = 10_000;

export class ConnectionLimit {
  readonly max: number;
  readonly #maxWait: number;
  /** How many callers use each open connection now. */
  readonly #users = new Map<Held, number>();
  readonly #waiting = new Set<Waiter>();
  /** The latest connection that was closed to make room. */
  #closing: Promise<void> | undefined;

  constructor(max: number, maxWait = MAX_WAIT) {
    this.max = max;
    this.#maxWait = maxWait;
  }

  /**
   * Resolves when the connection may be used, until {@link leave}. Callers take turns: otherwise a connection that
   * is always in use would never become free.
   * @throws {OverloadedError}
   */
  async enter(connection: Held): Promise<void> {
    if (this.#waiting.size > 0 || !this.#admit(connection)) await this.#turn(connection);
    await this.#closing;
  }

  leave(connection: Held): void {
    const users = (this.#users.get(connection) ?? 1) - 1;
    if (users > 0 || connection.connected) this.#users.set(connection, users);
    else this.#users.delete(connection);
    this.#serve();
  }

  ended(connection: Held): void {
    if (this.#users.get(connection) === 0) this.#users.delete(connection);
    this.#serve();
  }

  /** @returns false when all are in use */
  closeIdle(): boolean {
    for (const [connection, users] of this.#users) {
      if (users > 0) continue;
      this.#users.delete(connection);
      this.#closing = connection.close();
      return true;
    }
    return false;
  }

  #admit(connection: Held): boolean {
    const users = this.#users.get(connection);
    if (users === undefined && this.#users.size >= this.max && !this.closeIdle()) return false;
    this.#users.set(connection, (users ?? 0) + 1);
    return true;
  }

  async #turn(connection: Held): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const waiter = { connection, start: resolve };
    this.#waiting.add(waiter);
    try {
      await withTimeout(this.#maxWait, promise, () => new OverloadedError("No connection became free"));
    } catch (error) {
      // Its turn may have come in the same moment.
      if (!this.#waiting.delete(waiter)) this.leave(connection);
      throw error;
    }
  }

  #serve(): void {
    for (const waiter of this.#waiting) {
      if (!this.#admit(waiter.connection)) return;
      this.#waiting.delete(waiter);
      waiter.start();
    }
  }
}
