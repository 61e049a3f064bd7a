import { declared } from "../../../lib/texts/t.ts";
import { isRequiredWhenShown, type Section } from "../../../sections/index.ts";
import { spreadsheetFields } from "../../ui/spreadsheet/cells.ts";
import type { Columns } from "../../ui/spreadsheet/columns.ts";

/**
 * Labels of the columns that the file lacks.
 *
 * @returns `needed`: without them no row comes in; `shown`: rows stay hidden without them
 */
export function missingColumns(section: Section, columns: Columns) {
  const labels = { needed: [] as string[], shown: [] as string[], optional: [] as string[] };
  for (const [column, { label, required, initial }] of spreadsheetFields(section.fields)) {
    if (columns.includes(column)) continue;
    const isNeeded = required && initial === "";
    const of = isRequiredWhenShown(section, column) ? "shown" : isNeeded ? "needed" : "optional";
    labels[of].push(declared(label));
  }
  return labels;
}
