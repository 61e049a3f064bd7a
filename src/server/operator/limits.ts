/** Reads and changes how much one account and its hotels may hold. */
import { FREE_PLAN, type Limits } from "../../product.ts";
import { ConfigurationError } from "../config/errors.ts";
import type { Sql } from "../database/connection.ts";
import { ownTransaction } from "../database/transaction.ts";
import { isBeyondList, MAX_ROWS } from "../rest/listed.ts";

export type AccountLimit = {
  name: string;
  /** The limit that applies. */
  max: number;
  /** The limit of the account's plan; differs from {@link max} when this account has its own. */
  of_plan: number;
};

/** For each limit: this account's own number, or "plan" to return to the plan's. */
export type LimitChanges = Partial<Record<keyof Limits, number | "plan">>;

/** @param words such as "hotels=10" and "items=plan". @throws {ConfigurationError} */
export function readChanges(words: readonly string[]): LimitChanges {
  return Object.fromEntries(
    words.map((word) => {
      const [, name = "", max] = /^(\w+)=(\d{1,12}|plan)$/.exec(word) ?? [];
      if (max === undefined || !Object.hasOwn(FREE_PLAN.limits, name)) {
        const names = Object.keys(FREE_PLAN.limits).join(", ");
        throw new ConfigurationError(
          `"${word}" is no limit: write hotels=10, or hotels=plan for what the plan gives. There are ${names}`,
        );
      }
      if (max === "plan") return [name, max];
      if (isBeyondList(name, Number(max))) {
        throw new ConfigurationError(
          `"${word}" is more than a list shows: write at most ${name}=${MAX_ROWS}`,
        );
      }
      return [name, Number(max)];
    }),
  );
}

/** @returns all limits that apply afterwards */
export async function changeLimits(sql: Sql, id: string, changes: LimitChanges): Promise<AccountLimit[]> {
  await ownTransaction(sql, async (tx) => {
    for (const [what, max] of Object.entries(changes)) {
      if (max === "plan") {
        await tx`delete from innfo.account_limits where user_id = ${id} and what = ${what}`;
        continue;
      }
      await tx`
        insert into innfo.account_limits (user_id, what, max) values (${id}, ${what}, ${max})
        on conflict (user_id, what) do update set max = excluded.max`;
    }
  });
  return sql<AccountLimit[]>`
    select what as name, innfo.limit_of(${id}, what)::float8 as max, l.max::float8 as of_plan
    from innfo.limits l where plan_id = (innfo.plan_of(${id})).id order by what`;
}
