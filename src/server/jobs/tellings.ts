/** Who was told is what a mail server or a push service took: docs/decisions/0147-told-and-closed.md. */
import type { Sql } from "../database/connection.ts";

/** Noted before the job is deleted: a process that is killed in between sends again rather than forgets. */
export async function noteDelivered(sql: Sql, job: string): Promise<void> {
  await sql`
    update innfo.tellings set state = 'reached', reason = null, ended_at = now()
    where job_id = ${job} and state <> 'reached'`;
}

/** Nobody waits any more, so nobody was told. */
export async function noteUnneeded(sql: Sql, job: string): Promise<void> {
  await sql`delete from innfo.tellings where job_id = ${job} and state = 'waiting'`;
}
