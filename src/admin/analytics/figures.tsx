import { Minus, TrendingDown, TrendingUp } from "lucide-react";
import type { ScanAnalytics } from "../../lib/scan-analytics.ts";
import { cx } from "../ui/cx.ts";
import { COMPARABLE_AFTER, growthText, isComparable, shortNumber } from "./numbers.ts";

/** The number of scans, compared with the average. */
export function Figures({ analytics }: { analytics: ScanAnalytics }) {
  const { total, today, week, month } = analytics;
  // In the first days there is no meaningful average.
  const growth: Partial<ScanAnalytics["growth"]> = isComparable(analytics) ? analytics.growth : {};
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-6 border-b border-line pb-6 md:grid-cols-4 md:gap-x-0">
      <Figure title="Total" scans={total} />
      <Figure title="Today" scans={today} growth={growth.today} average="against this week's average day" />
      <Figure
        title="This Week"
        scans={week}
        growth={growth.week}
        average="against this month's average week"
      />
      <Figure
        title="This Month"
        scans={month}
        growth={growth.month}
        average="against this year's average month"
      />
    </dl>
  );
}

interface FigureProps {
  title: string;
  scans: number;
  /** Whole percent above or below the average. */
  growth?: number | undefined;
  average?: string;
}

function Figure({ title, scans, growth, average }: FigureProps) {
  return (
    <div className="border-line md:px-6 md:not-last:border-r md:first:pl-0">
      <dt className="font-medium text-ink-soft">{title}</dt>
      <dd>
        <p
          className="mt-1 font-display text-[2.75rem]/none font-semibold sm:text-[3.25rem]/none"
          title={scans.toLocaleString("en")}
        >
          {shortNumber(scans)}
        </p>
        {growth === undefined ? (
          <p className="mt-2 text-sm text-ink-soft">
            {average ? `growth after ${COMPARABLE_AFTER} days of scans` : "scans since the first"}
          </p>
        ) : (
          <p className="mt-2 text-sm text-ink-soft">
            <Growth percent={growth} /> {average}
          </p>
        )}
      </dd>
    </div>
  );
}

function Growth({ percent }: { percent: number }) {
  const Icon = percent > 0 ? TrendingUp : percent < 0 ? TrendingDown : Minus;
  return (
    <span
      className={cx("inline-flex items-center gap-1 font-medium", percent > 0 ? "text-accent" : "text-ink")}
    >
      <Icon aria-hidden="true" className="size-4" />
      {growthText(percent)}
    </span>
  );
}
