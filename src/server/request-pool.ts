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

/** One connection. What it is given to run, it runs in that order. */
interface Lane {
  sql: Sql;
  /** Requests that use it now. */
  users: number;
}

export interface RequestPool {
  readonly open: () => Sql;
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
  const open = (): Sql => {
    const { connection } = sql.options;
    const options = {
      ...sql.options,
      max: 1,
      connection: { ...connection, role: "anon" },
      // Never renewed between the statements of a transaction. What it remembers is bounded: see
      // MAX_PREPARED in rest/run.ts.
      max_lifetime: 0,
    };
    // The options of a pool are what a pool is made of; the package types the two apart.
    return postgres(options as unknown as postgres.Options<Record<string, never>>);
  };
  const lanes = (length: number): Lane[] => Array.from({ length }, () => ({ sql: open(), users: 0 }));
  const readers = lanes(READERS);
  const writers = lanes(WRITERS);
  return {
    open,
    readers,
    writers,
    waiting: [],
    async end() {
      await Promise.all([...readers, ...writers].map((lane) => lane.sql.end({ timeout: 3 })));
    },
  };
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
    const { sql } = lane;
    // Made before anything is sent: nothing may come between the beginning and the end below.
    const query = statement(sql);
    lane.users += 1;
    const [begun, entered, rows, ended] = await Promise.allSettled([
      sql.unsafe("begin read only").execute(),
      enter(sql, caller),
      query.execute(),
      // After a failure PostgreSQL refuses what follows, and takes this for a rollback.
      sql.unsafe("commit").execute(),
    ]);
    lane.users -= 1;
    if ([begun, ended].some(({ status }) => status === "rejected")) renew(pool, lane, sql);
    unwrap(begun);
    checkEntered(entered);
    const answer = unwrap(rows);
    unwrap(ended);
    return answer;
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
  const { sql } = lane;
  let ended = false;
  try {
    // The first statement of `work` is sent with the others, not after them: a round trip less. Whatever
    // it did is undone if the session turns out to have ended, and how it fared is not told.
    const [begun, entered, result] = await Promise.allSettled([
      sql.unsafe("begin").execute(),
      enter(sql, caller),
      work(sql),
    ]);
    const failures = [begun, entered, result].flatMap((one) =>
      one.status === "rejected" ? [one.reason] : [],
    );
    const lost = failures.find(isUnreachable);
    if (lost) throw lost;
    const { command } = await sql.unsafe(failures.length > 0 || !isAlive(entered) ? "rollback" : "commit");
    ended = true;
    unwrap(begun);
    checkEntered(entered);
    const value = unwrap(result);
    if (command !== "COMMIT") throw new Error("The transaction was rolled back");
    return value;
  } finally {
    // Half a transaction must not be left to the next one.
    if (!ended) renew(pool, lane, sql);
    release(pool, lane);
  }
}

/**
 * postgres.js keeps an error, and a message half written, over the end of a connection into the next one
 * it opens in its place. A new client starts clean.
 */
function renew(pool: RequestPool, lane: Lane, failed: Sql): void {
  if (lane.sql !== failed) return;
  lane.sql = pool.open();
  void failed.end({ timeout: 0 });
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
