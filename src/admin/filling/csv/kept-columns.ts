/** The columns that an owner matched by hand: the next file is likely to have the same names. */
import { z } from "../../../lib/zod.ts";
import { remembered } from "../../ui/remembered.ts";
import { type Choices, type Columns, columnNameOf } from "../../ui/spreadsheet/columns.ts";

const schema = z.record(z.string(), z.string());

function keyOf(table: string): string {
  return `innfo-columns-${table}`;
}

export function chosenColumns(table: string): Choices {
  return remembered(keyOf(table), schema) ?? {};
}

export function keepChosenColumns(table: string, header: readonly string[], columns: Columns): void {
  const chosen = header.flatMap((cell, index) => {
    const column = columns[index];
    return column && columnNameOf(cell) !== "" ? [[columnNameOf(cell), column] as const] : [];
  });
  const all = { ...chosenColumns(table), ...Object.fromEntries(chosen) };
  localStorage.setItem(keyOf(table), JSON.stringify(all));
}
