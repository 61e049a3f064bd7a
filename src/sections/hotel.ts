/** The hotel's own form, declared like a section. */
import {
  address,
  choice,
  email,
  type Field,
  flag,
  hours,
  longText,
  name,
  phone,
  text,
  time,
  url,
} from "../fields/index.ts";
import { LANGUAGES } from "../lib/messages/languages.ts";

const FIGURES = "First on the page, below the cover";

function link(label: string, placeholder: string): Field<string | null> {
  return url.optional({ label, placeholder: `https://${placeholder}`, appears: "At the end of the page" });
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

/** Lacks country and time zone: the browser provides their choices, see admin/content/hotel/fields.ts. */
export const HOTEL_FIELDS = {
  name: name.required({ label: "Hotel Name", appears: "On the cover, and on all that you print" }),
  description: longText.required({
    label: "Description",
    appears: "Below the sections, and in search engines",
  }),
  language: choice({
    label: "Language of Your Texts",
    choices: Object.entries(LANGUAGES).map(([value, label]) => ({ value, label })),
    initial: "en",
    appears: "The rest of the page speaks the guest’s language",
  }),
  address: address.required({
    label: "Address",
    multiline: true,
    appears: "On the cover, and behind “Directions”",
  }),
  phone: phone.required({ label: "Phone", appears: "Behind “Call”, always in reach" }),
  email: email.required({ label: "Email", appears: "Behind “Email”, always in reach" }),
  check_in: time({ label: "Check-in Time", appears: FIGURES }),
  check_out: time({ label: "Check-out Time", appears: FIGURES }),
  breakfast: text.optional({
    label: "Breakfast",
    placeholder: "7 to 10:30",
    maxLength: 40,
    appears: FIGURES,
  }),
  reception_hours: hours({
    label: "Reception Hours",
    appears: "At the end of the page, with what is open now",
  }),
  times_confirmed: flag({ label: "These times are right" }),
  is_listed: flag({ label: "Let search engines list your guest page" }),
  ...HOTEL_LINKS,
};
