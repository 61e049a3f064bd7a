/**
 * Reads Excel's workbooks: untrusted zip archives of XML. So their size is checked before anything is
 * unpacked, and the extent of a sheet before an array of that size is made.
 */

import { strFromU8, unzipSync, zipSync } from "fflate";
import readWorkbook from "read-excel-file/universal";
import { isBlankLine, type SheetTable } from "./columns.ts";
import type { Unreadable } from "./unreadable.ts";
import { unreadable } from "./unreadable.ts";

const MAX_UNPACKED_BYTES = 40 * 1024 * 1024;
const MAX_FILES = 500;
/** Far more than an import accepts: a cell beyond it is a mistake, such as one at a sheet's very end. */
const MAX_LINE = 20_000;
const MAX_COLUMN = 200;

/** @returns the sheets that are not empty, in the workbook's order */
export async function readXlsx(
  buffer: ArrayBuffer,
): Promise<{ status: "read"; tables: SheetTable[] } | Unreadable> {
  const unpacked = unpack(new Uint8Array(buffer));
  if (typeof unpacked === "string") return unreadable(unpacked);
  const sheets = await sheetsOf(unpacked);
  if (!sheets) return unreadable("The file could not be read as an Excel workbook.");
  const tables = sheets
    .map(({ sheet, data }) => ({
      sheet,
      lines: data
        .map((cells, index) => ({ line: index + 1, cells: cells.map(textOf) }))
        .filter((line) => !isBlankLine(line)),
    }))
    .filter(({ lines }) => lines.length > 0);
  return { status: "read", tables };
}

/** @returns a sentence for the owner when it must not be read */
function unpack(archive: Uint8Array): Record<string, Uint8Array<ArrayBuffer>> | string {
  let bytes = 0;
  let count = 0;
  const tooLarge = "The workbook is too large. Please copy the rows into a new one.";
  try {
    unzipSync(archive, {
      filter: ({ originalSize }) => {
        bytes += originalSize;
        count += 1;
        return false;
      },
    });
    if (bytes > MAX_UNPACKED_BYTES || count > MAX_FILES) return tooLarge;
    // Unpacks into buffers of the declared sizes, so an entry that lies about its size is cut off.
    const files = unzipSync(archive, { filter: ({ name }) => /\.(xml|rels)$/.test(name) });
    // Which of them are sheets, the workbook says as it likes.
    if (Object.values(files).some((xml) => reachesTooFar(strFromU8(xml)))) return tooLarge;
    return files;
  } catch {
    return "The file is damaged, or protected by a password.";
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

/**
 * Repacks without compression: to unpack, the library would start a worker from a text, which the content
 * security policy forbids.
 */
async function sheetsOf(files: Record<string, Uint8Array<ArrayBuffer>>) {
  const stored = zipSync(files, { level: 0 });
  try {
    return await readWorkbook(stored.buffer as ArrayBuffer, { trim: false });
  } catch {
    return undefined;
  }
}

/** The cell's text as the owner sees it; the formats of numbers and dates are not known. */
function textOf(cell: unknown): string {
  if (cell === null) return "";
  if (typeof cell === "boolean") return cell ? "yes" : "no";
  if (!(cell instanceof Date)) return String(cell);
  const [date = "", time = ""] = cell.toISOString().split(/[TZ.]/);
  const clock = time.slice(0, 5);
  // Excel stores a time without a date as a day around the year 1900.
  if (cell.getUTCFullYear() <= 1900) return clock;
  return clock === "00:00" ? date : `${date} ${clock}`;
}
