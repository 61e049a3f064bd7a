/** What the database answers about messages: message_form() and sent_message(). */
import type { Database } from "./database.types.ts";
import type { OpeningHours } from "./opening-hours/hours.ts";

type Tables = Database["public"]["Tables"];

type HotelOfMessages = Pick<
  Tables["hotels"]["Row"],
  | "id"
  | "name"
  | "language"
  | "accent"
  | "type_mood"
  | "phone"
  | "email"
  | "address"
  | "country"
  | "time_zone"
  | "review_url"
> & {
  /** Numbers of its emergency contacts that are always there, as they were typed. */
  emergency: string[];
};

/** What a guest may send to a hotel. */
export interface OpenForm {
  hotel: HotelOfMessages;
  /** What may be asked for. */
  topics: string[];
  /** When each of it is seen to; null for at any time. */
  hours: Readonly<Record<string, OpeningHours | null>>;
  keep_days: number;
}

/** What a guest has sent. */
export interface SentMessage {
  hotel: HotelOfMessages;
  /** Of what was asked for. */
  hours: OpeningHours | null;
  message: Omit<
    Tables["messages"]["Row"],
    "id" | "hotel_id" | "note" | "assignee" | "by_guest" | "updated_at"
  > & { has_photo: boolean };
}
