/** The answer of the database's room_of_guest(): today's room, as the guest with its card reads it. */
import type { OpenForm } from "./guest-message.ts";

/** A guest's wishes. A room has one a day. */
export const WISHES = ["no_cleaning", "clean_now", "left"] as const;
export type Wish = (typeof WISHES)[number];

export interface RoomOfGuest {
  hotel: OpenForm["hotel"];
  /** The room as its card names it. */
  room: string;
  /** ISO day at the hotel. */
  day: string;
  /** The wish that is on; null if none is. */
  wish: Wish | null;
  /** When it was pressed last, as "09:12". */
  at: string | null;
  /** Until when the desk has said yes to late check-out. */
  until: string | null;
  /** Reminders before leaving, one a line; and their translation, if the hotel has the guest's language. */
  before_leaving: string | null;
  translated: string | null;
  /** Topics of requests, and kinds of messages that guests may send. */
  topics: string[];
  messages: string[];
  /** When the hotel's day ends, in milliseconds. */
  ends: number;
}
