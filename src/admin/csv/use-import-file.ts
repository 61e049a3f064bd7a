import { useMemo, useRef, useState } from "react";
import { z } from "../../lib/zod.ts";
import type { Section } from "../../sections/index.ts";
import type { Item } from "../sections/items.ts";
import { counted } from "../sections/words.ts";
import { readFile } from "./file.ts";
import {
  type Choices,
  type Columns,
  findHeader,
  guessColumns,
  type Line,
  missingColumns,
  nameOf,
  type Table,
  type TableReading,
  unreadable,
} from "./header.ts";
import { type Corrections, type ReadRow, readRows } from "./read.ts";

/** A list loads no more, so its owner could not see further rows. */
const MAX_ITEMS = 1000;

/** The content of a chosen file, with its columns matched to the section's. */
export type ImportFile = { name: string } & (
  | { status: "unreadable"; reason: string }
  | {
      status: "read";
      table: Table;
      headerIndex: number;
      header: Line;
      onHeader: (index: number) => void;
      columns: Columns;
      /** Whether the owner has matched columns by hand. */
      byHand: boolean;
      onColumns: (columns: Columns) => void;
      onCorrect: (line: number, column: string, text: string) => void;
      missing: { required: string[]; optional: string[] };
      /** Names of columns that are not used. */
      leftOut: string[];
      rowCount: number;
      /** Why no row can be imported. */
      problem: string | undefined;
      /** None while there is a problem. */
      rows: ReadRow[];
    }
);

interface Chosen {
  name: string;
  reading: TableReading;
  headerIndex: number;
  /** The columns that were matched by hand. */
  columns?: Columns;
  corrections: Corrections;
}

export function useImportFile(section: Section, existing: readonly Item[]) {
  const [chosen, setChosen] = useState<Chosen>();
  const [isReading, setReading] = useState(false);
  const newest = useRef<File>(undefined);

  async function choose(file: File): Promise<void> {
    newest.current = file;
    setReading(true);
    const reading = await read(section, file);
    // A slow file must not replace one that was chosen later.
    if (newest.current !== file) return;
    const lines = reading.status === "read" ? reading.table.lines : [];
    const { index } = findHeader(
      section.fields,
      lines.map(({ cells }) => cells),
      chosenColumns(section.table),
    );
    setChosen({ name: file.name, reading, headerIndex: index, corrections: {} });
    setReading(false);
  }

  const found = useMemo(() => chosen && matched(section, existing, chosen), [section, existing, chosen]);
  function change(changes: (before: Chosen) => Partial<Chosen>): void {
    setChosen((before) => before && { ...before, ...changes(before) });
  }
  const file: ImportFile | undefined =
    found &&
    (found.status === "unreadable"
      ? found
      : {
          ...found,
          onHeader: (headerIndex) =>
            setChosen((before) => before && { ...withoutColumns(before), headerIndex, corrections: {} }),
          onColumns: (columns) => change(() => ({ columns })),
          onCorrect: (line, column, text) =>
            change(({ corrections }) => ({
              corrections: { ...corrections, [line]: { ...corrections[line], [column]: text } },
            })),
        });
  return { file, choose, isReading };
}

function withoutColumns({ columns: _, ...chosen }: Chosen): Chosen {
  return chosen;
}

async function read(section: Section, file: File): Promise<TableReading> {
  try {
    return await readFile(section, file);
  } catch {
    // The file is gone or locked, or the code that reads it could not be loaded.
    return unreadable("The file could not be read. Please try again.");
  }
}

function matched(section: Section, existing: readonly Item[], chosen: Chosen) {
  const { name, reading, headerIndex, corrections } = chosen;
  if (reading.status === "unreadable") return { name, ...reading };
  const { table } = reading;
  const header = table.lines[headerIndex] ?? { line: 1, cells: [] };
  const columns = chosen.columns ?? guessColumns(section.fields, header.cells, chosenColumns(section.table));
  const below = table.lines.slice(headerIndex + 1);
  const missing = missingColumns(section.fields, columns);
  const problem = problemOf(section, below.length, existing.length, missing.required);
  return {
    status: "read" as const,
    name,
    table,
    headerIndex,
    header,
    columns,
    byHand: chosen.columns !== undefined,
    missing,
    leftOut: header.cells.filter((cell, index) => cell.trim() !== "" && columns[index] === undefined),
    rowCount: below.length,
    problem,
    rows: problem ? [] : readRows(section, below, columns, existing, corrections),
  };
}

function problemOf({ many }: Section, rows: number, existing: number, missing: readonly string[]) {
  if (rows === 0) return "The file has column names, but no rows below them.";
  if (existing + rows > MAX_ITEMS) {
    const count = counted(rows, { one: "row", many: "rows" });
    return `The file has ${count}. A section holds up to 1,000 ${many}, of which you have ${existing}. Please split it into smaller files.`;
  }
  if (missing.length > 0) return `Please choose the file's column for ${missing.join(", ")}.`;
  return undefined;
}

/**
 * The columns an owner has matched by hand. This browser remembers them, because the next file is likely to
 * have the same names.
 */
const choicesSchema = z.record(z.string(), z.string());

function keyOf(table: string): string {
  return `innfo-columns-${table}`;
}

function chosenColumns(table: string): Choices {
  const kept = localStorage.getItem(keyOf(table));
  if (kept === null) return {};
  try {
    return choicesSchema.catch({}).parse(JSON.parse(kept));
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
