import { t } from "../../../lib/texts/t.ts";
import type { Section } from "../../../sections/index.ts";
import { grouped } from "../../../sections/rows.ts";
import type { Item } from "../../content/sections/items.ts";
import { shownInSpreadsheet } from "../../content/sections/shown-words.ts";
import { saveCsv } from "../../ui/save-file.ts";
import { cellOf, spreadsheetFields } from "../../ui/spreadsheet/cells.ts";
import { csvText } from "../../ui/spreadsheet/file.ts";

/** Says which rows guests do not see, or not always. An import ignores it. */
const SHOWN_COLUMN = t`Shown to guests`;

export function isOurs(name: string): boolean {
  return name.trim() === SHOWN_COLUMN;
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

export function exportItems(section: Section, items: readonly Item[], fileName: string): void {
  saveCsv(toCsv(section, items), fileName);
}
