/**
 * The connections that requests use, and the one way a request reaches the data: as its caller.
 *
 * They log in as the server does but start as `anon`, which may touch no table. A request becomes its
 * caller for the length of one transaction. Whatever goes wrong on the way there, a lost connection or
 * a statement sent too early, ends in "permission denied" and never in the server's own rights.
 */
import postgres from "postgres";
import { type Caller, isUnreachable, SessionEndedError, type Sql } from "./database.ts";

/** How many reads, and how many writes, PostgreSQL works on at a time. */
const READERS = 6;
const WRITERS = 6;
/** Seconds between attempts to connect. The package's own grow to 20, while the database may be back. */
const RECONNECT_AFTER = 0.1;

/** One connection. What it is given to run, it runs in that order. */
interface Lane {
  sql: Sql;
  connected: boolean;
  /** Requests that use it now. */
  users: number;
}

export interface RequestPool {
  /** The transactions of many requests follow one another, sent without waiting. */
  readonly readers: readonly Lane[];
  /** Each is one request's alone until its transaction has ended. */
  readonly writers: readonly Lane[];
  /** Requests that wait for a writer. */
  readonly waiting: ((lane: Lane) => void)[];
  end(): Promise<void>;
}

/** @param sql the server's own pool: the new connections go to the same place with the same login */
export function openRequestPool(sql: Sql): RequestPool {
  const lanes = (length: number): Lane[] => Array.from({ length }, () => openLane(sql));
  const readers = lanes(READERS);
  const writers = lanes(WRITERS);
  return {
    readers,
    writers,
    waiting: [],
    async end() {
      await Promise.all([...readers, ...writers].map((lane) => lane.sql.end({ timeout: 3 })));
    },
  };
}

function openLane(server: Sql): Lane {
  const client = (): Sql => {
    const options = {
      ...server.options,
      max: 1,
      connection: { ...server.options.connection, role: "anon" },
      backoff: RECONNECT_AFTER,
      // Never renewed between the statements of a transaction. What it remembers is bounded: see
      // MAX_PREPARED in rest/run.ts.
      max_lifetime: 0,
      onclose: () => lose(own),
    };
    // The options of a pool are what a pool is made of; the package types the two apart.
    const own: Sql = postgres(options as unknown as postgres.Options<Record<string, never>>);
    return own;
  };
  const lane: Lane = { sql: client(), connected: false, users: 0 };

  /**
   * postgres.js keeps an error, and a message half written, over the end of a connection into the next
   * one that it opens in its place. A new client starts clean.
   */
  function lose(lost: Sql): void {
    if (lane.sql !== lost || !lane.connected) return;
    lane.sql = client();
    lane.connected = false;
    void lost.end({ timeout: 1 });
  }

  return lane;
}

/** Fails before anything of a transaction is sent when there is no connection to be had. */
async function connect(lane: Lane): Promise<Sql> {
  const { sql } = lane;
  if (!lane.connected) {
    await sql`select 1`;
    lane.connected = lane.sql === sql;
  }
  return sql;
}

/**
 * Runs one statement, which cannot write, with the caller's role and claims. The whole transaction is
 * sent at once and takes a single round trip. Done again when the connection is cut.
 *
 * @throws {SessionEndedError} when the caller has signed out since the token was issued
 */
export async function readAsCaller<Rows extends readonly postgres.MaybeRow[]>(
  pool: RequestPool,
  caller: Caller,
  statement: (sql: Sql) => postgres.PendingQuery<Rows>,
): Promise<Rows> {
  async function attempt(): Promise<Rows> {
    const lane = pool.readers.reduce((least, other) => (other.users < least.users ? other : least));
    lane.users += 1;
    try {
      const sql = await connect(lane);
      // Made before anything is sent: nothing may come between the beginning and the end.
      const query = statement(sql);
      const [begun, entered, rows, ended] = await Promise.allSettled([
        sql.unsafe("begin read only").execute(),
        enter(sql, caller),
        query.execute(),
        // After a failure PostgreSQL refuses what follows, and takes this for a rollback.
        sql.unsafe("commit").execute(),
      ]);
      unwrap(begun);
      unwrap(ended);
      checkEntered(entered);
      return unwrap(rows);
    } finally {
      lane.users -= 1;
    }
  }
  try {
    return await attempt();
  } catch (error) {
    if (!isUnreachable(error)) throw error;
    return attempt();
  }
}

/**
 * Runs `work` in one transaction with the caller's role and claims, so that row level security decides
 * what it sees and may do. Rolls back when `work` throws.
 *
 * @throws {SessionEndedError} when the caller has signed out since the token was issued
 */
export async function asCaller<Result>(
  pool: RequestPool,
  caller: Caller,
  work: (sql: Sql) => Promise<Result>,
): Promise<Result> {
  const lane = await takeWriter(pool);
  try {
    const sql = await connect(lane);
    // The first statement of `work` is sent with the others, not after them: a round trip less. Whatever
    // it did is undone if the session turns out to have ended, and how it fared is not told.
    const [begun, entered, result] = await Promise.allSettled([
      sql.unsafe("begin").execute(),
      enter(sql, caller),
      work(sql),
    ]);
    const complete = isAlive(entered) && result.status === "fulfilled";
    const { command } = await sql.unsafe(complete ? "commit" : "rollback");
    unwrap(begun);
    checkEntered(entered);
    const value = unwrap(result);
    if (command !== "COMMIT") throw new Error("The transaction was rolled back");
    return value;
  } finally {
    release(pool, lane);
  }
}

async function takeWriter({ writers, waiting }: RequestPool): Promise<Lane> {
  const free = writers.find((lane) => lane.users === 0);
  if (!free) return new Promise((resolve) => waiting.push(resolve));
  free.users = 1;
  return free;
}

function release({ waiting }: RequestPool, lane: Lane): void {
  const next = waiting.shift();
  if (next) next(lane);
  else lane.users = 0;
}

type Entered = { alive: boolean }[];

/** Sent at once: a statement of postgres.js that is not executed waits until somebody awaits it. */
function enter(sql: Sql, caller: Caller): Promise<Entered> {
  if (caller.role === "anon") {
    return sql<Entered>`select set_config('role', 'anon', true) = 'anon' as alive`.execute();
  }
  const { claims } = caller;
  return sql<Entered>`
    select auth.session_is_alive(${claims.session_id}, ${claims.sub}) as alive,
      set_config('request.jwt.claims', ${JSON.stringify(claims)}, true),
      set_config('role', 'authenticated', true)`.execute();
}

function isAlive(entered: PromiseSettledResult<Entered>): boolean {
  return entered.status === "fulfilled" && entered.value[0]?.alive === true;
}

function checkEntered(entered: PromiseSettledResult<Entered>): void {
  unwrap(entered);
  if (!isAlive(entered)) throw new SessionEndedError("Session has ended");
}

function unwrap<Value>(settled: PromiseSettledResult<Value>): Value {
  if (settled.status === "rejected") throw settled.reason;
  return settled.value;
}
