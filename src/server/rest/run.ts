/** Runs statements with their caller's role, and decides which PostgreSQL keeps prepared. */
import { type Caller, type Sql, shareOf } from "../database/connection.ts";
import { asCaller, type RequestPool, readAsCaller } from "../database/request-pool.ts";
import type { Answer, Statement } from "./statement.ts";

/** Clients choose the statements; each takes memory in every connection. Our screens need about sixty. */
const MAX_PREPARED = 200;

/** @param announcer reports changed hotels after each write: hotel-changes.ts */
export function createRunner(requests: RequestPool, announcer: string) {
  const prepared = new Set<string>();

  function only([answer]: readonly Answer[], { text }: Statement, caller: Caller): Answer {
    if (!answer) throw new Error("The statement yielded no row");
    requests.slowCallers.noteAnswer(shareOf(caller), answer.body?.length ?? 0);
    // Keeps only statements that were allowed and succeeded.
    if (prepared.size < MAX_PREPARED) prepared.add(text);
    return answer;
  }

  function sent(sql: Sql, { text, parameters }: Statement) {
    return sql.unsafe<Answer[]>(text, parameters, { prepare: prepared.has(text) });
  }

  async function run(tx: Sql, statement: Statement, caller: Caller): Promise<Answer> {
    return only(await sent(tx, statement), statement, caller);
  }

  return {
    async read(caller: Caller, statement: Statement): Promise<Answer> {
      const answers = await readAsCaller(requests, caller, (sql) => sent(sql, statement));
      return only(answers, statement, caller);
    },
    /** @param check may throw: then nothing is written */
    write(caller: Caller, statement: Statement, check?: (answer: Answer) => void): Promise<Answer> {
      async function work(tx: Sql): Promise<Answer> {
        const own = await run(tx, statement, caller);
        const answer = statement.thenRead ? await run(tx, statement.thenRead(own), caller) : own;
        check?.(answer);
        return answer;
      }
      return asCaller(requests, caller, work, { announcer });
    },
  };
}
