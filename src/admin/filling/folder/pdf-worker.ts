/** PDF.js with its own worker, in the build for browsers of the last years: both run here. */
import "./pdf-lacks.ts";
import "pdfjs-dist/legacy/build/pdf.worker.min.mjs";
import { answerAsWorker } from "../../ui/answer-as-worker.ts";
import { isTooLarge, TOO_LARGE } from "./lines.ts";
import { readPdf } from "./read-pdf.ts";

answerAsWorker(async (file: Blob) =>
  isTooLarge(file) ? TOO_LARGE : readPdf(new Uint8Array(await file.arrayBuffer())),
);
