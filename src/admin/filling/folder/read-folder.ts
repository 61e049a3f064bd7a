/** Each step runs in a worker; nothing leaves the browser. */
import { inWorker } from "../../ui/in-worker.ts";
import { type Unreadable, unreadable } from "../../ui/spreadsheet/unreadable.ts";
import type { FolderFound, FolderQuestion } from "./folder-worker.ts";
import folderWorker from "./folder-worker.ts?worker&url";
import { formatOfFile } from "./format.ts";
import type { FolderReading, Line } from "./lines.ts";
import pdfWorker from "./pdf-worker.ts?worker&url";
import type { PhotoQuestion } from "./photo-worker.ts";
import photoWorker from "./photo-worker.ts?worker&url";

/** Pages that may be chosen at once. */
const MAX_FILES = 10;

/** Pasted text, or files, such as the photos of its pages, in their order. */
export type FolderContent = string | readonly File[];

/**
 * @param custom whether headings that fit no section may become sections of their own
 * @param languages that its text may be in, such as "de", the likeliest first, by which photos are read
 * @returns what is in it, or a sentence for the owner why there is nothing
 */
export async function readFolder(
  content: FolderContent,
  custom: boolean,
  languages: readonly string[],
  signal: AbortSignal,
): Promise<FolderFound | Unreadable> {
  const takenApart = (text: string | readonly Line[]) => {
    const question: FolderQuestion = { content: text, custom };
    return inWorker<FolderFound>(folderWorker, question, signal);
  };
  if (typeof content === "string") return takenApart(content);
  if (content.length > MAX_FILES) return unreadable(`Please choose at most ${MAX_FILES} files at once.`);
  const lines: Line[] = [];
  for (const file of content) {
    const reading = await readFile(file, languages, signal);
    if (reading.status === "unreadable") {
      return content.length === 1 ? reading : unreadable(`${file.name}: ${reading.reason}`);
    }
    lines.push(...reading.lines);
  }
  return takenApart(lines);
}

async function readFile(
  file: Blob,
  languages: readonly string[],
  signal: AbortSignal,
): Promise<FolderReading> {
  const format = await formatOfFile(file);
  if (format === "pdf") return inWorker<FolderReading>(pdfWorker, file, signal);
  if (format === "photo") {
    const question: PhotoQuestion = { file, languages };
    return inWorker<FolderReading>(photoWorker, question, signal);
  }
  const question: FolderQuestion = { file };
  return inWorker<FolderReading>(folderWorker, question, signal);
}
