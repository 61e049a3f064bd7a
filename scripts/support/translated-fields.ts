/** Compares what the database knows of translated texts with the declarations. */
import type { Sql } from "../../src/server/database/connection.ts";
import type { Declared } from "./declared-tables.ts";
import { quoted } from "./field-words.ts";

interface Translated {
  table: string;
  title: string | null;
  columns: string[];
}

/** @returns the calls that tell the database of what it does not know */
export async function translationCalls(sql: Sql, declarations: readonly Declared[]): Promise<string[]> {
  const known = await sql<Translated[]>`
    select table_name as table, min(title_column) as title, json_agg(column_name order by place) as columns
    from innfo.translated_fields group by 1`;
  const same = (one: Translated) => (other: Translated) => JSON.stringify(one) === JSON.stringify(other);
  return translatedTables(declarations)
    .filter((table) => !known.some(same(table)))
    .filter(({ table, columns }) => columns.length > 0 || known.some((other) => other.table === table))
    .map(
      ({ table, title, columns }) =>
        `call innfo.translates(${quoted(table)}, ${title === null ? "null" : quoted(title)}, array[${columns.map(quoted).join(", ")}]::text[]);`,
    );
}

/** A table may be declared in several places. */
function translatedTables(declarations: readonly Declared[]): Translated[] {
  return [...Map.groupBy(declarations, ({ table }) => table)].map(([table, parts]) => ({
    table,
    title: parts[0]?.card?.title ?? null,
    columns: parts.flatMap(({ fields }) =>
      Object.entries(fields).flatMap(([column, { translated }]) => (translated ? [column] : [])),
    ),
  }));
}
