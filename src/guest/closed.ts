/**
 * What an announcement says is closed is not open elsewhere on the page: docs/decisions/0106-today.md. The hours that
 * are stored stay as they are.
 */
import { closingWordsOf, isClosing } from "../lib/announced-closing.ts";
import { wallOf } from "../lib/announcements.ts";
import type { GuestAnnouncement, GuestDocument, GuestItem } from "../lib/guest-document.ts";
import type { HoursException } from "../lib/opening-hours/hours.ts";
import { DAY, dateOf } from "../lib/zoned-time.ts";
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
    const closed = parts.announcements.flatMap((one) =>
      isClosing(one.text, String(item.name), words) ? daysOf(one) : [],
    );
    // The first that includes a day counts.
    return closed.length > 0
      ? { ...item, hours: { ...hours, exceptions: [...closed, ...hours.exceptions] } }
      : item;
  }

  return {
    ...document,
    sections: sections.map((section) =>
      section.id === amenities.id ? { ...section, items: section.items.map(close) } : section,
    ),
  };
}

/** Its whole days, on the hotel's clocks: of the last only one that ends at midnight. */
function daysOf({ starts_at, ends_at }: GuestAnnouncement): HoursException[] {
  const from = dateOf(Math.floor(wallOf(starts_at) / DAY));
  const until = dateOf(Math.floor(wallOf(ends_at) / DAY) - 1);
  return from <= until ? [{ from, until, times: [], reason: null }] : [];
}
