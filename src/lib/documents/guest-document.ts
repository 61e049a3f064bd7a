/** The answer of the database's guest_hotel(): everything a guest may see of one hotel. */
import type { ShownDuring } from "../announcements/shown-during.ts";
import type { Database, GuestColumns } from "../database.types.ts";
import type { Photo } from "../look/photo.ts";
import type { OpeningHours } from "../opening-hours/hours.ts";

type Tables = Database["public"]["Tables"];
/** The columns of a row that guests read. */
type Read<T extends keyof Tables & keyof GuestColumns> = Pick<
  Tables[T]["Row"],
  GuestColumns[T] & keyof Tables[T]["Row"]
>;

export type GuestHotel = Read<"hotels">;
/** A row's own columns. In a custom section, an item's details map names to values, both text. */
export type GuestItem = {
  id: string;
  [column: string]: string | number | boolean | null | Record<string, string> | OpeningHours | ShownDuring;
};

/** A Wi-Fi network that guests may join. */
interface GuestWifi {
  name: string;
  /** Null for an open network, and for a password that this guest may not read. */
  password: string | null;
  /** "everybody" for an open network. */
  shown_to: string;
}

/** A code for a door, a safe or a gate. */
interface GuestSecret {
  kind: string;
  name: string;
  /** Null if this guest may not read it. */
  code: string | null;
  shown_to: string;
}

/** Networks and codes, which not everybody may read. */
export interface HouseSecrets {
  wifi: GuestWifi[];
  secrets: GuestSecret[];
  /** Whether rooms have codes of their own. If not, the house's code opens them. */
  room_codes: boolean;
}

export interface GuestAnnouncement {
  id: string;
  text: string;
  /** Time on the hotel's clocks: 2026-06-24T09:00. */
  starts_at: string;
  ends_at: string;
  /** Id of the amenity that is closed meanwhile. */
  closes: string | null;
  closes_breakfast: boolean;
  /** The day on which that opens again, if somebody knows it: 2026-06-25. */
  opens_again: string | null;
  /** That day's, as 08:00-12:00, instead of its own: then nothing is closed before it. */
  times: string | null;
}

/** A hotel's texts in one offered language. */
export interface Translations {
  /** Whether a machine made any of them. */
  by_machine: boolean;
  /** Translated texts, by table, row and column. */
  texts: Record<string, Record<string, Record<string, string>>>;
}

export interface GuestDocument {
  hotel: GuestHotel;
  /** Sections that guests see, in the order of their tiles. */
  sections: { id: string; items: GuestItem[] }[];
  custom_sections: (Read<"custom_sections"> & { items: GuestItem[] })[];
  /** Ids of both, as their owner arranged them; the others follow. */
  order?: readonly string[];
  /** Rows of innfo.guest_parts name the function that makes each part. */
  parts: HouseSecrets & {
    /** Announcements that are not over, in the order of their beginning. */
    announcements: GuestAnnouncement[];
    /** Photos by the path that a column of the hotel or of an item stores. */
    photos: Record<string, Photo>;
    /** Offered languages beside the hotel's own. */
    languages: string[];
    /** Names of the forms in src/forms that guests may send. */
    messages: string[];
    /** Topics of requests: keys of src/forms, and labels of the hotel's own, in its order. */
    topics: string[];
    /** Days that messages are kept, by the form's name; and whether the desk's devices are told of new ones. */
    privacy: { keep_days: Record<string, number>; announces: boolean };
    /** Contacts of type emergency, even if their section is not shown. */
    emergency: GuestItem[];
    /** Sections with items from OpenStreetMap. */
    sources: string[];
    /** The hotel's own host; null while it has none that is proved. */
    domain: string | null;
    /** Day of the last change of anything that guests see: 2026-11-20. */
    updated: string;
  };
  /** The hotel's texts in the requested language; null if it does not offer that. */
  translations?: Translations | null;
}

/** The fragment of a link to an item: the random end of its id, unique within the hotel. */
export function addressOf({ id }: { id: string }): string {
  return `item-${id.slice(-8)}`;
}
