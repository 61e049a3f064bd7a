/** What guests looked for on the hotel's page in vain, and what its owner does about it. */
import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import type { MissedSearch } from "../../../lib/missed-search.ts";
import { useHotel } from "../../content/hotel/hotel-provider.tsx";
import { readOfHotel } from "../../content/hotel/read-of-hotel.ts";
import { type Supabase, useSupabase } from "../../rows/supabase.tsx";

function searchesQuery(supabase: Supabase, hotelId: string) {
  return queryOptions({
    queryKey: ["missed-searches", hotelId],
    queryFn: ({ signal }) =>
      readOfHotel<MissedSearch[]>(supabase, "missed_searches", { hotel_id: hotelId }, signal),
  });
}

/** Those of most guests first. Fails with a PostgREST error or a NetworkError. */
export function useSearches() {
  return useQuery(searchesQuery(useSupabase(), useHotel().id));
}

/** "answered" until guests look for it again, "dismissed" for good, "open" as before. */
export type Settled = "answered" | "dismissed" | "open";

/** The function throws a PostgREST error or a NetworkError. */
export function useSettle(): (search: MissedSearch, state: Settled) => Promise<void> {
  const supabase = useSupabase();
  const queryClient = useQueryClient();
  const hotel = useHotel();
  const { queryKey } = searchesQuery(supabase, hotel.id);
  return async ({ words, language }, state) => {
    await supabase.rpc("settle_missed_search", { hotel_id: hotel.id, words, language, state }).throwOnError();
    await queryClient.invalidateQueries({ queryKey });
  };
}
