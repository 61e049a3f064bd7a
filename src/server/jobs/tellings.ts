/**
 * Notes who was told: a person counts as told when a mail server or a push service took the message.
 * docs/decisions/0147-told-and-closed.md.
 */
import type { Sql } from "../database/connection.ts";

/** Notes it before the job is deleted, so that a process killed in between sends again instead of forgetting. */
export async function noteDelivered(sql: Sql, job: string): Promise<void> {
  await sql`
    update innfo.tellings set state = 'reached', reason = null, ended_at = now()
    where job_id = ${job} and state <> 'reached'`;
}

/** Nobody waits any more, so nobody was told. */
export async function noteUnneeded(sql: Sql, job: string): Promise<void> {
  await sql`delete from innfo.tellings where job_id = ${job} and state = 'waiting'`;
}
