/** What an owner tells all guests with a chip: what is closed in the house, and what was said before. */
import { periodAt } from "../../../lib/announcements.ts";
import { foldedName } from "../../../lib/folded.ts";
import type { Announcement } from "../../content/announcements/announcements.ts";
import type { Hotel } from "../../content/hotel/hotels.ts";
import type { Item } from "../../content/sections/items.ts";

/** So many chips fit beside each other in two or three lines of a phone. */
const OF_THE_HOUSE = 4;
const SAID_BEFORE = 2;

/** What a chip writes. */
export interface Telling {
  /** Unique among the chips: names the draft of what is typed. */
  key: string;
  /** On the chip, in the language of guests' texts. */
  label: string;
  /** The thing that is closed; without one, `text` holds whatever its end. */
  closed?: string;
  text?: string;
}

/** What has hours: first as data, then in words; and breakfast, unless it is among them. */
export function thingsOf(items: readonly Item[], { breakfast }: Hotel, breakfastWord: string): string[] {
  const timed = [
    ...items.filter(({ hours }) => hours),
    ...items.filter(({ hours, timing }) => !hours && /\d/.test(String(timing ?? ""))),
  ].filter(({ is_hidden }) => !is_hidden);
  const names = timed.map(({ name }) => String(name));
  const isThere = names.some((name) => foldedName(name).includes(foldedName(breakfastWord)));
  const most = breakfast && !isThere ? OF_THE_HOUSE - 1 : OF_THE_HOUSE;
  return [...names.slice(0, most), ...(breakfast && !isThere ? [breakfastWord] : [])];
}

/** The newest first, each text once. */
export function saidBefore(all: readonly Announcement[], clock: string): Telling[] {
  const over = all
    .filter((one) => periodAt(one, clock) === "past")
    .toSorted((one, other) => other.ends_at.localeCompare(one.ends_at, "en"));
  const texts = [...new Set(over.map(({ text }) => text))];
  return texts.slice(0, SAID_BEFORE).map((text) => ({ key: text, label: text, text }));
}
