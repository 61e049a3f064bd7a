/** Where guests read a field: as it says, or by its place on the card, its meaning and its kind. */
import type { Field, FieldKind, Meaning } from "../fields/index.ts";

/**
 * For guests, `cards` show everything, an `accordion` unfolds text and facts below a title, and a `table` has
 * a row per item with title and facts. Owners have one list for all; an `accordion` unfolds there too.
 */
export type Layout = "cards" | "accordion" | "table";

const UNDER_THE_NAME = "In the line under the name";

const MEANINGS: Record<Meaning, string> = {
  address: "Button “Directions”",
  distance: UNDER_THE_NAME,
  duration: UNDER_THE_NAME,
  menu: "Button “Menu”",
  name: "On the card",
  note: "On the card, in your own voice",
  offer: "On the card, highlighted",
  place: "On the card",
  price: UNDER_THE_NAME,
  timing: "On the card",
};

const KINDS: Record<FieldKind, string> = {
  text: "On the card",
  longText: "On the card",
  time: "On the card",
  moment: "On the card",
  phone: "Button “Call”",
  email: "Button “Email”",
  url: "Button “Website”",
  rating: "In the line under the name, as your own",
  choice: "On the card",
  color: "On the card",
  flag: "A word on the card, when ticked",
  details: "On the card, below the text",
  hours: "“Open now” and the week on the card",
  photo: "At the top of the card",
  accent: "On the card",
  wifi: "On the card",
};

/** For the title, and the text that follows it. */
const LAYOUTS: Record<Layout, { title: string; text: string }> = {
  cards: { title: "Heading of the card", text: "Below the heading" },
  accordion: { title: "What guests press", text: "Unfolds below it" },
  table: { title: "First in its line", text: "In its line" },
};

export function appearsAt(
  {
    layout,
    groupBy,
    card,
  }: { layout: Layout; groupBy?: string; card: { title?: string; label?: string; text?: string } },
  column: string,
  { appears, kind, meaning }: Field,
): string {
  if (appears !== undefined) return appears;
  if (column === card.title) return LAYOUTS[layout].title;
  if (column === card.text) return LAYOUTS[layout].text;
  if (column === groupBy) return "Heading of the group it stands in";
  if (column === card.label) return UNDER_THE_NAME;
  return meaning ? MEANINGS[meaning] : KINDS[kind];
}
