/**
 * A thing that an announcement closes is not open elsewhere on the page: docs/decisions/0106-today.md. The hours that are stored
 * stay as they are.
 */
import { closedFor, closingText } from "../../lib/announcements/announced-closing.ts";
import type {
  GuestAnnouncement,
  GuestDocument,
  GuestItem,
  Translations,
} from "../../lib/documents/guest-document.ts";
import { amenities } from "../../sections/amenities.ts";
import { type Language, languageOf } from "../language/language.ts";
import { hasDays } from "./away.ts";
import { asHours } from "./hours.tsx";

type Closings = ReadonlyMap<string, readonly GuestAnnouncement[]>;

function amenitiesOf({ sections }: GuestDocument): GuestItem[] {
  return sections.filter(({ id }) => id === amenities.id).flatMap(({ items }) => items);
}

/** The one amenity that is about breakfast: it is the hotel's breakfast, too. */
export function breakfastOf(document: GuestDocument): GuestItem | undefined {
  const { meant } = languageOf(document.hotel.language);
  const meals = amenitiesOf(document).filter(
    (item) => !hasDays(item) && meant(String(item.name)).has("breakfast"),
  );
  return meals.length === 1 ? meals[0] : undefined;
}

/** By the row that is closed: an amenity, or the hotel for its breakfast. */
function closingsOf(document: GuestDocument): Closings {
  const { hotel, parts } = document;
  const closings = new Map<string, GuestAnnouncement[]>();
  const breakfast = parts.announcements.length > 0 ? breakfastOf(document)?.id : undefined;
  for (const one of parts.announcements) {
    const isBreakfast = one.closes_breakfast || (one.closes !== null && one.closes === breakfast);
    const rows = isBreakfast ? [hotel.id, breakfast] : [one.closes];
    for (const row of rows) if (row) closings.set(row, [...(closings.get(row) ?? []), one]);
  }
  return closings;
}

/** @returns the document with each announced closing among its amenity's exceptions */
export function closeAnnounced(document: GuestDocument): GuestDocument {
  const closings = closingsOf(document);
  if (closings.size === 0) return document;

  function close(item: GuestItem): GuestItem {
    const hours = asHours(item.hours);
    const announced = closings.get(item.id);
    return hours?.kind === "weekly" && announced ? { ...item, hours: closedFor(hours, announced) } : item;
  }

  return {
    ...document,
    sections: document.sections.map((section) =>
      section.id === amenities.id ? { ...section, items: section.items.map(close) } : section,
    ),
  };
}

/**
 * Closings beside times that have no exceptions: words, or an appointment.
 * @returns by the row that has the times: an amenity, or the hotel for its breakfast
 */
export function closingsBeside(document: GuestDocument): Closings {
  const weekly = new Set(
    amenitiesOf(document)
      .filter(({ hours }) => asHours(hours)?.kind === "weekly")
      .map(({ id }) => id),
  );
  return new Map([...closingsOf(document)].filter(([row]) => !weekly.has(row)));
}

/** Closings by announcements in the page's language, by the names that the page has in it. */
export function closingsIn(
  document: GuestDocument,
  language: Language,
  translations: Pick<Translations, "texts"> = { texts: {} },
): Pick<Translations, "texts"> {
  const { hotel, parts } = document;
  if (languageOf(hotel.language).tag === language.tag) return translations;
  const { texts } = translations;
  const { t, hours } = language;
  const items = amenitiesOf(document);

  function nameIn({ closes, closes_breakfast }: GuestAnnouncement): string | undefined {
    if (closes_breakfast) return t("page.breakfast");
    const item = items.find(({ id }) => id === closes);
    return item && (texts[amenities.table]?.[item.id]?.name ?? String(item.name));
  }

  const said = parts.announcements.flatMap((one) => {
    const name = nameIn(one);
    return name === undefined ? [] : [[one.id, { text: closingText(name, hours, one) }]];
  });
  return { texts: { ...texts, announcements: { ...texts.announcements, ...Object.fromEntries(said) } } };
}
