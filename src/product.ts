/**
 * The product's name and the constants of its specification, shared by admin, guest page, server and
 * database.
 */

export const PRODUCT = "Innfo";

/** The color of pages without a hotel, and of hotels that have not chosen one. */
export const PRODUCT_ACCENT = "#1f4f40";

/**
 * How much one account (hotels) and one hotel may hold: items in each section, messages of guests, what is written after them to and fro, topics of their requests, bytes of the photos
 * that come with them, devices on which they are announced, people who work at it, its stations and the names at them, codes of rooms and things, passwords and codes of the house, custom sections, items in each of those, bytes of text
 * (its own, and again in each language), bytes of its history, languages beside its own, and photos; and one account: bytes of photos, and
 * characters that a service translates for it in a month. The database enforces the limits.
 */
export type Limits = Record<
  | "hotels"
  | "items"
  | "announcements"
  | "messages"
  | "message_texts"
  | "topics"
  | "push_devices"
  | "push_devices_of_account"
  | "codes"
  | "secrets"
  | "members"
  | "stations"
  | "station_people"
  | "message_photo_bytes"
  | "custom_sections"
  | "custom_section_items"
  | "history_bytes"
  | "text_bytes"
  | "languages"
  | "translated_characters"
  | "logos"
  | "photos"
  | "photo_bytes",
  number
>;

// Marked as pure for the bundler: the guest page's script needs one constant of this file, and no plans.
const limits = (
  hotels: number,
  messages: number,
  messagePhotoMegabytes: number,
  languages: number,
  translatedCharacters: number,
  logos: number,
  photos: number,
  photoMegabytes: number,
  historyMegabytes: number,
  members: number,
  stations: number,
): Limits => ({
  hotels,
  items: 500,
  announcements: 50,
  messages,
  message_texts: 30_000,
  topics: 12,
  push_devices: 20,
  push_devices_of_account: 10,
  codes: 5000,
  secrets: 20,
  members,
  stations,
  station_people: 50,
  message_photo_bytes: messagePhotoMegabytes * 1024 * 1024,
  custom_sections: 50,
  custom_section_items: 200,
  text_bytes: 2 * 1024 * 1024,
  history_bytes: historyMegabytes * 1024 * 1024,
  languages,
  translated_characters: translatedCharacters,
  logos,
  photos,
  photo_bytes: photoMegabytes * 1024 * 1024,
});

export interface Plan {
  id: string;
  name: string;
  /** Whole US dollars per month, where payments are simulated; else the provider has the price. */
  price: number;
  /** How many of the eight sections guests may see; {@link UNLIMITED_SECTIONS} or more means all. */
  maxSections: number;
  customSections: boolean;
  limits: Limits;
  /** Named as in the specification; the screen that compares plans says what each means. */
  features: readonly string[];
}

export const UNLIMITED_SECTIONS = 999;

export const FREE_PLAN: Plan = {
  id: "free",
  name: "Free",
  price: 0,
  maxSections: 3,
  customSections: false,
  limits: /* @__PURE__ */ limits(5, 0, 0, 0, 0, 20, 100, 100, 4, 2, 1),
  features: ["Up to 3 sections visible", "Basic profile", "QR code generation", "Basic analytics"],
};

export const PRO_PLAN: Plan = {
  id: `${PRODUCT}Test`,
  name: `${PRODUCT} Pro`,
  price: 99,
  maxSections: UNLIMITED_SECTIONS,
  customSections: true,
  limits: /* @__PURE__ */ limits(50, 10_000, 200, 23, 500_000, 50, 1000, 2000, 64, 20, 5),
  features: [
    "Unlimited sections",
    "All features",
    "Custom sections",
    "Analytics & insights",
    "Priority support",
    "Guest feedback",
    "Lost-belongings reporting",
    "Multi-language",
  ],
};

export const PLANS: readonly Plan[] = [FREE_PLAN, PRO_PLAN];

export const MIN_PASSWORD_LENGTH = 6;
export const MAX_LOGO_BYTES = 5 * 1024 * 1024;
export const MAX_PHOTO_BYTES = 10 * 1024 * 1024;
export const SAMPLE_HOTEL_ID = "1";

/** Pixels. */
export const QR_SIZES = [150, 200, 300, 400] as const;
export const DEFAULT_QR_SIZE = 200;
/** The side of the logo as a share of the code's, and its minimum in pixels. */
export const QR_LOGO_SHARE = 0.2;
export const QR_LOGO_MIN = 32;
/**
 * The end of the address in a QR code; it tells scans from visits by link. As a fragment it never reaches the
 * server, so all guests share one cached page. One letter keeps the code small. Codes printed by earlier versions
 * for a room go on with "=" and the room, which anybody could have written.
 */
export const QR_MARK = "#q";
/** That of a room's, place's or thing's own code: its token follows. */
export const CODE_MARK = "#c=";

export const DEFAULT_CHECK_IN = "02:00 PM";
export const DEFAULT_CHECK_OUT = "12:00 PM";

/** In English; the catalogues have it in the other languages. */
export function defaultDescription(hotelName: string): string {
  return `Welcome to ${hotelName}! We're delighted to have you stay with us.`;
}
