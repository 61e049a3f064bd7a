/** Where guests read a field: as it says, or by its place on the card, its meaning and its kind. */
import type { Field, FieldKind, Meaning } from "../fields/index.ts";
import { t } from "../lib/texts/t.ts";

/**
 * For guests, `cards` show everything, an `accordion` unfolds text and facts below a title, and a `table` has
 * a row per item with title and facts. Owners have one list for all; an `accordion` unfolds there too.
 */
export type Layout = "cards" | "accordion" | "table";

/** Nothing is said of what stands on the card where anybody would look for it: it would be said of every field. */
const MEANINGS: Record<Meaning, string | undefined> = {
  address: t`Button “Directions”`,
  distance: undefined,
  duration: undefined,
  menu: t`Button “Menu”`,
  name: undefined,
  note: t`On the card`,
  offer: t`On the card, highlighted`,
  place: undefined,
  price: undefined,
  timing: undefined,
};

const KINDS: Record<FieldKind, string | undefined> = {
  text: undefined,
  longText: undefined,
  time: undefined,
  moment: undefined,
  phone: t`Button “Call”`,
  email: t`Button “Email”`,
  url: t`Button “Website”`,
  rating: t`Under the name`,
  choice: undefined,
  color: undefined,
  flag: undefined,
  details: t`Below the text`,
  hours: t`On the card, with “Open now”`,
  photo: t`Top of the card`,
  accent: undefined,
  wifi: undefined,
};

/** For the title, and the text that follows it. */
const LAYOUTS: Record<Layout, { title?: string; text?: string }> = {
  cards: {},
  accordion: { title: t`What guests press`, text: t`Unfolds below it` },
  table: { title: t`First in its line`, text: t`In its line` },
};

export function appearsAt(
  {
    layout,
    groupBy,
    card,
  }: { layout: Layout; groupBy?: string; card: { title?: string; label?: string; text?: string } },
  column: string,
  { appears, kind, meaning }: Field,
): string | undefined {
  if (appears !== undefined) return appears;
  if (column === card.title) return LAYOUTS[layout].title;
  if (column === card.text) return LAYOUTS[layout].text;
  if (column === groupBy) return t`Its group’s heading`;
  if (column === card.label) return undefined;
  return meaning ? MEANINGS[meaning] : KINDS[kind];
}
