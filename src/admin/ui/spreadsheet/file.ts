import Papa from "papaparse";
import { withoutOuterPipes } from "../../../lib/pages/cells.ts";
import { t } from "../../../lib/texts/t.ts";
import { formatOfFile } from "../file-format.ts";
import {
  findHeader,
  isBlankLine,
  type NamedFields,
  type SheetTable,
  type TableLine,
  type TableReading,
  withOneHeader,
} from "./columns.ts";
import { textIn } from "./letters.ts";
import { whatElse } from "./other-files.ts";
import { unreadable } from "./unreadable.ts";

const MAX_BYTES = 5 * 1024 * 1024;

export type TablesReading =
  | { status: "read"; tables: SheetTable[] }
  | Extract<TableReading, { status: "unreadable" }>;

/**
 * Reads a file with values for these fields: a workbook or a text with separators.
 *
 * @param letters the code page that the owner chose
 * @param called the sheet, where it is known which; else the one with the most names of columns
 */
export async function readSheet(
  { fields }: { fields: NamedFields },
  file: Blob,
  letters?: string,
  called?: string,
): Promise<TableReading> {
  const reading = await readTables(fields, file, letters);
  if (reading.status === "unreadable") return reading;
  const known = ({ lines }: SheetTable) =>
    findHeader(
      fields,
      lines.map(({ cells }) => cells),
    ).known;
  const [first, ...others] = reading.tables;
  const table =
    reading.tables.find(({ sheet }) => called !== undefined && sheet === called) ??
    (first && others.reduce((best, other) => (known(other) > known(best) ? other : best), first));
  if (!table?.lines.length) return unreadable(t`The file is empty.`);
  const { lines, sheet } = table;
  return { status: "read", table: { lines: withOneHeader(fields, lines), ...(sheet && { sheet }) } };
}

/** All tables of a file, as they stand there. A sheet's name tells something only beside others. */
export async function readTables(fields: NamedFields, file: Blob, letters?: string): Promise<TablesReading> {
  if (file.size > MAX_BYTES) {
    return unreadable(t`The file is larger than 5 MB. Please split it.`);
  }
  const buffer = await file.arrayBuffer();
  const format = await formatOfFile(file);
  if (format !== "archive" && format !== "oldOffice") return alone(await readCsv(fields, buffer, letters));
  // Loaded for workbooks alone, as it is large.
  const { kmlIn, readOldExcel, readXlsx } = await import("./xlsx.ts");
  const kml = kmlIn(buffer);
  if (kml !== undefined) return alone(await readCsv(fields, kml, letters));
  const reading = await (format === "oldOffice" ? readOldExcel : readXlsx)(buffer);
  if (reading.status === "unreadable" || reading.tables.length > 1) return reading;
  return { status: "read", tables: reading.tables.map(({ lines }) => ({ lines })) };
}

const LETTERS_UNSURE = unreadable(t`We cannot read its letters. Please save it as .xlsx or “CSV UTF-8”.`);

function alone(reading: TableReading): TablesReading {
  return reading.status === "read" ? { status: "read", tables: [reading.table] } : reading;
}

/** Comma as in RFC 4180; semicolon where the comma is a decimal mark; tab as copied from a spreadsheet. */
const DELIMITERS = [",", ";", "\t", "|"];
/** Excel's own way to name the separator. */
const NAMED_DELIMITER = /^"?sep=(.)"?(?=[\r\n])/i;
/** As of a workbook: to look for names in a million columns takes minutes. */
const MAX_COLUMNS = 200;
/** How many lines are searched for the column names. */
const LINES_LOOKED_AT = 30;

const MAY_BE_OF_A_MAP = /^\s*[{<]|\bgoo(?:gle\.|\.gl\b|\.gl\/)/;

async function readCsv(
  fields: NamedFields,
  buffer: ArrayBuffer,
  letters: string | undefined,
): Promise<TableReading> {
  const found = await textIn(buffer, letters);
  if (!found) return unreadable(t`This file is not a table.`);
  if ("readings" in found) return { ...LETTERS_UNSURE, readings: found.readings };
  // Loaded for what may be of a map.
  const maps = MAY_BE_OF_A_MAP.test(found.text) ? await import("./map-files.ts") : undefined;
  const places = maps?.readMapFile(fields, found.text);
  if (places) return places;
  const other = whatElse(found.text);
  if (other) return unreadable(other);
  const [line = "", named] = NAMED_DELIMITER.exec(found.text) ?? [];
  const text = withoutOuterPipes(found.text.slice(line.length));
  const { data, errors } = Papa.parse<string[]>(text, { delimiter: named ?? delimiterOf(fields, text) });
  if (data.some(({ length }) => length > MAX_COLUMNS)) {
    return unreadable(t`The table has more than ${MAX_COLUMNS} columns. Please copy those you need.`);
  }
  const lines = withLineNumbers(data);
  const quotes = errors.find(({ type }) => type === "Quotes");
  if (quotes) {
    const { line } = lines[quotes.row ?? 0] ?? { line: 1 };
    return unreadable(t`Line ${line} has a quotation mark too many or too few.`);
  }
  const filled = lines.filter((line) => !isBlankLine(line));
  return { status: "read", table: { lines: maps?.withPointsOfLinks(filled) ?? filled } };
}

/** The separator that finds the most names of columns; if it finds none, the one with the evenest lines. */
function delimiterOf(fields: NamedFields, text: string): string {
  function worth(delimiter: string): number {
    const { data } = Papa.parse<string[]>(text, { delimiter, preview: LINES_LOOKED_AT });
    const { known, cells } = findHeader(
      fields,
      data.map((line) => line.slice(0, MAX_COLUMNS)),
    );
    const even = data.filter(({ length }) => length > 1 && length === data[0]?.length).length;
    return known * 1000 + even * 20 + Math.min(cells, 19);
  }
  return DELIMITERS.reduce((best, other) => (worth(other) > worth(best) ? other : best));
}

/** Line breaks within cells also count as lines of the file. */
function withLineNumbers(data: readonly string[][]): TableLine[] {
  let next = 1;
  return data.map((cells) => {
    const line = next;
    const breaks = cells.map((cell) => cell.match(/\r\n|\r|\n/g)?.length ?? 0);
    next += breaks.reduce((sum, count) => sum + count, 1);
    return { line, cells };
  });
}

/** Without it Excel does not read the file as UTF-8. */
const BYTE_ORDER_MARK = "\ufeff";

/** A file's text (RFC 4180, UTF-8). Cells with an owner's text have to be guarded before: see cells.ts. */
export function csvText(header: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  return (
    BYTE_ORDER_MARK +
    Papa.unparse(
      { fields: [...header], data: rows.map((row) => [...row]) },
      // Where semicolons separate cells, an unquoted "a;=1" would become a second cell with a formula.
      { quotes: true, newline: "\r\n" },
    )
  );
}
