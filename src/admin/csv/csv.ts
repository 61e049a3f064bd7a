import Papa from "papaparse";
import type { Fields } from "./header.ts";
import { findHeader } from "./header.ts";
import { isBlankLine, type Line, type TableReading, unreadable } from "./table.ts";

/** Commas as in RFC 4180; semicolons where the comma is a decimal mark; tabs as copied from a spreadsheet. */
const DELIMITERS = [",", ";", "\t"];
/** Enough for what stands above the column names. */
const LINES_LOOKED_AT = 30;

export function readCsv(fields: Fields, buffer: ArrayBuffer): TableReading {
  const text = decode(buffer);
  const { data, errors } = Papa.parse<string[]>(text, { delimiter: delimiterOf(fields, text) });
  const lines = withLineNumbers(data);
  const quotes = errors.find(({ type }) => type === "Quotes");
  if (quotes) {
    const { line } = lines[quotes.row ?? 0] ?? { line: 1 };
    return unreadable(`Line ${line} has a quotation mark too many or too few.`);
  }
  return { status: "read", table: { lines: lines.filter((line) => !isBlankLine(line)) } };
}

/** The mark that makes the most of the section's columns of a line counts; if none does, the most cells. */
function delimiterOf(fields: Fields, text: string): string {
  function worth(delimiter: string): number {
    const { data } = Papa.parse<string[]>(text, { delimiter, preview: LINES_LOOKED_AT });
    const { known, cells } = findHeader(fields, data);
    return known * 1000 + Math.min(cells, 999);
  }
  return DELIMITERS.reduce((best, other) => (worth(other) > worth(best) ? other : best));
}

/** Line breaks within cells are lines of the file too. */
function withLineNumbers(data: readonly string[][]): Line[] {
  let next = 1;
  return data.map((cells) => {
    const line = next;
    const breaks = cells.map((cell) => cell.match(/\r\n|\r|\n/g)?.length ?? 0);
    next += breaks.reduce((sum, count) => sum + count, 1);
    return { line, cells };
  });
}

/** Spreadsheets save UTF-8 or UTF-16, with or without a mark at the start, or Windows' older code page. */
function decode(buffer: ArrayBuffer): string {
  const [first, second] = new Uint8Array(buffer);
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(buffer);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(buffer);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return new TextDecoder("windows-1252").decode(buffer);
  }
}
