import { useQueryClient } from "@tanstack/react-query";
import type { Collection } from "../../../sections/index.ts";
import { useSupabase } from "../../rows/supabase.tsx";
import { useMessages } from "../../ui/messages.tsx";

interface Undoing {
  run: () => Promise<unknown>;
  /** The message after undoing. */
  done: string;
  failed: string;
}

/** Undoes a change of many rows. A failed attempt can be repeated and continues where it stopped. */
export function useUndo() {
  const showMessage = useMessages();
  return async function undo(undoing: Undoing): Promise<void> {
    // Many rows take a while.
    showMessage({ type: "info", title: "Undoing…", passing: true });
    try {
      await undoing.run();
      showMessage({ type: "success", title: undoing.done, passing: true });
    } catch {
      showMessage({
        type: "error",
        title: "Error",
        text: `${undoing.failed} Please try again.`,
        action: { label: "Try Again", onPress: () => void undo(undoing) },
      });
    }
  };
}

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
