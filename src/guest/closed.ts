/**
 * What an announcement says is closed is not open elsewhere on the page: docs/decisions/0106-today.md. The hours that
 * are stored stay as they are.
 */
import { closedFor, closingWordsOf, isClosing } from "../lib/announced-closing.ts";
import type { GuestDocument, GuestItem } from "../lib/guest-document.ts";
import { amenities } from "../sections/amenities.ts";
import { asHours } from "./hours.tsx";
import { languageOf } from "./language.ts";

/** @returns the document with each announced closing among its amenity's exceptions */
export function closeAnnounced(document: GuestDocument): GuestDocument {
  const { hotel, sections, parts } = document;
  if (parts.announcements.length === 0) return document;
  const { t } = languageOf(hotel.language);
  // As the owner's dialog writes it: src/admin/app/dashboard/tell-dialog.tsx.
  const words = closingWordsOf((key) => t(key, { date: "{date}" }), hotel.language);

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
