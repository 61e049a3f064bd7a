/** Claims due jobs, so that no other process does them: docs/decisions/0007-performance.md. */
import type { Transaction } from "../database/connection.ts";
import type { Turns } from "./turns.ts";

/** Seconds after which a claimed job is free again: its process is gone. */
const LEASE = 180;

export interface Job<Payload> {
  id: string;
  payload: Payload;
  /** Account that owns the job, or null. */
  ownerId: string | null;
  /** Starts at 1. */
  attempt: number;
  /** Why the previous attempt failed, if that was noted. */
  reason: string | null;
}

/**
 * Takes at most the rest of each account's share. Accounts with nothing running go first, longest-waiting
 * first, so thousands of waiting jobs get an account no more than others. Reads as many rows as there are
 * accounts with work, not as there are jobs.
 */
export function claim<Payload>(
  sql: Transaction,
  kind: string,
  places: number,
  turns: Turns,
): Promise<Job<Payload>[]> {
  const isDue = sql`kind = ${kind} and failed_at is null and due_at <= now()`;
  return sql<Job<Payload>[]>`
    with recursive owners as (
      (select owner_id from innfo.jobs where ${isDue} and owner_id is not null order by owner_id limit 1)
      union all
      select (select j.owner_id from innfo.jobs j where ${isDue} and j.owner_id > o.owner_id order by j.owner_id limit 1)
      from owners o where o.owner_id is not null
    ), line as (
      select first.id, first.due_at as since, array_position(${uuids(turns.recent())}::uuid[], o.owner_id) as turn,
        own.underway + row_number() over (partition by o.owner_id order by first.due_at, first.id) as nth
      from owners o cross join lateral (
        select cardinality(array_positions(${uuids(turns.busy())}::uuid[], o.owner_id)) as underway
      ) as own cross join lateral (
        select id, due_at from innfo.jobs j where ${isDue} and j.owner_id = o.owner_id order by due_at, id
        limit greatest(0, ${turns.share}::int - own.underway)
      ) as first
      where o.owner_id <> all (${uuids(turns.resting())}::uuid[])
      union all
      select id, due_at, null::int, 0 from innfo.jobs where ${isDue} and owner_id is null
    ), taken as materialized (
      -- As a subquery it could be run again for each row of the update, and skip what that has taken already.
      select j.id as job from line join innfo.jobs j on j.id = line.id where ${isDue}
      order by line.nth, line.turn nulls first, line.since, line.id limit ${places} for update of j skip locked
    )
    update innfo.jobs set attempts = attempts + 1, due_at = now() + make_interval(secs => ${LEASE})
    from taken where id = taken.job
    returning id, payload, owner_id as "ownerId", attempts as attempt, reason`;
}

/** PostgreSQL's array syntax. */
const uuids = (ids: readonly string[]) => `{${ids.join()}}`;
