import { timingSafeEqual } from "node:crypto";

/** Compares in constant time, so that the duration does not tell where the texts differ. */
export function isSameText(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
