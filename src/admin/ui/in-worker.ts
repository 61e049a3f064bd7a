/**
 * An owner's file is read off the page's own thread, by a worker that is ended when it takes too
 * long: nothing in a file can hold up the page.
 */
import { t } from "../../lib/texts/t.ts";
import { NOT_READ, type Unreadable, unreadable } from "./spreadsheet/unreadable.ts";

/** A phone of 2020 reads a photographed page in ten. */
const SECONDS = 60;

/** @param url of a worker that answers by answer-as-worker.ts */
export async function inWorker<Reading>(
  url: string,
  question: unknown,
  signal?: AbortSignal,
): Promise<Reading | Unreadable> {
  signal?.throwIfAborted();
  const worker = new Worker(policy?.createScriptURL(url) ?? url, { type: "module" });
  const { port1: answers, port2: port } = new MessageChannel();
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    return await new Promise<Reading | Unreadable>((resolve, reject) => {
      timer = setTimeout(
        () => resolve(unreadable(t`This takes too long. Please split the file.`)),
        SECONDS * 1000,
      );
      answers.onmessage = ({ data }: MessageEvent<Reading>) => resolve(data);
      worker.onerror = () => resolve(NOT_READ);
      signal?.addEventListener("abort", () => reject(signal.reason));
      worker.postMessage(question, [port]);
    });
  } finally {
    clearTimeout(timer);
    answers.close();
    worker.terminate();
  }
}

/** The page's policy accepts no plain string as the address of a script. */
const policy = window.trustedTypes?.createPolicy("innfo-file", {
  createScriptURL(url: string) {
    if (/^\/\w[\w/.-]*-worker\b/.test(url)) return url;
    throw new TypeError(`${url} is no reader of files`);
  },
});
