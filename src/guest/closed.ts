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
} from "../lib/announced-closing.ts";
import type { GuestAnnouncement, GuestDocument, GuestItem, Translations } from "../lib/guest-document.ts";
import { amenities } from "../sections/amenities.ts";
import { asHours } from "./hours.tsx";
import { type Language, languageOf } from "./language.ts";

/** As the owner's dialog writes it: src/admin/app/dashboard/tell-dialog.tsx. */
const wordsOf = ({ t, tag }: Language) => closingWordsOf((key) => t(key, { date: "{date}" }), tag);

/** @returns the document with each announced closing among its amenity's exceptions */
export function closeAnnounced(document: GuestDocument): GuestDocument {
  const { hotel, sections, parts } = document;
  if (parts.announcements.length === 0) return document;
  const words = wordsOf(languageOf(hotel.language));

  function close(item: GuestItem): GuestItem {
    const hours = asHours(item.hours);
    if (hours?.kind !== "weekly") return item;
    const closings = parts.announcements.filter((one) => isClosing(one.text, String(item.name), words));
    return closings.length > 0 ? { ...item, hours: closedFor(hours, closings) } : item;
  }

  return {
    ...document,
    sections: sections.map((section) =>
      section.id === amenities.id ? { ...section, items: section.items.map(close) } : section,
    ),
  };
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
