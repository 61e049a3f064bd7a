/** The lines of a file that a hotel has its guest folder in. Nothing leaves the browser. */

import { strFromU8 } from "fflate";
import Papa from "papaparse";
import { unreadable } from "../../ui/spreadsheet/unreadable.ts";
import { type FolderReading, type Line, readLines } from "./lines.ts";

const MAX_BYTES = 10 * 1024 * 1024;
const MAX_PHOTO_BYTES = 30 * 1024 * 1024;
/** Pages that may be chosen at once. */
const MAX_FILES = 10;

/** What files begin with, whatever their names say. */
const PDF = "%PDF-";
const ZIP = "PK\u0003\u0004";
const OLD_OFFICE = "\u00d0\u00cf\u0011\u00e0";
/** JPEG, PNG, WebP, and HEIC or AVIF. */
const PHOTO = /^(?:\u00ff\u00d8\u00ff|\u0089PNG|RIFF.{4}WEBP|.{4}ftyp)/s;
/** Programs put a few bytes of their own before a PDF. */
const HEAD_BYTES = 1024;

/**
 * @param files such as the photos of its pages, in their order
 * @param languages that their text may be in, the likeliest first, by which photos are read
 * @returns their lines, or a sentence for the owner why there are none
 */
export async function readFolder(
  files: readonly File[],
  languages: readonly string[],
): Promise<FolderReading> {
  if (files.length > MAX_FILES) return unreadable(`Please choose at most ${MAX_FILES} files at once.`);
  const lines: Line[] = [];
  for (const file of files) {
    const reading = await readFile(file, languages);
    if (reading.status === "unreadable") {
      return files.length === 1 ? reading : unreadable(`${file.name}: ${reading.reason}`);
    }
    lines.push(...reading.lines);
  }
  return readLines(lines);
}

async function readFile(file: Blob, languages: readonly string[]): Promise<FolderReading> {
  const start = strFromU8(new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer()), true);
  if (PHOTO.test(start)) {
    if (file.size > MAX_PHOTO_BYTES) return unreadable("The picture is larger than 30 MB.");
    const { readPhotoInWorker } = await import("./in-worker.ts");
    return readPhotoInWorker(file, languages);
  }
  if (file.size > MAX_BYTES) {
    return unreadable("The file is larger than 10 MB. Please save it without its photos, or paste its text.");
  }
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (start.startsWith(ZIP)) return readArchive(bytes);
  if (start.startsWith(OLD_OFFICE)) {
    return unreadable(
      "The file is of Office before 2007, or has a password. Please save it as .docx or .xlsx without one.",
    );
  }
  if (start.includes(PDF)) {
    const { readPdfInWorker } = await import("./in-worker.ts");
    return readPdfInWorker(bytes);
  }
  if (start.startsWith("{\\rtf")) return unreadable("This is an RTF file. Please save it as .docx or PDF.");
  const text = new TextDecoder().decode(bytes);
  if (!/<(?:html|body|div|table)[\s>]/i.test(start)) return readPlainText(text);
  const { readHtml } = await import("./read-word.ts");
  return readHtml(text);
}

export function readPlainText(text: string): FolderReading {
  // A file that is no text has these.
  if (text.includes("\u0000")) return unreadable("The file is neither a PDF, Word or Excel file nor a text.");
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
