/** What the database's message_form() and sent_message() answer. */
import type { Database } from "../database.types.ts";
import type { OpeningHours } from "../opening-hours/hours.ts";

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
  | "whatsapp"
  | "address"
  | "country"
  | "time_zone"
  | "review_url"
> & {
  /** Numbers of emergency contacts that are always shown, as typed. */
  emergency: string[];
};

/** A form that guests may send to a hotel. */
export interface OpenForm {
  hotel: HotelOfMessages;
  /** What may be asked for. */
  topics: string[];
  /** When each topic is served; null for at any time. */
  hours: Readonly<Record<string, OpeningHours | null>>;
  keep_days: number;
  /** Whether what guests write may be translated, if this site has a service. */
  translates: boolean;
}

/** What guest or house wrote after the message. */
export type SentText = Omit<
  Tables["message_texts"]["Row"],
  "id" | "hotel_id" | "message_id" | "author_id" | "author"
> & { author: "guest" | "house" };

/** A message that a guest sent. */
export interface SentMessage {
  /** The message's own, also where what was sent again leads to the first. */
  id: string;
  hotel: HotelOfMessages;
  /** The code that it came by, unless that has ended. */
  code_id: string | null;
  /** Whether the guest may write again. */
  takes_more: boolean;
  /** Of what was asked for. */
  hours: OpeningHours | null;
  message: Omit<
    Tables["messages"]["Row"],
    "id" | "hotel_id" | "note" | "assignee" | "by_guest" | "updated_at"
  > & { has_photo: boolean; texts: SentText[] };
}
