/** Compares the columns in the guest document with the declared ones: innfo.guests_read. */
import type { Sql } from "../../src/server/database/connection.ts";
import type { Declared } from "./declared-tables.ts";
import { quoted } from "./field-words.ts";

interface Read {
  table: string;
  columns: string[];
}

/** By table. */
export async function guestColumns(sql: Sql): Promise<Read[]> {
  return sql<Read[]>`
    select table_name as table, json_agg(column_name order by place) as columns
    from innfo.guest_columns group by 1 order by 1`;
}

/** @returns the calls that tell the database what is declared */
export async function guestColumnCalls(sql: Sql, declarations: readonly Declared[]): Promise<string[]> {
  const known = new Map((await guestColumns(sql)).map(({ table, columns }) => [table, columns.join()]));
  return declarations.flatMap(({ table, forGuests }) =>
    forGuests && known.get(table) !== forGuests.join()
      ? [`call innfo.guests_read(${quoted(table)}, array[${forGuests.map(quoted).join(", ")}]);`]
      : [],
  );
}
