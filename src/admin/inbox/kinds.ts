/** What a hotel takes from its guests, and how each kind is dealt with: one row a kind; without a row it is off. */
import { useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import type { MessageKind } from "../../forms/index.ts";
import type { Database } from "../../lib/database.types.ts";
import { useHotel } from "../content/hotel/hotel-provider.tsx";
import { changesTo } from "../rows/merge.ts";
import { asMutation } from "../rows/query-client.ts";
import { useOutbox } from "../rows/rows-provider.tsx";
import { useSupabase } from "../rows/supabase.tsx";
import { type DirectTable, insert } from "../rows/table.ts";
import { rowsQuery, useRows } from "../rows/use-rows.ts";
import { SETTINGS_FAILURES } from "./failures.ts";
import { SETTINGS_PATH } from "./paths.ts";

export type KindSettings = Database["public"]["Tables"]["message_kinds"]["Row"];
/** Which marks of feedback cannot wait. */
export type Thresholds = Pick<KindSettings, "attention" | "alarm">;

/** What a press on a switch makes of the settings. */
export type Press = (settings: Switches) => Partial<Switches>;
export type Switches = Pick<KindSettings, "is_on" | "topics">;

export const OFF: Switches = { is_on: false, topics: [] };

export function kindTable(hotelId: string): DirectTable<KindSettings> {
  return {
    id: "message-kinds",
    table: "message_kinds",
    hotelId,
    parent: { column: "hotel_id", id: hotelId },
    columns: "*",
    orderBy: [],
    queryKey: ["message-kinds", hotelId],
    keep: false,
    one: "setting",
    many: "settings",
    nameOf: ({ kind = "" }) => kind,
    fields: {},
    failures: () => SETTINGS_FAILURES,
    path: SETTINGS_PATH,
  };
}

export function useKinds() {
  return useRows(kindTable(useHotel().id));
}

/** @returns what presses a switch of a kind. It fails as the outbox does, after reading again */
export function usePress(kind: MessageKind): (change: Press) => Promise<void> {
  const supabase = useSupabase();
  const queryClient = useQueryClient();
  const outbox = useOutbox();
  const hotelId = useHotel().id;
  const table = kindTable(hotelId);
  const last = useRef(Promise.resolve());

  /** Relative to whatever is stored by then. */
  async function press(change: Press): Promise<void> {
    const rows = queryClient.getQueryData<readonly KindSettings[]>(table.queryKey);
    const stored = rows?.find((row) => row.kind === kind);
    if (stored) {
      await outbox.change(table, stored, changesTo(stored, change(stored)));
    } else {
      const write = () => insert(supabase, table, [{ kind, ...change(OFF) }], "hotel_id,kind");
      const added = await asMutation(queryClient, write);
      await queryClient.fetchQuery({ ...rowsQuery(supabase, table), staleTime: 0 });
      // Another window was faster.
      if (added.length === 0) return press(change);
    }
    // Whether anything can come has changed.
    void queryClient.invalidateQueries({ queryKey: ["inbox-news", hotelId] });
  }

  return (change) => {
    // One request after the other, each with what the one before has left.
    last.current = last.current.catch(() => undefined).then(() => press(change));
    return last.current;
  };
}
