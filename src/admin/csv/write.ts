import Papa from "papaparse";
import type { Section } from "../../sections/index.ts";
import { grouped } from "../sections/groups.ts";
import type { Item } from "../sections/items.ts";
import { cellOf } from "./cells.ts";

/** Without it Excel takes UTF-8 for the code page of the computer. */
const BYTE_ORDER_MARK = "\ufeff";

/**
 * The rows in the order the screen shows them, under the labels of the form (RFC 4180, UTF-8).
 * @param items none for a file to fill in
 */
export function toCsv(section: Section, items: readonly Item[]): string {
  const fields = Object.entries(section.fields);
  const rows = grouped(section, items)
    .flatMap((group) => group.items)
    .map((item) => fields.map(([column, field]) => cellOf(field, item[column])));
  return (
    BYTE_ORDER_MARK +
    Papa.unparse(
      { fields: fields.map(([, { label }]) => label), data: rows },
      // Where spreadsheets separate by semicolons, an unquoted "a;=1" would be a second cell and a formula.
      { quotes: true, newline: "\r\n" },
    )
  );
}
