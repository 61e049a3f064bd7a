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
  const missing = spreadsheetFields(section.fields).filter(([column]) => !columns.includes(column));
  const needed = missing.filter(
    ([column, { required, initial }]) => required && initial === "" && !isRequiredWhenShown(section, column),
  );
  const shown = missing.filter(([column]) => isRequiredWhenShown(section, column));
  const optional = missing.filter((each) => !needed.includes(each) && !shown.includes(each));
  const [neededLabels = [], shownLabels = [], optionalLabels = []] = [needed, shown, optional].map((each) =>
    each.map(([, { label }]) => declared(label)),
  );
  return { needed: neededLabels, shown: shownLabels, optional: optionalLabels };
}
