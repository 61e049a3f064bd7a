/** A worker's half of in-worker.ts. */
import { FAILED } from "./spreadsheet/unreadable.ts";

export function answering<Question>(read: (question: Question) => unknown): void {
  addEventListener("message", async ({ data, ports: [port] }: MessageEvent<Question>) => {
    try {
      port?.postMessage(await read(data));
    } catch {
      port?.postMessage(FAILED);
    }
  });
}
