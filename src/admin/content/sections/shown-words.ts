/** Whether guests see an item, in words for its owner. */

import { isShownAt, periodOf, type ShownDuring } from "../../../lib/announcements/shown-during.ts";
import { ADMIN_LANGUAGE, declared, t } from "../../../lib/texts/t.ts";
import { type Collection, isRequiredWhenShown, type Section } from "../../../sections/index.ts";
import { listedInWords } from "../../ui/words.ts";
import { weekdayName } from "../hours/day-rows.ts";
import type { Item } from "./items.ts";

/** The two columns of every item. */
export interface Shown {
  is_hidden?: boolean;
  shown_during?: ShownDuring | null;
}

export function shownOf(item: Readonly<Record<string, unknown>>): Required<Shown> {
  return {
    is_hidden: item.is_hidden === true,
    shown_during: (item.shown_during as ShownDuring | null | undefined) ?? null,
  };
}

/** The labels of what an item lacks to be shown. */
export function missingIn(collection: Collection, item: Item): string[] {
  return Object.entries(collection.fields)
    .filter(([column]) => isRequiredWhenShown(collection, column) && (item[column] ?? "") === "")
    .map(([, { label }]) => declared(label));
}

/** "1 May" in English. */
const LOCALE = ADMIN_LANGUAGE === "en" ? "en-GB" : ADMIN_LANGUAGE;
const DATE = { day: "numeric", month: "long", timeZone: "UTC" } as const;

/** "1 May – 30 September", "Until 15 September 2026", "Mon, Tue". */
export function daysInWords({ from, until, weekdays }: ShownDuring): string {
  const day = (date: string): string =>
    date.length === 5
      ? new Date(`2000-${date}T00:00Z`).toLocaleDateString(LOCALE, DATE)
      : new Date(`${date}T00:00Z`).toLocaleDateString(LOCALE, { ...DATE, year: "numeric" });
  const dates =
    from && until
      ? `${day(from)} – ${day(until)}`
      : from
        ? t`From ${day(from)}`
        : until && t`Until ${day(until)}`;
  const days =
    weekdays.length < 7 && listedInWords(weekdays.map((weekday) => weekdayName(weekday - 1, "short")));
  return [dates, days].filter(Boolean).join(" · ");
}

/** A spreadsheet's words for each row, as soon as one of them is not simply shown. */
export function shownInSpreadsheet(items: readonly Item[]): string[] | undefined {
  const states = items.map(shownOf);
  if (!states.some(({ is_hidden, shown_during }) => is_hidden || shown_during)) return undefined;
  return states.map(({ is_hidden, shown_during }) =>
    is_hidden ? t`Hidden` : shown_during ? daysInWords(shown_during) : t`Shown`,
  );
}

/**
 * The line below an item's name in the owner's lists; nothing for one that guests always see.
 *
 * @param clock the hotel's, called only for items with days
 */
export function stateInWords(section: Section, item: Item, clock: () => string): string | undefined {
  const { is_hidden, shown_during } = shownOf(item);
  const days = shown_during ? daysInWords(shown_during) : "";
  if (is_hidden) {
    const missing = missingIn(section, item);
    const lacks = missing.length > 0 && t`needs ${listedInWords(missing)}`;
    return [t`Hidden`, lacks || days].filter(Boolean).join(" · ");
  }
  if (!shown_during) return undefined;
  return isShownAt(periodOf(shown_during), clock()) ? days : t`Not today · ${days}`;
}
