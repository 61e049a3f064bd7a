/** Reads and writes of guests' messages for the selected hotel. */
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { Database } from "../../lib/database.types.ts";
import { useHotel } from "../content/hotel/hotel-provider.tsx";
import { type Changes, changesTo } from "../rows/merge.ts";
import { type StoredRow, saveOver } from "../rows/save-over.ts";
import { type Supabase, useSupabase } from "../rows/supabase.tsx";
import { type Cursor, type Filters, ORDERS } from "./filters.ts";

type Tables = Database["public"]["Tables"];
export type Message = Tables["messages"]["Row"];
type NewMessage = Tables["messages"]["Insert"];
export type MessageEvent = Tables["message_events"]["Row"];

/** A line of the list: its texts are cut to their beginning. */
export type ListedMessage = Omit<Message, "answer" | "note" | "contact" | "day">;

const LISTED =
  "id,hotel_id,kind,state,room,topic,rating,text,item,place,color,assignee,outcome,by_guest,created_at,updated_at,shelf,match_id,ownership_checked,keep_until,danger,turn,language,wanted_at";
const PAGE_SIZE = 50;

export interface Page {
  messages: ListedMessage[];
  hasMore: boolean;
}

/** Of everything read of the messages of a hotel. */
export const messagesKey = (hotelId: string) => ["messages", hotelId] as const;

type Place = Pick<Filters, "order" | "cursor">;

/** After the last of these messages. Only times may be those of several: no two have the same turn. */
export function cursorAfter(
  messages: readonly ListedMessage[],
  { order, cursor }: Place,
): Cursor | undefined {
  const { column } = ORDERS[order];
  const after = messages.at(-1)?.[column];
  if (after === undefined) return undefined;
  if (column === "turn") return { after, skip: 0 };
  const same = messages.filter((message) => message[column] === after).length;
  return { after, skip: same + (cursor?.after === after ? cursor.skip : 0) };
}

/** One page. */
export function listQuery(supabase: Supabase, hotelId: string, filters: Filters) {
  return queryOptions({
    queryKey: [...messagesKey(hotelId), "list", filters],
    // What is in sight stays until others are there.
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const { cursor, order } = filters;
      const { column, ascending } = ORDERS[order];
      let query = searched(supabase, hotelId, filters);
      if (cursor) query = ascending ? query.gt(column, cursor.after) : query.lte(column, cursor.after);
      const skip = cursor?.skip ?? 0;
      const { data } = await query
        .order(column, { ascending })
        .order("id", { ascending })
        .range(skip, skip + PAGE_SIZE)
        .abortSignal(signal)
        .overrideTypes<ListedMessage[], { merge: false }>()
        .throwOnError();
      return { messages: data.slice(0, PAGE_SIZE), hasMore: data.length > PAGE_SIZE } satisfies Page;
    },
  });
}

/** The lines of the list that the filters choose, wherever it has been turned to. */
export function searched(supabase: Supabase, hotelId: string, { state, kind, words }: Filters) {
  let query = supabase.from("inbox").select(LISTED).eq("hotel_id", hotelId);
  if (state) query = query.eq("state", state);
  if (kind) query = query.eq("kind", kind);
  for (const word of words) query = query.ilike("words", `%${asPattern(word)}%`);
  return query;
}

function asPattern(word: string): string {
  return word.replace(/[\\%_]/g, "\\$&");
}

/** Null when there is none: its guest, or the day until which it was kept, has erased it. */
export function messageQuery(supabase: Supabase, hotelId: string, id: string) {
  return queryOptions({
    queryKey: [...messagesKey(hotelId), "one", id],
    queryFn: async ({ signal }) => {
      const { data } = await supabase
        .from("messages")
        .select("*")
        .match({ hotel_id: hotelId, id })
        .abortSignal(signal)
        .maybeSingle()
        .throwOnError();
      return data;
    },
  });
}

/** What became of a message, oldest first. */
export function eventsQuery(supabase: Supabase, hotelId: string, id: string) {
  return queryOptions({
    queryKey: [...messagesKey(hotelId), "events", id],
    queryFn: async ({ signal }) => {
      const { data } = await supabase
        .from("message_events")
        .select("*")
        .match({ hotel_id: hotelId, message_id: id })
        .order("at")
        .order("id")
        .abortSignal(signal)
        .throwOnError();
      return data;
    },
  });
}

function storedMessage(supabase: Supabase, id: string): StoredRow<Message> {
  return {
    write: async (changes: Tables["messages"]["Update"], updatedAt) => {
      const { data } = await supabase
        .from("messages")
        .update(changes)
        .eq("id", id)
        .eq("updated_at", updatedAt)
        .select("*")
        .throwOnError();
      return data[0];
    },
    read: async () => {
      const { data } = await supabase.from("messages").select("*").eq("id", id).single().throwOnError();
      return data;
    },
  };
}

/**
 * All of them fail with a PostgREST error, a NetworkError or, when somebody else changed the same, a
 * ChangedElsewhereError; then everything is read again.
 */
export function useMessageChanges() {
  const supabase = useSupabase();
  const queryClient = useQueryClient();
  const { id: hotelId } = useHotel();
  const onSettled = () => queryClient.invalidateQueries({ queryKey: messagesKey(hotelId) });

  const update = useMutation({
    mutationFn: ({ original, changes }: { original: Message; changes: Changes }) =>
      saveOver(storedMessage(supabase, original.id), original, changes),
    onSuccess: (saved) => queryClient.setQueryData(messageQuery(supabase, hotelId, saved.id).queryKey, saved),
    onSettled,
  });
  const add = useMutation({
    mutationFn: (added: Added) => addOnce(supabase, added),
    onSettled,
  });
  const remove = useMutation({
    mutationFn: async (id: string) => {
      // Whoever asks twice, because an answer was lost, wants the same.
      await supabase.from("messages").delete().eq("id", id).throwOnError();
    },
    onSettled,
  });
  return {
    /** @param changes relative to `original` */
    update: (original: Message, changes: Changes) => update.mutateAsync({ original, changes }),
    add: add.mutateAsync,
    remove: remove.mutateAsync,
  };
}

/** A message that is not stored yet. The client makes its id, so that a repeated attempt adds it once. */
interface Added {
  row: NewMessage & { id: string };
  /** What this attempt and earlier ones sent. */
  values: Changes;
  tried: readonly Changes[];
}

/**
 * Adds a message once, however often it is sent. Its words cannot be changed later: one that an earlier attempt
 * has stored with other words is replaced, unless somebody is at work on it already.
 */
async function addOnce(supabase: Supabase, { row, values, tried }: Added): Promise<void> {
  const insert = async () => {
    const { data } = await supabase
      .from("messages")
      .upsert(row, { onConflict: "id", ignoreDuplicates: true })
      .select("id")
      .throwOnError();
    return data.length > 0;
  };
  const isAdded = await insert();
  const isCorrected = tried.some((sent) => Object.keys(changesTo(sent, values)).length > 0);
  if (isAdded || !isCorrected) return;
  const { id } = row;
  await supabase.from("messages").delete().match({ id, state: "new", hotel_id: row.hotel_id }).throwOnError();
  await insert();
}
