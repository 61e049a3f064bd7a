/** The hotel's own form, declared like a section. */
import * as field from "../fields/index.ts";
import type { Database } from "../lib/database.types.ts";
import { LANGUAGES } from "../lib/messages/languages.ts";
import { t } from "../lib/texts/t.ts";

const FIGURES = t`Below the cover`;

function link(label: string, placeholder: string): field.Field<string | null> {
  return field.url.optional({
    label,
    placeholder: `https://${placeholder}`,
    appears: t`End of the page`,
  });
}

export const HOTEL_LINKS = {
  website_url: link("Website", "www.hotel.com"),
  facebook_url: link("Facebook", "facebook.com/hotel"),
  instagram_url: link("Instagram", "instagram.com/hotel"),
  twitter_url: link("X (Twitter)", "x.com/hotel"),
  linkedin_url: link("LinkedIn", "linkedin.com/company/hotel"),
  youtube_url: link("YouTube", "youtube.com/@hotel"),
  tripadvisor_url: link("Tripadvisor", "tripadvisor.com/…"),
  google_url: link("Google", "maps.app.goo.gl/…"),
  booking_url: link("Booking.com", "booking.com/hotel/…"),
  expedia_url: link("Expedia", "expedia.com/…"),
};

function legal(label: string, placeholder = ""): field.Field<string | null> {
  return field.text.optional({ label, placeholder, maxLength: 200, translated: false });
}

/** For the pages that the law asks for: src/guest/legal. */
export const LEGAL_FIELDS = {
  legal_name: legal("Legal Name", t`Hotel Example Ltd`),
  representative: legal("Represented By"),
  register_number: legal("Register and Number", t`Which register, and its number`),
  vat_number: legal("VAT Number"),
  registration_number: legal("Registration Number of the House"),
  imprint_url: field.url.optional({
    label: "Your Own Imprint",
    placeholder: "https://www.hotel.com/imprint",
    appears: t`Instead of our imprint`,
  }),
  privacy_url: field.url.optional({
    label: "Your Own Privacy Notice",
    placeholder: "https://www.hotel.com/privacy",
    appears: t`Above our privacy notice`,
  }),
};

/** Fields that guests read. Lacks country and time zone: the browser provides their choices, see admin/content/hotel/fields.ts. */
const GUEST_FIELDS = {
  name: field.name.required({ label: "Hotel Name", appears: t`On the cover and on prints` }),
  description: field.longText.required({
    label: "Description",
    appears: t`Below the sections, and in search engines`,
  }),
  language: field.choice({
    label: "Language of Your Texts",
    choices: Object.entries(LANGUAGES).map(([value, label]) => ({ value, label })),
    initial: "en",
    appears: t`The page itself speaks the guest’s language`,
  }),
  address: field.address.required({
    label: "Address",
    multiline: true,
    appears: t`On the cover, and behind “Directions”`,
  }),
  phone: field.phone.required({ label: "Phone", appears: t`Behind “Call”` }),
  email: field.email.required({ label: "Email", appears: t`Behind “Email”` }),
  whatsapp: field.internationalPhone.optional({
    label: "WhatsApp",
    placeholder: "+49 170 1234567",
    appears: t`As “Ask on WhatsApp”`,
  }),
  check_in: field.time({ label: "Check-in Time", appears: FIGURES }),
  check_out: field.time({ label: "Check-out Time", appears: FIGURES }),
  breakfast: field.text.optional({
    label: "Breakfast",
    placeholder: t`7 to 10:30`,
    maxLength: 40,
    appears: FIGURES,
  }),
  reception_hours: field.hours({
    label: "Reception Hours",
    appears: t`End of the page`,
  }),
  night_entry: field.text.optional({
    label: "Night Entry",
    placeholder: t`Garden door, dial 0`,
    maxLength: 80,
    appears: t`On top while reception is closed`,
  }),
  before_leaving: field.longText.optional({
    label: "Before They Leave",
    placeholder: t`The card stays in the room`,
    maxLength: 600,
    appears: t`Reminders for guests who tap “We have left”. One per line.`,
  }),
  times_confirmed: field.flag({ label: "These times are right" }),
  is_listed: field.flag({
    label: "May search engines list this page?",
    appears: t`Yes: people find it. No: only codes and links open it.`,
  }),
  ...HOTEL_LINKS,
  ...LEGAL_FIELDS,
};

/** Fields that guests do not read. */
const OWN_FIELDS = {
  figures_mail: field.choice({
    label: "Mail About What Guests Looked For",
    choices: [
      { value: "month", label: "Once a month" },
      { value: "week", label: "Once a week" },
      { value: "never", label: "Never" },
    ],
    initial: "month",
    appears: t`To the account’s address`,
  }),
};

export const HOTEL_FIELDS = { ...GUEST_FIELDS, ...OWN_FIELDS };

/** Columns that guests read and that have no field here. */
const GUEST_COLUMNS: readonly (keyof Database["public"]["Tables"]["hotels"]["Row"])[] = [
  "id",
  "country",
  "time_zone",
  "logo_url",
  "cover_path",
  "cover_focus_x",
  "cover_focus_y",
  "accent",
  "type_mood",
  "review_url",
];

/** `npm run sections` writes them into the schema. Any other column of a hotel is for its team alone. */
export const HOTEL_COLUMNS_FOR_GUESTS: readonly string[] = [...GUEST_COLUMNS, ...Object.keys(GUEST_FIELDS)];
