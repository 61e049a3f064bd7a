/** Each step runs in a worker; nothing leaves the browser. */
import { inWorker } from "../../ui/in-worker.ts";
import { type Unreadable, unreadable } from "../../ui/spreadsheet/unreadable.ts";
import type { FolderFound, FolderQuestion } from "./folder-worker.ts";
import folderWorker from "./folder-worker.ts?worker&url";
import { type FileFormat, formatOfFile } from "./format.ts";
import type { FolderReading, Line } from "./lines.ts";
import type { PdfQuestion } from "./pdf-worker.ts";
import pdfWorker from "./pdf-worker.ts?worker&url";
import type { PhotoQuestion } from "./photo-worker.ts";
import photoWorker from "./photo-worker.ts?worker&url";

/** Pages that may be chosen at once. */
const MAX_FILES = 10;

/** Pasted text, or files, such as the photos of its pages, in their order. */
export type FolderContent = string | readonly File[];

/** What an owner looks at beside the facts: a page to draw, or the lines of a text. */
export type FolderPage =
  | { kind: "pdf"; file: File; index: number }
  | { kind: "photo"; file: File }
  | { kind: "text" };

export interface FolderRead extends FolderFound {
  /** In the order of the lines, which say theirs. */
  pages: readonly FolderPage[];
}

/** Of a text, as many as fit on a page. */
const PAGE_LINES = 40;

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
): Promise<FolderRead | Unreadable> {
  const takenApart = (text: string | readonly Line[]) => {
    const question: FolderQuestion = { content: text, custom };
    return inWorker<FolderFound>(folderWorker, question, signal);
  };
  if (typeof content === "string") {
    const found = await takenApart(content);
    return found.status === "unreadable" ? found : { ...found, ...onPages(found.lines, undefined, 0) };
  }
  if (content.length > MAX_FILES) return unreadable(`Please choose at most ${MAX_FILES} files at once.`);
  const lines: Line[] = [];
  const pages: FolderPage[] = [];
  for (const file of content) {
    const format = await formatOfFile(file);
    const reading = await readFile(file, format, languages, signal);
    if (reading.status === "unreadable") {
      return content.length === 1 ? reading : unreadable(`${file.name}: ${reading.reason}`);
    }
    const placed = onPages(reading.lines, { file, format }, pages.length);
    lines.push(...placed.lines);
    pages.push(...placed.pages);
  }
  const found = await takenApart(lines);
  return found.status === "unreadable" ? found : { ...found, pages };
}

/** @param from how many pages there are before */
function onPages(
  lines: readonly Line[],
  of: { file: File; format: FileFormat } | undefined,
  from: number,
): { lines: Line[]; pages: FolderPage[] } {
  const { file, format } = of ?? {};
  const isDrawn = lines.some(({ boxes }) => boxes);
  const paged = lines.map((line, index) => ({
    ...line,
    page: from + (isDrawn ? (line.page ?? 0) : Math.floor(index / PAGE_LINES)),
  }));
  const count = Math.max(from, ...paged.map(({ page }) => page)) + 1 - from;
  const pages = Array.from({ length: count }, (_, index): FolderPage => {
    if (!isDrawn || !file) return { kind: "text" };
    return format === "photo" ? { kind: "photo", file } : { kind: "pdf", file, index };
  });
  return { lines: paged, pages };
}

async function readFile(
  file: Blob,
  format: FileFormat,
  languages: readonly string[],
  signal: AbortSignal,
): Promise<FolderReading> {
  if (format === "pdf") {
    const question: PdfQuestion = { file };
    return inWorker<FolderReading>(pdfWorker, question, signal);
  }
  if (format === "photo") {
    const question: PhotoQuestion = { file, languages };
    return inWorker<FolderReading>(photoWorker, question, signal);
  }
  const question: FolderQuestion = { file };
  return inWorker<FolderReading>(folderWorker, question, signal);
}
