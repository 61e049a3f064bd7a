import { useQueryClient } from "@tanstack/react-query";
import type { Collection } from "../../sections/index.ts";
import { useSupabase } from "../supabase.tsx";

/**
 * Undoes a deletion, even after its screen was closed: the row and everything deleted with it are restored
 * unchanged. The function throws a PostgREST error or a NetworkError.
 */
export function useRestore({ table }: Collection): (id: string) => Promise<void> {
  const supabase = useSupabase();
  const queryClient = useQueryClient();
  return async (id) => {
    await supabase.rpc("restore_item", { table_name: table, item_id: id }).throwOnError();
    // Any loaded query may count or list it.
    await queryClient.invalidateQueries();
  };
}
