/**
 * Reads workbooks of Excel and of OpenDocument: untrusted zip archives of XML. So their size is checked before anything is
 * unpacked, and the extent of a sheet before an array of that size is made.
 */

import { type CellObject, read, SSF, type WorkBook } from "@e965/xlsx";
import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import { t } from "../../../lib/texts/t.ts";
import { isBlankLine, type SheetTable, type TableLine } from "./columns.ts";
import type { Unreadable } from "./unreadable.ts";
import { unreadable } from "./unreadable.ts";

const MAX_UNPACKED_BYTES = 40 * 1024 * 1024;
const MAX_FILES = 500;
/** Far more than an import accepts: a cell beyond it is a mistake, such as one at a sheet's very end. */
const MAX_LINE = 20_000;
const MAX_COLUMN = 200;
/** Parts of Excel's workbooks, and of OpenDocument's. */
const MAIN_PARTS = ["xl/workbook.xml", "content.xml"];
const NO_WORKBOOK = t`This file is not an Excel workbook.`;
const OF_NUMBERS = t`This is a Numbers file. In Numbers, press File, Export To, Excel.`;
const OLD_UNREADABLE = t`This workbook is old or has a password. Please save it as .xlsx without one.`;
const TOO_LARGE = t`The workbook is too large. Please split it.`;

type SheetsReading = { status: "read"; tables: SheetTable[] } | Unreadable;

/** @returns the sheets that are not empty, in the workbook's order */
export async function readXlsx(buffer: ArrayBuffer): Promise<SheetsReading> {
  const unpacked = unpack(new Uint8Array(buffer));
  if (typeof unpacked === "string") return unreadable(unpacked);
  if (!Object.keys(unpacked).some((name) => MAIN_PARTS.includes(name))) return unreadable(NO_WORKBOOK);
  // Repacked, so that the reader unpacks no more than was measured.
  return sheetsOf(zipSync(unpacked, { level: 0 }));
}

/** As Excel saved them before 2007. */
export async function readOldExcel(buffer: ArrayBuffer): Promise<SheetsReading> {
  const reading = sheetsOf(new Uint8Array(buffer));
  return reading.status === "read" && reading.tables.length > 0 ? reading : unreadable(OLD_UNREADABLE);
}

/** The map in an archive of Google Earth's. */
export function kmlIn(archive: ArrayBuffer): ArrayBuffer | undefined {
  try {
    let isFound = false;
    const files = unzipSync(new Uint8Array(archive), {
      filter({ name, originalSize }) {
        const isKml = !isFound && name.endsWith(".kml") && originalSize <= MAX_UNPACKED_BYTES;
        isFound ||= isKml;
        return isKml;
      },
    });
    return Object.values(files)[0]?.slice().buffer;
  } catch {
    return undefined;
  }
}

function sheetsOf(bytes: Uint8Array): SheetsReading {
  const book = bookOf(bytes);
  if (!book) return unreadable(NO_WORKBOOK);
  const tables = book.SheetNames.map((sheet) => ({ sheet, lines: linesOf(book, sheet) })).filter(
    ({ lines }) => lines.length > 0,
  );
  const isWide = tables.some(({ lines }) => lines.some(({ cells }) => cells.length > MAX_COLUMN));
  return isWide ? unreadable(TOO_LARGE) : { status: "read", tables };
}

/** @returns a sentence for the owner when it must not be read */
function unpack(archive: Uint8Array): Record<string, Uint8Array<ArrayBuffer>> | string {
  let bytes = 0;
  let count = 0;
  let other: string | undefined;
  try {
    unzipSync(archive, {
      filter: ({ name, originalSize }) => {
        bytes += originalSize;
        count += 1;
        if (name.endsWith(".iwa")) other = OF_NUMBERS;
        return false;
      },
    });
    if (other) return other;
    if (bytes > MAX_UNPACKED_BYTES || count > MAX_FILES) return TOO_LARGE;
    // Unpacks into buffers of the declared sizes, so an entry that lies about its size is cut off.
    const files = unzipSync(archive, { filter: ({ name }) => /\.(xml|rels)$|^mimetype$/.test(name) });
    // Which of them are sheets, the workbook says as it likes.
    if (Object.values(files).some((xml) => reachesTooFar(strFromU8(xml)))) return TOO_LARGE;
    if (files["content.xml"]) files["content.xml"] = strToU8(withFewRepeats(strFromU8(files["content.xml"])));
    return files;
  } catch {
    return t`The file is damaged, or protected by a password.`;
  }
}

