/**
 * What an announcement says is closed is not open elsewhere on the page: docs/decisions/0106-today.md. The hours that
 * are stored stay as they are.
 */
import {
  closedFor,
  closing,
  closingDate,
  closingWordsOf,
  isClosing,
  reopening,
} from "../../lib/announcements/announced-closing.ts";
import type {
  GuestAnnouncement,
  GuestDocument,
  GuestItem,
  Translations,
} from "../../lib/documents/guest-document.ts";
import type { OpeningHours } from "../../lib/opening-hours/hours.ts";
import { amenities } from "../../sections/amenities.ts";
import { type Language, languageOf } from "../language/language.ts";
import { hasDays } from "./away.ts";
import type { Closing } from "./closings.tsx";
import { asHours } from "./hours.tsx";

/** As the owner's dialog writes it: src/admin/app/dashboard/tell-dialog.tsx. */
const wordsOf = ({ t, tag }: Language) => closingWordsOf((key) => t(key, { date: "{date}" }), tag);

/** A thing that an announcement may close, with its names in announcements. */
interface Thing {
  id: string;
  names: readonly string[];
  hours: OpeningHours | undefined;
}

function itemsOf({ sections }: GuestDocument): GuestItem[] {
  return sections.filter(({ id }) => id === amenities.id).flatMap(({ items }) => items);
}

/** Amenities, and breakfast by the hotel's id. If one amenity is about breakfast, both are the same. */
function thingsOf(document: GuestDocument): Thing[] {
  const { hotel } = document;
  const { t, meant } = languageOf(hotel.language);
  const word = t("page.breakfast");
  const items = itemsOf(document);
  const meals = items.filter((item) => !hasDays(item) && meant(String(item.name)).has("breakfast"));
  const [meal, other] = meals;
  const isSame = meal !== undefined && other === undefined;
  const things = items.map((item): Thing => {
    const name = String(item.name);
    const names = isSame && item === meal ? [name, word] : [name];
    return { id: item.id, names, hours: asHours(item.hours) ?? undefined };
  });
  const breakfast = things.find(({ id }) => isSame && id === meal.id) ?? { names: [word], hours: undefined };
  return [...things, { ...breakfast, id: hotel.id }];
}

function announcedOf({ hotel, parts }: GuestDocument, { names }: Thing): GuestAnnouncement[] {
  const words = wordsOf(languageOf(hotel.language));
  return parts.announcements.filter(({ text }) => names.some((name) => isClosing(text, name, words)));
}

/** @returns the document with each announced closing among its amenity's exceptions */
export function closeAnnounced(document: GuestDocument): GuestDocument {
  if (document.parts.announcements.length === 0) return document;
  const things = thingsOf(document);

  function close(item: GuestItem): GuestItem {
    const hours = asHours(item.hours);
    const thing = things.find(({ id }) => id === item.id);
    if (hours?.kind !== "weekly" || !thing) return item;
    const closings = announcedOf(document, thing);
    return closings.length > 0 ? { ...item, hours: closedFor(hours, closings) } : item;
  }

  return {
    ...document,
    sections: document.sections.map((section) =>
      section.id === amenities.id ? { ...section, items: section.items.map(close) } : section,
    ),
  };
}

/**
 * What is announced as closed beside times that have no exceptions: words, or an appointment.
 * @returns by the row that has the times: an amenity, or the hotel for its breakfast
 */
export function closingsBeside(document: GuestDocument): ReadonlyMap<string, readonly Closing[]> {
  if (document.parts.announcements.length === 0) return new Map();
  const beside = thingsOf(document).filter(
    ({ id, hours }) => id === document.hotel.id || hours?.kind !== "weekly",
  );
  return new Map(
    beside.map((thing) => {
      const closings = announcedOf(document, thing).map((one) => ({
        starts_at: one.starts_at,
        ends_at: one.ends_at,
        opens: reopening(one, thing.hours),
      }));
      return [thing.id, closings];
    }),
  );
}

/**
 * What announcements say is closed, in the page's language: in the owner's dialog it was made of texts that the page has
 * in every language. One with another date than its end says is the owner's own, and stays as it is.
 */
export function closingsIn(
  { hotel, sections, parts }: GuestDocument,
  language: Language,
  translations: Pick<Translations, "texts"> = { texts: {} },
): Pick<Translations, "texts"> {
  const owners = languageOf(hotel.language);
  if (parts.announcements.length === 0 || owners.tag === language.tag) return translations;
  const [written, read] = [wordsOf(owners), wordsOf(language)];
  const { texts } = translations;
  const things = sections
    .filter(({ id }) => id === amenities.id)
    .flatMap(({ items }) => items)
    .map(({ id, name, hours }) => ({
      name: String(name),
      named: texts[amenities.table]?.[id]?.name ?? String(name),
      hours: asHours(hours) ?? undefined,
    }));
  const breakfast = {
    name: owners.t("page.breakfast"),
    named: language.t("page.breakfast"),
    hours: undefined,
  };

  function inPagesLanguage(one: GuestAnnouncement): string | undefined {
    for (const { name, named, hours } of [...things, breakfast]) {
      const day = reopening(one, hours);
      const ways = [
        { was: "today", is: "today" },
        { was: undefined, is: undefined },
        ...(day === undefined
          ? []
          : [{ was: closingDate(owners.tag, day), is: closingDate(language.tag, day) }]),
      ];
      const way = ways.find(({ was }) => closing(name, written, was) === one.text);
      if (way) return closing(named, read, way.is);
    }
    return undefined;
  }

  const said = parts.announcements.flatMap((one) => {
    const text = inPagesLanguage(one);
    return text === undefined ? [] : [[one.id, { text }]];
  });
  return { texts: { ...texts, announcements: { ...texts.announcements, ...Object.fromEntries(said) } } };
}
