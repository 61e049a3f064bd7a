import { queryOptions } from "@tanstack/react-query";
import type { Database } from "../../../lib/database.types.ts";
import { t } from "../../../lib/texts/t.ts";
import { dateOf, dayAt, instantOf } from "../../../lib/time/zoned-time.ts";
import type { Hotel } from "../../content/hotel/hotels.ts";
import { readOfHotel } from "../../content/hotel/read-of-hotel.ts";
import type { Supabase } from "../../rows/supabase.tsx";
import { inParts } from "../../rows/table.ts";
import { hourOf, isForItsHour } from "../messages/due.ts";
import { filtersOf } from "../messages/filters.ts";
import { type ListedMessage, type MessageText, messagesKey, searched } from "../messages/messages.ts";
import type { Room } from "../rooms/rooms.ts";

/** How many messages the sheet lists; it says when there are more. */
export const AT_MOST = 200;
/** How many texts are read to find the last answer in each conversation. */
const TEXTS = 1000;

/** Open messages, and the house's last answers. */
export function handOverQuery(supabase: Supabase, hotelId: string) {
  return queryOptions({
    queryKey: [...messagesKey(hotelId), "hand-over"],
    queryFn: async ({ signal }) => {
      const { data } = await searched(supabase, hotelId, filtersOf(new URLSearchParams()))
        .order("turn")
        .limit(AT_MOST + 1)
        .abortSignal(signal)
        .overrideTypes<ListedMessage[], { merge: false }>()
        .throwOnError();
      return { messages: data, answers: answersOf(await textsOf(supabase, hotelId, data, signal)) };
    },
  });
}

/** Newest first. New messages are left out: nobody has answered them. */
async function textsOf(
  supabase: Supabase,
  hotelId: string,
  messages: readonly ListedMessage[],
  signal: AbortSignal,
) {
  const ids = messages.filter(({ state }) => state !== "new").map(({ id }) => id);
  const texts = await Promise.all(
    inParts(ids).map(async (part) => {
      const { data } = await supabase
        .from("message_texts")
        .select("message_id, author, text, created_at")
        .eq("hotel_id", hotelId)
        .in("message_id", part)
        .order("created_at", { ascending: false })
        .order("id", { ascending: false })
        .limit(TEXTS)
        .abortSignal(signal)
        .throwOnError();
      return data;
    }),
  );
  return texts.flat();
}

/** The newest first. */
export function deskEventsQuery(supabase: Supabase, hotelId: string) {
  return queryOptions({
    queryKey: [...messagesKey(hotelId), "desk-events"],
    queryFn: async ({ signal }) => {
      const { data } = await supabase
        .from("desk_events")
        .select("id, what, at, by_user, room, topic")
        .eq("hotel_id", hotelId)
        .order("at", { ascending: false })
        .limit(AT_MOST)
        .abortSignal(signal)
        .throwOnError();
      return data;
    },
  });
}

/** A room with a late check-out. */
export interface LateRoom {
  label: string;
  /** Until when, in milliseconds since 1970. */
  at: number;
}

export function lateRoomsQuery(
  supabase: Supabase,
  { id: hotelId, time_zone }: Pick<Hotel, "id" | "time_zone">,
) {
  return queryOptions({
    queryKey: [...messagesKey(hotelId), "late-rooms"],
    queryFn: async ({ signal }): Promise<LateRoom[]> => {
      const today = dateOf(dayAt(time_zone, Date.now()));
      const [{ data }, rooms] = await Promise.all([
        supabase
          .from("room_days")
          .select("code_id, day, until")
          .eq("hotel_id", hotelId)
          .not("until", "is", null)
          .gte("day", today)
          .limit(AT_MOST)
          .abortSignal(signal)
          .throwOnError(),
        readOfHotel<Room[]>(supabase, "rooms", { hotel_id: hotelId }, signal),
      ]);
      const labels = new Map(rooms.map(({ id, label }) => [id, label]));
      return data.flatMap(({ code_id, day, until }) => {
        const label = labels.get(code_id);
        return label && until ? [{ label, at: instantOf(time_zone, Date.parse(`${day}T${until}Z`)) }] : [];
      });
    },
  });
}

export type DeskEvent = Pick<
  Database["public"]["Tables"]["desk_events"]["Row"],
  "id" | "what" | "at" | "by_user" | "room" | "topic"
>;

type Said = Pick<MessageText, "message_id" | "author" | "text" | "created_at">;

export interface HouseAnswer {
  at: string;
  words: string;
}

/**
 * The house's last words in each conversation, by its message's id, unless the guest has written since.
 * @param texts the newest first
 */
export function answersOf(texts: readonly Said[]): ReadonlyMap<string, HouseAnswer> {
  const last = new Map<string, Said>();
  for (const said of texts) if (!last.has(said.message_id)) last.set(said.message_id, said);
  return new Map(
    [...last.values()]
      .filter(({ author }) => author === "house")
      .map(({ message_id, created_at, text }) => [message_id, { at: created_at, words: text }]),
  );
}

/** An answer meets what was promised; a time that the guest chose still counts. @param now in milliseconds */
export function dueWords(
  message: Pick<ListedMessage, "due_at" | "wanted_at" | "topic">,
  answer: HouseAnswer | undefined,
  now: number,
  timeZone: string,
): string | null {
  const stands = !answer || (isForItsHour(message) && Date.parse(message.due_at) >= now);
  return stands ? t`due ${hourOf(message.due_at, now, timeZone)}` : null;
}
