import { useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { plural, t } from "../../../lib/texts/t.ts";
import { z } from "../../../lib/zod.ts";
import type { Section } from "../../../sections/index.ts";
import { useHotel } from "../../content/hotel/hotel-provider.tsx";
import type { Item } from "../../content/sections/items.ts";
import { remembered } from "../../ui/remembered.ts";
import {
  type Choices,
  type Columns,
  columnNameOf,
  type TableLine,
  type TableReading,
} from "../../ui/spreadsheet/columns.ts";
import { sheetIn } from "../../ui/spreadsheet/sheet-in.ts";
import { listedInWords } from "../../ui/words.ts";
import { columnsIn, headerIn } from "./guesses.ts";
import { missingColumns } from "./missing-columns.ts";
import { type Corrections, checkedRows } from "./rows.ts";
import { isOurs } from "./written.ts";

/** A list loads no more, so its owner could not see further rows. */
const MAX_ITEMS = 1000;

export type ImportFile = Extract<ReturnType<typeof useImportFile>["file"], { status: "read" }>;

interface Chosen {
  name: string;
  file: File;
  reading: TableReading;
  headerIndex: number;
  columns?: Columns | undefined;
  answered: readonly number[];
  corrections: Corrections;
}

export interface GivenFile {
  file: File;
  sheet?: string | undefined;
}

export function useImportFile(section: Section, existing: readonly Item[], given?: GivenFile) {
  const { id: hotelId } = useHotel();
  const [chosen, setChosen] = useState<Chosen>();
  const [isReading, setReading] = useState(false);
  const newest = useRef<File>(undefined);

  async function choose(file: File, letters?: string): Promise<void> {
    newest.current = file;
    setReading(true);
    const sheet = file === given?.file ? given.sheet : undefined;
    const reading = await sheetIn(file, section.fields, letters, sheet);
    // A slow file must not replace one that was chosen later.
    if (newest.current !== file) return;
    const lines = reading.status === "read" ? reading.table.lines : [];
    const headerIndex = headerIn(section, lines, chosenColumns(hotelId, section));
    setChosen({ name: file.name, file, reading, headerIndex, answered: [], corrections: {} });
    setReading(false);
  }
  const chooseGiven = useEffectEvent(() => given && void choose(given.file));
  useEffect(() => chooseGiven(), []);

  const found = useMemo(
    () => chosen && matched(hotelId, section, existing, chosen),
    [hotelId, section, existing, chosen],
  );
  function change(changes: (before: Chosen) => Partial<Chosen>): void {
    setChosen((before) => before && { ...before, ...changes(before) });
  }
  const file =
    found?.status === "read"
      ? {
          ...found,
          onHeader: (index: number) =>
            change(() => ({ columns: undefined, headerIndex: index, answered: [], corrections: {} })),
          onColumns: (columns: Columns) => change(() => ({ columns })),
          /** Also where another column of the file is the same: each is a part of it. */
          onColumn: (index: number, column: string | undefined) =>
            change(({ answered }) => ({
              answered: [...answered, index],
              columns: found.header.cells.map((_, at) => (at === index ? column : found.columns[at])),
            })),
          onCorrect: (line: number, column: string, text: string) =>
            change(({ corrections }) => ({
              corrections: { ...corrections, [line]: { ...corrections[line], [column]: text } },
            })),
        }
      : found;
  function chooseLetters(letters: string): void {
    if (chosen) void choose(chosen.file, letters);
  }
  return { file, choose, chooseLetters, isReading };
}

function matched(hotelId: string, section: Section, existing: readonly Item[], chosen: Chosen) {
  const { name, reading, headerIndex, corrections, answered } = chosen;
  if (reading.status === "unreadable") return { name, ...reading };
  const { table } = reading;
  const below = table.lines.slice(headerIndex + 1);
  const header = table.lines[headerIndex] ?? { line: 1, cells: below[0]?.cells.map(() => "") ?? [] };
  const kept = chosenColumns(hotelId, section);
  const columns = chosen.columns ?? columnsIn(section, header.cells, below, kept);
  const missing = missingColumns(section, columns);
  const problem = problemOf(below.length, existing.length, missing.needed);
  return {
    status: "read" as const,
    name,
    table,
    headerIndex,
    header,
    below,
    columns,
    unknown: header.cells.flatMap((name, index) => {
      const isKnown = columns[index] !== undefined || answered.includes(index) || isOurs(name);
      return isKnown || kept[columnNameOf(name)] === "" || !isTelling(below, index) ? [] : [index];
    }),
    isAnswered: answered.length > 0,
    keep: () => {
      if (!chosen.columns) return;
      const named = header.cells.flatMap((cell, index) => {
        const column = columns[index] ?? (answered.includes(index) ? "" : undefined);
        return column !== undefined && columnNameOf(cell) !== "" ? [[columnNameOf(cell), column]] : [];
      });
      const all: Choices = { ...chosenColumns(hotelId, section), ...Object.fromEntries(named) };
      localStorage.setItem(keyOf(hotelId, section), JSON.stringify(all));
    },
    missing,
    rowCount: below.length,
    problem,
    rows: problem ? [] : checkedRows(section, below, columns, existing, corrections),
  };
}

/** A number for each line says nothing. */
function isTelling(below: readonly TableLine[], index: number): boolean {
  const values = below.map(({ cells }) => cells[index]?.trim() ?? "");
  const isCount = values.every((text, at) => Number(text) - Number(values[0]) === at);
  return values.some((text) => /[\p{L}\p{N}]/u.test(text)) && (!isCount || values.length === 1);
}

function problemOf(rows: number, existing: number, missing: readonly string[]) {
  if (rows === 0) return t`The file has no rows below its column names.`;
  if (existing + rows > MAX_ITEMS) {
    const count = plural(rows, { one: "# row", other: "# rows" });
    return t`The file has ${count}. A list shows 1,000, and you have ${existing}. Please split the file.`;
  }
  if (missing.length > 0) return t`Please choose the file's column for ${listedInWords(missing)}.`;
  return undefined;
}

const KEPT_COLUMNS = z.record(z.string(), z.string());

/** Another hotel's lists may mean something else by the same name. */
function keyOf(hotelId: string, { id }: Section): string {
  return `innfo-columns-${hotelId}-${id}`;
}

/** The columns that an owner matched by hand: the next file is likely to have the same names. */
function chosenColumns(hotelId: string, section: Section): Choices {
  return remembered(keyOf(hotelId, section), KEPT_COLUMNS) ?? {};
}
