/** Guests' searches on the hotel's page, and the owner's answer to words that it does not have. */
import { queryOptions, useQuery } from "@tanstack/react-query";
import type { LookSum, MissedSearch } from "../../lib/figures/looks.ts";
import { type Supabase, useSupabase } from "../rows/supabase.tsx";
import { useWrite } from "../rows/use-write.ts";
import { useHotel } from "./hotel/hotel-provider.tsx";
import { readOfHotel } from "./hotel/read-of-hotel.ts";

function looksQuery(supabase: Supabase, hotelId: string) {
  return queryOptions({
    queryKey: ["looks", hotelId],
    queryFn: ({ signal }) => readOfHotel<LookSum[]>(supabase, "looked_for", { hotel_id: hotelId }, signal),
  });
}

/** Those of most guests first. Fails with a PostgREST error or a NetworkError. */
export function useLooks() {
  return useQuery(looksQuery(useSupabase(), useHotel().id));
}

/** Words that the page does not have, as {@link useLooks}. */
export function useSearches() {
  return useQuery({ ...looksQuery(useSupabase(), useHotel().id), select: missedOf });
}

function missedOf(looks: LookSum[]): MissedSearch[] {
  return looks.flatMap(({ kind, thing, ...look }) => (kind === "missed" ? [{ words: thing, ...look }] : []));
}

/** "answered" until guests look for it again, "dismissed" for good, "open" as before. */
export type Settled = "answered" | "dismissed" | "open";

/** The function throws a PostgREST error or a NetworkError. */
export function useSettle() {
  const supabase = useSupabase();
  const { id: hotel_id } = useHotel();
  const write = useWrite(looksQuery(supabase, hotel_id).queryKey);
  return ({ words, language }: MissedSearch, state: Settled) =>
    write(() => supabase.rpc("settle_missed_search", { hotel_id, words, language, state }).throwOnError());
}
