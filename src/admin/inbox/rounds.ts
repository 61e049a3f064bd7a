/** What housekeeping sees of a hotel's messages: what is to be done, and nothing that says who the guest is. */
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { networkOr } from "../../lib/errors.ts";
import { useHotel } from "../content/hotel/hotel-provider.tsx";
import { useSupabase } from "../rows/supabase.tsx";
import type { State } from "./filters.ts";
import type { Message } from "./messages.ts";

/** Of the database's answer of rounds(). */
export type Round = Pick<
  Message,
  | "id"
  | "kind"
  | "state"
  | "room"
  | "topic"
  | "text"
  | "item"
  | "place"
  | "shelf"
  | "wanted_at"
  | "assignee"
  | "created_at"
  | "language"
>;

/** The database's answer of set_round(): how it is now. */
interface SetRound {
  changed: boolean;
  state: string;
  assignee: string | null;
}

export const ROUND_FAILURES = networkOr("This could not be saved. Please try again.");

/** Milliseconds: a request is to be seen within five seconds. */
const ASK_MS = 4000;
const ASK_HIDDEN_MS = 15_000;

export function useRounds() {
  const supabase = useSupabase();
  const { id: hotelId } = useHotel();
  return useQuery({
    queryKey: ["rounds", hotelId],
    staleTime: 0,
    refetchIntervalInBackground: true,
    refetchInterval: () => (document.hidden ? ASK_HIDDEN_MS : ASK_MS),
    queryFn: async ({ signal }) => {
      const { data } = await supabase.rpc("rounds", { hotel_id: hotelId }).abortSignal(signal).throwOnError();
      if (!data) throw new Error(`Hotel ${hotelId} is not this owner's`);
      return data as unknown as Round[];
    },
  });
}

/** All of them fail with a PostgREST error or a NetworkError, after reading again. */
export function useRoundChanges() {
  const supabase = useSupabase();
  const queryClient = useQueryClient();
  const { id: hotel_id } = useHotel();
  const { mutateAsync: write } = useMutation({
    mutationFn: (work: () => Promise<unknown>) => work(),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ["rounds", hotel_id] }),
  });
  return {
    /** Null where it is not there any more. */
    set: async ({ id, state: seen }: Round, state: State): Promise<SetRound | null> => {
      const args = { hotel_id, message_id: id, seen, state };
      const done = await write(async () => (await supabase.rpc("set_round", args).throwOnError()).data);
      return done as SetRound | null;
    },
    writeDown: (find: { id: string; item: string; place: string }) =>
      write(async () => {
        await supabase.rpc("write_down_find", { hotel_id, ...find }).throwOnError();
      }),
  };
}
