/** A worker's half of in-worker.ts. */
import { NOT_READ } from "./spreadsheet/unreadable.ts";

export function answerAsWorker<Question>(read: (question: Question) => unknown): void {
  addEventListener("message", async ({ data, ports: [port] }: MessageEvent<Question>) => {
    try {
      port?.postMessage(await read(data));
    } catch {
      port?.postMessage(NOT_READ);
    }
  });
}
