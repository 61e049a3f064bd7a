/** The names of those who work at the hotel, for what was done with a message. */
import { queryOptions } from "@tanstack/react-query";
import type { Supabase } from "../rows/supabase.tsx";

const LIFETIME_MS = 60_000;

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
