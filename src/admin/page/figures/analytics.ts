import { useQuery } from "@tanstack/react-query";
import type { ScanAnalytics } from "../../../lib/figures/scan-analytics.ts";
import { useHotel } from "../../content/hotel/hotel-provider.tsx";
import { readOfHotel } from "../../content/hotel/read-of-hotel.ts";
import { useSupabase } from "../../rows/supabase.tsx";

/** How old the shown figures may be (spec, section 9). */
const LIFETIME = 2 * 60_000;

/** Milliseconds between two requests while waiting for the first scan. */
const WAITING = 10_000;

function isWaiting(analytics: ScanAnalytics | undefined): boolean {
  return analytics?.total === 0 && !analytics.test_scan_at;
}

/** Visits to the selected hotel's page. Fails with a PostgREST error or a NetworkError. */
export function useAnalytics() {
  const supabase = useSupabase();
  const { id: hotel_id } = useHotel();
  return useQuery({
    queryKey: ["scan-analytics", hotel_id],
    queryFn: ({ signal }) => readOfHotel<ScanAnalytics>(supabase, "scan_analytics", { hotel_id }, signal),
    // An owner who tries the code with a phone sees the first scan arrive.
    staleTime: ({ state: { data } }) => (isWaiting(data) ? WAITING : LIFETIME),
    refetchInterval: ({ state: { data, error } }) => !error && isWaiting(data) && WAITING,
  });
}
