/** Reads and writes of guests' messages for the selected hotel. */
import { keepPreviousData, queryOptions, useQueryClient } from "@tanstack/react-query";
import type { MessageKind } from "../../../forms/index.ts";
import type { Database } from "../../../lib/database.types.ts";
import { contentFailures, type FailureTexts, networkOr } from "../../../lib/errors.ts";
import { t } from "../../../lib/texts/t.ts";
import { PRO_PLAN } from "../../../product.ts";
import { useHotel } from "../../content/hotel/hotel-provider.tsx";
import { type Changes, changesTo } from "../../rows/merge.ts";
import { useOutbox } from "../../rows/rows-provider.tsx";
import { type Supabase, useSupabase } from "../../rows/supabase.tsx";
import { type DirectTable, GoneError, insert, type NewRow, remove } from "../../rows/table.ts";
import { useWrite } from "../../rows/use-write.ts";
import { type Cursor, type Filters, ORDERS } from "./filters.ts";
import { INBOX_PATH } from "./paths.ts";

export const NEEDS_PRO = t`The inbox is only available with the ${PRO_PLAN.name} plan.`;

const shared = contentFailures("update", t`message`);
export const SAVE_FAILURES: FailureTexts = { ...shared, codes: { ...shared.codes, IN002: NEEDS_PRO } };

export const SETTINGS_FAILURES = networkOr(t`Failed to save the settings. Please try again.`);

type Tables = Database["public"]["Tables"];
export type Message = Tables["messages"]["Row"];
export type MessageText = Tables["message_texts"]["Row"];
/** Arguments of the database's functions. */
type Answer = {
  words: string;
  /** How many texts the writer has seen: the server refuses the answer if there are more. */
  seen?: number;
  translation?: string;
  translation_language?: string;
};
export type MessageEvent = Tables["message_events"]["Row"];

/** A line of the list: its texts are cut to their beginning. */
export type ListedMessage = Omit<Message, "note" | "contact" | "day" | "code_id" | "line">;

const LISTED =
  "id,hotel_id,kind,state,room,topic,rating,text,item,place,color,assignee,outcome,by_guest,created_at,updated_at,shelf,match_id,ownership_checked,keep_until,danger,turn,language,wanted_at,card,due_at,goes_to,taken_by,translation,price,currency,agreed";
const PAGE_SIZE = 50;

export interface Page {
  messages: ListedMessage[];
  hasMore: boolean;
}

/** Query key of everything read about a hotel's messages. */
export const messagesKey = (hotelId: string) => ["messages", hotelId] as const;

type Place = Pick<Filters, "order" | "cursor">;

/** Where the next page begins. Several messages may share a time; each has a turn of its own. */
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

