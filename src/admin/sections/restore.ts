import { useQueryClient } from "@tanstack/react-query";
import type { Collection } from "../../sections/index.ts";
import { useSupabase } from "../supabase.tsx";

/**
 * For undoing a deletion, also once the screen it was made on is gone: the row is back as it was, in its
 * place, with what was deleted with it. The function throws a PostgREST error or a NetworkError.
 */
export function useRestore({ table }: Collection): (id: string) => Promise<void> {
  const supabase = useSupabase();
  const queryClient = useQueryClient();
  return async (id) => {
    await supabase.rpc("restore_item", { table_name: table, item_id: id }).throwOnError();
    // Whatever a screen has loaded may count or list it.
    await queryClient.invalidateQueries();
  };
}
