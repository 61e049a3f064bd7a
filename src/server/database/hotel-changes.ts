/**
 * Tells which hotels' guest pages are out of date. The database notifies every process of committed changes
 * on the channel hotel_changed. Requests' changes are announced after their commit, many at once: PostgreSQL
 * commits transactions that notify one at a time.
 */
import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { DatabaseError } from "pg";
import { withTimeout } from "../capacity/with-timeout.ts";
import type { Log } from "../config/log.ts";
import type { Sql } from "./connection.ts";
import { type DatabaseLink, openLink } from "./link.ts";

export type HotelChanges = Awaited<ReturnType<typeof watchHotelChanges>>;

export interface HotelListener {
  changed(hotelId: string): void;
  missed(): void;
}

/** The name of the one connection per process that listens. */
export const LISTENER = "innfo listener";
const RETRY_MS = 500;
/** A firewall or a failover may cut the connection silently, so it is probed this often. */
const HEARTBEAT_MS = 3000;
const ANSWER_MS = 3000;
/**
 * Milliseconds between two announcements, each of which costs the same for one change as for many. The first does
 * not wait.
 */
const REST_MS = 2;

/**
 * Connects with the pool's own settings.
 * @param silent is told when a heartbeat is not answered in time
 * @returns once it listens, or once the first attempt has failed
 */
export async function watchHotelChanges(sql: Sql, log: Log, silent: () => void = () => {}) {
  const listeners: HotelListener[] = [];
  const announcer: string = randomUUID();
  let connection: Promise<DatabaseLink> | undefined;
  let live = false;
  let stopped = false;
  let retry: NodeJS.Timeout | undefined;

  function tellMissed(): void {
    for (const listener of listeners) listener.missed();
  }

  async function listen(): Promise<void> {
    const opening = openLink(sql.options, {
      application_name: LISTENER,
      notified(hotelId) {
        for (const listener of listeners) listener.changed(hotelId);
      },
      lost: () => lose(opening),
    });
    connection = opening;
    try {
      const opened = await opening;
      await opened.sql`listen hotel_changed`;
      live = true;
      tellMissed();
    } catch (error) {
      lose(opening, error);
    }
  }

  function lose(lost: Promise<DatabaseLink>, error?: unknown): void {
    if (lost !== connection) return;
    connection = undefined;
    live = false;
    tellMissed();
    void end(lost);
    if (stopped) return;
    log.warn({ err: error }, "lost the connection that tells of changed hotels");
    retry = setTimeout(() => void listen(), RETRY_MS);
  }

  /**
   * PostgreSQL delivers pending notifications before it reports ready for the next query (PostgresMain). So no
   * notification of an earlier commit, or of the question itself, arrives after the answer.
   */
  async function ask(question: (own: Sql) => PromiseLike<unknown>): Promise<void> {
    const asked = connection;
    if (!live || !asked) return tellMissed();
    try {
      const { sql: own } = await asked;
      await withTimeout(ANSWER_MS, question(own), () => {
        silent();
        return new Error("No answer in time");
      });
    } catch (error) {
      // Changes that were not announced wait in the database for this process or another one.
      tellMissed();
      if (error instanceof DatabaseError) log.warn({ err: error }, "changes cannot be announced yet");
      else lose(asked, error);
    }
  }

  const settled = shared(() => ask((own) => own`select 1`));
  const announce = shared(() => ask((own) => own`select innfo.announce_changes(${announcer})`), REST_MS);

  let isTidy = true;
  function announced(): Promise<void> {
    isTidy = false;
    return announce();
  }

  /**
   * Deletes the dead rows of announced changes, which each announcement would read past. PostgreSQL itself does so
   * once a minute.
   */
  async function beat(): Promise<void> {
    await announce();
    if (isTidy) return;
    isTidy = true;
    await ask((own) => own`vacuum (skip_locked) innfo.unannounced_changes`);
  }

  await listen();
  const heartbeat = setInterval(() => void beat(), HEARTBEAT_MS);
  heartbeat.unref();
  return {
    /** False while changes may be missed; then nothing that is read may be cached. */
    get live(): boolean {
      return live;
    },
    subscribe(listener: HotelListener): void {
      listeners.push(listener);
    },
    /** Resolves once the listeners know of all changes committed before, or that any hotel may have changed. */
    settled,
    /** The name under which transactions leave their changes to this process's announcements. */
    announcer,
    /** Works on the connection that listens, so that a constant question keeps no connection of the pool open. */
    async beside<Result>(work: (own: Sql) => Promise<Result>): Promise<Result> {
      const asked = live ? connection : undefined;
      return work(asked ? (await asked).sql : sql);
    },
    /** Tells all processes of this one's changes that were committed before. Resolves like `settled`. */
    announced,
    async stop(): Promise<void> {
      stopped = true;
      clearInterval(heartbeat);
      clearTimeout(retry);
      await end(connection);
    },
  };
}

/** Ends a connection, if it could be opened. */
async function end(link: Promise<DatabaseLink> | undefined): Promise<void> {
  const opened = await link?.catch(() => undefined);
  await opened?.end();
}

/**
 * Shares questions among callers. A running question may be older than the caller's commit, so callers who come
 * meanwhile share the next one.
 * @param rest milliseconds between two questions
 */
function shared(ask: () => Promise<void>, rest = 0): () => Promise<void> {
  let asked: Promise<void> | undefined;
  let next: Promise<void> | undefined;
  return function question(): Promise<void> {
    if (asked) {
      next ??= asked.then(() => {
        next = undefined;
        return question();
      });
      return next;
    }
    const answered = ask();
    asked = Promise.all([answered, rest > 0 && sleep(rest)]).then(() => {
      asked = undefined;
    });
    return answered;
  };
}
