/** Which columns an owner has matched by hand, kept by this browser: their next list is likely to look the same. */
import { z } from "../zod.ts";
import { type Choices, type Columns, nameOf } from "./header.ts";

const schema = z.record(z.string(), z.string());

function keyOf(table: string): string {
  return `innfo-columns-${table}`;
}

export function chosenColumns(table: string): Choices {
  const kept = localStorage.getItem(keyOf(table));
  if (kept === null) return {};
  try {
    return schema.catch({}).parse(JSON.parse(kept));
  } catch (error) {
    if (error instanceof SyntaxError) return {};
    throw error;
  }
}

export function keepChosenColumns(table: string, header: readonly string[], columns: Columns): void {
  const chosen = header.flatMap((cell, index) => {
    const column = columns[index];
    return column && nameOf(cell) !== "" ? [[nameOf(cell), column] as const] : [];
  });
  localStorage.setItem(
    keyOf(table),
    JSON.stringify({ ...chosenColumns(table), ...Object.fromEntries(chosen) }),
  );
}
