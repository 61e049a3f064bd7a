/** A hotel's computers at reception, and who may begin a shift there: reads and writes of its owners. */

import { useQuery } from "@tanstack/react-query";
import { networkOr } from "../../../lib/errors.ts";
import { t } from "../../../lib/texts/t.ts";
import {
  becomeStation,
  type NewStation,
  type StationPerson,
  saveStationPerson,
} from "../../account/account-calls.ts";
import { useForgetDevice } from "../../account/auth/sign-out.ts";
import { useHotel } from "../../content/hotel/hotel-provider.tsx";
import { useSupabase } from "../../rows/supabase.tsx";
import { useWrite } from "../../rows/use-write.ts";

export const STATION_FAILURES = networkOr(t`This did not work. Please try again.`, {
  team_full: t`No room for another station. Please end one first.`,
});
export const PERSON_FAILURES = networkOr(t`This could not be saved. Please try again.`, {
  user_already_exists: t`This name already exists.`,
  team_full: t`No room for another name. Please remove one first.`,
});
export const END_FAILURES = networkOr(t`This could not be ended. Please try again.`);

const ASK_MS = 30_000;

export function useStations() {
  const supabase = useSupabase();
  const { id: hotelId } = useHotel();
  return useQuery({
    queryKey: ["stations", hotelId],
    staleTime: 0,
    refetchInterval: ASK_MS,
    queryFn: async ({ signal }) => {
      const stations = supabase
        .from("stations")
        .select("*")
        .eq("hotel_id", hotelId)
        .order("created_at")
        .abortSignal(signal)
        .throwOnError();
      const people = supabase
        .from("station_people")
        .select("id, hotel_id, member_id, name, shut_at, owner_left")
        .eq("hotel_id", hotelId)
        .order("created_at")
        .abortSignal(signal)
        .throwOnError();
      const [{ data: list }, { data: names }] = await Promise.all([stations, people]);
      return { stations: list, people: names };
    },
  });
}

/** The names that open nothing until their PIN is set anew, and why. For owners alone. */
export function useShutNames(enabled: boolean) {
  const supabase = useSupabase();
  const { id: hotelId } = useHotel();
  return useQuery({
    queryKey: ["stations", hotelId, "shut"],
    enabled,
    staleTime: 0,
    queryFn: async ({ signal }) => {
      const { data: shut } = await supabase
        .from("station_people")
        .select("id, owner_left")
        .eq("hotel_id", hotelId)
        .not("shut_at", "is", null)
        .order("created_at")
        .abortSignal(signal)
        .throwOnError();
      if (shut.length === 0) return [];
      const { data: names } = await supabase
        .rpc("colleagues", { hotel_id: hotelId })
        .abortSignal(signal)
        .throwOnError();
      return shut.map(({ id, owner_left }) => ({
        name: (names as Readonly<Record<string, string>> | null)?.[id] ?? t`Somebody`,
        why: shutBecause(owner_left),
      }));
    },
  });
}

/** In the middle of a sentence. */
export function shutBecause(ownerLeft: boolean): string {
  return ownerLeft ? "set by a former owner" : "too many wrong PINs";
}

type Stations = NonNullable<ReturnType<typeof useStations>["data"]>;
export type Station = Stations["stations"][number];
/** Without the PIN, which is told to nobody. */
export type NamedPerson = Stations["people"][number];

/** All of them fail as their calls do, after the list is read again. */
export function useStationChanges() {
  const supabase = useSupabase();
  const forgetDevice = useForgetDevice();
  const { id: hotel_id } = useHotel();
  const write = useWrite(["stations", hotel_id]);
  return {
    /** This browser is the hotel's from then on, and its owner's no more. */
    begin: (station: Omit<NewStation, "hotel_id">) =>
      write(async () => {
        await becomeStation(supabase, { ...station, hotel_id });
        await forgetDevice();
      }),
    change: (id: string, changes: { name: string; locks_after: number }) =>
      write(() => supabase.from("stations").update(changes).eq("id", id).throwOnError()),
    end: (id: string) => write(() => supabase.from("stations").delete().eq("id", id).throwOnError()),
    savePerson: (person: Omit<StationPerson, "hotel_id">) =>
      write(() => saveStationPerson(supabase, { ...person, hotel_id })),
    removePerson: (id: string) =>
      write(() => supabase.from("station_people").delete().eq("id", id).throwOnError()),
  };
}
