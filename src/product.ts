/**
 * The product's name and the constants of its specification, shared by admin, guest page, server and
 * database.
 */

export const PRODUCT = "Innfo";

/** The color of pages without a hotel, and of hotels that have not chosen one. */
export const PRODUCT_ACCENT = "#1f4f40";

/** How much an account or a hotel may hold. The database enforces it; where nothing else is said, it is one hotel's. */
export interface Limits {
  /** Hotels of an account. */
  hotels: number;
  /** Items in each section. */
  items: number;
  announcements: number;
  /** Requests, feedback, lost and found things. */
  messages: number;
  /** Texts of guests and the house after messages. */
  message_texts: number;
  /** Things that guests may ask for. */
  topics: number;
  /** Devices that are told of new messages. */
  push_devices: number;
  push_devices_of_account: number;
  /** Printed codes of rooms, places and things. */
  codes: number;
  /** Passwords and codes of the house. */
  secrets: number;
  /** People who work at the hotel, pending invitations among them. */
  members: number;
  /** Computers at reception. */
  stations: number;
  /** Names that begin shifts at them. */
  station_people: number;
  /** Photos that come with messages. */
  message_photo_bytes: number;
  custom_sections: number;
  /** Items in each custom section. */
  custom_section_items: number;
  /** Texts of the hotel; its translations have as much again in each language. */
  text_bytes: number;
  history_bytes: number;
  /** Languages beside the hotel's own. */
  languages: number;
  /** Characters that a service translates for an account in a month. */
  translated_characters: number;
  /** Files of logos that are kept. */
  logos: number;
  photos: number;
  /** Photos of all hotels of an account. */
  photo_bytes: number;
}

const MEGABYTE = 1024 * 1024;

type OfThePlan =
  | "hotels"
  | "messages"
  | "members"
  | "stations"
  | "message_photo_bytes"
  | "history_bytes"
  | "languages"
  | "translated_characters"
  | "logos"
  | "photos"
  | "photo_bytes";

// Marked as pure for the bundler: the guest page's script needs one constant of this file, and no plans.
const limits = ({ hotels, ...ofThePlan }: Pick<Limits, OfThePlan>): Limits => ({
  // Operators read the names in this order.
  hotels,
  items: 500,
  ...ofThePlan,
  announcements: 50,
  message_texts: 30_000,
  topics: 12,
  push_devices: 20,
  push_devices_of_account: 10,
  codes: 5000,
  secrets: 20,
  station_people: 50,
  custom_sections: 50,
  custom_section_items: 200,
  text_bytes: 2 * MEGABYTE,
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
  limits: /* @__PURE__ */ limits({
    hotels: 5,
    messages: 0,
    members: 2,
    stations: 1,
    message_photo_bytes: 0,
    history_bytes: 4 * MEGABYTE,
    languages: 0,
    translated_characters: 0,
    logos: 20,
    photos: 100,
    photo_bytes: 100 * MEGABYTE,
  }),
  features: ["Up to 3 sections visible", "Basic profile", "QR code generation", "Basic analytics"],
};

export const PRO_PLAN: Plan = {
  id: `${PRODUCT}Test`,
  name: `${PRODUCT} Pro`,
  price: 99,
  maxSections: UNLIMITED_SECTIONS,
  customSections: true,
  limits: /* @__PURE__ */ limits({
    hotels: 50,
    messages: 10_000,
    members: 20,
    stations: 5,
    message_photo_bytes: 200 * MEGABYTE,
    history_bytes: 64 * MEGABYTE,
    languages: 23,
    translated_characters: 500_000,
    logos: 50,
    photos: 1000,
    photo_bytes: 2000 * MEGABYTE,
  }),
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
export const MAX_LOGO_BYTES = 5 * MEGABYTE;
export const MAX_PHOTO_BYTES = 10 * MEGABYTE;
export const SAMPLE_HOTEL_ID = "1";
/** The secret of a room's card there, which everybody may try: the demo scanner shows its code. */
export const SAMPLE_CARD = "SAMP1E204CARD";

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
