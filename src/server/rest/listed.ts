/** Limits above what a list can show. */
import type { Limits } from "../../product.ts";

/** Rows in one answer of a table, whatever the request asks for. */
export const MAX_ROWS = 1000;

/**
 * Bytes of one answer of tables and functions. All that a hotel may say is 2 MB, which take up to twice as much as
 * JSON, beside the rows' own figures; its messages, of which one takes 24 KB at most, are read by the hundred.
 */
export const MAX_ANSWER_BYTES = 8 * 1024 * 1024;

/** What is read into one list, from its first row to its last. */
const LISTED: ReadonlySet<string> = new Set<keyof Limits>([
  "hotels",
  "items",
  "announcements",
  "custom_sections",
  "custom_section_items",
]);

/** Whether so many could be stored, and the last ones never seen. */
export function isBeyondList(name: string, max: number): boolean {
  return LISTED.has(name) && max > MAX_ROWS;
}

/** Such limits among those of all plans, in words. */
export function beyondLists(limits: Readonly<Record<string, Partial<Limits>>>): string[] {
  return Object.entries(limits).flatMap(([plan, ofPlan]) =>
    Object.entries(ofPlan)
      .filter(([name, max]) => isBeyondList(name, max))
      .map(([name, max]) => `LIMITS: ${plan}.${name}=${max} is more than a list shows, which is ${MAX_ROWS}`),
  );
}
