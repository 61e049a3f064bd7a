import Papa from "papaparse";
import type { Section } from "../../sections/index.ts";
import { grouped } from "../../sections/rows.ts";
import type { Item } from "../sections/items.ts";
import { cellOf, guarded, spreadsheetFields, unguarded } from "./cells.ts";
import type { Columns } from "./header.ts";
import type { ReadRow } from "./read.ts";
import type { Line } from "./table.ts";

/**
 * The rows in the order on the screen, under the labels of the form.
 * @param items empty for a template
 */
export function toCsv(section: Section, items: readonly Item[]): string {
  const fields = spreadsheetFields(section.fields);
  const rows = grouped(section, items)
    .flatMap((group) => group.items)
    .map((item) => fields.map(([column, field]) => cellOf(field, item[column])));
  return csvText(
    fields.map(([, { label }]) => label),
    rows,
  );
}

/** Without it Excel does not read the file as UTF-8. */
const BYTE_ORDER_MARK = "\ufeff";

/** A file's text (RFC 4180, UTF-8). Cells with an owner's text have to be guarded before: see cells.ts. */
export function csvText(header: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  return (
    BYTE_ORDER_MARK +
    Papa.unparse(
      { fields: [...header], data: rows.map((row) => [...row]) },
      // Where semicolons separate cells, an unquoted "a;=1" would become a second cell with a formula.
      { quotes: true, newline: "\r\n" },
    )
  );
}

/**
 * The refused rows as a file to correct and import: all of the file's columns, and one with the problems,
 * which an import ignores.
 */
export function refusedCsv(header: Line, columns: Columns, rows: readonly ReadRow[], lines: readonly Line[]) {
  const byNumber = new Map(lines.map((line) => [line.line, line]));
  return csvText(
    [...header.cells, "Line", "What is wrong"],
    rows.map(({ line, cells, problems }) => [
      ...header.cells.map((_, index) => {
        const column = columns[index];
        const text = (column && cells[column]) ?? byNumber.get(line)?.cells[index] ?? "";
        return guarded(unguarded(text));
      }),
      line,
      guarded(Object.values(problems).join("\n")),
    ]),
  );
}
