import { useMemo, useRef, useState } from "react";
import { contentFailures, errorCode, failureText, NETWORK } from "../../../lib/errors.ts";
import { z } from "../../../lib/zod.ts";
import type { Section } from "../../../sections/index.ts";
import { useAnnounceAdded } from "../../content/sections/announce-added.ts";
import { PartlyDoneError, useBulkChanges } from "../../content/sections/bulk.ts";
import type { Item } from "../../content/sections/items.ts";
import { capitalized, counted, refusedField } from "../../content/sections/words.ts";
import { newId } from "../../rows/new-id.ts";
import { readFile } from "./file.ts";
import {
  type Choices,
  type Columns,
  type Corrections,
  findHeader,
  guessColumns,
  type Line,
  missingColumns,
  nameOf,
  type ReadRow,
  readRows,
  type Table,
  type TableReading,
  unreadable,
} from "./rows.ts";

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

/** This browser remembers the columns an owner has matched by hand: the next file is likely to have the same names. */
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

/**
 * Sends the rows of one file. Each keeps its id through all attempts, so that none is added twice.
 * @param items the section's rows, including those of earlier attempts
 */
export function useImport(section: Section, items: readonly Item[]) {
  const { add, remove } = useBulkChanges(section);
  const announceAdded = useAnnounceAdded();
  const ids = useRef(new Map<number, string>());
  /** Ids of the rows that were sent, and of those that the server has confirmed. */
  const [sent, setSent] = useState<ReadonlySet<string>>(new Set());
  const [done, setDone] = useState<readonly string[]>([]);
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);

  // A row whose answer was lost appears in the list when it is stored.
  const stored = useMemo(
    () => new Set([...done, ...items.flatMap(({ id }) => (sent.has(id) ? [id] : []))]),
    [done, items, sent],
  );
  const others = useMemo(() => items.filter(({ id }) => !sent.has(id)), [items, sent]);

  function idOf({ line }: ReadRow): string {
    const id = ids.current.get(line) ?? newId();
    ids.current.set(line, id);
    return id;
  }

  /** Tells what was added, and offers to undo it. */
  function announce(added: readonly string[], leftOut: number): void {
    const count = capitalized(counted(added.length, section));
    const rest = leftOut === 0 ? "" : ` ${leftOut === 1 ? "1 row was" : `${leftOut} rows were`} left out.`;
    announceAdded({
      title: `${count} imported successfully!${rest}`,
      remove: () => remove(added),
      undone: "Import undone",
      failed: `Failed to undo the import of your ${section.many}.`,
    });
  }

  /** @returns whether all of them are stored */
  async function send(rows: readonly ReadRow[], leftOut: number): Promise<boolean> {
    setBusy(true);
    setFailure(undefined);
    const values = rows.flatMap((row) => (row.values ? [{ ...row.values, id: idOf(row) }] : []));
    setSent(new Set(values.map(({ id }) => id)));
    try {
      await add(values.filter(({ id }) => !stored.has(id)));
      announce(
        values.map(({ id }) => id),
        leftOut,
      );
      return true;
    } catch (error) {
      if (!(error instanceof PartlyDoneError)) throw error;
      const added = [...done, ...(error.done as string[])];
      setDone(added);
      setFailure(failures(section, error.cause, added.length));
      return false;
    } finally {
      setBusy(false);
    }
  }

  function forget(): void {
    ids.current.clear();
    setSent(new Set());
    setDone([]);
    setFailure(undefined);
  }

  return {
    send,
    announce,
    /** Prepares for another file. */
    forget,
    busy,
    failure,
    /** Ids of the rows that are stored although sending failed. */
    stored: [...stored],
    /** The section's other rows. */
    others,
    isStored: (row: ReadRow) => stored.has(ids.current.get(row.line) ?? ""),
  };
}

/** The form's own text; a rule of the database that the file's reader does not check names its field. */
function failures(section: Section, error: unknown, added: number): string {
  const refused = refusedField(error, section);
  const reason = refused
    ? `${refused.message}.`
    : failureText(contentFailures("add", section.one, section.errors), error);
  // Without an answer it is unknown whether they arrived.
  if (added > 0 || errorCode(error) === NETWORK) return `${reason} Import again: no row is added twice.`;
  return `${reason} Nothing has been imported.`;
}
