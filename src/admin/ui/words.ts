/** Texts made from a collection's nouns and verbs, and times in words. */

import { lazily } from "../../lib/lazily.ts";
import { listedIn } from "../../lib/texts/lists.ts";
import { ADMIN_LANGUAGE, CASES, declared, NOT_TRANSLATED, t } from "../../lib/texts/t.ts";
import { DAY, wallOf } from "../../lib/time/zoned-time.ts";
import type { Collection } from "../../sections/index.ts";

/** For a form's title and button, while it is saving, and once it is done. */
const VERBS = {
  add: {
    title: (noun: string) => capitalized(t`Add ${noun}`),
    submit: (noun: string) => capitalized(t`Add ${noun}`),
    busy: t`Adding...`,
    done: (noun: string) => t`${noun} added successfully!`,
  },
  create: {
    title: (noun: string) => capitalized(t`Create ${noun}`),
    submit: (noun: string) => capitalized(t`Create ${noun}`),
    busy: t`Creating...`,
    done: (noun: string) => t`${noun} created successfully!`,
  },
  update: {
    title: (noun: string) => capitalized(t`Edit ${noun}`),
    submit: (noun: string) => capitalized(t`Update ${noun}`),
    busy: t`Updating...`,
    done: (noun: string) => t`${noun} updated successfully!`,
  },
} as const;

/** The texts of a form that adds or changes a row. */
export function formWords({ one, adding }: Collection, changing: boolean) {
  const { title, submit, busy, done } = VERBS[changing ? "update" : (adding ?? "add")];
  return {
    /** "Add FAQ", "Edit Car Service". */
    title: title(titled(one)),
    /** "Add Item", "Update Item". */
    submit: submit(titled(one)),
    busy,
    /**
     * "Item added successfully!", "Item updated successfully!", "Section created successfully!",
     * "Section updated successfully!".
     */
    done: done(capitalized(one)),
  };
}

const MOST_NAMED = 5;

/** "Pool, Sauna, and 3 more". */
export function namedInWords(names: readonly string[]): string {
  const more = names.length - MOST_NAMED;
  return listedInWords([...names.slice(0, MOST_NAMED), ...(more > 0 ? [t`${more} more`] : [])]);
}

/** At the start of a sentence: "Car service", "FAQ". */
export function capitalized(noun: string): string {
  return noun.replace(/^\u2063?./u, (first) => first.toLocaleUpperCase(ADMIN_LANGUAGE));
}

/** In titles and on buttons: "Car Service", "FAQ". Only English writes a noun differently there. */
export function titled(noun: string): string {
  const isEnglish = ADMIN_LANGUAGE === "en" || noun.startsWith(NOT_TRANSLATED);
  return isEnglish ? noun.split(" ").map(capitalized).join(" ") : noun;
}

/** Ends with a full stop, unless it already ends a sentence. */
export function withFullStop(text: string): string {
  return /[.!?…]$/.test(text.trim()) ? text : `${text}.`;
}

/** "1 amenity", "3 amenities". After five, Polish has another form, which the build declares by the plural. */
export function counted(count: number, { one, many }: Pick<Collection, "one" | "many">): string {
  if (count === 1) return `1 ${one}`;
  return `${count} ${CASES.select(count) === "many" ? declared(many) : many}`;
}

/** "Amenities, Shopping, and FAQs"; or "… or FAQs". */
export function listedInWords(names: readonly string[], type?: "disjunction"): string {
  return listedIn(ADMIN_LANGUAGE, names, type);
}

/** "9:12 AM, Anna": facts of one thing, with the comma of the language. What is missing is left out. */
export function withCommas(...facts: readonly (string | false | null | undefined)[]): string {
  return facts.filter(Boolean).join(t`, `);
}

/** Somebody's words between the marks of the language in which the screen is. */
export function inQuotes(words: string): string {
  return t`“${words}”`;
}

/** Months and weekdays in the admin's language, hours as the browser's owner writes them. */
export const adminLocale = lazily(
  () =>
    new Intl.Locale(ADMIN_LANGUAGE, {
      hourCycle: new Intl.DateTimeFormat([], { timeStyle: "short" }).resolvedOptions().hourCycle ?? "h12",
    }),
);

/** For hours that stand beside a weekday: as those that stand alone. "01:00" in German, "1:00" in Spanish. */
export const hourDigits = lazily(() =>
  new Date(3_600_000)
    .toLocaleTimeString(adminLocale(), { timeStyle: "short", timeZone: "UTC" })
    .startsWith("0")
    ? "2-digit"
    : "numeric",
);

/** "Thursday, November 26", by default in the browser's time zone. */
export function dayInFull(at: Date | string, timeZone?: string): string {
  return new Date(at).toLocaleDateString(ADMIN_LANGUAGE, {
    weekday: "long",
    day: "numeric",
    month: "long",
    timeZone,
  });
}

/** "Nov 25, 2026, 5:15 AM". @param moment what clocks show at the hotel: "2026-11-25T05:15:00" */
export function momentInWords(
  moment: string,
  style: Intl.DateTimeFormatOptions = { dateStyle: "medium" },
): string {
  return new Date(wallOf(moment)).toLocaleString(adminLocale(), {
    ...style,
    timeStyle: "short",
    timeZone: "UTC",
  });
}

/**
 * When something ends: "Nov 28, 2026, 12:00 PM", or "the end of Nov 28, 2026": midnight of the 29th is read as a
 * time on that day. @param moment as above
 */
export function endInWords(moment: string): string {
  const wall = wallOf(moment);
  if (wall % DAY !== 0) return momentInWords(moment);
  const day = new Date(wall - DAY).toLocaleDateString(adminLocale(), {
    dateStyle: "medium",
    timeZone: "UTC",
  });
  return t`the end of ${day}`;
}

const languages = lazily(() => new Intl.DisplayNames(ADMIN_LANGUAGE, { type: "language" }));
const countries = lazily(() => new Intl.DisplayNames(ADMIN_LANGUAGE, { type: "region" }));

/** "German" for de: for owners, in the admin's language. */
export function languageName(tag: string): string {
  return languages().of(tag) ?? tag;
}

/** "Austria" for AT. */
export function countryName(country: string): string {
  return countries().of(country) ?? country;
}

/** "2:05 PM"; "July 3, 2:05 PM" of another day, and "July 3, 2025 at 2:05 PM" of another year. */
export function recentMoment(at: number): string {
  const then = new Date(at);
  const now = new Date();
  const isToday = then.toDateString() === now.toDateString();
  return then.toLocaleString(adminLocale(), {
    ...(!isToday && { day: "numeric", month: "long" }),
    ...(then.getFullYear() !== now.getFullYear() && { year: "numeric" }),
    hour: hourDigits(),
    minute: "2-digit",
  });
}
