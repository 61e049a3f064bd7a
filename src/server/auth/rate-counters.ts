/** Counters of calls, in the database for all processes. Each window begins with its first call. */
import type { Sql } from "../database/connection.ts";
import { whileMore } from "../database/while-more.ts";

export interface Counter {
  key: string;
  /** Calls that may be counted in a window. */
  points: number;
  /** Seconds. */
  window: number;
}

export interface Exceeded {
  key: string;
  calls: number;
  wait: number;
}

/** Counts one call in each counter, or in none, with one statement. @returns the first that was full */
export async function countCall(sql: Sql, counters: readonly Counter[]): Promise<Exceeded | undefined> {
  const now = Date.now();
  const windows = counters.map(({ key, points, window }) => ({ key, points, ends: now + window * 1000 }));
  const [exceeded] = await sql<{ key: string; calls: number; ends: string }[]>`
    select key, calls, ends from innfo_server.count_call(${JSON.stringify(windows)}::text::jsonb, ${now}::bigint)`;
  if (!exceeded) return undefined;
  const { key, calls, ends } = exceeded;
  return { key, calls, wait: Math.max(1, Math.ceil((Number(ends) - now) / 1000)) };
}

const keysOf = (counters: readonly Counter[]) => JSON.stringify(counters.map(({ key }) => key));

export async function uncountCall(sql: Sql, counters: readonly Counter[]): Promise<void> {
  // Locks in the same order as counting, which avoids deadlocks.
  await sql`
    with held as (
      select r.key
      from jsonb_array_elements_text(${keysOf(counters)}::text::jsonb) with ordinality as named (key, place)
      join auth.rate_limits r on r.key = named.key
      where r.points > 0
      order by named.place for update of r
    )
    update auth.rate_limits r set points = r.points - 1 from held where r.key = held.key`;
}

/** @returns seconds since the first call of the window, or undefined without one */
export async function secondsSinceFirst(sql: Sql, { key, window }: Counter): Promise<number | undefined> {
  const now = Date.now();
  const [row] = await sql<{ expire: string }[]>`
    select expire from auth.rate_limits where key = ${key} and expire > ${now}::bigint`;
  return row && window - (Number(row.expire) - now) / 1000;
}

export async function clearCounters(sql: Sql, counters: readonly Counter[]): Promise<void> {
  await sql`
    delete from auth.rate_limits
    where key in (select jsonb_array_elements_text(${keysOf(counters)}::text::jsonb))`;
}

const FORGOTTEN_AT_A_TIME = 20_000;

/** Deletes counters whose window has ended. */
export async function forgetCounters(sql: Sql): Promise<void> {
  await whileMore(
    () => sql`
      with gone as (
        delete from auth.rate_limits where ctid = any (array(
          select ctid from auth.rate_limits where expire <= ${Date.now()}::bigint
          limit ${FORGOTTEN_AT_A_TIME}::int))
        returning 1
      )
      select count(*) = ${FORGOTTEN_AT_A_TIME}::int as "isMore" from gone`,
  );
}
