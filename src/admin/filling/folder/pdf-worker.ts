/** PDF.js with its own worker, in the build for browsers of the last years: both run here. */
import "./pdf-lacks.ts";
import "pdfjs-dist/legacy/build/pdf.worker.min.mjs";
import { answerAsWorker } from "../../ui/answer-as-worker.ts";
import { isTooLarge, TOO_LARGE } from "./lines.ts";
import { drawnPage, readPdf } from "./read-pdf.ts";

export interface PdfQuestion {
  file: Blob;
  page?: number;
  side?: number;
}

answerAsWorker(async ({ file, page, side = 0 }: PdfQuestion) => {
  if (isTooLarge(file)) return TOO_LARGE;
  const bytes = new Uint8Array(await file.arrayBuffer());
  return page === undefined ? readPdf(bytes) : drawnPage(bytes, page, side);
});
