/** The page has all items. Those that guests see at other times are marked away. */
import { clockAt, periodsIn } from "../../lib/announcements/announcements.ts";
import {
  isShownAt,
  periodOf,
  type ShownDuring,
  type ShownPeriod,
} from "../../lib/announcements/shown-during.ts";
import type { GuestDocument, GuestItem } from "../../lib/documents/guest-document.ts";
import type { Section } from "../../sections/index.ts";

function daysOf({ shown_during }: GuestItem): ShownDuring | undefined {
  return (shown_during as ShownDuring | null | undefined) ?? undefined;
}

/** Whether the item is shown on some days only. */
export function hasDays(item: GuestItem): boolean {
  return daysOf(item) !== undefined;
}

/** Marks each item that is not shown now. */
export function markAway(document: GuestDocument): GuestDocument {
  const clock = clockAt(document.hotel.time_zone, Date.now());
  const marked = <Section extends { items: GuestItem[] }>(section: Section): Section => ({
    ...section,
    items: section.items.map((item) => {
      const days = daysOf(item);
      return days && !isShownAt(periodOf(days), clock) ? { ...item, is_away: true } : item;
    }),
  });
  const { sections, custom_sections } = document;
  return { ...document, sections: sections.map(marked), custom_sections: custom_sections.map(marked) };
}

/** The section's items that guests see now, of a document with items marked away. */
export function itemsNow({ sections }: GuestDocument, section: Section): GuestItem[] {
  const items = sections.find(({ id }) => id === section.id)?.items ?? [];
  return items.filter((item) => !isItemAway(item));
}

export function isItemAway(item: GuestItem): boolean {
  return item.is_away === true;
}

export interface Attributes {
  className?: string | undefined;
  "data-starts"?: string | undefined;
  "data-ends"?: string | undefined;
  "data-weekdays"?: string | undefined;
}

/** Attributes of what is there for a time. The device decides again, also on a stored page: script/announcements.ts. */
export function during(period: ShownPeriod, isNow: boolean, className?: string): Attributes {
  return {
    className: isNow ? className : className ? `${className} away` : "away",
    "data-starts": period.starts,
    "data-ends": period.ends,
    "data-weekdays": period.weekdays || undefined,
  };
}

export function attributesOf(item: GuestItem, className: string): Attributes {
  const days = daysOf(item);
  return days ? during(periodOf(days), !isItemAway(item), className) : { className };
}

/** CSS for pages with something that is there for a time. */
export function awayRules(document: GuestDocument): string {
  return periodsIn(document).length > 0
    ? ".away,.group:has(.item.away):not(:has(.item:not(.away))){display:none!important}"
    : "";
}
