import type { Page, Response } from "@playwright/test";
import type { ScanAnalytics } from "../../../src/lib/figures/scan-analytics.ts";
import type { Owner } from "../../../testbed/owner.ts";

/** The figures of the owner's dashboard. */
export async function analytics({ api, hotel }: Owner) {
  const { data } = await api.rpc("scan_analytics", { hotel_id: hotel.id }).throwOnError();
  // The database's function answers in this shape; its generated type is any JSON.
  const { total, via, devices, days } = data as unknown as ScanAnalytics;
  return { total, via, guests: days.at(-1)?.guests, types: devices.filter(({ scans }) => scans > 0) };
}

/** Waits until the page has reported a visit. */
export function reported(page: Page): Promise<Response> {
  return page.waitForResponse("**/functions/v1/track-scan");
}
