/** Reading and writing the signed-in owner's hotels. */
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { Database } from "../../lib/database.types.ts";
import { DEFAULT_CHECK_IN, DEFAULT_CHECK_OUT, defaultDescription } from "../../product.ts";
import { useUser } from "../auth/auth-provider.tsx";
import type { HotelDetails } from "../auth/sign-up.ts";
import { type Supabase, useSupabase } from "../supabase.tsx";

type HotelsTable = Database["public"]["Tables"]["hotels"];
export type Hotel = HotelsTable["Row"];
export type HotelUpdate = HotelsTable["Update"];

/** Newest first. */
export function hotelsQuery(supabase: Supabase, userId: string) {
  return queryOptions({
    queryKey: ["hotels", userId],
    queryFn: async ({ signal }) => {
      const { data } = await supabase
        .from("hotels")
        .select("*")
        .eq("user_id", userId)
        .order("created_at", { ascending: false })
        .abortSignal(signal)
        .throwOnError();
      return data;
    },
  });
}

/**
 * Adds a hotel of the signed-in owner with what every new one starts with (spec, section 9).
 * Fails with a PostgREST error or a NetworkError.
 */
export function useAddHotel() {
  const supabase = useSupabase();
  const { id: userId, email = "" } = useUser();
  const queryClient = useQueryClient();
  const { queryKey } = hotelsQuery(supabase, userId);
  return useMutation({
    mutationFn: async (details: HotelDetails) => {
      const row = {
        ...details,
        user_id: userId,
        email,
        description: defaultDescription(details.name),
        check_in: DEFAULT_CHECK_IN,
        check_out: DEFAULT_CHECK_OUT,
      };
      const { data } = await supabase.from("hotels").insert(row).select("*").single().throwOnError();
      return data;
    },
    onSuccess: (added) => queryClient.setQueryData(queryKey, (hotels) => [added, ...(hotels ?? [])]),
    // Another tab may have added it meanwhile.
    onError: () => queryClient.invalidateQueries({ queryKey }),
  });
}

/** Changes a hotel. Fails with a PostgREST error or a NetworkError, after reloading what is stored. */
export function useUpdateHotel(hotelId: string) {
  const supabase = useSupabase();
  const queryClient = useQueryClient();
  const { queryKey } = hotelsQuery(supabase, useUser().id);
  return useMutation({
    mutationFn: async (changes: HotelUpdate) => {
      const { data } = await supabase
        .from("hotels")
        .update(changes)
        .eq("id", hotelId)
        .select("*")
        .single()
        .throwOnError();
      return data;
    },
    onSuccess: (saved) =>
      queryClient.setQueryData(queryKey, (hotels) =>
        hotels?.map((hotel) => (hotel.id === saved.id ? saved : hotel)),
      ),
    onError: () => queryClient.invalidateQueries({ queryKey }),
  });
}
