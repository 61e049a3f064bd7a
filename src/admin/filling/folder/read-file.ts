/** The lines of what a hotel has its guest folder in; PDFs and photos have workers of their own. */

import type { Field } from "../../../fields/index.ts";
import { PIPED_RULE } from "../../../lib/pages/cells.ts";
import type { Line } from "../../../lib/pages/line.ts";
import { t } from "../../../lib/texts/t.ts";
import { SECTIONS } from "../../../sections/index.ts";
import { formatOfFile } from "../../ui/file-format.ts";
import { isBlankLine, type SheetTable } from "../../ui/spreadsheet/columns.ts";
import { readTables, type TablesReading } from "../../ui/spreadsheet/file.ts";
import { type LetterReading, textIn } from "../../ui/spreadsheet/letters.ts";
import { whatElse } from "../../ui/spreadsheet/other-files.ts";
import { unreadable } from "../../ui/spreadsheet/unreadable.ts";
import { type FolderReading, isTooLarge, readLines, TOO_LARGE } from "./lines.ts";
import { type FoundList, listsIn, NO_LISTS } from "./lists.ts";
import { readHtml, readWord } from "./read-word.ts";

export type FileRead = FolderReading & { lists?: readonly FoundList[] };

/** The separator of a text is looked for by the names of all columns. */
const FIELDS: Record<string, Field> = Object.assign({}, ...SECTIONS.map(({ fields }) => fields));
const NO_TEXT_FILE = unreadable(t`The file is no PDF, Word, Excel or text file.`);
const OLD_OFFICE = unreadable(t`The file is too old, or has a password. Please save it as .docx or .xlsx.`);

/** @param name of a file in which lists are looked for; without it they are lines as others */
export async function readFile(file: Blob, name?: string): Promise<FileRead> {
  if (isTooLarge(file)) return TOO_LARGE;
  const format = await formatOfFile(file);
  if (format === "rtf") return unreadable(t`Please save this RTF file as .docx or PDF.`);
  const buffer = await file.arrayBuffer();
  const word = format === "archive" && readWord(new Uint8Array(buffer));
  if (word) return word;
  const isText = format === "text" || format === "html";
  const read = await likeliest<{ text: string } | undefined>(async (letters) =>
    isText ? textIn(buffer, letters) : { text: "" },
  );
  if (!read) return NO_TEXT_FILE;
  const { text } = read;
  if (format === "html") return readHtml(text);
  const reading = await likeliest<TablesReading>((letters) => readTables(FIELDS, file, letters));
  const tables = reading.status === "read" ? reading.tables : [];
  const { lists, rest } = name === undefined ? NO_LISTS : listsIn(tables, name);
  if (lists.length > 0) {
    const others = linesOfTables(rest);
    return { status: "read", lines: others.status === "read" ? others.lines : [], lists };
  }
  const other = whatElse(text);
  if (other) return unreadable(other);
  if (text && (PIPED_RULE.test(text) || !tables.some(isEven))) return readPlainText(text);
  if (reading.status === "read") return linesOfTables(tables);
  return format === "oldOffice" ? OLD_OFFICE : reading;
}

/** The likeliest of several ways to read its letters, as its owner sees the page beside the result. */
async function likeliest<Read extends object | undefined>(
  read: (letters?: string) => Promise<Read | { readings?: readonly LetterReading[] }>,
): Promise<Read> {
  const asked = await read();
  const [best] = (asked && "readings" in asked && asked.readings) || [];
  return (best ? await read(best.letters) : asked) as Read;
}

export function readPlainText(text: string): FolderReading {
  return readLines(text.split(/\r\n?|\n/).map((row) => ({ text: row })));
}

/** Nearly all of its lines have the same number of cells: a text with commas is no table. */
function isEven({ lines }: SheetTable): boolean {
  const counts = lines.map(({ cells }) => cells.length).toSorted((a, b) => a - b);
  const usual = counts[Math.floor(counts.length / 2)] ?? 0;
  return (
    counts.length > 2 && usual > 2 && counts.filter((count) => count === usual).length >= counts.length * 0.7
  );
}

const UNNAMED = /^(?:sheet|tabelle|feuil(?:le)?|hoja|foglio|blad|planilha|folha)\s?\d*$/i;

/** A sheet's name is a heading. */
function linesOfTables(tables: readonly SheetTable[]): FolderReading {
  return readLines(
    tables.flatMap(({ sheet, lines }): Line[] => [
      ...(sheet && !UNNAMED.test(sheet) ? [{ text: sheet, level: 1 }] : []),
      ...lines
        .filter((line) => !isBlankLine(line))
        .map(({ cells }) => ({ text: cells.join("\t"), cells: cells.map((cell) => cell.trim()) })),
    ]),
  );
}
