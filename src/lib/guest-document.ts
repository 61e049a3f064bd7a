/** What the database's guest_hotel() answers: everything a guest may see of one hotel. */
import type { Database } from "./database.types.ts";
import type { OpeningHours } from "./opening-hours/hours.ts";
import type { Photo } from "./photo.ts";

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
  | "wifi";

export type GuestHotel = Omit<Tables["hotels"]["Row"], Private>;
/** A row's own columns. The details of a custom section's item are names and values, both text. */
export type GuestItem = {
  id: string;
  [column: string]: string | number | boolean | null | Record<string, string> | OpeningHours;
};

/** A network guests may join. */
interface GuestWifi {
  name: string;
  /** Null for a network without one, and for one that reception gives out. */
  password: string | null;
  /** Reception gives the password out. */
  asks: boolean;
}

export interface GuestAnnouncement {
  text: string;
  /** What clocks show at the hotel: 2026-06-24T09:00. */
  starts_at: string;
  ends_at: string;
}

export interface GuestDocument {
  hotel: GuestHotel;
  /** Visible ones, in the order of their tiles. */
  sections: { id: string; items: GuestItem[] }[];
  custom_sections: (Omit<Tables["custom_sections"]["Row"], Private> & { items: GuestItem[] })[];
  /** By the rows of innfo.guest_parts. */
  parts: {
    wifi: GuestWifi[];
    /** Those that are not over, the next first. */
    announcements: GuestAnnouncement[];
    /** By path: what a column of the hotel or of an item names. */
    photos: Record<string, Photo>;
  };
}
