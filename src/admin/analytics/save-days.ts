import type { ScanAnalytics } from "../../lib/scan-analytics.ts";
import { saveFile } from "../qr/save-file.ts";

/** Hands the days to the browser's downloads. The code that writes them is loaded when first used. */
export async function saveDays(days: ScanAnalytics["days"], fileName: string): Promise<void> {
  const { csvText } = await import("../csv/text.ts");
  const text = csvText(
    ["Date", "Scans", "Guests"],
    days.map(({ date, scans, guests }) => [date, scans, guests]),
  );
  saveFile(new Blob([text], { type: "text/csv;charset=utf-8" }), fileName);
}
