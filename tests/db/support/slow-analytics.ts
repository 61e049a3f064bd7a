/** Analytics counted scan by scan: slow, but simple enough to be obviously right. */
import type { ScanAnalytics, ScanSource } from "../../../src/lib/figures/scan-analytics.ts";

export interface Scan {
  at: Date;
  device: ScanAnalytics["devices"][number]["type"];
  referrer: string | null;
  source: ScanSource;
  /** Which guest it was, on any day. */
  guest: string;
}

export function slowAnalytics(scans: readonly Scan[], timeZone: string, now: Date): ScanAnalytics {
  const localDate = new Intl.DateTimeFormat("en-CA", { timeZone, dateStyle: "short" });
  const dayOf = (at: Date) => localDate.format(at);
  const today = dayOf(now);
  const countWhere = (test: (scan: Scan) => boolean) => scans.filter(test).length;
  const within = (from: string, to: string) => countWhere(({ at }) => dayOf(at) >= from && dayOf(at) < to);

  const days = counting(30, (ago) => addDays(today, -ago)).map((date) => {
    const guests = scans.filter(({ at }) => dayOf(at) === date).map(({ guest }) => guest);
    return { date, scans: guests.length, guests: new Set(guests).size };
  });
  const weeks = counting(12, (ago) => addDays(mondayOf(today), -7 * ago)).map((start) => ({
    start,
    scans: within(start, addDays(start, 7)),
  }));
  const months = counting(12, (ago) => addMonths(today, -ago)).map((start) => ({
    start,
    scans: within(start, addMonths(start, 1)),
  }));
  const figures = { today: last(days), week: last(weeks), month: last(months) };
  const firstDay = scans.map(({ at }) => dayOf(at)).sort()[0] ?? today;
  const age = (Date.parse(today) - Date.parse(firstDay)) / 86_400_000;
  const complete = (count: number) => within(addDays(today, -count), today);
  const hosts = new Map<string, number>();
  for (const { referrer } of scans) {
    const host = referrer ?? "Direct";
    hosts.set(host, (hosts.get(host) ?? 0) + 1);
  }
  return {
    total: scans.length,
    ...figures,
    growth: {
      today: age < 7 ? null : growth(figures.today, complete(7), 7),
      week: age < 28 ? null : growth(complete(7), complete(28), 4),
      month: age < 56 ? null : growth(complete(28) * Math.min(age, 364), complete(364) * 28, 1),
    },
    days,
    weeks,
    months,
    devices: (["Mobile", "Tablet", "Desktop", "Unknown"] as const).map((type) => ({
      type,
      scans: countWhere(({ device }) => device === type),
    })),
    referrers: [...hosts]
      .map(([host, count]) => ({ host, scans: count }))
      .sort((a, b) => b.scans - a.scans || (a.host < b.host ? -1 : 1))
      .slice(0, 6),
    via: {
      qr: countWhere(({ source }) => source === "qr"),
      link: countWhere(({ source }) => source === "link"),
    },
  };
}

/** Oldest first. */
function counting(length: number, make: (ago: number) => string): string[] {
  return Array.from({ length }, (_, i) => make(length - 1 - i));
}

function last(buckets: readonly { scans: number }[]): number {
  return buckets.at(-1)?.scans ?? 0;
}

function growth(figure: number, period: number, parts: number): number {
  if (period === 0) return figure > 0 ? 100 : 0;
  const percent = ((figure * parts - period) * 100) / period;
  // Rounds halves away from zero, and avoids negative zero.
  return Math.sign(percent) * Math.round(Math.abs(percent)) + 0;
}

// Dates without a time of day: UTC has no clock changes.
function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10);
}

function mondayOf(date: string): string {
  const sinceMonday = (new Date(date).getUTCDay() + 6) % 7;
  return addDays(date, -sinceMonday);
}

/** First day of the month so many months later. */
function addMonths(date: string, months: number): string {
  const [year = 0, month = 0] = date.split("-").map(Number);
  return new Date(Date.UTC(year, month - 1 + months)).toISOString().slice(0, 10);
}
