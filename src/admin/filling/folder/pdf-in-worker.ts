/** A PDF is read off the page's own thread, by a worker that is ended when it takes too long. */

import { unreadable } from "../../ui/spreadsheet/unreadable.ts";
import type { FolderReading } from "./lines.ts";
import workerUrl from "./pdf-worker.ts?worker&url";
import { readPdf } from "./read-pdf.ts";

const MAX_SECONDS = 30;

export async function readPdfInWorker(bytes: Uint8Array): Promise<FolderReading> {
  const worker = new Worker(addressOf(workerUrl), { type: "module" });
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    return await Promise.race([
      readPdf(bytes, worker),
      new Promise<FolderReading>((resolve) => {
        timer = setTimeout(
          () => resolve(unreadable("The file takes too long to read. Please split it, or paste its text.")),
          MAX_SECONDS * 1000,
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

/** The page's policy accepts no plain string as the address of a script, and no other one from here. */
const policy = window.trustedTypes?.createPolicy("innfo-pdf", { createScriptURL: () => workerUrl });

function addressOf(url: string): string {
  return policy?.createScriptURL("") ?? url;
}
