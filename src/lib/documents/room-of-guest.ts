/** What the database's room_of_guest() answers: today's room, as the guest with its card reads it. */
import type { OpenForm } from "./guest-message.ts";

/** What a guest presses: of one room on one day, one of them. */
export const WISHES = ["no_cleaning", "clean_now", "left"] as const;
export type Wish = (typeof WISHES)[number];

export interface RoomOfGuest {
  hotel: OpenForm["hotel"];
  /** What its card says. */
  room: string;
  /** ISO day at the hotel. */
  day: string;
  /** The press that is on; null where none is. */
  wish: Wish | null;
  /** When it was pressed last, as "09:12". */
  at: string | null;
  /** Until when the desk has said yes to late check-out. */
  until: string | null;
  /** What is to be done before leaving, a line each, and the same in the guest's language, if the hotel has that. */
  before_leaving: string | null;
  translated: string | null;
  /** Of requests, and kinds of messages that guests may send. */
  topics: string[];
  messages: string[];
  /** When the day ends there, in milliseconds. */
  ends: number;
}
