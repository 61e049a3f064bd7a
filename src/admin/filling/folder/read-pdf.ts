import { getDocument, OPS, type PDFDocumentProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import { drawnLinesOf } from "../../../lib/pages/drawn-lines.ts";
import { mayHaveTable, type PdfPage, type PdfPiece, readPages } from "../../../lib/pages/layout.ts";
import { t } from "../../../lib/texts/t.ts";
import { type Unreadable, unreadable } from "../../ui/spreadsheet/unreadable.ts";
import { type FolderReading, MAX_PAGES, NO_TEXT, readLines, TOO_LONG } from "./lines.ts";

/** Pieces of text in all of a file: a page of small print has some 2,000. */
const MAX_PIECES = 60_000;

/** Nothing of a file is fetched or run; letters are drawn as shapes, as no font is given to the browser. */
const OPTIONS = {
  disableFontFace: true,
  useSystemFonts: false,
  useWasm: false,
  useWorkerFetch: false,
  isOffscreenCanvasSupported: false,
  isImageDecoderSupported: false,
  stopAtErrors: false,
  enableXfa: false,
  verbosity: 0,
};

/** Canvases of a worker, which has no document to make them: what PDF.js asks of its `CanvasFactory`. */
class OffscreenCanvases {
  create(width: number, height: number) {
    const canvas = new OffscreenCanvas(width, height);
    return { canvas, context: canvas.getContext("2d", { willReadFrequently: true }) };
  }
  reset({ canvas }: { canvas: OffscreenCanvas }, width: number, height: number): void {
    canvas.width = width;
    canvas.height = height;
  }
  destroy({ canvas }: { canvas: OffscreenCanvas }): void {
    canvas.width = 0;
    canvas.height = 0;
  }
}

export interface PdfPicture {
  status: "drawn";
  picture: Blob;
}

export async function drawnPage(
  bytes: Uint8Array,
  index: number,
  side: number,
): Promise<PdfPicture | Unreadable> {
  const task = getDocument({ ...OPTIONS, data: bytes, CanvasFactory: OffscreenCanvases });
  try {
    const page = await (await task.promise).getPage(index + 1);
    const { width, height } = page.getViewport({ scale: 1 });
    const viewport = page.getViewport({ scale: side / Math.max(width, height) });
    const canvas = new OffscreenCanvas(Math.round(viewport.width), Math.round(viewport.height));
    // The library draws into either kind of canvas; its types know the page's only.
    const canvasContext = canvas.getContext("2d") as unknown as CanvasRenderingContext2D;
    await page.render({ canvas: null, canvasContext, viewport }).promise;
    return { status: "drawn", picture: await canvas.convertToBlob({ type: "image/png" }) };
  } finally {
    await task.destroy();
  }
}

/** Letters of a page that is more than the stamp of a scanner's program. */
const LEAST_LETTERS = 40;

export async function readPdf(bytes: Uint8Array): Promise<FolderReading> {
  // The library keeps the bytes that it is given.
  const copy = bytes.slice();
  const task = getDocument({ ...OPTIONS, data: bytes });
  try {
    const file = await task.promise;
    if (file.numPages > MAX_PAGES) return TOO_LONG;
    const pages: PdfPage[] = [];
    let pieces = 0;
    for (let number = 1; number <= file.numPages; number++) {
      const page = await file.getPage(number);
      const found: PdfPiece[] = [];
      const { width, height, transform } = page.getViewport({ scale: 1 });
      const stream = page.streamTextContent().getReader();
      for (let part = await stream.read(); !part.done; part = await stream.read()) {
        for (const item of part.value.items) if ("str" in item) found.push(pieceOf(item, transform, height));
        if (pieces + found.length > MAX_PIECES) {
          await stream.cancel(new Error("too much text"));
          return unreadable(t`It has too much text. Please split it.`);
        }
      }
      pieces += found.length;
      pages.push({ pieces: found.filter(({ text }) => text.trim()), width, height });
      page.cleanup();
    }
    const letters = pages.flatMap((page) => page.pieces).reduce((sum, { text }) => sum + text.length, 0);
    if (letters < LEAST_LETTERS * pages.length && (await hasPicture(file)))
      return { ...NO_TEXT, scannedPages: pages.length };
    const tabled = pages.flatMap((page, at) => (mayHaveTable(page) ? [at + 1] : []));
    const rules = tabled.length > 0 ? await drawnLinesOf(copy, OPTIONS, tabled) : new Map();
    return readLines(readPages(pages.map((page, at) => ({ ...page, rules: rules.get(at + 1) ?? [] }))));
  } catch (error) {
    return unreadable(reasonOf(error));
  } finally {
    await task.destroy();
  }
}

async function hasPicture(file: PDFDocumentProxy): Promise<boolean> {
  const { fnArray } = await (await file.getPage(1)).getOperatorList();
  return fnArray.some((drawing) => PICTURES.has(drawing));
}

const PICTURES = new Set<number>([
  OPS.paintImageXObject,
  OPS.paintImageMaskXObject,
  OPS.paintInlineImageXObject,
]);

interface TextItem {
  str: string;
  transform: number[];
  width: number;
  fontName: string;
}

/** Arabic letters as fonts have them: one for each place in a word. */
const SHAPED = /[\ufb50-\ufdff\ufe70-\ufefc]+/g;

/**
 * Turned text is read as if it were not: its place on the page is what counts.
 *
 * @param shown from the file's positions to those of the page as it is shown, from the top left
 */
function pieceOf(
  { str, transform, width, fontName }: TextItem,
  shown: readonly number[],
  height: number,
): PdfPiece {
  const [, , c = 0, d = 0, left = 0, up = 0] = transform;
  const [xx = 1, yx = 0, xy = 0, yy = -1, x0 = 0, y0 = 0] = shown;
  const [x, y] = [xx * left + xy * up + x0, height - (yx * left + yy * up + y0)];
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
  if (name === "PasswordException") return t`The file has a password. Please save it without one.`;
  return t`The file is damaged. Please save it again, or paste its text.`;
}
