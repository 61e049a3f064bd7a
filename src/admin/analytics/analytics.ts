import { queryOptions, useQuery } from "@tanstack/react-query";
import type { ScanAnalytics } from "../../lib/scan-analytics.ts";
import { useHotel } from "../hotel/hotel-provider.tsx";
import { type Supabase, useSupabase } from "../supabase.tsx";

/** How old the shown figures may be (spec, section 9). */
const LIFETIME = 2 * 60_000;

/** Milliseconds between two requests while waiting for the first scan. */
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
      // The function's declared return type is plain jsonb.
      return data as unknown as ScanAnalytics;
    },
    // An owner who tries the code with a phone sees the first scan arrive.
    staleTime: ({ state: { data } }) => (isWaiting(data) ? 0 : LIFETIME),
    refetchInterval: ({ state: { data, error } }) => !error && isWaiting(data) && WAITING,
  });
}

/** Visits to the selected hotel's page. Fails with a PostgREST error or a NetworkError. */
export function useAnalytics() {
  return useQuery(analyticsQuery(useSupabase(), useHotel().id));
}
