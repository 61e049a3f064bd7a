/** Kinds of message that a hotel takes from its guests, and how it deals with each: one row a kind; without a row it is off. */
import { useQueryClient } from "@tanstack/react-query";
import type { MessageKind } from "../../../forms/index.ts";
import type { Database } from "../../../lib/database.types.ts";
import { contentFailures } from "../../../lib/errors.ts";
import { t } from "../../../lib/texts/t.ts";
import { useHotel } from "../../content/hotel/hotel-provider.tsx";
import { useOutbox } from "../../rows/rows-provider.tsx";
import { useSupabase } from "../../rows/supabase.tsx";
import { type DirectTable, insert } from "../../rows/table.ts";
import { rowsQuery, useRows } from "../../rows/use-rows.ts";
import { useWrite } from "../../rows/use-write.ts";
import { SETTINGS_FAILURES } from "./messages.ts";
import { newsKey } from "./news.ts";
import { SETTINGS_PATH } from "./paths.ts";

export type KindSettings = Database["public"]["Tables"]["message_kinds"]["Row"];
/** Which marks of feedback cannot wait. */
export type Thresholds = Pick<KindSettings, "attention" | "alarm">;
/** Those of every hotel that has set no others, as in the database. */
export const USUAL_MARKS: Thresholds = { attention: 3, alarm: 1 };

/** Conditions that both tables have in common. */
function ofHotel(hotelId: string) {
  return {
    hotelId,
    parent: { column: "hotel_id", id: hotelId },
    columns: "*",
    keep: false,
    fields: {},
    path: SETTINGS_PATH,
  } as const;
}

export function kindTable(hotelId: string): DirectTable<KindSettings> {
  return {
    ...ofHotel(hotelId),
    id: "message-kinds",
    table: "message_kinds",
    orderBy: [],
    queryKey: ["message-kinds", hotelId],
    one: t`setting`,
    many: t`settings`,
    nameOf: ({ kind = "" }) => kind,
    failures: () => SETTINGS_FAILURES,
  };
}

export function useKinds() {
  return useRows(kindTable(useHotel().id));
}

/** A guest's topic for a request: a usual topic has a key, the hotel's own a label. */
export type Topic = Database["public"]["Tables"]["topics"]["Row"];

/** As messages name it. */
export const topicName = ({ key, label }: Pick<Topic, "key" | "label">) => key ?? label ?? "";

export function useTopicTable(): DirectTable<Topic> {
  const { id: hotelId } = useHotel();
  return {
    ...ofHotel(hotelId),
    id: "topics",
    table: "topics",
    orderBy: ["created_at", "id"].map((column) => ({ column, ascending: true })),
    queryKey: ["topics", hotelId],
    one: t`topic`,
    many: t`topics`,
    nameOf: ({ label }) => label ?? "",
    failures: (action) => contentFailures(action, t`topic`, { duplicate: t`This name is taken.` }),
  };
}

export function useTopics() {
  return useRows(useTopicTable());
}

/** @returns what stores a topic's switch, over whatever is stored by then. It fails as the outbox does */
export function useTopicPress(topic: Topic): (is_on: boolean) => Promise<void> {
  const queryClient = useQueryClient();
  const outbox = useOutbox();
  const table = useTopicTable();
  return async (is_on) => {
    const rows = queryClient.getQueryData<readonly Topic[]>(table.queryKey);
    await outbox.change(table, rows?.find(({ id }) => id === topic.id) ?? topic, { is_on });
  };
}

/** @returns what stores the switch of a kind. It fails as the outbox does, after reading again */
export function usePress(kind: MessageKind): (is_on: boolean) => Promise<void> {
  const supabase = useSupabase();
  const queryClient = useQueryClient();
  const outbox = useOutbox();
  const hotelId = useHotel().id;
  const table = kindTable(hotelId);
  const { queryKey: topicsKey } = useTopicTable();
  const write = useWrite();

  return async function press(is_on) {
    const rows = queryClient.getQueryData<readonly KindSettings[]>(table.queryKey);
    const stored = rows?.find((row) => row.kind === kind);
    if (stored) {
      await outbox.change(table, stored, { is_on });
    } else {
      const added = await write(() => insert(supabase, table, [{ kind, is_on }], "hotel_id,kind"));
      await queryClient.fetchQuery({ ...rowsQuery(supabase, table), staleTime: 0 });
      // Another window was faster.
      if (added.length === 0) return press(is_on);
      // The first request's topics came with it.
      void queryClient.invalidateQueries({ queryKey: topicsKey });
    }
    // Whether anything can come has changed.
    void queryClient.invalidateQueries({ queryKey: newsKey(hotelId) });
  };
}
