/** Places around the house, as items of a section: facts from OpenStreetMap, and blanks for what it lacks. */

import { webAddress } from "../../../fields/index.ts";
import { parsedUrl } from "../../../lib/links/parsed-url.ts";
import type { NearbyPlace } from "../../../lib/nearby.ts";
import { readOsmHours } from "../../../lib/opening-hours/osm.ts";
import { hoursText } from "../../../lib/opening-hours/text.ts";
import { foldedName } from "../../../lib/texts/folded.ts";
import { listed } from "../../../lib/texts/script.ts";
import { ADMIN_LANGUAGE, t } from "../../../lib/texts/t.ts";
import { distanceText } from "../../../nearby/distance.ts";
import { isAsked, type KindName, PLACE_KINDS } from "../../../nearby/kinds.ts";
import type { NearbyWords } from "../../../nearby/nearby-texts.ts";
import type { Section } from "../../../sections/index.ts";
import { type Offered, withBlanks } from "../../content/picks/offer.ts";
import type { Item } from "../../content/sections/items.ts";
import { capitalized } from "../../ui/words.ts";

/** Marks rows added from the map; guests read the source: innfo.guest_sources(). */
export const FROM_THE_MAP = { source: "openstreetmap" };

/** Facts that the map does not have, in the hotel's language. */
interface Said {
  language: string;
  words: NearbyWords;
}

export function offeredNearby(
  section: Section,
  places: readonly NearbyPlace[],
  items: readonly Item[],
  said: Said,
): Offered[] {
  const has = new Set(items.map((item) => foldedName(item[section.card.title])));
  return places
    .filter(({ kind }) => PLACE_KINDS[kind as KindName]?.section === section.id)
    .map((place) => {
      const offered = offeredPlace(section, place, said);
      return { ...offered, isThere: has.has(foldedName(offered.values[section.card.title])) };
    });
}

function offeredPlace(section: Section, place: NearbyPlace, said: Said): Offered {
  const values = valuesOf(section, place, said);
  return {
    key: place.id,
    id: `${section.id}/${place.id}`,
    section,
    group: t`The nearest first`,
    ...withBlanks(section, values, (column, { required }) => required && !values[column]),
    usual: false,
    told: toldOf(place, said),
  };
}

function valuesOf(
  { fields }: Section,
  place: NearbyPlace,
  { language, words }: Said,
): Record<string, string> {
  const kind = place.kind as KindName;
  const { choice }: { section: string; choice?: string } = PLACE_KINDS[kind];
  const named = isAsked(kind) ? "" : words.kinds[kind];
  const distance = distanceText(place.metres, language);
  const read = place.openingHours === null ? undefined : readOsmHours(place.openingHours);
  // Hours that cannot be read are kept in words.
  const unread = place.openingHours !== null && !read ? `${words.hours}: ${place.openingHours}` : null;
  const values: Record<string, string | null | undefined> = {
    name: place.name,
    question: isAsked(kind) ? words.questions[kind] : null,
    answer: listed([place.name, place.address ?? "", distance, unread ?? ""].filter(Boolean)),
    category: choice,
    description: [place.description ?? named, unread].filter(Boolean).join("\n"),
    // Where there is no description.
    tip: fields.description ? undefined : unread,
    cuisine: place.cuisine === null ? named : cuisines(place.cuisine),
    distance,
    phone: place.phone?.split(";")[0]?.trim(),
    // A map finds the point, where there is no street.
    address: place.address ?? `${place.latitude.toFixed(5)}, ${place.longitude.toFixed(5)}`,
    website: webPage(place.website),
    digital_menu_url: webPage(place.menu),
    hours: read && hoursText({ ...read.hours, note: read.holidays && words.holidays[read.holidays] }),
  };
  return Object.fromEntries(
    Object.entries(values).flatMap(([column, text]) => (text && fields[column] ? [[column, text]] : [])),
  );
}

/** "italian;pizza" as "Italian, Pizza". */
function cuisines(text: string): string {
  return text
    .split(";")
    .map((one) => one.trim().replaceAll("_", " "))
    .filter(Boolean)
    .map(capitalized)
    .join(", ")
    .slice(0, 120);
}

function webPage(text: string | null): string | undefined {
  const [first = ""] = text?.split(";") ?? [];
  const address = webAddress(first);
  return /^https?:\/\/\S+$/.test(address) ? address : undefined;
}

function toldOf(place: NearbyPlace, { words }: Said): string {
  const kind = place.kind as KindName;
  const what = isAsked(kind) ? place.name : words.kinds[kind];
  const where = t`${distanceText(place.metres, ADMIN_LANGUAGE)} on foot`;
  const host = place.website && parsedUrl(place.website)?.host.replace(/^www\./, "");
  const cuisine = place.cuisine && cuisines(place.cuisine);
  return [where, what, cuisine, place.openingHours, place.phone, host].filter(Boolean).join(" · ");
}
