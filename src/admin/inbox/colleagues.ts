/** The names of those who work at the hotel, for what was done with a message. */
import { queryOptions } from "@tanstack/react-query";
import { readOfHotel } from "../content/hotel/read-of-hotel.ts";
import type { Supabase } from "../rows/supabase.tsx";

const LIFETIME_MS = 60_000;

/** Of the database's answer of hearers(): the names of those whose devices are told, by their accounts. */
type Hearers = Readonly<Record<"desk" | "housekeeping", Readonly<Record<string, string>>>>;

/** For who edits the hotel. Fails with a PostgREST error or a NetworkError. */
export function hearersQuery(supabase: Supabase, hotelId: string) {
  return queryOptions({
    queryKey: ["hearers", hotelId],
    staleTime: 0,
    queryFn: ({ signal }) => readOfHotel<Hearers>(supabase, "hearers", { hotel_id: hotelId }, signal),
  });
}

/** By their accounts. Who has left is not among them. */
export function colleaguesQuery(supabase: Supabase, hotelId: string) {
  return queryOptions({
    queryKey: ["colleagues", hotelId],
    staleTime: LIFETIME_MS,
    queryFn: async ({ signal }) => {
      const { data } = await supabase
        .rpc("colleagues", { hotel_id: hotelId })
        .abortSignal(signal)
        .throwOnError();
      return (data ?? {}) as Readonly<Record<string, string>>;
    },
  });
}
