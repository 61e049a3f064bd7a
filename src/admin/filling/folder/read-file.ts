/** The lines of a file that a hotel has its guest folder in. Nothing leaves the browser. */

import { strFromU8 } from "fflate";
import { unreadable } from "../../ui/spreadsheet/unreadable.ts";
import { type FolderReading, readLines } from "./lines.ts";

const MAX_BYTES = 10 * 1024 * 1024;

/** What files begin with, whatever their names say. */
const PDF = "%PDF-";
const ZIP = "PK\u0003\u0004";
const OLD_OFFICE = "\u00d0\u00cf\u0011\u00e0";
/** Programs put a few bytes of their own before a PDF. */
const HEAD_BYTES = 1024;

/** @returns the file's lines, or a sentence for the owner why there are none */
export async function readFolder(file: Blob): Promise<FolderReading> {
  if (file.size > MAX_BYTES) {
    return unreadable("The file is larger than 10 MB. Please save it without its photos, or paste its text.");
  }
  const bytes = new Uint8Array(await file.arrayBuffer());
  const start = strFromU8(bytes.subarray(0, HEAD_BYTES), true);
  if (start.startsWith(ZIP)) return readArchive(bytes);
  if (start.startsWith(OLD_OFFICE)) {
    return unreadable(
      "The file is of Office before 2007, or has a password. Please save it as .docx or .xlsx without one.",
    );
  }
  if (start.includes(PDF)) {
    const { readPdfInWorker } = await import("./pdf-in-worker.ts");
    return readPdfInWorker(bytes);
  }
  if (start.startsWith("{\\rtf")) return unreadable("This is an RTF file. Please save it as .docx or PDF.");
  return readPlainText(new TextDecoder().decode(bytes));
}

export function readPlainText(text: string): FolderReading {
  // A file that is no text has these.
  if (text.includes("\u0000")) return unreadable("The file is neither a PDF, Word or Excel file nor a text.");
  const lines = text.split(/\r\n?|\n/);
  const isEmpty = (line: string | undefined) => line?.trim() === "";
  return readLines(
    lines.map((line, index) => ({
      text: line,
      ...(isEmpty(lines[index - 1]) && { isAfterGap: true as const }),
    })),
  );
}

async function readArchive(bytes: Uint8Array<ArrayBuffer>): Promise<FolderReading> {
  const { namesIn, readWord } = await import("./read-word.ts");
  const names = namesIn(bytes);
  if (!names) return unreadable("The file is damaged, or protected by a password.");
  if (names.includes("word/document.xml")) return readWord(bytes);
  if (names.includes("xl/workbook.xml")) {
    const { readWorkbookLines } = await import("./read-workbook.ts");
    return readWorkbookLines(bytes.buffer);
  }
  return unreadable("The file is neither a Word file (.docx) nor an Excel file (.xlsx).");
}
