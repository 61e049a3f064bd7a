import type { ScanAnalytics } from "../../../lib/figures/scan-analytics.ts";
import { ADMIN_LANGUAGE, t } from "../../../lib/texts/t.ts";
import { percentInWords } from "../../content/sections/fact-words.ts";
import { capitalized } from "../../ui/words.ts";

const ROUNDED = new Intl.NumberFormat(ADMIN_LANGUAGE, {
  notation: "compact",
  minimumFractionDigits: ADMIN_LANGUAGE === "en" ? 1 : 0,
  maximumFractionDigits: 1,
});

/** 999 → "999", 1000 → "1.0k", 1234567 → "1.2M" (spec, section 9); "1,2 Mio." in German. */
export function roundedNumber(count: number): string {
  return count < 1000 ? String(count) : ROUNDED.format(count).replace("K", "k");
}

/** @param percent whole, above or below the average */
export function growthText(percent: number): string {
  const said = percentInWords(Math.abs(percent));
  if (percent === 0) return said;
  return percent > 0 ? `+${said}` : `−${said}`;
}

/** In whole percent that add up to 100: those that rounding down cuts most are rounded up. */
export function percentages(counts: readonly number[]): number[] {
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total === 0) return counts.map(() => 0);
  const exact = counts.map((count) => (count / total) * 100);
  const left = 100 - exact.reduce((sum, percent) => sum + Math.floor(percent), 0);
  const byCut = exact
    .map((_, index) => index)
    .toSorted((a, b) => ((exact[b] ?? 0) % 1) - ((exact[a] ?? 0) % 1));
  const up = new Set(byCut.slice(0, left));
  return exact.map((percent, index) => Math.floor(percent) + Number(up.has(index)));
}

export interface ChartBucket {
  /** Below the bar. */
  label: string;
  /** In the table. */
  fullLabel: string;
  scans: number;
  /** Only for days: a guest who comes on two days of a week counts twice among days but once in the week. */
  guests?: number;
}

export interface Period {
  id: string;
  /** The label of the switch. */
  name: string;
  title: string;
  buckets: (analytics: ScanAnalytics) => ChartBucket[];
  /** Every n-th bar has a label, so that labels fit on a phone. The last bar always has one. */
  labelEvery: number;
}

/** The dates are the hotel's own days, so this computer's time zone must not shift them. */
function format(date: string, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(ADMIN_LANGUAGE, { ...options, timeZone: "UTC" }).format(
    new Date(`${date}T00:00:00Z`),
  );
}

const DAY_AND_MONTH = { day: "numeric", month: "short" } as const;

function dayBuckets(count: number, label: Intl.DateTimeFormatOptions) {
  return ({ days }: ScanAnalytics): ChartBucket[] =>
    days.slice(-count).map(({ date, scans, guests }) => ({
      label: format(date, label),
      fullLabel: capitalized(format(date, { weekday: "short", ...DAY_AND_MONTH })),
      scans,
      guests,
    }));
}

function weekBuckets(count: number) {
  return ({ weeks }: ScanAnalytics): ChartBucket[] =>
    weeks.slice(-count).map(({ start, scans }) => {
      const label = format(start, DAY_AND_MONTH);
      return { label, fullLabel: t`Week of ${label}`, scans };
    });
}

function monthBuckets(count: number) {
  return ({ months }: ScanAnalytics): ChartBucket[] =>
    months.slice(-count).map(({ start, scans }) => ({
      label: format(start, { month: "short" }),
      fullLabel: capitalized(format(start, { month: "long", year: "numeric" })),
      scans,
    }));
}

/** The dashboard starts with the first one (spec, section 2). */
export const PERIODS = [
  {
    id: "week",
    name: t`7 days`,
    title: t`Daily Scans`,
    buckets: dayBuckets(7, { weekday: "short" }),
    labelEvery: 1,
  },
  {
    id: "month",
    name: t`30 days`,
    title: t`Daily Scans`,
    buckets: dayBuckets(30, DAY_AND_MONTH),
    labelEvery: 7,
  },
  { id: "4-weeks", name: t`4 weeks`, title: t`Weekly Scans`, buckets: weekBuckets(4), labelEvery: 1 },
  { id: "12-weeks", name: t`12 weeks`, title: t`Weekly Scans`, buckets: weekBuckets(12), labelEvery: 3 },
  { id: "6-months", name: t`6 months`, title: t`Monthly Scans`, buckets: monthBuckets(6), labelEvery: 1 },
  { id: "12-months", name: t`12 months`, title: t`Monthly Scans`, buckets: monthBuckets(12), labelEvery: 1 },
] as const satisfies readonly Period[];