export function listQuery(supabase: Supabase, hotelId: string, filters: Filters) {
  return queryOptions({
    queryKey: [...messagesKey(hotelId), "list", filters],
    // The list in sight stays until another is there.
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

/** The lines of the list that the filters choose, on all pages. */
export function searched(supabase: Supabase, hotelId: string, { view, state, kind, words }: Filters) {
  let query = supabase.from("inbox").select(LISTED).eq("hotel_id", hotelId);
  // Turns from "2" on are on the shelf or done.
  if (view === "open") query = query.lt("turn", "2");
  if (typeof view === "object") query = query.match({ taken_by: view.of, state: "working" });
  if (state) query = query.eq("state", state);
  if (kind) query = query.eq("kind", kind);
  for (const word of words) query = query.ilike("words", `%${word.replace(/[\\%_]/g, "\\$&")}%`);
  return query;
}

/** Null once its guest has erased it, or its last day is over. */
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

/** Texts of guest and hotel after the message, oldest first. */
export function conversationQuery(supabase: Supabase, hotelId: string, id: string) {
  return queryOptions({
    queryKey: [...messagesKey(hotelId), "texts", id],
    queryFn: async ({ signal }) => {
      const { data } = await supabase
        .from("message_texts")
        .select("*")
        .match({ hotel_id: hotelId, message_id: id })
        .order("created_at")
        .order("id")
        .abortSignal(signal)
        .throwOnError();
      return data;
    },
  });
}

/** Events of a message, oldest first. */
export function eventsQuery(supabase: Supabase, hotelId: string, id: string) {
  return queryOptions({
    queryKey: [...messagesKey(hotelId), "events", id],
    queryFn: ({ signal }) => readEvents(supabase, hotelId, id, signal),
  });
}

async function readEvents(supabase: Supabase, hotelId: string, id: string, signal?: AbortSignal) {
  const query = supabase
    .from("message_events")
    .select("*")
    .match({ hotel_id: hotelId, message_id: id })
    .order("at")
    .order("id");
  const { data } = await (signal ? query.abortSignal(signal) : query).throwOnError();
  return data;
}

/** The last change is among its events: the history contains no messages. */
async function lastEventOf(supabase: Supabase, hotelId: string, id: string, columns: readonly string[]) {
  const [events, { data: names }] = await Promise.all([
    readEvents(supabase, hotelId, id),
    supabase.rpc("colleagues", { hotel_id: hotelId }).throwOnError(),
  ]);
  const event = events.findLast(({ what }) => columns.includes(what));
  const userId = event?.by_user ?? null;
  const name = userId && ((names as Record<string, string> | null)?.[userId] ?? null);
  return event && { at: event.at, userId, name };
}

const ADD_FAILURES = networkOr(t`Failed to write down the message. Please try again.`, { IN002: NEEDS_PRO });

/** Messages are read in pages and one by one, so the table keeps no list. */
export function messageTable(hotelId: string): DirectTable<Message> {
  return {
    id: "messages",
    table: "messages",
    hotelId,
    parent: { column: "hotel_id", id: hotelId },
    columns: "*",
    orderBy: [],
    queryKey: messagesKey(hotelId),
    keep: false,
    one: t`message`,
    many: t`messages`,
    nameOf: ({ text }) => text ?? "",
    fields: {},
    failures: (action) => (action === "add" ? ADD_FAILURES : SAVE_FAILURES),
    path: INBOX_PATH,
    lastChange: (supabase, id, columns) => lastEventOf(supabase, hotelId, id, columns),
  };
}

/** All of them fail as the outbox does; then everything is read again. */
export function useMessageChanges() {
  const supabase = useSupabase();
  const queryClient = useQueryClient();
  const outbox = useOutbox();
  const hotelId = useHotel().id;
  const table = messageTable(hotelId);
  const write = useWrite(table.queryKey);
  return {
    /** @param changes relative to `original` */
    update: async (original: Message, changes: Changes): Promise<Message> => {
      const saved = await outbox.change(table, original, changes);
      queryClient.setQueryData(messageQuery(supabase, hotelId, saved.id).queryKey, saved);
      await queryClient.invalidateQueries({ queryKey: table.queryKey });
      return saved;
    },
    /** Stored once, however often it is sent. Fails with {@link CHANGED_SINCE} when a colleague answered meanwhile. */
    answer: (id: string, answer: Answer) =>
      write(async () => {
        const args = { hotel_id: hotelId, message_id: id, ...answer };
        const { data } = await supabase.rpc("answer_message", args).throwOnError();
        if (data === null) throw new GoneError();
      }),
    /** Allows a late check-out and answers so. @returns its room; null if the list of rooms cannot show it */
    allowUntil: (id: string, until: string, answer: Answer) =>
      write(async () => {
        const args = { hotel_id: hotelId, message_id: id, until, answer };
        const { data } = await supabase.rpc("allow_late_checkout", args).throwOnError();
        return data as string | null;
      }),
    add: (kind: MessageKind, added: NewRow) => write(() => addOnce(supabase, table, kind, added)),
    remove: (id: string) =>
      write(async () => {
        // A second attempt after a lost answer finds nothing to delete.
        await remove(supabase, table, [id]);
      }),
  };
}

/**
 * Adds a message once, however often it is sent. Its words cannot be changed later: one that an earlier attempt
 * has stored with other words is replaced, unless somebody is at work on it already.
 */
async function addOnce(
  supabase: Supabase,
  table: DirectTable<Message>,
  kind: MessageKind,
  { id, values, tried = [] }: NewRow,
): Promise<Message | undefined> {
  const add = () => insert(supabase, table, [{ ...values, id, kind }]);
  const [added] = await add();
  const isCorrected = tried.some((sent) => Object.keys(changesTo(sent, values)).length > 0);
  if (added || !isCorrected) return added;
  await supabase
    .from("messages")
    .delete()
    .match({ id, state: "new", hotel_id: table.hotelId })
    .throwOnError();
  return (await add())[0];
}
