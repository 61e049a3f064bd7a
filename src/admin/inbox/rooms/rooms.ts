/** Today's work in each room for housekeeping: docs/decisions/0132-todays-rooms.md. */

import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import type { Wish } from "../../../lib/documents/room-of-guest.ts";
import { NOT_SAVED } from "../../../lib/errors.ts";
import { groupBy } from "../../../lib/group-by.ts";
import { lazily } from "../../../lib/lazily.ts";
import { t } from "../../../lib/texts/t.ts";
import { useHotel } from "../../content/hotel/hotel-provider.tsx";
import { readOfHotel } from "../../content/hotel/read-of-hotel.ts";
import { READS_LIMIT } from "../../rows/fetch.ts";
import type { WaitingOrder } from "../../rows/orders.ts";
import { useOutbox } from "../../rows/rows-provider.tsx";
import type { RowTable } from "../../rows/table.ts";
import { useRows } from "../../rows/use-rows.ts";
import { adminLocale } from "../../ui/words.ts";
import { useNews } from "../messages/news.ts";
import { ROOMS_PATH } from "../messages/paths.ts";

/** A line of the database's answer of rooms(); its id is its code's. */
export type Room = {
  id: string;
  updated_at: string;
  label: string;
  area: string | null;
  /** ISO day at the hotel. */
  day: string;
  /** Null: the usual cleaning. */
  wish: Wish | null;
  /** Late check-out, on the hotel's clocks: "13:00:00". */
  until: string | null;
  state: "open" | "done";
  /** The last press: whether a guest made it, the name of anybody else, and the time. */
  by_guest: boolean;
  by: string | null;
  at: string | null;
};

/** The id of the table. */
export const ROOMS = "rooms";

export function roomTable(hotelId: string): RowTable<Room> {
  return {
    id: ROOMS,
    table: "room_days",
    hotelId,
    parent: { column: "hotel_id", id: hotelId },
    columns: "*",
    orderBy: [],
    queryKey: ["rooms", hotelId],
    keep: true,
    one: t`room`,
    many: t`rooms`,
    // The list of waiting saves names it by what was pressed.
    nameOf: ({ label = "", wish, state }) => t`Room ${label}: ${pressedWords(wish, state)}`,
    fields: {},
    failures: () => NOT_SAVED,
    path: ROOMS_PATH,
    calls: {
      list: (supabase, signal) => readOfHotel<Room[]>(supabase, "rooms", { hotel_id: hotelId }, signal),
      async store(supabase, code_id, { wish, state, at }) {
        const changes = { ...(wish !== undefined && { wish }), ...(state !== undefined && { state }) };
        // This device's clock may be wrong, so it says how long ago.
        const age = Math.max(0, Math.round((Date.now() - Date.parse(String(at))) / 1000));
        const { data } = await supabase
          .rpc("set_room", { hotel_id: hotelId, code_id, changes: changes as Record<string, string>, age })
          .abortSignal(READS_LIMIT)
          .throwOnError();
        return (data ?? undefined) as Room | undefined;
      },
    },
  };
}

/** By floor, in the order of their numbers; read again when one is pressed anywhere. */
export function useRooms() {
  const queryClient = useQueryClient();
  const table = roomTable(useHotel().id);
  const { data: news } = useNews();
  const changedAt = news?.rooms_at;
  const hotelId = table.hotelId;
  useEffect(() => {
    if (changedAt)
      void queryClient.invalidateQueries({ queryKey: ["rooms", hotelId] }, { cancelRefetch: false });
  }, [queryClient, hotelId, changedAt]);
  return useRows(table);
}

type Press = Partial<Pick<Room, "wish" | "state">>;

/** How a room was before what waits was pressed; undefined where nothing waits. */
export function beforeWaiting(waiting: WaitingOrder | undefined): Required<Press> | undefined {
  if (waiting?.type !== "change") return undefined;
  const { wish, state } = waiting.original as Room;
  return { wish, state };
}

/** @returns a function that fails as the outbox does; without a network it is kept and sent later */
export function usePressRoom() {
  const outbox = useOutbox();
  const table = roomTable(useHotel().id);
  return async (room: Room, changes: Press): Promise<void> => {
    // A new wish makes the room to do again.
    const pressed = { ...("wish" in changes && { state: "open" as const }), ...changes };
    const waiting = outbox.find(room.id);
    const before = beforeWaiting(waiting);
    const { wish, state } = { ...room, ...pressed };
    // The press was undone before it was sent: nothing is sent, and the earlier press keeps its name.
    if (before?.wish === wish && before.state === state && waiting?.tried.length === 0)
      return outbox.replace(room.id);
    const at = new Date().toISOString();
    await outbox.change(table, room, { ...pressed, by_guest: false, by: null, at });
  };
}

const numeric = lazily(() => new Intl.Collator(undefined, { numeric: true }).compare);

/** Floors come in the order of their first rooms; rooms without one come last. */
export function byFloor(rooms: readonly Room[]): { floor: string; rooms: Room[] }[] {
  const sorted = rooms.toSorted((one, other) => numeric()(one.label, other.label));
  const floors = groupBy(sorted, ({ area }) => area ?? "");
  return [...floors]
    .map(([floor, rooms]) => ({ floor, rooms }))
    .toSorted((one, other) => Number(one.floor === "") - Number(other.floor === ""));
}

/** The words beside a room's number; undefined for the usual cleaning. */
export function roomWords({ wish, until }: Room): string | undefined {
  if (wish) return WISH_WORDS[wish];
  return until ? t`Here until ${untilWords(until)}` : undefined;
}

const WISH_WORDS: Readonly<Record<Wish, string>> = {
  clean_now: t`Please clean now`,
  left: t`Has left`,
  no_cleaning: t`No cleaning today`,
};
/** In the dialog's order. */
export const ROOM_WISHES = Object.keys(WISH_WORDS) as Wish[];

function pressedWords(wish: Room["wish"] | undefined, state: Room["state"] | undefined): string {
  return state === "done" ? t`Done` : wishWords(wish);
}

export function wishWords(wish: Wish | null | undefined): string {
  return wish ? WISH_WORDS[wish] : t`As always`;
}

/** "1 PM". @param until "13:00:00" */
export function untilWords(until: string): string {
  const [hour = 0, minute = 0] = until.split(":").map(Number);
  return new Date(Date.UTC(2000, 0, 1, hour, minute)).toLocaleTimeString(adminLocale(), {
    hour: "numeric",
    ...(minute > 0 && { minute: "2-digit" }),
    timeZone: "UTC",
  });
}

/** Whether housekeeping still has work in the room. */
export const isToDo = ({ wish, state }: Room) =>
  state === "open" && (wish === "clean_now" || wish === "left");
