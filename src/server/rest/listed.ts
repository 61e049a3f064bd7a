/** Limits of plans that are higher than what a list can show. */
import type { Limits } from "../../product.ts";

/** Rows in one answer of a table, whatever the request asks for. */
export const MAX_ROWS = 1000;

/**
 * Bytes of one answer of tables and functions. All that a hotel may say is 2 MB, twice that as JSON, beside the
 * rows' own figures. Messages take 24 KB at most and are read by the hundred.
 */
export const MAX_ANSWER_BYTES = 8 * 1024 * 1024;

/** Limits of things that one list shows from first to last. */
const LISTED: ReadonlySet<string> = new Set<keyof Limits>([
  "hotels",
  "items",
  "announcements",
  "custom_sections",
  "custom_section_items",
]);

/** Whether this many could be stored although the last ones would never be seen. */
export function isBeyondList(name: string, max: number): boolean {
  return LISTED.has(name) && max > MAX_ROWS;
}

/** Names such limits among those of all plans. */
export function beyondLists(limits: Readonly<Record<string, Partial<Limits>>>): string[] {
  return Object.entries(limits).flatMap(([plan, ofPlan]) =>
    Object.entries(ofPlan)
      .filter(([name, max]) => isBeyondList(name, max))
      .map(([name, max]) => `LIMITS: ${plan}.${name}=${max} is more than a list shows, which is ${MAX_ROWS}`),
  );
}
