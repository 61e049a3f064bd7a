/**
 * Compresses often read pages as small as Brotli can. That is too slow for the guest who waits for a new page, but
 * with a tenth fewer bytes, page and headers fit into a connection's first round trip (RFC 6928).
 */
import { setTimeout } from "node:timers/promises";
import type { Log } from "../config/log.ts";
import { brotliDensest, type PreparedPage } from "./prepared-page.ts";

/** An owner at work replaces a version after a few seconds, before it is read this often. */
export const READINGS = 50;
/** A bigger page would take seconds. */
const MAX_BYTES = 300_000;
const MAX_WAITING = 100;
/** The pause after a page, as a multiple of its duration, so that made-up readings cannot keep a core busy. */
const REST = 3;

interface Options<Page> {
  isCurrent(key: string, page: Page): boolean;
  replace(key: string, page: Page, by: Page): void;
  log: Pick<Log, "warn">;
}

export function openDensePages<Page extends PreparedPage>(options: Options<Page>) {
  const readings = new WeakMap<Page, number>();
  const waiting = new Map<string, Page>();
  let work: Promise<void> | undefined;

  /** Compresses one page at a time, of any hotel. */
  async function compressAll(): Promise<void> {
    for (const [key, page] of waiting) {
      waiting.delete(key);
      if (!options.isCurrent(key, page)) continue;
      const began = performance.now();
      try {
        const br = await brotliDensest(page.bodies.identity);
        const dense = { ...page, bodies: { ...page.bodies, br }, isDense: true };
        options.replace(key, page, dense);
      } catch (error) {
        options.log.warn({ err: error }, "a page stays as it was compressed first");
      }
      if (waiting.size > 0) await setTimeout(REST * (performance.now() - began), undefined, { ref: false });
    }
    work = undefined;
  }

  return {
    /** Counts a guest's reading of this page. */
    read(key: string, page: Page): void {
      if (page.isDense) return;
      const count = (readings.get(page) ?? 0) + 1;
      readings.set(page, count);
      if (count !== READINGS || page.bodies.identity.length > MAX_BYTES) return;
      if (waiting.size < MAX_WAITING) waiting.set(key, page);
      // Starts counting anew, for another turn later.
      else readings.delete(page);
      work ??= compressAll();
    },
    /** Resolves once no page waits any more. */
    settled: async () => work,
  };
}
