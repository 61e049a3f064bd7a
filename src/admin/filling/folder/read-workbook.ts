/** A workbook's sheets: each is a heading, and its rows are a table. */
import { isBlankLine } from "../../ui/spreadsheet/columns.ts";
import { readXlsx } from "../../ui/spreadsheet/xlsx.ts";
import { type FolderReading, type Line, readLines } from "./lines.ts";

/** What programs call a sheet that nobody has named. */
const UNNAMED = /^(?:sheet|tabelle|feuil(?:le)?|hoja|foglio|blad|planilha|folha)\s?\d*$/i;

/** @param without the places of the sheets to leave out */
export async function readWorkbookLines(
  buffer: ArrayBuffer,
  without: readonly number[],
): Promise<FolderReading> {
  const reading = await readXlsx(buffer);
  if (reading.status === "unreadable") return reading;
  return readLines(
    reading.tables.flatMap(({ sheet, lines }, at): Line[] =>
      without.includes(at)
        ? []
        : [
            ...(sheet && !UNNAMED.test(sheet) ? [{ text: sheet, level: 1 }] : []),
            ...lines
              .filter((line) => !isBlankLine(line))
              .map(({ cells }) => ({ text: cells.join("\t"), cells: cells.map((cell) => cell.trim()) })),
          ],
    ),
  );
}
