import { FileDown } from "lucide-react";
import { useState } from "react";
import type { ScanAnalytics } from "../../../lib/figures/scan-analytics.ts";
import { t } from "../../../lib/texts/t.ts";
import { useHotel } from "../../content/hotel/hotel-provider.tsx";
import { Button } from "../../ui/button.tsx";
import { Card, CardTitle } from "../../ui/card.tsx";
import { cx } from "../../ui/cx.ts";
import { RadioSwitch } from "../../ui/radio-switch.tsx";
import { hotelFileName, saveCsv } from "../../ui/save-file.ts";
import { type ChartBucket, PERIODS, type Period, roundedNumber } from "./numbers.ts";

export function ScansOverTime({ analytics }: { analytics: ScanAnalytics }) {
  const { name } = useHotel();
  const [id, setId] = useState<Period["id"]>(PERIODS[0].id);
  const period = PERIODS.find((each) => each.id === id) ?? PERIODS[0];
  return (
    <Card>
      {/* On a phone the switch is on its own line. */}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-3">
        <CardTitle className="flex-1">{period.title}</CardTitle>
        <RadioSwitch
          legend="Period"
          options={PERIODS.map(({ id, name }) => ({ value: id, label: name }))}
          value={id}
          onChange={setId}
          className="max-lg:order-2 max-lg:w-full max-lg:*:flex-1 max-sm:grid max-sm:grid-cols-3 max-sm:*:px-1.5"
        />
        <Button
          variant="secondary"
          aria-label="Export days as CSV"
          title="Export days as CSV"
          className="max-lg:order-1"
          onClick={() => saveDays(analytics.days, hotelFileName(name, "scans.csv"))}
          icon={FileDown}
        />
      </div>
      <div className="mt-5">
        <BarChart title={period.title} buckets={period.buckets(analytics)} labelEvery={period.labelEvery} />
      </div>
    </Card>
  );
}

async function saveDays(days: ScanAnalytics["days"], fileName: string): Promise<void> {
  const { csvText } = await import("../../ui/spreadsheet/file.ts");
  const text = csvText(
    [t`Date`, t`Scans`, t`Guests`],
    days.map(({ date, scans, guests }) => [date, scans, guests]),
  );
  saveCsv(text, fileName);
}

/** With more bars there is no room for a number above each. */
const MAX_NUMBERED_ON_PHONES = 7;
const MAX_NUMBERED = 12;

interface BarChartProps {
  title: string;
  buckets: readonly ChartBucket[];
  labelEvery: number;
}

/** Bars, with the same figures as a table for screen readers. */
function BarChart({ title, buckets, labelEvery }: BarChartProps) {
  const highest = Math.max(1, ...buckets.map(({ scans }) => scans));
  const highestIndex = buckets.findIndex(({ scans }) => scans === highest);
  const hasGuests = buckets.some(({ guests }) => guests !== undefined);
  // The highest bar always has a number, as the scale for the others.
  const otherNumbers =
    buckets.length > MAX_NUMBERED
      ? "invisible"
      : buckets.length > MAX_NUMBERED_ON_PHONES && "max-sm:invisible";
  const isLabelled = (index: number) => (buckets.length - 1 - index) % labelEvery === 0;
  return (
    <>
      <div
        aria-hidden="true"
        className={cx(
          "flex h-56 items-stretch",
          buckets.length > MAX_NUMBERED ? "gap-0.5 sm:gap-1" : "gap-1.5 sm:gap-3",
        )}
      >
        {buckets.map((bucket, index) => (
          <div key={bucket.fullLabel} className="flex min-w-0 flex-1 flex-col" title={titleOf(bucket)}>
            <div className="flex min-h-0 flex-1 flex-col justify-end border-b border-edge">
              <span
                className={cx(
                  "flex justify-center text-sm whitespace-nowrap",
                  index !== highestIndex && otherNumbers,
                )}
              >
                {roundedNumber(bucket.scans)}
              </span>
              <div
                className="flex min-h-0 flex-col justify-end rounded-t-sm bg-accent/35"
                style={{ height: `${(bucket.scans / highest) * 85}%` }}
              >
                {bucket.guests !== undefined && bucket.scans > 0 && (
                  <div
                    className="rounded-t-sm bg-accent"
                    style={{ height: `${(bucket.guests / bucket.scans) * 100}%` }}
                  />
                )}
              </div>
            </div>
            {/* May be wider than its bar where the neighbors have no number. */}
            <span className="mt-1 flex h-6 justify-center text-xs whitespace-nowrap text-ink-soft sm:text-sm">
              {isLabelled(index) && bucket.label}
            </span>
          </div>
        ))}
      </div>
      {hasGuests && (
        <p aria-hidden="true" className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-sm text-ink-soft">
          <Key className="bg-accent" name={t`Guests`} />
          <Key className="bg-accent/35" name={t`Their further scans`} />
        </p>
      )}
      {/* A table alone is as wide as its content. */}
      <div className="sr-only">
        <table>
          <caption>{title}</caption>
          <thead>
            <tr>
              <th scope="col">When</th>
              <th scope="col">Scans</th>
              {hasGuests && <th scope="col">Guests</th>}
            </tr>
          </thead>
          <tbody>
            {buckets.map(({ fullLabel, scans, guests }) => (
              <tr key={fullLabel}>
                <th scope="row">{fullLabel}</th>
                <td>{scans}</td>
                {hasGuests && <td>{guests}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

function titleOf({ fullLabel, scans, guests }: ChartBucket): string {
  return guests === undefined
    ? t`${fullLabel}: ${scans} scans`
    : t`${fullLabel}: ${scans} scans, ${guests} guests`;
}

function Key({ className, name }: { className: string; name: string }) {
  return (
    <span className="inline-flex items-center gap-2">
      <span className={cx("size-3 rounded-xs", className)} />
      {name}
    </span>
  );
}
