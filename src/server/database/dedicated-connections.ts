/** Connections with a place in a pool. Each is opened when it is used, and again after it was lost. */
import type { Bulkhead } from "../capacity/bulkhead.ts";
import { codeOf } from "../config/code-of.ts";
import type { ConnectionLimit } from "./connection-limit.ts";
import { type DatabaseLink, type Difference, openLink, withLink } from "./link.ts";
import { asCoded } from "./message.ts";
import type { DatabaseSettings } from "./settings.ts";
import type { Sql } from "./sql.ts";

/** SQLSTATE of a write to a server that no longer takes writes. */
const READ_ONLY = "25006";
/** Milliseconds. Each idle connection is a process of some 10 MB. */
const IDLE_MS = 8000;

/** Runs its statements in the order in which they were sent. */
export class DedicatedConnection {
  /** How many callers use it now, or wait for it. */
  users = 0;
  readonly #settings: DatabaseSettings;
  readonly #limit: ConnectionLimit;
  readonly #difference: Difference;
  #link: DatabaseLink | undefined;
  #opening: Promise<DatabaseLink> | undefined;
  #idle: NodeJS.Timeout | undefined;

  constructor(settings: DatabaseSettings, difference: Difference, limit = settings.limit) {
    this.#settings = settings;
    this.#difference = difference;
    this.#limit = limit;
  }

  get connected(): boolean {
    return this.#link !== undefined;
  }

  /** Makes room for another connection. This one connects again when it is used next. */
  async close(): Promise<void> {
    const link = this.#link ?? (await this.#opening?.catch(() => undefined));
    clearTimeout(this.#idle);
    this.#idle = undefined;
    this.#link = undefined;
    await link?.end();
  }

  /** Uses the connection once it is open, possibly with others. Statements fail if it is lost meanwhile. */
  async use<Result>(work: (sql: Sql) => Promise<Result>): Promise<Result> {
    await this.#limit.enter(this);
    try {
      return await work((this.#link ?? (await this.#open())).sql);
    } finally {
      this.#limit.leave(this);
      this.#idle = this.#idle?.refresh() ?? setTimeout(() => this.#closeIdle(), IDLE_MS).unref();
    }
  }

  /** Does not wait for the end: another server may have become the primary. */
  leaveServer(): void {
    void this.close();
    this.#limit.ended(this);
  }

  #open(): Promise<DatabaseLink> {
    this.#opening ??= this.#connect().finally(() => {
      this.#opening = undefined;
    });
    return this.#opening;
  }

  async #connect(): Promise<DatabaseLink> {
    const link = await openLink(this.#settings, { ...this.#difference, lost: () => this.#lose(link) });
    this.#link = link;
    return link;
  }

  #lose(link: DatabaseLink): void {
    if (this.#link !== link) return;
    this.#link = undefined;
    this.#limit.ended(this);
  }

  #closeIdle(): void {
    if (this.users > 0) this.#idle?.refresh();
    else this.leaveServer();
  }
}

export interface ConnectionPool {
  hasEnded: boolean;
  readonly connections: readonly DedicatedConnection[];
  /** Each place of the bulkhead stands for one connection. */
  readonly bulkhead: Bulkhead;
}

/** @param bulkhead has one place for each connection */
export function openPool(
  { options }: Pick<Sql, "options">,
  bulkhead: Bulkhead,
  difference: Difference = {},
  limit?: ConnectionLimit,
): ConnectionPool {
  const open = () => new DedicatedConnection(options, difference, limit);
  return { connections: Array.from({ length: bulkhead.concurrency }, open), bulkhead, hasEnded: false };
}

/**
 * Waits for a free connection and holds it for the length of `work`.
 * @param caller whose share it counts for
 * @throws {OverloadedError} and the work was not begun
 */
export function withConnection<Result>(
  pool: ConnectionPool,
  work: (sql: Sql) => Promise<Result>,
  caller?: string,
): Promise<Result> {
  const { connections, bulkhead } = pool;
  return bulkhead.run(async () => {
    if (pool.hasEnded) throw asCoded(new Error("The pool has ended"));
    const free = connections.filter(({ users }) => users === 0);
    const connection = free.find(({ connected }) => connected) ?? free[0];
    if (!connection) throw new Error("More have a place than there are connections");
    connection.users = 1;
    try {
      return await connection.use(work);
    } catch (error) {
      if (codeOf(error) === READ_ONLY) connection.leaveServer();
      throw error;
    } finally {
      connection.users = 0;
    }
  }, caller);
}

/**
 * Connects only for the length of `work`, beyond the limit: for rare or long work. Closing the connection ends what
 * is left on it: an open transaction, a lock, unread rows.
 */
export function withOwnConnection<Result>(
  { options }: Pick<Sql, "options">,
  work: (sql: Sql) => Promise<Result>,
): Promise<Result> {
  return withLink(options, { isPatient: true }, work);
}

export async function endPool(pool: ConnectionPool): Promise<void> {
  pool.hasEnded = true;
  await Promise.all(pool.connections.map((connection) => connection.close()));
}
