/** The rows that were refused, as a file of their own: to be corrected and imported. */
import { guarded, unguarded } from "./guard.ts";
import type { Columns } from "./header.ts";
import type { ReadRow } from "./read.ts";
import type { Line } from "./table.ts";
import { csvText } from "./text.ts";

/** The file's own columns, left out ones too, and what is wrong; an import leaves these last two out. */
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
