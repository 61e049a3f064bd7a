/** Writing a large answer keeps the event loop busy, so callers take turns, with pauses between. */
import { setImmediate } from "node:timers/promises";
import type { Bulkhead } from "./bulkhead.ts";

/** Bytes; copying these to a socket takes some tenths of a millisecond. */
export const LARGE = 128 * 1024;

/** Resolves when the answer may be written. @throws {OverloadedError} */
export function turnToSend(large: Bulkhead, bytes: number, network: string): Promise<void> {
  if (bytes <= LARGE) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const write = () => {
      resolve();
      return setImmediate();
    };
    large.run(write, network).catch(reject);
  });
}
