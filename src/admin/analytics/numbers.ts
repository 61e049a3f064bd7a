import type { ScanAnalytics } from "../../lib/scan-analytics.ts";

/** Days. */
export const COMPARABLE_AFTER = 7;

/** Whether the first scan is so long ago: there are more than those of the last days. */
export function isComparable({ total, days }: Pick<ScanAnalytics, "total" | "days">): boolean {
  const recent = days.slice(-COMPARABLE_AFTER).reduce((sum, { scans }) => sum + scans, 0);
  return total > recent;
}

/** 999 → "999", 1000 → "1.0k", 1234567 → "1.2M" (spec, section 9). */
export function shortNumber(count: number): string {
  if (count < 1000) return String(count);
  // What would round up to "1000.0k" is a million already.
  if (count < 999_950) return `${(count / 1000).toFixed(1)}k`;
  return `${(count / 1_000_000).toFixed(1)}M`;
}

/** @param percent whole, above or below the average */
export function growthText(percent: number): string {
  if (percent === 0) return "0%";
  return percent > 0 ? `+${percent}%` : `−${-percent}%`;
}

/** In whole percent. */
export function share(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((part / whole) * 100);
}
