/** Who works at the selected hotel, and who is invited: reads and writes of its owners. */

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { isTeamRole, type TeamRole } from "../../../lib/accounts/roles.ts";
import type { Database } from "../../../lib/database.types.ts";
import { contentFailures, networkOr } from "../../../lib/errors.ts";
import { t } from "../../../lib/texts/t.ts";
import { useHotel } from "../../content/hotel/hotel-provider.tsx";
import { useSupabase } from "../../rows/supabase.tsx";
import { useWrite } from "../../rows/use-write.ts";

/** The database's answer of team(). */
interface Team {
  /** How many the plan has room for, those who are invited among them. */
  max: number;
  people: readonly Person[];
}

export interface Person {
  user_id: string;
  name: string;
  email: string;
  role: TeamRole;
  /** Topics that housekeeping sees; null for all. */
  topics: readonly string[] | null;
  /** Whether the hotel belongs to this account. */
  holds: boolean;
}

export type Invited = Database["public"]["Tables"]["invitations"]["Row"] & { role: TeamRole };

/** A role and its topics. */
export interface Duty {
  role: TeamRole;
  topics: string[] | null;
}

export const INVITE_FAILURES = contentFailures("add", t`invitation`, {
  duplicate: t`Already invited. Withdraw that invitation first.`,
});
export const OFFER_FAILURES = contentFailures("add", t`offer`, {
  duplicate: t`Withdraw the other offer or invitation first.`,
});
export const REMOVE_FAILURES = networkOr(t`They could not be removed. Please try again.`);
export const WITHDRAW_FAILURES = networkOr(t`The invitation could not be withdrawn. Please try again.`);

const teamKey = (hotelId: string) => ["team", hotelId] as const;

/** Milliseconds. Somebody may accept at any time. */
const ASK_MS = 15_000;

export function useTeam() {
  const supabase = useSupabase();
  const queryClient = useQueryClient();
  const { id: hotelId } = useHotel();
  return useQuery({
    queryKey: teamKey(hotelId),
    staleTime: 0,
    refetchInterval: ASK_MS,
    queryFn: async ({ signal }) => {
      const team = supabase.rpc("team", { hotel_id: hotelId }).abortSignal(signal).throwOnError();
      const invitations = supabase
        .from("invitations")
        .select("*")
        .eq("hotel_id", hotelId)
        .order("created_at")
        .abortSignal(signal)
        .throwOnError();
      const [{ data }, { data: invited }] = await Promise.all([team, invitations]);
      if (!data) {
        // Another account has taken it over, or the role is another one.
        void queryClient.invalidateQueries({ queryKey: ["hotels"] });
        void queryClient.invalidateQueries({ queryKey: ["workplaces"] });
        throw new Error(`Hotel ${hotelId} is not this owner's`);
      }
      return {
        ...(data as Team),
        invited: invited.flatMap((one): Invited[] =>
          isTeamRole(one.role) ? [{ ...one, role: one.role }] : [],
        ),
      };
    },
  });
}

/** All of them fail with a PostgREST error or a NetworkError, after the team is read again. */
export function useTeamChanges() {
  const supabase = useSupabase();
  const queryClient = useQueryClient();
  const { id: hotel_id } = useHotel();
  const write = useWrite(teamKey(hotel_id));
  return {
    /** @param asked as what; `hands_over` to be the account that the hotel belongs to */
    invite: (email: string, asked: Duty & { hands_over?: boolean }) =>
      write(() =>
        supabase
          .from("invitations")
          .insert({ hotel_id, email: email.trim().toLowerCase(), ...asked })
          .throwOnError(),
      ),
    withdraw: (id: string) => write(() => supabase.from("invitations").delete().eq("id", id).throwOnError()),
    change: (user_id: string, part: Duty) =>
      write(() =>
        supabase
          .rpc("change_member", { hotel_id, user_id, role: part.role, topics: part.topics as string[] })
          .throwOnError(),
      ),
    /** Whether owners need a second factor. */
    needFactor: (owners_need_factor: boolean) =>
      write(async () => {
        await supabase.from("hotels").update({ owners_need_factor }).eq("id", hotel_id).throwOnError();
        await queryClient.invalidateQueries({ queryKey: ["hotels"] });
      }),
    remove: (user_id: string) =>
      write(() => supabase.rpc("remove_member", { hotel_id, user_id }).throwOnError()),
  };
}
