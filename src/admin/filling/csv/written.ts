import { t } from "../../../lib/texts/t.ts";
import type { Section } from "../../../sections/index.ts";
import { grouped } from "../../../sections/rows.ts";
import type { Item } from "../../content/sections/items.ts";
import { shownInSpreadsheet } from "../../content/sections/shown-words.ts";
import { cellOf, guarded, spreadsheetFields, unguarded } from "../../ui/spreadsheet/cells.ts";
import type { Columns, TableLine } from "../../ui/spreadsheet/columns.ts";
import { csvText } from "../../ui/spreadsheet/file.ts";
import type { ReadRow } from "./rows.ts";

/** Says which rows guests do not see, or not always. An import ignores it. */
const SHOWN_COLUMN = t`Shown to guests`;
const OF_REFUSED = [t`Line`, t`What is wrong`];

export function isOurs(name: string): boolean {
  return [SHOWN_COLUMN, ...OF_REFUSED].includes(name.trim());
}

/**
 * The rows in the order on the screen, under the labels of the form.
 * @param items empty for a template
 */
export function toCsv(section: Section, items: readonly Item[]): string {
  const fields = spreadsheetFields(section.fields);
  const ordered = grouped(section, items).flatMap((group) => group.items);
  const shown = shownInSpreadsheet(ordered);
  return csvText(
    [...fields.map(([, { label }]) => label), ...(shown ? [SHOWN_COLUMN] : [])],
    ordered.map((item, index) => [
      ...fields.map(([column, field]) => cellOf(field, item[column])),
      ...(shown ? [shown[index] ?? ""] : []),
    ]),
  );
}

/**
 * The refused rows as a file to correct and import: all of the file's columns, and one with the problems,
 * which an import ignores.
 */
export function refusedCsv(
  header: TableLine,
  columns: Columns,
  rows: readonly ReadRow[],
  lines: readonly TableLine[],
) {
  const byNumber = new Map(lines.map((line) => [line.line, line]));
  return csvText(
    [...header.cells, ...OF_REFUSED],
    rows.map(({ line, cells, problems }) => [
      ...header.cells.map((_, index) => {
        const column = columns[index];
        // Of several that are parts of one, the first has all.
        const all = column && (columns.indexOf(column) === index ? cells[column] : "");
        const text = all ?? byNumber.get(line)?.cells[index] ?? "";
        return guarded(unguarded(text));
      }),
      line,
      guarded(Object.values(problems).join("\n")),
    ]),
  );
}
