import { useQuery } from "@tanstack/react-query";
import { lastChangeTo } from "./history.ts";
import { useRowsContext } from "./rows-provider.tsx";
import { useSupabase } from "./supabase.tsx";
import type { RowTable } from "./table.ts";
import { dayAndTime } from "./when.ts";

/** "Ana changed this amenity at 14:05": who made the newer version of these columns. Without a name until it is known. */
export function useWhoChanged(table: RowTable, rowId: string, columns: readonly string[]): string {
  const supabase = useSupabase();
  const { userId } = useRowsContext();
  const { data } = useQuery({
    queryKey: ["last-change", table.id, rowId, columns],
    staleTime: 0,
    // That it was changed is what matters; the name is an addition.
    retry: false,
    queryFn: async () =>
      (await (table.lastChange?.(supabase, rowId, columns) ??
        lastChangeTo(supabase, table.hotelId, rowId, columns))) ?? null,
  });
  const what = `this ${table.one}`;
  if (!data) return `This ${table.one} was changed in another window`;
  const { day, time } = dayAndTime(Date.parse(data.at));
  const when = day ? `on ${day}, ${time}` : `at ${time}`;
  if (data.userId === userId) return `You changed ${what} in another window ${when}`;
  return `${data.name ?? "Somebody else"} changed ${what} ${when}`;
}
