/** The hotel's own form, in the same words the content sections are declared in. */
import {
  email,
  type Field,
  flag,
  longText,
  phone,
  searchableChoice,
  text,
  time,
  url,
} from "../../fields/index.ts";
import { timeOf } from "../../lib/time-of-day.ts";
import { COUNTRIES } from "./countries.ts";
import type { Hotel } from "./hotels.ts";
import { TIME_ZONES, timeZoneLabel, timeZoneOffset } from "./time-zones.ts";

/** What an input of its own shows. */
type PictureColumn = "logo_url" | "cover_path" | "cover_focus_x" | "cover_focus_y";
type HotelColumn = Exclude<
  keyof Hotel,
  | "id"
  | "user_id"
  | "creation_key"
  | "created_at"
  | "updated_at"
  | "leaves_out_empty"
  | "accent"
  | "type_mood"
  | "breakfast"
  | "wifi"
  | PictureColumn
>;

function link(label: string, placeholder: string): Field<string | null> {
  return url.optional({ label, placeholder: `https://${placeholder}` });
}

function timeZone(zones: readonly string[]): Field<string> {
  return searchableChoice.required({
    label: "Time Zone",
    initial: "UTC",
    choices: zones.map((zone) => ({ value: zone, label: timeZoneLabel(zone) })),
    hint: timeZoneOffset,
  });
}

type HotelFields = { [Column in HotelColumn]: Field<Hotel[Column]> };

/** One field for each column an owner fills in, of the column's type. */
const HOTEL_FIELDS: HotelFields = {
  name: text.required({ label: "Hotel Name" }),
  description: longText.required({ label: "Description" }),
  address: longText.required({ label: "Address", maxLength: 500 }),
  phone: phone.required({ label: "Phone" }),
  email: email.required({ label: "Email" }),
  country: searchableChoice.optional({ label: "Country", choices: COUNTRIES, hint: (code) => code }),
  check_in: time({ label: "Check-in Time" }),
  check_out: time({ label: "Check-out Time" }),
  times_confirmed: flag({ label: "These times are right" }),
  time_zone: timeZone(TIME_ZONES),
  is_listed: flag({ label: "Let search engines list your guest page" }),
  website_url: link("Website", "www.hotel.com"),
  facebook_url: link("Facebook", "facebook.com/hotel"),
  instagram_url: link("Instagram", "instagram.com/hotel"),
  twitter_url: link("Twitter", "x.com/hotel"),
  linkedin_url: link("LinkedIn", "linkedin.com/company/hotel"),
  youtube_url: link("YouTube", "youtube.com/@hotel"),
  tripadvisor_url: link("Tripadvisor", "tripadvisor.com/…"),
  google_url: link("Google", "maps.app.goo.gl/…"),
  booking_url: link("Booking.com", "booking.com/hotel/…"),
  expedia_url: link("Expedia", "expedia.com/…"),
};

export const HOTEL_COLUMNS = Object.keys(HOTEL_FIELDS) as HotelColumn[];

/**
 * Browsers differ in the names they list, Asia/Calcutta or Asia/Kolkata: the hotel's own is always a
 * choice. And an input for times would lose "from 3 pm".
 */
export function hotelFields(hotel: Pick<Hotel, "time_zone" | "check_in" | "check_out">): HotelFields {
  const fields = { ...HOTEL_FIELDS };
  if (!TIME_ZONES.includes(hotel.time_zone)) fields.time_zone = timeZone([hotel.time_zone, ...TIME_ZONES]);
  for (const column of ["check_in", "check_out"] as const) {
    if (!timeOf(hotel[column])) fields[column] = { ...fields[column], kind: "text" };
  }
  return fields;
}

export interface FieldGroup {
  title: string;
  description: string;
  columns: readonly HotelColumn[];
}

const FIELD_GROUPS: readonly FieldGroup[] = [
  {
    title: "About your hotel",
    description: "The first thing guests read.",
    columns: ["name", "description"],
  },
  {
    title: "How to reach you",
    description:
      "Guests call, write and find their way with one tap. The country completes phone numbers without a +.",
    columns: ["phone", "email", "address", "country"],
  },
  {
    title: "Arrival and departure",
    description: "What guests ask most. The time zone decides when a day begins in your analytics.",
    columns: ["check_in", "check_out", "times_confirmed", "time_zone"],
  },
  {
    title: "Links",
    description: "Only those you fill in are shown.",
    columns: [
      "website_url",
      "facebook_url",
      "instagram_url",
      "twitter_url",
      "linkedin_url",
      "youtube_url",
      "tripadvisor_url",
      "google_url",
      "booking_url",
      "expedia_url",
    ],
  },
  {
    title: "Search engines",
    description: "Off, they are asked to leave the page out. Your codes and links go on working.",
    columns: ["is_listed"],
  },
];

/** Times are confirmed once. */
export function fieldGroups({ times_confirmed }: Pick<Hotel, "times_confirmed">): FieldGroup[] {
  return FIELD_GROUPS.map((group) => ({
    ...group,
    columns: group.columns.filter((column) => column !== "times_confirmed" || !times_confirmed),
  }));
}
