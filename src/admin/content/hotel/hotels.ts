/** Reads and writes the signed-in owner's hotels. */

import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { isCountry } from "../../../lib/country/countries.ts";
import type { Database } from "../../../lib/database.types.ts";
import { t } from "../../../lib/texts/t.ts";
import { DEFAULT_CHECK_IN, DEFAULT_CHECK_OUT } from "../../../product.ts";
import { HOTEL_FIELDS } from "../../../sections/hotel.ts";
import { useUser } from "../../account/auth/auth-provider.tsx";
import type { HotelDetails } from "../../account/auth/sign-up.ts";
import { readHotels } from "../../rows/ahead.ts";
import { orLastSeen, type Reading, seenFirst } from "../../rows/last-seen.ts";
import { ChangedElsewhereError, NOT_STORED } from "../../rows/merge.ts";
import { orThrow } from "../../rows/or-throw.ts";
import { useOutbox } from "../../rows/rows-provider.tsx";
import { type Supabase, useSupabase } from "../../rows/supabase.tsx";
import { type DirectTable, insert, type RowTable, writeOne } from "../../rows/table.ts";
import { PROFILE_FAILURES } from "./failures.ts";
import { removeLogo } from "./logo-files.ts";
import { welcomeIn } from "./welcome.ts";

type HotelsTable = Database["public"]["Tables"]["hotels"];
export type Hotel = HotelsTable["Row"];
export type HotelUpdate = HotelsTable["Update"];

/** An owner's hotels, newest first. Only the profile of one can wait. */
export function hotelTable(userId: string, hotelId = ""): RowTable<Hotel> {
  return {
    id: PROFILE,
    table: "hotels",
    hotelId,
    parent: { column: "user_id", id: userId },
    columns: "*",
    orderBy: [{ column: "created_at", ascending: false }],
    queryKey: ["hotels", userId],
    keep: true,
    one: t`hotel`,
    many: t`hotels`,
    nameOf: ({ name = "" }) => name,
    fields: HOTEL_FIELDS,
    failures: () => PROFILE_FAILURES,
    path: "/admin/profile",
    // Only once nothing shows the logo before any more.
    onChanged: async (supabase, { logo_url }, stored) => {
      if (typeof logo_url === "string" && logo_url !== stored.logo_url) await removeLogo(supabase, logo_url);
    },
  };
}

/** The id of the hotels' table. */
export const PROFILE = "profile";

/** Also those of others at which the account works. */
export function hotelsQuery(supabase: Supabase, userId: string) {
  const { queryKey } = hotelTable(userId);
  return queryOptions({
    queryKey,
    queryFn: orLastSeen(({ signal }: Reading): Promise<Hotel[]> => readHotels(supabase, userId, signal)),
    ...seenFirst<Hotel[]>(userId, queryKey),
  });
}

export interface NewHotel {
  /** Made by the client, so that a repeated attempt adds the hotel once. */
  key: string;
  details: HotelDetails;
  /** Details that earlier attempts sent. */
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
  const table = { ...hotelTable(userId), keep: false };
  const { queryKey } = hotelsQuery(supabase, userId);

  async function rowOf(details: HotelDetails) {
    return {
      ...details,
      user_id: userId,
      email,
      description: await welcomeIn(details.language, details.name),
      check_in: DEFAULT_CHECK_IN,
      check_out: DEFAULT_CHECK_OUT,
    };
  }

  /** Where no country was said, the database may have found one. */
  async function saidOf(details: HotelDetails) {
    const { country, ...row } = await rowOf(details);
    return isCountry(country) ? { ...row, country } : row;
  }

  return useMutation({
    mutationFn: async ({ key, details, tried = [] }: NewHotel) => {
      const row = { ...(await rowOf(details)), creation_key: key };
      const [added] = await insert(supabase, table, [row], "user_id,creation_key");
      if (added) return added;
      const hotels = supabase.from("hotels").select("id").eq("creation_key", key);
      const { data } = await hotels.single().throwOnError();
      const known = await Promise.all([...tried, details].map(saidOf));
      return writeOne(supabase, table, { id: data.id, updated_at: NOT_STORED, known }, await saidOf(details));
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

/** A hotel whose changes do not wait for a network. */
export function useHotelTable(hotelId: string): DirectTable<Hotel> {
  return { ...hotelTable(useUser().id, hotelId), keep: false };
}

/** @returns a function that changes a hotel at once. It fails as the outbox does */
export function useChangeHotel(): (original: Hotel, changes: HotelUpdate) => Promise<Hotel> {
  const { change } = useOutbox();
  const userId = useUser().id;
  return (original, changes) =>
    change({ ...hotelTable(userId, original.id), keep: false }, original, changes);
}

/** @returns a function that changes a hotel at once, and returns one that takes it back */
export function useUndoableChange(): (hotel: Hotel, changes: HotelUpdate) => Promise<() => Promise<void>> {
  const change = useChangeHotel();

  /** Keeps what another window has changed since. */
  async function takeBack(original: Hotel, changes: HotelUpdate): Promise<Hotel> {
    try {
      return await change(original, changes);
    } catch (error) {
      if (!(error instanceof ChangedElsewhereError)) throw error;
      const ours = Object.keys(changes).filter((column) => !error.columns.includes(column));
      return await takeBack(error.current as Hotel, partOf(changes, ours));
    }
  }

  return async (hotel, changes) => {
    const { times_confirmed: _, ...before } = partOf(hotel, Object.keys(changes));
    const saved = await change(hotel, changes);
    return async () => {
      const again = await takeBack(saved, before);
      // Every change of a time confirms the times, also this one.
      const isAsBefore = again.check_in === hotel.check_in && again.check_out === hotel.check_out;
      if (isAsBefore && again.times_confirmed && !hotel.times_confirmed)
        await takeBack(again, { times_confirmed: false });
    };
  };
}

function partOf(row: HotelUpdate, columns: readonly string[]): HotelUpdate {
  return Object.fromEntries(columns.map((column) => [column, row[column as keyof HotelUpdate]]));
}

/** @returns a function that deletes a hotel with everything that belongs to it. It fails as the outbox does, or with an AuthError */
export function useDeleteHotel(hotel: Hotel): () => Promise<unknown> {
  const supabase = useSupabase();
  const outbox = useOutbox();
  const table = useHotelTable(hotel.id);
  return async () => {
    await forgetSignUpDetails(supabase);
    return outbox.remove(table, hotel);
  };
}

/**
 * Removes the hotel that sign-up described from the account's metadata. Otherwise it would be added again
 * after its owner deleted it. Another browser may have stored it there, so this does not check whether it
 * exists.
 * @throws {AuthError}
 */
function forgetSignUpDetails(supabase: Supabase): Promise<unknown> {
  return orThrow(supabase.auth.updateUser({ data: { hotel: null } }));
}

/** Once the owner has a hotel, from sign-up or not. If it fails, the next visit tries again. */
export function useForgetSignUpDetails(hasHotel: boolean): void {
  const supabase = useSupabase();
  const { hotel: details } = useUser().user_metadata;
  const due = hasHotel && Boolean(details);
  useEffect(() => {
    if (due) void forgetSignUpDetails(supabase).catch(() => undefined);
  }, [due, supabase]);
}
