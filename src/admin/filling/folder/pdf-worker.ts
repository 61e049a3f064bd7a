/** PDF.js' own worker, in the build for browsers of the last years. */
import "pdfjs-dist/legacy/build/pdf.worker.min.mjs";
