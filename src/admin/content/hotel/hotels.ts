/** Reads and writes the signed-in owner's hotels. */

import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { isCountry } from "../../../lib/countries.ts";
import type { Database } from "../../../lib/database.types.ts";
import { DEFAULT_CHECK_IN, DEFAULT_CHECK_OUT, defaultDescription } from "../../../product.ts";
import { useUser } from "../../account/auth/auth-provider.tsx";
import type { HotelDetails } from "../../account/auth/sign-up.ts";
import { orLastSeen, type Reading } from "../../rows/last-seen.ts";
import { type StoredRow, saveAgain, saveOver } from "../../rows/save-over.ts";
import { type Supabase, useSupabase } from "../../rows/supabase.tsx";

type HotelsTable = Database["public"]["Tables"]["hotels"];
export type Hotel = HotelsTable["Row"];
export type HotelUpdate = HotelsTable["Update"];

/** Newest first. */
export function hotelsQuery(supabase: Supabase, userId: string) {
  return queryOptions({
    queryKey: ["hotels", userId],
    queryFn: orLastSeen(async ({ signal }: Reading) => {
      const { data } = await supabase
        .from("hotels")
        .select("*")
        .eq("user_id", userId)
        .order("created_at", { ascending: false })
        .abortSignal(signal)
        .throwOnError();
      return data;
    }),
  });
}

export function storedHotel(
  supabase: Supabase,
  column: "id" | "creation_key",
  value: string,
): StoredRow<Hotel> {
  const hotels = () => supabase.from("hotels");
  return {
    write: async (changes: HotelUpdate, updatedAt) => {
      const { data } = await hotels()
        .update(changes)
        .eq(column, value)
        .eq("updated_at", updatedAt)
        .select("*")
        .throwOnError();
      return data[0];
    },
    read: async () => {
      const { data } = await hotels().select("*").eq(column, value).single().throwOnError();
      return data;
    },
  };
}

/** A hotel that is not stored yet. */
export interface NewHotel {
  /** Made by the client, so that a repeated attempt adds the hotel once. */
  key: string;
  details: HotelDetails;
  /** What earlier attempts sent. */
  tried?: readonly HotelDetails[];
}

/**
 * Adds a hotel with the values that every new one starts with (spec, section 9). Fails with a PostgREST
 * error, a NetworkError or a ChangedElsewhereError.
 */
export function useAddHotel() {
  const supabase = useSupabase();
  const { id: userId, email = "" } = useUser();
  const queryClient = useQueryClient();
  const { queryKey } = hotelsQuery(supabase, userId);

  function rowOf(details: HotelDetails) {
    return {
      ...details,
      user_id: userId,
      email,
      description: defaultDescription(details.name),
      check_in: DEFAULT_CHECK_IN,
      check_out: DEFAULT_CHECK_OUT,
    };
  }

  /** Where no country was said, the database may have found one. */
  function saidOf(details: HotelDetails) {
    const { country, ...row } = rowOf(details);
    return isCountry(country) ? { ...row, country } : row;
  }

  return useMutation({
    mutationFn: async ({ key, details, tried = [] }: NewHotel) => {
      const row = rowOf(details);
      const { data } = await supabase
        .from("hotels")
        .upsert({ ...row, creation_key: key }, { onConflict: "user_id,creation_key", ignoreDuplicates: true })
        .select("*")
        .throwOnError();
      return (
        data[0] ??
        saveAgain(
          storedHotel(supabase, "creation_key", key),
          [...tried, details].map(saidOf),
          saidOf(details),
        )
      );
    },
    onSuccess: (added) =>
      queryClient.setQueryData(queryKey, (hotels) => [
        added,
        ...(hotels ?? []).filter(({ id }) => id !== added.id),
      ]),
    // Another tab may have added it.
    onError: () => queryClient.invalidateQueries({ queryKey }),
  });
}

/**
 * Changes a hotel. Fails with a PostgREST error, a NetworkError or, when another window changed it, a
 * ChangedElsewhereError, after reloading the hotels.
 */
export function useUpdateHotel() {
  const supabase = useSupabase();
  const queryClient = useQueryClient();
  const { queryKey } = hotelsQuery(supabase, useUser().id);
  return useMutation({
    /** @param changes relative to `original` */
    mutationFn: ({ original, changes }: { original: Hotel; changes: HotelUpdate }) =>
      saveOver(storedHotel(supabase, "id", original.id), original, changes),
    onSuccess: (saved) =>
      queryClient.setQueryData(queryKey, (hotels) =>
        hotels?.map((hotel) => (hotel.id === saved.id ? saved : hotel)),
      ),
    onError: () => queryClient.invalidateQueries({ queryKey }),
  });
}

/**
 * Deletes a hotel with everything that belongs to it, including its logo's file.
 * @throws a PostgREST or auth error or a NetworkError, after reloading the hotels
 */
export function useDeleteHotel(hotel: Hotel): () => Promise<void> {
  const supabase = useSupabase();
  const queryClient = useQueryClient();
  const { queryKey } = hotelsQuery(supabase, useUser().id);
  const { mutateAsync } = useMutation({
    mutationFn: async () => {
      await forgetSignUpDetails(supabase);
      // Selecting the deleted row fails when it was already gone.
      await supabase.from("hotels").delete().eq("id", hotel.id).select("id").single().throwOnError();
    },
    onSuccess: () =>
      queryClient.setQueryData(queryKey, (hotels) => hotels?.filter(({ id }) => id !== hotel.id)),
    onError: () => queryClient.invalidateQueries({ queryKey }),
  });
  return mutateAsync;
}

/**
 * Removes the hotel that sign-up described from the account's metadata. Otherwise it would be added again
 * after its owner deleted it. Another browser may have stored it there, so this does not check whether it
 * exists.
 * @throws {AuthError}
 */
async function forgetSignUpDetails(supabase: Supabase): Promise<void> {
  const { error } = await supabase.auth.updateUser({ data: { hotel: null } });
  if (error) throw error;
}

/** Once the owner has a hotel, from sign-up or not. If it fails, the next visit tries again. */
export function useForgetSignUpDetails(hasHotel: boolean): void {
  const supabase = useSupabase();
  const { hotel: details } = useUser().user_metadata;
  const due = hasHotel && Boolean(details);
  useEffect(() => {
    if (due) void supabase.auth.updateUser({ data: { hotel: null } });
  }, [due, supabase]);
}
