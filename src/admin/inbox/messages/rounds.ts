/** Housekeeping's view of a hotel's messages: the work, and nothing that says who the guest is. */
import { useQuery } from "@tanstack/react-query";
import { useHotel } from "../../content/hotel/hotel-provider.tsx";
import { readOfHotel } from "../../content/hotel/read-of-hotel.ts";
import { useSupabase } from "../../rows/supabase.tsx";
import { useWrite } from "../../rows/use-write.ts";
import type { Message } from "./messages.ts";

/** A line of the database's answer of rounds(). */
export type Round = Pick<
  Message,
  | "id"
  | "kind"
  | "state"
  | "room"
  | "topic"
  | "text"
  | "translation"
  | "item"
  | "place"
  | "shelf"
  | "wanted_at"
  | "assignee"
  | "created_at"
  | "language"
  | "danger"
  | "goes_to"
  | "by_guest"
>;

export const roundsKey = (hotelId: string) => ["rounds", hotelId] as const;

/** Read again whenever there is news. */
export function useRounds() {
  const supabase = useSupabase();
  const { id: hotelId } = useHotel();
  return useQuery({
    queryKey: roundsKey(hotelId),
    staleTime: 0,
    queryFn: ({ signal }) => readOfHotel<Round[]>(supabase, "rounds", { hotel_id: hotelId }, signal),
  });
}

interface Withdrawn {
  id: string;
  room: string | null;
  topic: string | null;
  at: string;
}

/** Requests withdrawn within a day; read again whenever there is news. */
export function useWithdrawn() {
  const supabase = useSupabase();
  const { id: hotelId } = useHotel();
  return useQuery({
    queryKey: [...roundsKey(hotelId), "withdrawn"],
    queryFn: async ({ signal }) => {
      const { data } = await supabase
        .rpc("withdrawn_rounds", { hotel_id: hotelId })
        .abortSignal(signal)
        .throwOnError();
      return (data ?? []) as Withdrawn[];
    },
  });
}

/** Fails with a PostgREST error or a NetworkError, after reading again. */
export function useWriteDownFind() {
  const supabase = useSupabase();
  const { id: hotel_id } = useHotel();
  const write = useWrite(roundsKey(hotel_id));
  return (find: { id: string; item: string; place: string }) =>
    write(() => supabase.rpc("write_down_find", { hotel_id, ...find }).throwOnError());
}
