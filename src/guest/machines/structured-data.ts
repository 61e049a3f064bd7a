/** Structured data about a hotel for search engines and other programs: https://schema.org/Hotel. */
import type {
  FAQPage,
  FoodEstablishment,
  Hotel,
  LocationFeatureSpecification,
  PostalAddress,
} from "schema-dts";
import type { GuestDocument, GuestHotel, GuestItem } from "../../lib/documents/guest-document.ts";
import { mapLink, safeUrl } from "../../lib/links/safe-link.ts";
import type { OpeningHours } from "../../lib/opening-hours/hours.ts";
import { phoneLink } from "../../lib/phone/phone-numbers.ts";
import type { SearchMeaning } from "../../lib/search/meant.ts";
import { oneLine } from "../../lib/texts/one-line.ts";
import { timeOf } from "../../lib/time/time-of-day.ts";
import { faqs } from "../../sections/faqs.ts";
import { SECTIONS, type Section } from "../../sections/index.ts";
import { restaurants } from "../../sections/restaurants.ts";
import { factOf } from "../items/facts.ts";
import { addressParts } from "../items/postal-address.ts";
import { languageOf } from "../language/language.ts";
import type { GuestReading } from "../language/reading.ts";
import { itemsNow } from "../now/away.ts";
import { asHours, hoursOf } from "../now/hours.tsx";
import { socialLinks } from "../parts/social-links.ts";
import { openingHoursSpecification } from "./opening-hours.ts";

interface Input {
  document: GuestDocument;
  reading: GuestReading;
  /** The page's permanent address. */
  url: string;
  image: string | undefined;
}

const CONTEXT = "https://schema.org";

/**
 * Facts for search engines: who the hotel is, and what it has. The rest is in {@link completeData}: guests wait for
 * each byte of the page.
 */
export function structuredData(input: Input): string {
  return jsonOf({ "@context": CONTEXT, ...hotelOf(input), ...amenityFeatures(input, false) });
}

