import { FileDown } from "lucide-react";
import { useState } from "react";
import type { ScanAnalytics } from "../../lib/scan-analytics.ts";
import { useHotel } from "../hotel/hotel-provider.tsx";
import { hotelFileName, saveCsv } from "../save-file.ts";
import { Button } from "../ui/button.tsx";
import { Card, CardTitle } from "../ui/card.tsx";
import { BarChart } from "./bar-chart.tsx";
import { PERIODS, type Period } from "./numbers.ts";

export function ScansOverTime({ analytics }: { analytics: ScanAnalytics }) {
  const { name } = useHotel();
  const [period, setPeriod] = useState<Period>(PERIODS[0]);
  return (
    <Card>
      {/* On a phone the switch is on its own line. */}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-3">
        <CardTitle className="flex-1">{period.title}</CardTitle>
        <PeriodSwitch current={period} onChange={setPeriod} />
        <Button
          variant="secondary"
          iconOnly
          aria-label="Export days as CSV"
          title="Export days as CSV"
          className="max-lg:order-1"
          onClick={() => saveDays(analytics.days, hotelFileName(name, "scans.csv"))}
        >
          <FileDown aria-hidden="true" className="size-5" />
        </Button>
      </div>
      <div className="mt-5">
        <BarChart title={period.title} buckets={period.buckets(analytics)} labelEvery={period.labelEvery} />
      </div>
    </Card>
  );
}

function PeriodSwitch({ current, onChange }: { current: Period; onChange: (period: Period) => void }) {
  return (
    <fieldset className="flex rounded-lg border border-edge p-0.5 max-lg:order-2 max-lg:w-full max-lg:*:flex-1 max-sm:grid max-sm:grid-cols-3">
      <legend className="sr-only">Period</legend>
      {PERIODS.map((period) => (
        <label
          key={period.id}
          className="flex min-h-10 cursor-pointer items-center justify-center rounded-md px-1.5 text-sm whitespace-nowrap has-checked:bg-accent has-checked:text-on-accent has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent sm:px-3"
        >
          <input
            type="radio"
            name="period"
            className="sr-only"
            checked={period.id === current.id}
            onChange={() => onChange(period)}
          />
          {period.name}
        </label>
      ))}
    </fieldset>
  );
}

/** Downloads the days as a spreadsheet. The code that writes it is loaded on first use. */
async function saveDays(days: ScanAnalytics["days"], fileName: string): Promise<void> {
  const { csvText } = await import("../csv/file.ts");
  const text = csvText(
    ["Date", "Scans", "Guests"],
    days.map(({ date, scans, guests }) => [date, scans, guests]),
  );
  saveCsv(text, fileName);
}
