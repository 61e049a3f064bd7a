/** Changes at a hotel, and taking them back: see docs/decisions/0120-history.md. */
import type { Database } from "../../lib/database.types.ts";
import type { Supabase } from "./supabase.tsx";

type Functions = Database["public"]["Functions"];

/** A row whose change stays. */
export interface LeftChange {
  table_name: string;
  row_id: string | null;
  title: string | null;
  /** The database's code. */
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
  return data as Undone;
}

/** Who changed something last, and when. */
export interface LastChange {
  /** Null for a deleted account. */
  name: string | null;
  userId: string | null;
  /** ISO 8601. */
  at: string;
}

/** How many of the latest changes to a row are looked through. */
const LOOKED_THROUGH = 10;

/**
 * Reads the latest change to any of these columns of a row.
 * @returns undefined where the caller may not read it, or it is forgotten
 * @throws a PostgREST error or a NetworkError
 */
export async function lastChangeTo(
  supabase: Supabase,
  hotelId: string,
  rowId: string,
  columns: readonly string[],
): Promise<LastChange | undefined> {
  const { data } = await supabase
    .from("changes")
    .select("user_id,name,at,after")
    .match({ hotel_id: hotelId, row_id: rowId })
    .order("at", { ascending: false })
    .order("id", { ascending: false })
    .limit(LOOKED_THROUGH)
    .throwOnError();
  const found = data.find(({ after }) => columns.some((column) => Object.hasOwn(Object(after), column)));
  return found && { name: found.name, userId: found.user_id, at: found.at };
}

/** As it would have been thrown: its words are chosen by its code. */
export function asRefusal({ code, message }: LeftChange): Error {
  return Object.assign(new Error(message), { code });
}
