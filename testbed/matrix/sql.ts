/** Pieces of SQL for probes. */
import type { Place } from "../parties.ts";
import type { Row } from "../rows.ts";

/** A value as a quoted SQL literal. */
export const literal = (value: unknown) => `'${String(value).replaceAll("'", "''")}'`;

/** True for rows with the owner's or the hotel's id in any column. */
export const isOf = ({ userId, hotelId }: Place) =>
  `(strpos(to_jsonb(t)::text, ${literal(userId)}) > 0 or strpos(to_jsonb(t)::text, ${literal(hotelId)}) > 0)`;

export function insertion(id: string, row: Row): string {
  const columns = Object.keys(row).map((column) => `"${column}"`);
  return `insert into ${id} (${columns}) select ${columns} from json_populate_record(null::${id}, ${literal(JSON.stringify(row))})`;
}

export function fieldOf(id: string, row: Row, column: string): string {
  return `(json_populate_record(null::${id}, ${literal(JSON.stringify(row))}))."${column}"`;
}