/** All that is known, for programs that ask for it: `.jsonld`. */
export function completeData(input: Input): string {
  const { document, reading, url } = input;
  const { hotel } = document;
  const reception = specified(asHours(hotel.reception_hours));
  const places = itemsNow(document, restaurants);
  const inTheHouse = places.filter((item) => isAt(hotel.address, item.address));
  const questions = questionsOf(input);
  const [pets] = questionsOf(input, "pets");
  const whole: Hotel = {
    ...hotelOf(input),
    "@id": url,
    ...(pets && { petsAllowed: pets.answer }),
    ...amenityFeatures(input, true),
    ...(reception && {
      contactPoint: {
        "@type": "ContactPoint",
        contactType: "reception",
        telephone: telephoneOf(hotel),
        hoursAvailable: reception,
      },
    }),
    ...(inTheHouse.length > 0 && {
      containsPlace: inTheHouse.map((item) => restaurantOf(item, hotel, reading)),
    }),
  };
  const page: FAQPage = {
    "@type": "FAQPage",
    about: { "@id": url },
    inLanguage: reading.tag,
    mainEntity: questions.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
  return jsonOf({ "@context": CONTEXT, "@graph": questions.length > 0 ? [whole, page] : [whole] });
}

/** @returns JSON that is safe within a <script>: no owner's text can end the element */
function jsonOf(data: object): string {
  return JSON.stringify(data).replaceAll("<", "\\u003c");
}

type HotelFacts = Extract<Hotel, { "@type": "Hotel" }>;

function hotelOf(input: Input): HotelFacts {
  const { document, reading, url, image } = input;
  const { hotel, parts } = document;
  const about = reading.written("hotels", hotel.id, "description", hotel.description).text;
  // The same link as on the page, so it costs hardly a byte once compressed.
  const map = mapLink(`${hotel.name}, ${hotel.address}`);
  const [checkin, checkout] = [timeOf(hotel.check_in), timeOf(hotel.check_out)];
  return {
    "@type": "Hotel",
    name: hotel.name,
    ...(about && { description: about }),
    url,
    ...(image && { image }),
    address: addressOf(hotel),
    ...(map && { hasMap: map }),
    telephone: telephoneOf(hotel),
    email: hotel.email,
    // Guests see unconfirmed times and can ask; search engines would repeat them as facts.
    ...(hotel.times_confirmed && checkin && { checkinTime: checkin }),
    ...(hotel.times_confirmed && checkout && { checkoutTime: checkout }),
    availableLanguage: [hotel.language, ...parts.languages],
    sameAs: socialLinks(hotel).map(({ href }) => href),
  };
}

function addressOf({ address, country }: GuestHotel): PostalAddress | string {
  const known = addressParts(address);
  return known
    ? { "@type": "PostalAddress", ...known, ...(country && { addressCountry: country }) }
    : oneLine(address);
}

function telephoneOf(hotel: GuestHotel): string {
  return phoneLink(hotel.phone, hotel)?.replace(/^tel:|,\d+$/g, "") ?? hotel.phone;
}

/** @param isComplete adds the owner's texts, opening hours, and questions about parking and access */
function amenityFeatures(input: Input, isComplete: boolean): Pick<HotelFacts, "amenityFeature"> {
  const { document, reading } = input;
  const features = SECTIONS.filter(({ areAmenities }) => areAmenities).flatMap((section) =>
    itemsNow(document, section).flatMap((item) => {
      const read = readerOf(section, item, reading);
      const hours = isComplete && specified(hoursOf(section, item));
      return feature(read(section.card.title), {
        ...(isComplete && { description: read(section.card.text) }),
        ...(hours && { hoursAvailable: hours }),
      });
    }),
  );
  const asked = isComplete ? questionsOf(input, "parking", "accessible") : [];
  const answered = asked.flatMap(({ question, answer }) => feature(question, { description: answer }));
  const all = [...features, ...answered];
  return all.length > 0 ? { amenityFeature: all } : {};
}

function feature(name: string | undefined, more: object): LocationFeatureSpecification[] {
  return name ? [{ "@type": "LocationFeatureSpecification", name, value: true, ...more }] : [];
}

function restaurantOf(item: GuestItem, hotel: GuestHotel, reading: GuestReading): FoodEstablishment {
  const read = readerOf(restaurants, item, reading);
  const phone = read("phone");
  const menu = safeUrl(String(item.digital_menu_url ?? ""));
  const hours = specified(hoursOf(restaurants, item));
  return {
    "@type": "Restaurant",
    name: read("name") ?? "",
    servesCuisine: read("cuisine") ?? "",
    address: addressOf(hotel),
    ...(phone && { telephone: phone }),
    ...(menu && { hasMenu: menu }),
    ...(hours && { openingHoursSpecification: hours }),
  };
}

/** @param meanings subjects; none for all questions @returns the questions about one of them, as guests read them */
function questionsOf(
  { document, reading }: Input,
  ...meanings: readonly SearchMeaning[]
): { question: string; answer: string }[] {
  const { meant } = languageOf(document.hotel.language);
  return itemsNow(document, faqs)
    .filter((item) => {
      const about = meanings.length > 0 && meant(String(item.question));
      return !about || meanings.some((meaning) => about.has(meaning));
    })
    .flatMap((item) => {
      const read = readerOf(faqs, item, reading);
      const [question, answer] = [read("question"), read("answer")];
      return question && answer ? [{ question, answer }] : [];
    });
}

function readerOf(section: Section, item: GuestItem, reading: GuestReading) {
  return (column: string | undefined) => factOf(column, { section, item, country: null, reading })?.text;
}

function specified(hours: OpeningHours | null) {
  return hours ? openingHoursSpecification(hours) : undefined;
}

/** Whether a place is in the house: its owner gave it the same address. */
function isAt(address: string, other: unknown): boolean {
  const plain = (text: string) => oneLine(text).toLowerCase();
  return typeof other === "string" && plain(other) === plain(address);
}
