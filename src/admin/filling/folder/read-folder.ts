/** Each step runs in a worker; nothing leaves the browser. */
import type { Line } from "../../../lib/pages/line.ts";
import { t } from "../../../lib/texts/t.ts";
import { languageOfTexts } from "../../content/hotel/texts-language.ts";
import { type FileFormat, formatOfFile } from "../../ui/file-format.ts";
import { inWorker } from "../../ui/in-worker.ts";
import { type Unreadable, unreadable } from "../../ui/spreadsheet/unreadable.ts";
import { languageName } from "../../ui/words.ts";
import { type FolderPage, onPages } from "../beside/pages.ts";
import type { FolderFound, FolderQuestion } from "./folder-worker.ts";
import folderWorker from "./folder-worker.ts?worker&url";
import { type FolderReading, NO_TEXT } from "./lines.ts";
import type { FoundList } from "./lists.ts";
import type { PdfQuestion } from "./pdf-worker.ts";
import pdfWorker from "./pdf-worker.ts?worker&url";
import { isReadable, readFor } from "./photo-languages.ts";
import type { PhotoQuestion } from "./photo-worker.ts";
import photoWorker from "./photo-worker.ts?worker&url";
import type { FileRead } from "./read-file.ts";
import type { PdfPicture } from "./read-pdf.ts";

const MAX_FILES = 10;

export type FolderContent = string | readonly File[];

export interface FolderRead extends FolderFound {
  pages: readonly FolderPage[];
}

export type ListOfFile = FoundList & { file: File };

/** The parts of a folder: the rest of it is undefined where all of it is lists. */
export interface FolderParts {
  status: "parts";
  rest: FolderRead | undefined;
  lists: readonly ListOfFile[];
}

/**
 * @param custom whether headings that fit no section may become sections of their own
 * @param languages that its text may be in, such as "de", the likeliest first, by which photos are read
 * @param asLines whether lists are read as other lines are, too
 * @returns what is in it, or a sentence for the owner why there is nothing
 */
export async function readFolder(
  content: FolderContent,
  custom: boolean,
  languages: readonly string[],
  asLines: boolean,
  signal: AbortSignal,
): Promise<FolderParts | Unreadable> {
  const takenApart = (text: string | readonly Line[]) => {
    const question: FolderQuestion = { content: text, custom };
    return inWorker<FolderFound>(folderWorker, question, signal);
  };
  if (typeof content === "string") {
    const found = await takenApart(content);
    if (found.status === "unreadable") return found;
    return { status: "parts", rest: { ...found, ...onPages(found.lines, undefined, 0) }, lists: [] };
  }
  if (content.length > MAX_FILES) return unreadable(t`Please choose at most ${MAX_FILES} files at once.`);
  const readPhoto = photoReader(languages, signal);
  const lines: Line[] = [];
  const pages: FolderPage[] = [];
  const lists: ListOfFile[] = [];
  for (const file of content) {
    const format = await formatOfFile(file);
    const reading = await readFile(file, format, readPhoto, asLines, signal);
    if (reading.status === "unreadable") {
      return content.length === 1 ? reading : unreadable(`${file.name}: ${reading.reason}`);
    }
    lists.push(...(reading.lists ?? []).map((list) => ({ ...list, file })));
    if (reading.lines.length === 0) continue;
    const placed = onPages(reading.lines, { file, format }, pages.length);
    lines.push(...placed.lines);
    pages.push(...placed.pages);
  }
  if (lines.length === 0) return { status: "parts", rest: undefined, lists };
  const found = await takenApart(lines);
  return found.status === "unreadable" ? found : { status: "parts", rest: { ...found, pages }, lists };
}

type PhotoReader = (photo: Blob) => Promise<FolderReading>;

/** In languages as the hotel's and the browser's; what the texts say they are in comes first from then on. */
function photoReader(likely: readonly string[], signal: AbortSignal): PhotoReader {
  let known = likely;
  const readIn = (file: Blob) => {
    const question: PhotoQuestion = { file, languages: readFor(known) };
    return inWorker<FolderReading>(photoWorker, question, signal);
  };
  return async (photo) => {
    const reading = await readIn(photo);
    if (reading.status === "unreadable" && reading.reason !== NO_TEXT.reason) return reading;
    const lines = reading.status === "read" ? reading.lines : [];
    const told = await languageOfTexts(lines.map(({ text }) => text));
    const [language = "en"] = known;
    if ((!told || !isReadable(told)) && isReadable(language)) return reading;
    // Its letters were read as those of another language.
    if (!told || !isReadable(told))
      return unreadable(
        t`Our reader of photos does not know ${languageName(language)}. Please paste the text, or choose a PDF or Word file.`,
      );
    const isNew = !readFor(known).includes(told);
    known = [told];
    // In a language that was not looked for, its letters are half guessed.
    return isNew ? readIn(photo) : reading;
  };
}

async function readFile(
  file: File,
  format: FileFormat,
  readPhoto: PhotoReader,
  asLines: boolean,
  signal: AbortSignal,
): Promise<FileRead> {
  if (format === "pdf") {
    const question: PdfQuestion = { file };
    const reading = await inWorker<FolderReading>(pdfWorker, question, signal);
    const scannedPages = "scannedPages" in reading ? reading.scannedPages : undefined;
    return scannedPages ? readScan(file, scannedPages, readPhoto, signal) : reading;
  }
  if (format === "photo") return readPhoto(file);
  const question: FolderQuestion = { file, asLines };
  return inWorker<FileRead>(folderWorker, question, signal);
}

/** Each page takes a phone of 2020 ten seconds. */
const MAX_SCANNED = 10;
const SCAN_SECONDS = 180;
/** Pixels of the longer side, as of photos. */
const SCAN_SIDE = 2400;
const TOO_LONG_A_SCAN = unreadable(t`The scan has over ${MAX_SCANNED} pages. Please split it.`);
const TOO_SLOW_A_SCAN = unreadable(t`Reading the scan takes too long. Please choose fewer pages.`);

/** A scanner's pages are pictures: each is drawn, and read like a photo. */
async function readScan(
  file: Blob,
  pages: number,
  readPhoto: PhotoReader,
  signal: AbortSignal,
): Promise<FolderReading> {
  if (pages > MAX_SCANNED) return TOO_LONG_A_SCAN;
  const end = Date.now() + SCAN_SECONDS * 1000;
  const lines: Line[] = [];
  let last: FolderReading = NO_TEXT;
  for (let page = 0; page < pages; page += 1) {
    if (Date.now() > end) return TOO_SLOW_A_SCAN;
    const question: PdfQuestion = { file, page, side: SCAN_SIDE };
    const drawn = await inWorker<PdfPicture>(pdfWorker, question, signal);
    if (drawn.status === "unreadable") return drawn;
    last = await readPhoto(drawn.picture);
    // A page may be blank.
    if (last.status === "read") lines.push(...last.lines.map((line) => ({ ...line, page })));
  }
  return lines.length > 0 ? { status: "read", lines } : last;
}