function reachesTooFar(xml: string): boolean {
  for (const [, letters = "", digits = ""] of xml.matchAll(
    // Programs write neither a reference to a character nor a sign for one there.
    /<(?:\w+:)?(?:c|row)\b[^<>]*?\br=["']([A-Z]*)(\d+|&)/gi,
  )) {
    const column = [...letters.toUpperCase()].reduce(
      (sum, letter) => sum * 26 + letter.charCodeAt(0) - 64,
      0,
    );
    if (digits === "&" || Number(digits) > MAX_LINE || column > MAX_COLUMN) return true;
  }
  return false;
}

/** OpenDocument says how often a row or cell comes: its blank end a million times. No list repeats a row so often. */
const MOST_REPEATS = { rows: 100, columns: MAX_COLUMN };

function withFewRepeats(xml: string): string {
  return xml.replace(
    /(number-(rows|columns)-repeated=["'])([^"']*)/g,
    (_, start: string, what: "rows" | "columns", times: string) =>
      `${start}${Math.min(Number(times) || 1, MOST_REPEATS[what])}`,
  );
}

function bookOf(bytes: Uint8Array): WorkBook | undefined {
  try {
    return read(bytes, {
      type: "array",
      dense: true,
      cellNF: true,
      cellFormula: false,
      cellHTML: false,
      sheetRows: MAX_LINE,
    });
  } catch {
    return undefined;
  }
}

/** A cell merged over several lines is said of each of them. */
function linesOf(book: WorkBook, name: string): TableLine[] {
  const sheet = book.Sheets[name];
  const rows = sheet?.["!data"] ?? [];
  const is1904 = book.Workbook?.WBProps?.date1904 === true;
  const width = rows.reduce((widest, row) => Math.max(widest, row?.length ?? 0), 0);
  const lines = Array.from(rows, (row, index) => ({
    line: index + 1,
    cells: Array.from({ length: row ? width : 0 }, (_, column) => textOf(row?.[column], is1904)),
  }));
  const filled = new Set(lines.filter((line) => !isBlankLine(line)));
  for (const { s: from, e: until } of sheet?.["!merges"] ?? []) {
    const text = lines[from.r]?.cells[from.c] ?? "";
    for (const line of text ? lines.slice(from.r + 1, until.r + 1) : []) line.cells[from.c] ||= text;
  }
  return lines.filter((line) => filled.has(line));
}

/** The cell's text as its owner sees it, but dates and times in one way for all countries. */
function textOf(cell: CellObject | undefined, is1904: boolean): string {
  if (!cell) return "";
  const { t: type, v: value, w: shown = "", z: format = "" } = cell;
  if (typeof value === "boolean" && type === "b") return value ? "yes" : "no";
  // "#REF!"
  if (type === "e") return "";
  if (typeof value !== "number" || type !== "n") return typeof value === "string" ? value : shown;
  // "36:30" is a length of time.
  if (SSF.is_date(format) && !/\[h+\]/i.test(String(format))) return dateOf(value, is1904) ?? shown;
  // A General value is shown as far as the column is wide, and Excel knows 15 digits. OpenDocument's cells have their text, and no format.
  return format === "General" || !shown.trim() ? String(Number(value.toPrecision(15))) : shown.trim();
}

/** @param days since 1900, or 1904 */
function dateOf(days: number, is1904: boolean): string | undefined {
  const parsed: { y: number; m: number; d: number; H: number; M: number } | null = SSF.parse_date_code(days, {
    date1904: is1904,
  });
  if (!parsed) return undefined;
  const [month, day, hour, minute] = [parsed.m, parsed.d, parsed.H, parsed.M].map((part) =>
    String(part).padStart(2, "0"),
  );
  const clock = `${hour}:${minute}`;
  // Without a date, a time is a part of the first day.
  if (days < 1) return clock;
  const date = `${parsed.y}-${month}-${day}`;
  return clock === "00:00" ? date : `${date} ${clock}`;
}
