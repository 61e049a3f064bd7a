import { queryOptions, useQuery } from "@tanstack/react-query";
import type { ScanAnalytics } from "../../lib/scan-analytics.ts";
import { useHotel } from "../hotel/hotel-provider.tsx";
import { type Supabase, useSupabase } from "../supabase.tsx";

/** As long as an owner may see old figures (spec, section 9). */
const LIFETIME = 2 * 60_000;

/** Milliseconds between two looks for the first scan. */
const WAITING = 10_000;

function isWaiting(analytics: ScanAnalytics | undefined): boolean {
  return analytics?.total === 0 && !analytics.test_scan_at;
}

function analyticsQuery(supabase: Supabase, hotelId: string) {
  return queryOptions({
    queryKey: ["scan-analytics", hotelId],
    queryFn: async ({ signal }) => {
      const { data } = await supabase
        .rpc("scan_analytics", { hotel_id: hotelId })
        .abortSignal(signal)
        .throwOnError();
      if (!data) throw new Error(`Hotel ${hotelId} is not this owner's`);
      // What the function is written to answer; jsonb has no type of its own.
      return data as unknown as ScanAnalytics;
    },
    // Who waits for the first scan, phone in hand, sees it arrive.
    staleTime: ({ state: { data } }) => (isWaiting(data) ? 0 : LIFETIME),
    refetchInterval: ({ state: { data, error } }) => !error && isWaiting(data) && WAITING,
  });
}

/** How often the selected hotel's page was opened. Fails with a PostgREST error or a NetworkError. */
export function useAnalytics() {
  return useQuery(analyticsQuery(useSupabase(), useHotel().id));
}
