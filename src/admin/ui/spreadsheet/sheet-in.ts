import { inWorker } from "../in-worker.ts";
import { type NamedFields, namesOf, type TableReading } from "./columns.ts";
import sheetWorker from "./sheet-worker.ts?worker&url";

/**
 * The table in a file with values for these fields: a workbook, or a text with separators.
 *
 * @param letters the code page, where the owner was asked
 * @param sheet its name, where it is known which
 */
export function sheetIn(
  file: Blob,
  fields: NamedFields,
  letters?: string,
  sheet?: string,
): Promise<TableReading> {
  return inWorker(sheetWorker, { file, fields: namesOf(fields), letters, sheet });
}
