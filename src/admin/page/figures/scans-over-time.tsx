import { FileDown } from "lucide-react";
import { useState } from "react";
import type { ScanAnalytics } from "../../../lib/scan-analytics.ts";
import { useHotel } from "../../content/hotel/hotel-provider.tsx";
import { Button } from "../../ui/button.tsx";
import { Card, CardTitle } from "../../ui/card.tsx";
import { RadioSwitch } from "../../ui/radio-switch.tsx";
import { hotelFileName, saveCsv } from "../../ui/save-file.ts";
import { BarChart } from "./bar-chart.tsx";
import { PERIODS, type Period } from "./numbers.ts";

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

/** Downloads the days as a spreadsheet. The code that writes it is loaded on first use. */
async function saveDays(days: ScanAnalytics["days"], fileName: string): Promise<void> {
  const { csvText } = await import("../../ui/spreadsheet/file.ts");
  const text = csvText(
    ["Date", "Scans", "Guests"],
    days.map(({ date, scans, guests }) => [date, scans, guests]),
  );
  saveCsv(text, fileName);
}
