/** What was changed at a hotel, and taking it back: see docs/decisions/0120-history.md. */
import type { Database } from "../../lib/database.types.ts";
import type { Supabase } from "./supabase.tsx";

type Functions = Database["public"]["Functions"];

/** Of a row whose change stays. */
export interface LeftChange {
  table_name: string;
  row_id: string | null;
  title: string | null;
  /** Of the database. */
  code: string;
  message: string;
}

export interface Undone {
  undone: number;
  left: readonly LeftChange[];
}

/** @throws a PostgREST error or a NetworkError */
export async function undoChanges(
  supabase: Supabase,
  changes: Functions["undo_changes"]["Args"],
): Promise<Undone> {
  const { data } = await supabase.rpc("undo_changes", changes).throwOnError();
  return data as unknown as Undone;
}

/** As it would have been thrown: its words are chosen by its code. */
export function asRefusal({ code, message }: LeftChange): Error {
  return Object.assign(new Error(message), { code });
}
