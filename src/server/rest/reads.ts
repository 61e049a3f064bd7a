/** Reads and writes owners' rows, for the application and for early-answers.ts, which answers before it. */
import type { IncomingMessage } from "node:http";
import type { Caller, Sql } from "../database/connection.ts";
import type { RequestPool } from "../database/request-pool.ts";
import { lazyCatalogue, type Relation } from "./catalogue.ts";
import { interpret } from "./interpret.ts";
import type { Preferences } from "./preferences.ts";
import { createRunner } from "./run.ts";
import type { Answer, Statement } from "./statement.ts";

const MAX_INTEGER = 2 ** 31 - 1;

export type Reads = ReturnType<typeof openReads>;

/** The outcome of a read or a write. */
export interface Read extends Answer {
  /** Undefined for rows that were written. */
  offset: number | undefined;
}

/** @param announcer reports changed hotels after each write: hotel-changes.ts */
export function openReads(sql: Sql, requests: RequestPool, announcer: string) {
  const runner = createRunner(requests, announcer);
  /** Outcomes of requests that go on to the application, which answers with them. */
  const begun = new WeakMap<IncomingMessage, Promise<Read>>();

  function taken(incoming?: IncomingMessage): Promise<Read> | undefined {
    const before = incoming && begun.get(incoming);
    // Otherwise the rows would be held as long as the connection, even while nobody reads the answer.
    if (incoming) begun.delete(incoming);
    return before;
  }

  return {
    catalogue: lazyCatalogue(sql),
    runner,
    begun,
    /** Names and values in turn for answers below the size of large ones, by status, once the application has answered so. */
    headers: new Map<number, string[]>(),
    /** @param incoming prevents a second read for the same request */
    async read(
      relation: Relation,
      given: { url: string; range: string | null },
      preferences: Preferences,
      caller: Caller,
      incoming?: IncomingMessage,
    ): Promise<Read> {
      const before = taken(incoming);
      if (before) return before;
      const { statement, offset } = interpret.selection(relation, given, preferences);
      return { ...(await runner.read(caller, statement)), offset };
    },
    /** @param incoming prevents a second write for the same request */
    async write(
      caller: Caller,
      statement: Statement,
      { single, count, maxAffected = MAX_INTEGER }: Preferences,
      incoming?: IncomingMessage,
    ): Promise<Read> {
      const before = taken(incoming);
      if (before) return before;
      const range = { least: single ? 1 : 0, most: single ? Math.min(1, maxAffected) : maxAffected };
      const isFree = range.least === 0 && range.most === MAX_INTEGER;
      const { body, rows } = await runner.write(caller, statement, isFree ? undefined : range);
      return { body, rows, total: count ? rows : null, offset: undefined };
    },
  };
}

/** The text of Content-Range. */
export function rangeOf({ rows, offset, total }: Omit<Read, "body">): string {
  return `${offset !== undefined && rows > 0 ? `${offset}-${offset + rows - 1}` : "*"}/${total ?? "*"}`;
}

/** @returns undefined when one row was requested, but none or several were found */
export function textOf({ body, rows }: Answer, single: boolean): string | undefined {
  const array = body ?? "[]";
  if (!single) return array;
  // A JSON array of one object → the object.
  return rows === 1 ? array.trim().slice(1, -1) : undefined;
}
