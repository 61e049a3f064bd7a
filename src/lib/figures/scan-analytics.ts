/** The answer of the database's scan_analytics(). All days are the hotel's own. */

export type DeviceType = "Mobile" | "Tablet" | "Desktop" | "Unknown";
export type ScanSource = "qr" | "link";

export interface ScanAnalytics {
  /** All scans so far. */
  total: number;
  /** Scans since midnight, since Monday and since the first of the month: the last entries of days, weeks and months. */
  today: number;
  week: number;
  month: number;
  /**
   * Whole percent above the average of past days: today against the last 7 / 7, these 7 against the last 28 /
   * 4, these 28 against the average 28 of the last 364 since the first scan. 100 if only the average is 0;
   * null until the first scan is 7, 28 and 56 days ago.
   */
  growth: { today: number | null; week: number | null; month: number | null };
  /** The last 30 days, oldest first, dates as YYYY-MM-DD. */
  days: { date: string; scans: number; guests: number }[];
  /** The last 12 weeks, by their Monday. */
  weeks: { start: string; scans: number }[];
  /** The last 12 months, by their first day. */
  months: { start: string; scans: number }[];
  /** All four types, of all scans. */
  devices: { type: DeviceType; scans: number }[];
  /** The six most frequent. "Direct": no referrer; "Other": a host beyond the number that is counted. */
  referrers: { host: string; scans: number }[];
  via: Record<ScanSource, number>;
  /** When the owner last scanned the code on a signed-in device. Counts in no figure. */
  test_scan_at?: string | null;
}
