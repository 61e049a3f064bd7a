/** What search engines read of a hotel: https://schema.org/Hotel. */
import type { GuestHotel } from "../lib/guest-document.ts";
import { oneLine } from "../lib/one-line.ts";
import { phoneLink } from "../lib/phone/phone-numbers.ts";
import { safeUrl } from "../lib/safe-link.ts";
import { timeOf } from "../lib/time-of-day.ts";
import { SOCIAL_LINKS } from "./social-links.ts";

/**
 * @param url of the page
 * @returns JSON that may stand in a <script>: no text of an owner's can end it
 */
export function structuredData(hotel: GuestHotel, url: string, image: string | undefined): string {
  const data = {
    "@context": "https://schema.org",
    "@type": "Hotel",
    name: hotel.name,
    description: hotel.description || undefined,
    url,
    image,
    address: oneLine(hotel.address),
    telephone: phoneLink(hotel.phone, hotel)?.replace("tel:", "") ?? hotel.phone,
    email: hotel.email,
    // Times that nobody has confirmed are shown to guests, who can ask, but told to no machine as facts.
    ...(hotel.times_confirmed && {
      checkinTime: timeOf(hotel.check_in),
      checkoutTime: timeOf(hotel.check_out),
    }),
    sameAs: SOCIAL_LINKS.flatMap(([column]) => safeUrl(hotel[column]) ?? []),
  };
  return JSON.stringify(data).replaceAll("<", "\\u003c");
}
