import { Minus, TrendingDown, TrendingUp } from "lucide-react";
import type { ReactNode } from "react";
import type { ScanAnalytics } from "../../../lib/figures/scan-analytics.ts";
import { ADMIN_LANGUAGE, t } from "../../../lib/texts/t.ts";
import { cx } from "../../ui/cx.ts";
import { growthText, roundedNumber } from "./numbers.ts";

export function Figures({ analytics }: { analytics: ScanAnalytics }) {
  const { total, today, week, month, growth } = analytics;
  return (
    // Beside each other as long as the largest number fits, also in large text.
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(8.5rem,100%),1fr))] gap-x-4 gap-y-6 border-b border-line pb-6 md:grid-cols-4 md:gap-x-0">
      <Figure title="Total" scans={total}>
        scans since the first
      </Figure>
      <Figure title="Today" scans={today}>
        <Growth
          percent={growth.today}
          after={t`growth after 7 days of scans`}
          of={t`so far, against an average day of the last 7`}
        />
      </Figure>
      <Figure title="This Week" scans={week}>
        <Growth
          percent={growth.week}
          after={t`growth after 4 weeks of scans`}
          of={t`in the last 7 days, against an average 7 of the last 28`}
        />
      </Figure>
      <Figure title="This Month" scans={month}>
        <Growth
          percent={growth.month}
          after={t`growth after 8 weeks of scans`}
          of={t`in the last 28 days, against an average 28 of the last year`}
        />
      </Figure>
    </dl>
  );
}

/** @param children what the number says, or is compared with */
function Figure({ title, scans, children }: { title: string; scans: number; children: ReactNode }) {
  return (
    <div className="border-line md:px-6 md:not-last:border-e md:first:ps-0">
      <dt className="font-medium text-ink-soft">{title}</dt>
      <dd>
        <p
          className="mt-1 font-display text-[2.75rem]/none font-semibold sm:text-[3.25rem]/none"
          title={scans.toLocaleString(ADMIN_LANGUAGE)}
        >
          {roundedNumber(scans)}
        </p>
        <p className="mt-2 text-sm text-ink-soft">{children}</p>
      </dd>
    </div>
  );
}

interface GrowthProps {
  /** Whole percent above or below an average; null while there are too few days for one. */
  percent: number | null;
  /** Shown while there is none: how long ago the first scan must be. */
  after: string;
  of: string;
}

function Growth({ percent, after, of }: GrowthProps) {
  if (percent === null) return after;
  const Icon = percent > 0 ? TrendingUp : percent < 0 ? TrendingDown : Minus;
  return (
    <>
      <span
        className={cx("inline-flex items-center gap-1 font-medium", percent > 0 ? "text-accent" : "text-ink")}
      >
        <Icon className="size-4" />
        {growthText(percent)}
      </span>{" "}
      {of}
    </>
  );
}
