/** The hotels of others at which the signed-in account works, those that are shut to it, and those that it handed over. */
import { queryOptions } from "@tanstack/react-query";
import { isTeamRole, type TeamRole } from "../../../lib/accounts/roles.ts";
import { FREE_PLAN, PLANS, type Plan } from "../../../product.ts";
import { useUser } from "../../account/auth/auth-provider.tsx";
import { readWorkplaces } from "../../rows/ahead.ts";
import { orLastSeen, type Reading, seenFirst } from "../../rows/last-seen.ts";
import { type Supabase, useSupabase } from "../../rows/supabase.tsx";
import { useWrite } from "../../rows/use-write.ts";
import type { Hotel } from "./hotels.ts";

/** The database's answer of worked_for(). */
interface WorkedFor {
  hotel_id: string;
  /** Null of a hotel that the account has handed over. */
  role: string | null;
  /** The owner's name, as colleagues read it. */
  owner: string;
  plan: string;
  /** A hotel that asks more of its owner than this session has shown: its name, and no other column has a value. */
  shut: Hotel | null;
  /** The name of a hotel that the account has handed over; else null. */
  gave: string | null;
}

export interface Workplace {
  hotelId: string;
  role: TeamRole;
  owner: string;
  plan: Plan;
  shut: Hotel | null;
}

export interface Workplaces {
  at: readonly Workplace[];
  /** In the last thirty days. */
  given: readonly { hotelId: string; name: string; to: string; stays: boolean }[];
}

/** Milliseconds. Somebody may change what one may do, or take one out, at any time. */
const ASK_MS = 30_000;

export function workplacesQuery(supabase: Supabase, userId: string) {
  const queryKey = ["workplaces", userId, "given"];
  return queryOptions<Workplaces>({
    queryKey,
    ...seenFirst<Workplaces>(userId, queryKey),
    queryFn: orLastSeen(async ({ signal }: Reading) => {
      const rows = (await readWorkplaces(supabase, userId, signal)) as WorkedFor[];
      return {
        at: rows.flatMap(({ hotel_id: hotelId, role, owner, plan: planId, shut }): Workplace[] => {
          if (role === null || !isTeamRole(role)) return [];
          const plan = PLANS.find(({ id }) => id === planId) ?? FREE_PLAN;
          return [{ hotelId, role, owner, plan, shut }];
        }),
        given: rows.flatMap(({ hotel_id: hotelId, owner: to, gave: name }) => {
          if (name === null) return [];
          const stays = rows.some((row) => row.hotel_id === hotelId && row.role !== null);
          return [{ hotelId, name, to, stays }];
        }),
      };
    }),
    refetchInterval: ({ state: { data } }) => (data?.at.length ? ASK_MS : false),
  });
}

/** @returns what ends one's own work at a hotel of somebody else. It fails with a PostgREST error or a NetworkError */
export function useQuit() {
  const supabase = useSupabase();
  const { id: userId } = useUser();
  const write = useWrite(workplacesQuery(supabase, userId).queryKey);
  return (hotelId: string) =>
    write(() => supabase.rpc("remove_member", { hotel_id: hotelId, user_id: userId }).throwOnError());
}
