/** Changes at the hotel, a page at a time. */
import { useInfiniteQuery } from "@tanstack/react-query";
import { useSupabase } from "../../rows/supabase.tsx";
import { useHotel } from "../hotel/hotel-provider.tsx";

/** As many as history() answers at once. */
const PAGE_SIZE = 30;

type ChangeKind = "added" | "changed" | "deleted" | "ordered";

/** A row before and after. */
export interface Change {
  table_name: string;
  row_id: string | null;
  section: string;
  title: string | null;
  kind: ChangeKind;
  /** True for a deleted row that was restored since. */
  is_back: boolean;
  /** The columns of a changed row. */
  columns: readonly { column: string; before: unknown; after: unknown }[] | null;
}

/** The changes of one press. */
export interface HistoryEntry {
  /** ISO 8601 with microseconds, by which it is named: as it was sent. */
  at: string;
  user_id: string | null;
  /** Null once the account is deleted. */
  name: string | null;
  count: number;
  /** How many photos the deleted rows had. */
  photos: number | null;
  kinds: readonly { table_name: string; kind: ChangeKind; rows: number }[];
  /** The first ones. */
  changes: readonly Change[];
  can_be_undone: boolean;
}

export interface HistoryFilters {
  by_user?: string;
  by_name?: string;
  section?: string;
  /** ISO 8601: from then, and before then. */
  since?: string;
  before?: string;
  row_id?: string;
}

/** Whether it puts back what one of these entries, the latest first, deleted before. */
export function isRestoring({ at, changes }: HistoryEntry, entries: readonly HistoryEntry[]): boolean {
  const [first] = changes;
  if (first?.kind !== "added" || first.row_id === null) return false;
  return entries.some(
    (earlier) =>
      earlier.at < at &&
      earlier.changes.some(({ kind, row_id }) => kind === "deleted" && row_id === first.row_id),
  );
}

/** Whether what was deleted was put back since. A section comes back with its items. */
export function isBack({ kinds, changes }: HistoryEntry): boolean {
  const sections = changes.filter(({ row_id, section }) => row_id === section);
  return (
    kinds.every(({ kind }) => kind === "deleted") &&
    (sections.length > 0 ? sections : changes).every((change) => change.is_back)
  );
}

/** The latest first. Fails with a PostgREST error or a NetworkError. */
export function useHistory(filters: HistoryFilters) {
  const supabase = useSupabase();
  const hotelId = useHotel().id;
  return useInfiniteQuery({
    queryKey: ["history", hotelId, filters],
    initialPageParam: filters.before,
    queryFn: async ({ pageParam, signal }) => {
      const { data } = await supabase
        .rpc("history", { hotel_id: hotelId, ...filters, ...(pageParam && { before: pageParam }) })
        .abortSignal(signal)
        .throwOnError();
      return data as HistoryEntry[];
    },
    getNextPageParam: (page) => (page.length < PAGE_SIZE ? undefined : page.at(-1)?.at),
    select: ({ pages }) => pages.flat(),
  });
}
