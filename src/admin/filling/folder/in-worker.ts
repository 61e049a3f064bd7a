/** Files are read off the page's own thread, by workers that are ended when they take too long. */
import { unreadable } from "../../ui/spreadsheet/unreadable.ts";
import type { FolderReading } from "./lines.ts";
import pdfWorker from "./pdf-worker.ts?worker&url";
import photoWorker from "./photo-worker.ts?worker&url";
import { readPdf } from "./read-pdf.ts";
import { readPhotoLines } from "./read-photo.ts";

const PDF_SECONDS = 30;
/** A phone of 2020 takes some ten. */
const PHOTO_SECONDS = 60;

export function readPdfInWorker(bytes: Uint8Array): Promise<FolderReading> {
  return inWorker(pdfWorker, PDF_SECONDS, (worker) => readPdf(bytes, worker));
}

/** @param languages that its text may be in, such as "de", the likeliest first */
export function readPhotoInWorker(file: Blob, languages: readonly string[]): Promise<FolderReading> {
  return inWorker(photoWorker, PHOTO_SECONDS, (worker) => readPhotoLines(file, modelsFor(languages), worker));
}

/** By language, what Tesseract calls it, for all that the rules know words of. */
const NAMES: Readonly<Record<string, string>> = {
  ...{ de: "deu", en: "eng", es: "spa", fr: "fra", it: "ita", nl: "nld" },
};
const MODELS = import.meta.glob<string>(
  "/node_modules/@tesseract.js-data/*/4.0.0_best_int/*.traineddata.gz",
  { query: "?url", import: "default", eager: true },
);

/** The first two languages that can be read: each takes as long again. */
function modelsFor(languages: readonly string[]): Record<string, string> {
  const names = new Set(languages.flatMap((language) => NAMES[language.slice(0, 2)] ?? []));
  const models = [...(names.size > 0 ? names : ["eng"])].slice(0, 2).map((name) => {
    const path = Object.keys(MODELS).find((key) => key.endsWith(`/${name}.traineddata.gz`)) ?? "";
    return [name, new URL(MODELS[path] ?? "", location.href).href] as const;
  });
  return Object.fromEntries(models);
}

async function inWorker(
  url: string,
  seconds: number,
  read: (worker: Worker) => Promise<FolderReading>,
): Promise<FolderReading> {
  const worker = new Worker(policy?.createScriptURL(url) ?? url, { type: "module" });
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    return await Promise.race([
      read(worker),
      new Promise<FolderReading>((resolve) => {
        timer = setTimeout(
          () => resolve(unreadable("The file takes too long to read. Please split it, or paste its text.")),
          seconds * 1000,
        );
        worker.addEventListener("error", () =>
          resolve(unreadable("The file could not be read here. Please paste its text.")),
        );
      }),
    ]);
  } finally {
    clearTimeout(timer);
    worker.terminate();
  }
}

/** The page's policy accepts no plain string as the address of a script, and no others from here. */
const policy = window.trustedTypes?.createPolicy("innfo-file", {
  createScriptURL(url: string) {
    if (url === pdfWorker || url === photoWorker) return url;
    throw new TypeError(`${url} is no reader of files`);
  },
});
