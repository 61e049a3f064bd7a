/**
 * The connections that requests use, and the one way a request reaches the data: as its caller.
 *
 * They log in as the server does but start as `anon`, which may touch no table. A request becomes its
 * caller for the length of one transaction. Whatever goes wrong on the way there, a lost connection or
 * a statement sent too early, ends in "permission denied" and never in the server's own rights.
 */
import postgres from "postgres";
import { type Caller, SessionEndedError, type Sql, type Transaction } from "./database.ts";

/** How many reads PostgreSQL works on at a time. */
const LANES = 6;
const WRITERS = 6;

/** One connection on which the reads of many requests follow one another. */
interface Lane {
  sql: Sql;
  underway: number;
}

export interface RequestPool {
  lanes: readonly Lane[];
  writers: Sql;
  end(): Promise<void>;
}

/** @param sql the server's own pool: the new connections go to the same place with the same login */
export function openRequestPool(sql: Sql): RequestPool {
  const open = (max: number): Sql => {
    const { connection } = sql.options;
    const options = {
      ...sql.options,
      max,
      connection: { ...connection, role: "anon" },
      // A lane must not be renewed between the statements of a transaction. What it remembers is
      // bounded: see MAX_PREPARED in rest/run.ts.
      max_lifetime: 0,
    };
    // The options of a pool are what a pool is made of; the package types the two apart.
    return postgres(options as unknown as postgres.Options<Record<string, never>>);
  };
  const lanes = Array.from({ length: LANES }, () => ({ sql: open(1), underway: 0 }));
  const writers = open(WRITERS);
  return {
    lanes,
    writers,
    async end() {
      await Promise.all([writers, ...lanes.map((lane) => lane.sql)].map((each) => each.end({ timeout: 3 })));
    },
  };
}

/**
 * Runs `work` in one transaction with the caller's role and claims, so that row level security decides
 * what it sees and may do. Rolls back when `work` throws.
 *
 * @throws {SessionEndedError} when the caller has signed out since the token was issued
 */
export async function asCaller<Result>(
  { writers }: RequestPool,
  caller: Caller,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  return (await writers.begin(async (tx) => {
    // Sent together with the first statement of `work`, not awaited before it: one round trip less.
    // Whatever that did is undone if the session turns out to have ended, and how it fared is not told.
    const [entered, result] = await Promise.allSettled([enter(tx, caller), work(tx)]);
    checkEntered(entered);
    return unwrap(result);
  })) as Result;
}

/**
 * Runs one statement, which cannot write, with the caller's role and claims. The whole transaction is
 * sent at once and takes a single round trip.
 *
 * @throws {SessionEndedError} when the caller has signed out since the token was issued
 */
export async function readAsCaller<Rows extends readonly postgres.MaybeRow[]>(
  pool: RequestPool,
  caller: Caller,
  statement: (sql: Sql) => postgres.PendingQuery<Rows>,
): Promise<Rows> {
  const lane = pool.lanes.reduce((least, other) => (other.underway < least.underway ? other : least));
  lane.underway += 1;
  try {
    const { sql } = lane;
    // One connection runs what it is given in this order; after a failure PostgreSQL refuses the
    // statements up to the commit, which it takes for a rollback.
    const [begun, entered, rows, ended] = await Promise.allSettled([
      sql.unsafe("begin read only").execute(),
      enter(sql, caller),
      statement(sql).execute(),
      sql.unsafe("commit").execute(),
    ]);
    unwrap(begun);
    checkEntered(entered);
    const answer = unwrap(rows);
    unwrap(ended);
    return answer;
  } finally {
    lane.underway -= 1;
  }
}

type Entered = { alive: boolean }[];

/** Starts at once: a statement of postgres.js that is not executed waits until it is awaited. */
function enter(sql: Sql | Transaction, caller: Caller): Promise<Entered> {
  if (caller.role === "anon") return Promise.resolve([{ alive: true }]);
  const { claims } = caller;
  return sql<Entered>`
    select auth.session_is_alive(${claims.session_id}, ${claims.sub}) as alive,
      set_config('request.jwt.claims', ${JSON.stringify(claims)}, true),
      set_config('role', 'authenticated', true)`.execute();
}

function checkEntered(entered: PromiseSettledResult<Entered>): void {
  if (unwrap(entered)[0]?.alive !== true) throw new SessionEndedError("Session has ended");
}

function unwrap<Value>(settled: PromiseSettledResult<Value>): Value {
  if (settled.status === "rejected") throw settled.reason;
  return settled.value;
}
