/** The answer of the database's guest_hotel(): everything a guest may see of one hotel. */
import type { Database } from "./database.types.ts";
import type { OpeningHours } from "./opening-hours/hours.ts";
import type { Photo } from "./photo.ts";
import type { ShownDuring } from "./shown-during.ts";

type Tables = Database["public"]["Tables"];
type Private =
  | "user_id"
  | "hotel_id"
  | "section_id"
  | "position"
  | "created_at"
  | "updated_at"
  | "creation_key"
  | "leaves_out_empty"
  | "languages"
  | "source"
  | "wifi";

export type GuestHotel = Omit<Tables["hotels"]["Row"], Private>;
/** A row's own columns. In a custom section, the details of an item are names and values, both text. */
export type GuestItem = {
  id: string;
  [column: string]: string | number | boolean | null | Record<string, string> | OpeningHours | ShownDuring;
};

/** A network that guests may join. */
interface GuestWifi {
  name: string;
  /** Null for an open network, and when reception gives the password out. */
  password: string | null;
  /** Whether guests ask reception for the password. */
  asks: boolean;
}

export interface GuestAnnouncement {
  id: string;
  text: string;
  /** On the hotel's clocks: 2026-06-24T09:00. */
  starts_at: string;
  ends_at: string;
}

/** What a hotel offers in one language. */
export interface Translations {
  /** Whether any of them was made by a machine. */
  by_machine: boolean;
  /** By table, row and column. */
  texts: Record<string, Record<string, Record<string, string>>>;
}

export interface GuestDocument {
  hotel: GuestHotel;
  /** The visible ones, in the order of their tiles. */
  sections: { id: string; items: GuestItem[] }[];
  custom_sections: (Omit<Tables["custom_sections"]["Row"], Private> & { items: GuestItem[] })[];
  /** Made by the functions that the rows of innfo.guest_parts name. */
  parts: {
    wifi: GuestWifi[];
    /** Announcements that are not over, in the order of their beginning. */
    announcements: GuestAnnouncement[];
    /** By path, as a column of the hotel or of an item contains it. */
    photos: Record<string, Photo>;
    /** The languages that the hotel offers beside its own. */
    languages: string[];
    /** What guests may send: the names of forms in src/forms. */
    messages: string[];
    /** The contacts of type emergency, also where their section is not among those that are shown. */
    emergency: GuestItem[];
    /** The sections with items whose facts are from OpenStreetMap. */
    sources: string[];
  };
  /** Into the language that was asked for; null when the hotel does not offer it. */
  translations?: Translations | null;
}
