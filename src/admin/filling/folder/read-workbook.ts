/** A workbook's sheets: each is a heading, and its rows are a table. */

import { isBlankLine } from "../../ui/spreadsheet/columns.ts";
import { unreadable } from "../../ui/spreadsheet/unreadable.ts";
import { readXlsx } from "../../ui/spreadsheet/xlsx.ts";
import { type FolderReading, type Line, readLines } from "./lines.ts";

/** What programs call a sheet that nobody has named. */
const UNNAMED = /^(?:sheet|tabelle|feuil(?:le)?|hoja|foglio|blad|planilha|folha)\s?\d*$/i;

export async function readWorkbookLines(buffer: ArrayBuffer): Promise<FolderReading> {
  const reading = await readXlsx(buffer);
  if (reading.status === "unreadable") return unreadable(reading.reason);
  return readLines(
    reading.tables.flatMap(({ sheet, lines }): Line[] => [
      ...(sheet && !UNNAMED.test(sheet) ? [{ text: sheet, level: 1 }] : []),
      ...lines
        .filter((line) => !isBlankLine(line))
        .map(({ cells }) => ({ text: cells.join("\t"), cells: cells.map((cell) => cell.trim()) })),
    ]),
  );
}
