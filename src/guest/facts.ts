/**
 * From a row's columns to what its card shows. One record has an entry for every kind of field, one for every
 * meaning.
 */
import { type Field, type FieldKind, labelOf, type Meaning } from "../fields/index.ts";
import type { GuestItem } from "../lib/guest-document.ts";
import { phoneNumbers } from "../lib/phone/phone-numbers.ts";
import { mailLink, mapLink, safeUrl } from "../lib/safe-link.ts";
import type { Section } from "../sections/index.ts";
import { phoneUse } from "../sections/rows.ts";
import type { Fact } from "./card.tsx";

type Line = Omit<Fact, "label">;
type Shape = Omit<Line, "text">;

/** Other columns of the row that a card needs beside the value. */
interface Row {
  section: Section;
  item: GuestItem;
  /** The hotel's country. */
  country: string | null;
}

const PLAIN: Shape = { icon: "Sparkles" };

function website(url: string): Shape {
  return { icon: "Globe", href: safeUrl(url), website: true };
}

const MEANINGS: Record<Meaning, (text: string) => Shape> = {
  address: (text) => ({ icon: "Navigation", href: mapLink(text), action: "Directions" }),
  distance: () => ({ icon: "Footprints", short: true }),
  duration: () => ({ icon: "Hourglass", short: true }),
  menu: (url) => ({ ...website(url), icon: "BookOpen", action: "Menu" }),
  name: () => PLAIN,
  note: () => ({ ...PLAIN, note: true }),
  offer: () => ({ icon: "Tag", highlight: true }),
  place: () => ({ icon: "MapPin" }),
  price: () => ({ icon: "Ticket", short: true }),
  timing: () => ({ icon: "Clock" }),
};

type Reader = (text: string, field: Field, row: Row) => Line[];

const meant =
  (otherwise: (text: string) => Shape): Reader =>
  (text, { meaning }) => [{ text, ...(meaning ? MEANINGS[meaning] : otherwise)(text) }];
const plain = meant(() => PLAIN);
const chosen: Reader = (text, field) => [{ ...PLAIN, text: labelOf(field, text) }];

const KINDS: Record<FieldKind, Reader> = {
  text: plain,
  longText: plain,
  time: (text) => [{ text, icon: "Clock" }],
  moment: (text) => [{ text: text.slice(0, 16).replace("T", " "), icon: "Clock" }],
  phone: (text, _, { section, item, country }) =>
    phoneNumbers(text, { country, use: phoneUse(section, item) }).map((number) => ({
      icon: "Phone",
      action: "Call",
      ...number,
    })),
  email: (text) => [{ text, icon: "Mail", href: mailLink(text), action: "Email" }],
  url: meant(website),
  rating: (text) => [{ text: `★ ${text}, our rating`, icon: "Star", short: true }],
  choice: chosen,
  color: chosen,
  flag: (text, { label }) => (text === "true" ? [{ ...PLAIN, text: label }] : []),
  // The card itself lists the names and values.
  details: () => [],
  // The card itself draws them, because they change with the clock.
  hours: () => [],
  // The card itself shows it above the title.
  photo: () => [],
  // Only the hotel has these: see look.ts and wifi.tsx.
  accent: () => [],
  wifi: () => [],
};

/** One fact, several for several phone numbers, or none for an empty column. */
export function factsOf(column: string, row: Row): Fact[] {
  const field = row.section.fields[column];
  const text = String(row.item[column] ?? "").trim();
  if (!field || !text) return [];
  return KINDS[field.kind](text, field, row).map((line) => ({
    ...line,
    label: field.label,
    // The label of the field names a website's button.
    ...(line.website && !line.action && { action: field.label }),
  }));
}

/** A column as text; undefined when it is empty. */
export function inWords(column: string | undefined, row: Row): string | undefined {
  return column === undefined ? undefined : factsOf(column, row)[0]?.text;
}
