/** Owners' reads of rows, for the application and for what answers before it: early-reads.ts. */
import type { IncomingMessage } from "node:http";
import { type Caller, type Sql, shareOf } from "../database/connection.ts";
import type { RequestPool } from "../database/request-pool.ts";
import type { FinishedHeader } from "../http/finished-header.ts";
import { lazyCatalogue, type Relation } from "./catalogue.ts";
import { interpret } from "./interpret.ts";
import type { Preferences } from "./preferences.ts";
import { createRunner } from "./run.ts";
import { Shapes } from "./shapes.ts";
import type { Answer } from "./statement.ts";

export type Reads = ReturnType<typeof openReads>;

/** What came of a read. */
export interface Read extends Answer {
  offset: number;
}

/** @param announcer reports changed hotels after each write: hotel-changes.ts */
export function openReads(sql: Sql, requests: RequestPool, announcer: string) {
  const runner = createRunner(requests, announcer);
  const shapes = new Shapes();
  /** Of reads that go on to the application, which answers with what came of them. */
  const begun = new WeakMap<IncomingMessage, Promise<Read>>();
  return {
    catalogue: lazyCatalogue(sql),
    runner,
    begun,
    /** Of rows that are fewer than a large answer's; undefined until the application has answered once. */
    header: undefined as FinishedHeader | undefined,
    /** @param incoming the same read is not made twice */
    async read(
      relation: Relation,
      given: { url: string; range: string | null },
      preferences: Preferences,
      caller: Caller,
      incoming?: IncomingMessage,
    ): Promise<Read> {
      const before = incoming && begun.get(incoming);
      if (before) {
        // Else the rows are held as long as the connection, also while nobody reads the answer.
        begun.delete(incoming);
        return before;
      }
      const { statement, offset } = interpret.selection(
        relation,
        given,
        preferences,
        shapes,
        shareOf(caller),
      );
      return { ...(await runner.read(caller, statement)), offset };
    },
  };
}

/** As told in Content-Range. */
export function rangeOf({ rows, offset, total }: Read): string {
  return `${rows > 0 ? `${offset}-${offset + rows - 1}` : "*"}/${total ?? "*"}`;
}

/** @returns undefined when one row was asked for, and there is none or there are several */
export function textOf({ body, rows }: Answer, single: boolean): string | undefined {
  const array = body ?? "[]";
  if (!single) return array;
  // A JSON array of one object → the object.
  return rows === 1 ? array.trim().slice(1, -1) : undefined;
}
