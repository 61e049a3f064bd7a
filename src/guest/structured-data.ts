/** Structured data about a hotel for search engines: https://schema.org/Hotel. */
import type { GuestDocument } from "../lib/guest-document.ts";
import { oneLine } from "../lib/one-line.ts";
import { phoneLink } from "../lib/phone/phone-numbers.ts";
import { timeOf } from "../lib/time-of-day.ts";
import { SECTIONS } from "../sections/index.ts";
import { isItemAway } from "./away.ts";
import { factOf } from "./facts.ts";
import { hoursOf } from "./hours.tsx";
import { openingHoursSpecification } from "./hours-for-machines.ts";
import type { GuestReading } from "./reading.ts";
import { socialLinks } from "./social-links.ts";

/** @returns JSON that is safe within a <script>: no owner's text can end the element */
export function structuredData(
  document: GuestDocument,
  reading: GuestReading,
  url: string,
  image: string | undefined,
): string {
  const { hotel } = document;
  const about = reading.written("hotels", hotel.id, "description", hotel.description);
  const data = {
    "@context": "https://schema.org",
    "@type": "Hotel",
    name: hotel.name,
    description: about.text || undefined,
    url,
    image,
    address: oneLine(hotel.address),
    telephone: phoneLink(hotel.phone, hotel)?.replace("tel:", "") ?? hotel.phone,
    email: hotel.email,
    // Guests see unconfirmed times and can ask; search engines would repeat them as facts.
    ...(hotel.times_confirmed && {
      checkinTime: timeOf(hotel.check_in),
      checkoutTime: timeOf(hotel.check_out),
    }),
    amenityFeature: amenityFeatures(document, reading),
    sameAs: socialLinks(hotel).map(({ href }) => href),
  };
  return JSON.stringify(data).replaceAll("<", "\\u003c");
}

/** The amenities with their opening hours. */
function amenityFeatures({ sections }: GuestDocument, reading: GuestReading): object[] | undefined {
  const features = SECTIONS.filter(({ areAmenities }) => areAmenities).flatMap((section) => {
    const items = sections.find(({ id }) => id === section.id)?.items ?? [];
    return items
      .filter((item) => !isItemAway(item))
      .map((item) => {
        const hours = hoursOf(section, item);
        return {
          "@type": "LocationFeatureSpecification",
          name: factOf(section.card.title, { section, item, country: null, reading })?.text,
          value: true,
          hoursAvailable: hours && openingHoursSpecification(hours),
        };
      });
  });
  // Without hours an amenity says nothing beyond its name.
  const told = features.filter(({ hoursAvailable }) => hoursAvailable);
  return told.length > 0 ? told : undefined;
}
