/** Answers of the database's message_form() and sent_message(). */
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
  reception_hours: OpeningHours | null;
};

/** A topic's price, in the currency's smallest unit, and one line about it. */
export type Offer = Pick<Tables["topics"]["Row"], "price" | "currency" | "line"> & {
  /** The line in the guest's language. */
  line_read?: string | null | undefined;
};

/** A form that guests may send to a hotel. */
export interface OpenForm {
  hotel: HotelOfMessages;
  /** Topics that guests may ask for. */
  topics: string[];
  /** Hours of each topic; null if it is served at any time. */
  hours: Readonly<Record<string, OpeningHours | null>>;
  /** Prices of topics that have one. */
  offers: Readonly<Record<string, Offer & Pick<Tables["topics"]["Row"], "id">>>;
  /** The house's questions and answers that every guest reads. */
  questions: Pick<Tables["faqs"]["Row"], "id" | "question" | "answer">[];
  keep_days: number;
  /** Whether what guests write may be translated, if this site has a service. */
  translates: boolean;
}

/** A text that guest or house wrote after the message. */
export type SentText = Pick<
  Tables["message_texts"]["Row"],
  "name" | "text" | "language" | "translation" | "translation_language" | "created_at" | "read_at"
> & { author: "guest" | "house" };

/** A message that a guest sent. */
export interface SentMessage {
  /** The message's id. A form sent again has the id of the first message. */
  id: string;
  hotel: HotelOfMessages;
  /** Id of the code by which the message came; null if the code has ended. */
  code_id: string | null;
  /** Whether the guest may write again. */
  takes_more: boolean;
  /** Hours of the topic that was asked for. */
  hours: OpeningHours | null;
  message: Pick<
    Tables["messages"]["Row"],
    | "kind"
    | "state"
    | "topic"
    | "danger"
    | "room"
    | "card"
    | "text"
    | "language"
    | "translation"
    | "translation_language"
    | "rating"
    | "wanted_at"
    | "item"
    | "place"
    | "day"
    | "color"
    | "contact"
    | "created_at"
    | "keep_until"
    | "outcome"
    | "price"
    | "currency"
    | "line"
  > & { has_photo: boolean; texts: SentText[] };
}
