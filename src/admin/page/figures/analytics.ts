import { queryOptions, useQuery } from "@tanstack/react-query";
import type { ScanAnalytics } from "../../../lib/scan-analytics.ts";
import { useHotel } from "../../content/hotel/hotel-provider.tsx";
import { readOfHotel } from "../../content/hotel/read-of-hotel.ts";
import { type Supabase, useSupabase } from "../../rows/supabase.tsx";

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
    queryFn: ({ signal }) =>
      readOfHotel<ScanAnalytics>(supabase, "scan_analytics", { hotel_id: hotelId }, signal),
    // An owner who tries the code with a phone sees the first scan arrive.
    staleTime: ({ state: { data } }) => (isWaiting(data) ? 0 : LIFETIME),
    refetchInterval: ({ state: { data, error } }) => !error && isWaiting(data) && WAITING,
  });
}

/** Visits to the selected hotel's page. Fails with a PostgREST error or a NetworkError. */
export function useAnalytics() {
  return useQuery(analyticsQuery(useSupabase(), useHotel().id));
}
