import { queryOptions, useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { orLastSeen, type Reading } from "./last-seen.ts";
import type { TableRow } from "./merge.ts";
import { withWaiting } from "./orders.ts";
import { useWaiting } from "./rows-provider.tsx";
import { type Supabase, useSupabase } from "./supabase.tsx";
import { listOrAhead, type RowTable } from "./table.ts";

export function rowsQuery<Row extends TableRow>(supabase: Supabase, table: RowTable<Row>) {
  return queryOptions({
    queryKey: table.queryKey,
    queryFn: orLastSeen(({ signal }: Reading) => listOrAhead(supabase, table, signal)),
  });
}

/** With what waits for a network. */
export function useRows<Row extends TableRow>(table: RowTable<Row>) {
  const { id, hotelId } = table;
  const { data: stored, ...query } = useQuery(rowsQuery(useSupabase(), table));
  const orders = useWaiting();
  const data = useMemo(
    () => stored && (orders.length > 0 ? withWaiting(stored, orders, id, hotelId) : stored),
    [stored, orders, id, hotelId],
  );
  const { isFetched, isError, error, refetch } = query;
  return { data, isFetched, isError, error, refetch };
}
