/** An owner's news for all guests by a chip: a thing of the house is closed, or an earlier text is said again. */
import { periodAt } from "../../../lib/announcements/announcements.ts";
import type { GuestItem } from "../../../lib/documents/guest-document.ts";
import type { OpeningHours } from "../../../lib/opening-hours/hours.ts";
import { foldedName } from "../../../lib/texts/folded.ts";
import type { Hotel } from "../../content/hotel/hotels.ts";
import type { Announcement, Closing } from "../../content/sections/items.ts";

/** So many chips fit beside each other in two or three lines of a phone. */
const OF_THE_HOUSE = 4;
const SAID_BEFORE = 2;

/** Something in the house, with its hours if they are more than words. */
export interface TimedThing {
  /** The amenity's; the hotel's breakfast has none. */
  id?: string;
  name: string;
  hours?: OpeningHours;
}

/** An announcement by a chip. */
export interface Telling {
  /** Unique among the chips: names the draft of what is typed. */
  key: string;
  /** On the chip, in the language of guests' texts. */
  label: string;
  /** The thing that is closed; without it, `text` holds whatever its end. */
  closed?: TimedThing;
  text?: string;
}

/** Things with hours: first as data, then in words; and breakfast, unless it is among them. */
export function thingsOf(
  items: readonly GuestItem[],
  { breakfast }: Hotel,
  breakfastWord: string,
): TimedThing[] {
  const timed = [
    ...items.filter(({ hours }) => hours),
    ...items.filter(({ hours, timing }) => !hours && /\d/.test(String(timing ?? ""))),
  ];
  const things: TimedThing[] = timed.map(({ id, name, hours }) => ({
    id,
    name: String(name),
    ...(hours ? { hours: hours as OpeningHours } : {}),
  }));
  const isThere = things.some(({ name }) => foldedName(name).includes(foldedName(breakfastWord)));
  const most = breakfast && !isThere ? OF_THE_HOUSE - 1 : OF_THE_HOUSE;
  return [...things.slice(0, most), ...(breakfast && !isThere ? [{ name: breakfastWord }] : [])];
}

export function closesIt({ closes, closes_breakfast }: Closing, { id }: TimedThing): boolean {
  return id === undefined ? closes_breakfast : closes === id;
}

/** The newest first, each text once. A closing says its day: its chip writes another. */
export function saidBefore(all: readonly Announcement[], clock: string): Telling[] {
  const over = all
    .filter((one) => periodAt(one, clock) === "past" && !one.closes && !one.closes_breakfast)
    .toSorted((one, other) => other.ends_at.localeCompare(one.ends_at, "en"));
  const texts = [...new Set(over.map(({ text }) => text))];
  return texts.slice(0, SAID_BEFORE).map((text) => ({ key: text, label: text, text }));
}
