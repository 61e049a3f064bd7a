/** What a made-up hotel consists of. Names, numbers and addresses belong to nobody. */
import type { Database } from "../src/lib/database.types.ts";
import type { OpeningHours, WeeklyHours } from "../src/lib/opening-hours/hours.ts";
import type { Section } from "../src/sections/index.ts";
import type { Picture } from "./pictures/svg.ts";

type Tables = Database["public"]["Tables"];
type Placement = "id" | "hotel_id" | "section_id" | "created_at" | "updated_at";
type Content<T extends keyof Tables> = Omit<Tables[T]["Insert"], Placement>;

/** Rows that have a column for a photo may come with what it shows. */
type Shown<Row> = Row extends { photo_path?: unknown }
  ? Omit<Row, "photo_path"> & { picture?: Picture }
  : Row;

export type Rows = { [T in Section["table"]]?: Shown<Content<T>>[] };

interface OwnSection extends Content<"custom_sections"> {
  items: Content<"custom_section_items">[];
}

export interface SampleHotel {
  /** A word for it: its pictures' names and its owner's address begin with it. */
  key: string;
  /** What kind of house it is, for whoever chooses among the samples. */
  kind: string;
  hotel: Omit<Content<"hotels">, "user_id" | "creation_key" | "name"> & { name: string };
  cover?: Picture;
  logo?: Picture;
  rows: Rows;
  own: OwnSection[];
  /** What guests read for the next days. */
  announcements: string[];
}

/** The same times every day, or those of Monday to Sunday. None: closed. */
export function open(...days: string[]): WeeklyHours {
  const week = Array.from({ length: 7 }, (_, day) => {
    const times = days[day] ?? days.at(-1) ?? "";
    return times ? times.split(", ") : [];
  });
  return { kind: "weekly", week, season: null, exceptions: [], note: null };
}

export const ALWAYS: OpeningHours = open("00:00-00:00");
