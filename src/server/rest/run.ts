/** Runs statements with their caller's role, and decides which of them PostgreSQL keeps prepared. */
import { type Caller, type Sql, shareOf } from "../database/connection.ts";
import { asCaller, type RequestPool, readAsCaller, writeAsCaller } from "../database/request-pool.ts";
import { notOneRow } from "./errors.ts";
import type { Answer, RowRange, Statement } from "./statement.ts";

/** Clients choose the statements; each takes memory in every connection. Our screens need about sixty. */
const MAX_PREPARED = 200;

/** @param announcer reports changed hotels after each write: hotel-changes.ts */
export function createRunner(requests: RequestPool, announcer: string) {
  const prepared = new Set<string>();

  function only([given]: readonly Answer[], { text, none }: Statement, caller: Caller): Answer {
    const answer = given ?? none;
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
    /** @param rows how many may be written; with any other number, nothing is */
    async write(caller: Caller, statement: Statement, rows?: RowRange): Promise<Answer> {
      const within = (one: Statement) => (rows && one.within ? one.within(rows) : one);
      const { thenRead } = statement;
      if (thenRead) {
        const work = async (tx: Sql) => run(tx, within(thenRead(await run(tx, statement, caller))), caller);
        return asCaller(requests, caller, work, { announcer });
      }
      const asked = within(statement);
      const answers = await writeAsCaller(requests, caller, (sql) => sent(sql, asked), {
        announcer,
        undoes: asked.undoes ?? false,
      });
      const answer = only(answers, asked, caller);
      // If nothing was written, nothing has to be undone.
      if (rows && answer.rows < rows.least) throw notOneRow(answer.rows);
      return answer;
    },
  };
}
