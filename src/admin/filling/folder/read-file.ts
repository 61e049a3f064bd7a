/** The lines of what a hotel has its guest folder in; PDFs and photos have workers of their own. */

import Papa from "papaparse";
import { t } from "../../../lib/texts/t.ts";
import { isBlankLine, type SheetTable } from "../../ui/spreadsheet/columns.ts";
import { textIn } from "../../ui/spreadsheet/letters.ts";
import { whatElse } from "../../ui/spreadsheet/other-files.ts";
import { unreadable } from "../../ui/spreadsheet/unreadable.ts";
import { readXlsx } from "../../ui/spreadsheet/xlsx.ts";
import { formatOfFile } from "./format.ts";
import { type FolderReading, isTooLarge, type Line, readLines, TOO_LARGE } from "./lines.ts";
import { namesIn, readHtml, readWord } from "./read-word.ts";

export async function readFile(file: Blob): Promise<FolderReading> {
  if (isTooLarge(file)) return TOO_LARGE;
  const format = await formatOfFile(file);
  if (format === "archive") return readArchive(new Uint8Array(await file.arrayBuffer()));
  if (format === "oldOffice") {
    return unreadable(t`The file is too old, or has a password. Please save it as .docx or .xlsx.`);
  }
  if (format === "rtf") return unreadable(t`Please save this RTF file as .docx or PDF.`);
  const text = await lettersOf(await file.arrayBuffer());
  if (text === undefined) return NO_TEXT_FILE;
  if (format === "html") return readHtml(text);
  const other = whatElse(text);
  return other ? unreadable(other) : readPlainText(text);
}

/** By the import's reader; of several ways the likeliest, as its owner sees the page beside what became of it. */
async function lettersOf(buffer: ArrayBuffer): Promise<string | undefined> {
  const read = await textIn(buffer);
  if (!read || "text" in read) return read?.text;
  const [likeliest] = read.readings;
  const again = likeliest && (await textIn(buffer, likeliest.letters));
  return again && "text" in again ? again.text : undefined;
}

const NO_TEXT_FILE = unreadable(t`The file is no PDF, Word, Excel or text file.`);

export function readPlainText(text: string): FolderReading {
  // A file that is no text has these.
  if (text.includes("\u0000")) return NO_TEXT_FILE;
  const rows = text.split(/\r\n?|\n/);
  const table = separated(
    text,
    rows.filter((row) => row.trim()),
  );
  return readLines(
    table ? table.map((cells) => ({ text: cells.join("\t"), cells })) : rows.map((row) => ({ text: row })),
  );
}

/** Rows of a table, where nearly all lines have the same number of separators. */
function separated(text: string, rows: readonly string[]): string[][] | undefined {
  const separator = [";", ","].find((mark) => {
    const counts = rows.map((row) => row.split(mark).length).toSorted((a, b) => a - b);
    const usual = counts[Math.floor(counts.length / 2)] ?? 0;
    return (
      rows.length > 2 && usual > 2 && counts.filter((count) => count === usual).length >= rows.length * 0.7
    );
  });
  return separator === undefined
    ? undefined
    : Papa.parse<string[]>(text, { delimiter: separator, skipEmptyLines: true }).data;
}

async function readArchive(bytes: Uint8Array<ArrayBuffer>): Promise<FolderReading> {
  const names = namesIn(bytes);
  if (!names) return unreadable(t`The file is damaged, or protected by a password.`);
  if (names.includes("word/document.xml")) return readWord(bytes);
  if (names.includes("xl/workbook.xml") || names.includes("content.xml")) {
    const reading = await readXlsx(bytes.buffer);
    return reading.status === "unreadable" ? reading : linesOfTables(reading.tables);
  }
  return NO_TEXT_FILE;
}

const UNNAMED = /^(?:sheet|tabelle|feuil(?:le)?|hoja|foglio|blad|planilha|folha)\s?\d*$/i;

/** A sheet's name is a heading. */
export function linesOfTables(tables: readonly SheetTable[]): FolderReading {
  return readLines(
    tables.flatMap(({ sheet, lines }): Line[] => [
      ...(sheet && !UNNAMED.test(sheet) ? [{ text: sheet, level: 1 }] : []),
      ...lines
        .filter((line) => !isBlankLine(line))
        .map(({ cells }) => ({ text: cells.join("\t"), cells: cells.map((cell) => cell.trim()) })),
    ]),
  );
}
