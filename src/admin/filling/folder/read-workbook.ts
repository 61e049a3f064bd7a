import { isBlankLine } from "../../ui/spreadsheet/columns.ts";
import { readXlsx } from "../../ui/spreadsheet/xlsx.ts";
import { type FolderReading, type Line, readLines } from "./lines.ts";

const UNNAMED = /^(?:sheet|tabelle|feuil(?:le)?|hoja|foglio|blad|planilha|folha)\s?\d*$/i;

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
