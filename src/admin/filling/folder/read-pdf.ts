/** The lines of a PDF, by PDF.js. */

import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { unreadable } from "../../ui/spreadsheet/unreadable.ts";
import { type FolderReading, MAX_PAGES, readLines } from "./lines.ts";
import { type PdfPage, type PdfPiece, readPages } from "./pdf-layout.ts";

/** Pieces of text in all of a file: a page of small print has some 2,000. */
const MAX_PIECES = 60_000;

export async function readPdf(bytes: Uint8Array): Promise<FolderReading> {
  const task = getDocument({
    data: bytes,
    // Only the text is wanted: nothing is drawn, fetched or run.
    disableFontFace: true,
    useSystemFonts: false,
    useWasm: false,
    useWorkerFetch: false,
    isOffscreenCanvasSupported: false,
    stopAtErrors: false,
    enableXfa: false,
    verbosity: 0,
  });
  try {
    const file = await task.promise;
    if (file.numPages > MAX_PAGES) {
      return unreadable(`It is longer than ${MAX_PAGES} pages. Please split it.`);
    }
    const pages: PdfPage[] = [];
    let pieces = 0;
    for (let number = 1; number <= file.numPages; number++) {
      const page = await file.getPage(number);
      const found: PdfPiece[] = [];
      const stream = page.streamTextContent().getReader();
      for (let part = await stream.read(); !part.done; part = await stream.read()) {
        for (const item of part.value.items) if ("str" in item) found.push(pieceOf(item));
        if (pieces + found.length > MAX_PIECES) {
          await stream.cancel(new Error("too much text"));
          return unreadable("There is too much text in it. Please split it.");
        }
      }
      pieces += found.length;
      pages.push({ pieces: found.filter(({ text }) => text.trim()), height: page.view[3] ?? 0 });
      page.cleanup();
    }
    return readLines(readPages(pages));
  } catch (error) {
    return unreadable(reasonOf(error));
  } finally {
    await task.destroy();
  }
}

interface TextItem {
  str: string;
  transform: number[];
  width: number;
  fontName: string;
}

/** Arabic letters as fonts have them: one for each place in a word. */
const SHAPED = /[\ufb50-\ufdff\ufe70-\ufefc]+/g;

/** Turned text is read as if it were not: its place on the page is what counts. */
function pieceOf({ str, transform, width, fontName }: TextItem): PdfPiece {
  const [, , c = 0, d = 0, x = 0, y = 0] = transform;
  return {
    text: str.replace(SHAPED, (letters) => letters.normalize("NFKC")),
    x,
    y,
    width,
    size: Math.hypot(c, d),
    font: fontName,
  };
}

function reasonOf(error: unknown): string {
  const name = error instanceof Error ? error.name : "";
  if (name === "PasswordException") return "The file has a password. Please save it without one.";
  return "The file is damaged. Please save it as a PDF again, or paste its text.";
}
