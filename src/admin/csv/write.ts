import type { Section } from "../../sections/index.ts";
import { grouped } from "../../sections/rows.ts";
import type { Item } from "../sections/items.ts";
import { cellOf } from "./cells.ts";
import { csvText } from "./text.ts";

/**
 * The rows in the order the screen shows them, under the labels of the form.
 * @param items none for a file to fill in
 */
export function toCsv(section: Section, items: readonly Item[]): string {
  const fields = Object.entries(section.fields);
  const rows = grouped(section, items)
    .flatMap((group) => group.items)
    .map((item) => fields.map(([column, field]) => cellOf(field, item[column])));
  return csvText(
    fields.map(([, { label }]) => label),
    rows,
  );
}
