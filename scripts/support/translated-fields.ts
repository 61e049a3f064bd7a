/** Compares the database's list of translated texts with the declarations. */
import type { FieldKind } from "../../src/fields/index.ts";
import type { Sql } from "../../src/server/database/connection.ts";
import type { Declared } from "./declared-tables.ts";
import { quoted } from "./field-words.ts";

interface Translated {
  table: string;
  title: string | null;
  columns: string[];
  /** Kinds of their fields, in the same order: a text, or a value with texts in it. */
  kinds: string[];
}

/** Kinds of fields whose value has several texts: innfo.texts_in() finds them. */
const WITHIN: readonly FieldKind[] = ["hours", "details"];

/** @returns the calls that add what the database lacks */
export async function translationCalls(sql: Sql, declarations: readonly Declared[]): Promise<string[]> {
  const known = await sql<Translated[]>`
    select table_name as table, min(title_column) as title, json_agg(column_name order by place) as columns,
      json_agg(kind order by place) as kinds
    from innfo.translated_fields group by 1`;
  const same = (one: Translated) => (other: Translated) => JSON.stringify(one) === JSON.stringify(other);
  return translatedTables(declarations)
    .filter((table) => !known.some(same(table)))
    .filter(({ table, columns }) => columns.length > 0 || known.some((other) => other.table === table))
    .map(({ table, title, columns, kinds }) => {
      const told = kinds.every((kind) => kind === "text") ? [columns] : [columns, kinds];
      const arrays = told.map((words) => `array[${words.map(quoted).join(", ")}]::text[]`);
      const called = title === null ? "null" : quoted(title);
      return `call innfo.translates(${[quoted(table), called, ...arrays].join(", ")});`;
    });
}

/** Texts that guests read: no other is sent to a translator. A table may be declared in several places. */
function translatedTables(declarations: readonly Declared[]): Translated[] {
  return [...Map.groupBy(declarations, ({ table }) => table)].map(([table, parts]) => {
    const fields = parts
      .flatMap(({ fields, forGuests }) =>
        Object.entries(fields).filter(([column]) => forGuests?.includes(column) ?? true),
      )
      .filter(([, { translated }]) => translated);
    return {
      table,
      title: parts[0]?.card?.title ?? null,
      columns: fields.map(([column]) => column),
      kinds: fields.map(([, { kind }]) => (WITHIN.includes(kind) ? kind : "text")),
    };
  });
}
