import { expect, test } from "vitest";
import { growthText, PERIODS, percentages, roundedNumber } from "../../src/admin/page/figures/numbers.ts";
import type { ScanAnalytics } from "../../src/lib/figures/scan-analytics.ts";

test.each([
  [0, "0"],
  [999, "999"],
  [1000, "1.0k"],
  [1049, "1.0k"],
  [1050, "1.1k"],
  [12_345, "12.3k"],
  [999_949, "999.9k"],
  [999_950, "1.0M"],
  [10_000_000, "10.0M"],
])("%i scans are shown as %s", (count, text) => {
  expect(roundedNumber(count)).toBe(text);
});

test.each([
  [40, "+40%"],
  [0, "0%"],
  [-100, "−100%"],
])("growth of %i percent is written %s", (percent, text) => {
  expect(growthText(percent)).toBe(text);
});

test.each([
  [
    [1, 1, 1],
    [34, 33, 33],
  ],
  [
    [3, 0],
    [100, 0],
  ],
  [
    [5, 5, 190],
    [3, 2, 95],
  ],
  [
    [0, 0],
    [0, 0],
  ],
])("%j scans are %j percent, 100 together", (scans, percents) => {
  expect(percentages(scans)).toEqual(percents);
});

/** As of Friday, 20 November 2026. */
const analytics: Pick<ScanAnalytics, "days" | "weeks" | "months"> = {
  days: Array.from({ length: 30 }, (_, index) => ({
    date: new Date(Date.UTC(2026, 9, 22 + index)).toISOString().slice(0, 10),
    scans: index,
    guests: 0,
  })),
  weeks: Array.from({ length: 12 }, (_, index) => ({
    start: new Date(Date.UTC(2026, 7, 31 + 7 * index)).toISOString().slice(0, 10),
    scans: index,
  })),
  months: Array.from({ length: 12 }, (_, index) => ({
    start: new Date(Date.UTC(2025, 11 + index)).toISOString().slice(0, 10),
    scans: index,
  })),
};

test.each([
  { name: "7 days", bars: 7, first: "Sat, Nov 14", last: "Fri, Nov 20", label: "Fri" },
  { name: "30 days", bars: 30, first: "Thu, Oct 22", last: "Fri, Nov 20", label: "Nov 20" },
  { name: "12 weeks", bars: 12, first: "Week of Aug 31", last: "Week of Nov 16", label: "Nov 16" },
  { name: "12 months", bars: 12, first: "December 2025", last: "November 2026", label: "Nov" },
])(
  "$name are $bars bars from $first to $last, wherever the owner is",
  ({ name, bars, first, last, label }) => {
    const period = PERIODS.find((each) => each.name === name);
    const buckets = period?.buckets(analytics as ScanAnalytics) ?? [];
    expect(buckets).toHaveLength(bars);
    expect(buckets[0]?.fullLabel).toBe(first);
    expect(buckets.at(-1)).toMatchObject({ fullLabel: last, label });
  },
);
