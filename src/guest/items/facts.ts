/** Turns a row's columns into what its card shows, by the kind and meaning of each field. */
import { type Field, type FieldKind, labelOf, type Meaning } from "../../fields/index.ts";
import { dayAndTime } from "../../lib/announcements/announced-closing.ts";
import type { GuestItem } from "../../lib/documents/guest-document.ts";
import { mailLink, mapLink, safeUrl } from "../../lib/links/safe-link.ts";
import type { Translate } from "../../lib/messages/message.ts";
import { phoneNumbers } from "../../lib/phone/phone-numbers.ts";
import type { Section } from "../../sections/index.ts";
import { phoneUse } from "../../sections/rows.ts";
import type { GuestReading } from "../language/reading.ts";
import type { Fact } from "./card.tsx";

type Line = Omit<Fact, "label" | "lang"> & {
  /** Whether the text is ours, in the page's language. */
  ours?: true;
};
type Shape = Omit<Line, "text">;

/** Other data of the row that a card needs beside the value. */
export interface FactRow {
  section: Section;
  item: GuestItem;
  country: string | null;
  /** The hotel's town, if its address says it. */
  town?: string | undefined;
  reading: Pick<GuestReading, "t" | "tag" | "hours" | "own" | "translated">;
}

const PLAIN: Shape = { icon: "Sparkles" };

function website(url: string): Shape {
  return { icon: "Globe", href: safeUrl(url), website: true };
}

/** Coordinates need no town. An address says its town behind a comma, or beside a postal code. */
const POINT = /^-?\d+\.\d+[,\s]+-?\d+\.\d+$/;
const HAS_TOWN = /[,\n]|\d{4}/;

/** "Mill Inn, Mill Road 1, Larkhaven": the street alone is found in another town. */
function searchFor(address: string, { section, item, town }: FactRow): string {
  if (POINT.test(address)) return address;
  const name = String(item[section.card.title] ?? "").trim();
  const saysTown = HAS_TOWN.test(address) || (town && address.includes(town));
  const parts = [address.includes(name) ? "" : name, address, saysTown ? "" : town];
  return parts.filter(Boolean).join(", ");
}

const MEANINGS: Record<Meaning, (text: string, t: Translate, row: FactRow) => Shape> = {
  address: (text, t, row) => ({
    icon: "Navigation",
    href: mapLink(searchFor(text, row)),
    action: t("page.directions"),
    byButton: true,
  }),
  distance: () => ({ icon: "Footprints", short: true }),
  duration: () => ({ icon: "Hourglass", short: true }),
  menu: (url, t) => ({ ...website(url), icon: "BookOpen", action: t("page.menu") }),
  name: () => PLAIN,
  note: () => ({ ...PLAIN, note: true }),
  offer: () => ({ icon: "Tag", highlight: true }),
  place: () => ({ icon: "MapPin" }),
  price: () => ({ icon: "Ticket", short: true }),
  timing: () => ({ icon: "Clock" }),
};

type Reader = (text: string, field: Field, row: FactRow) => Line[];

const meant =
  (otherwise: (text: string) => Shape): Reader =>
  (text, { meaning }, row) => [
    { text, ...(meaning ? MEANINGS[meaning](text, row.reading.t, row) : otherwise(text)) },
  ];
const plain = meant(() => PLAIN);
const chosen: Reader = (text, field) => [{ ...PLAIN, text: labelOf(field, text), ours: true }];

const KINDS: Record<FieldKind, Reader> = {
  text: plain,
  longText: plain,
  time: (text) => [{ text, icon: "Clock" }],
  moment: (text, { isEnd }, { reading: { hours } }) => [
    { text: dayAndTime(hours, text, isEnd), icon: "Clock", ours: true },
  ],
  phone: (text, _, { section, item, country, reading: { t } }) =>
    phoneNumbers(text, {
      country,
      use: phoneUse(section, item),
      roomPhone: (number) => t("page.roomPhone", { number }),
    }).map((number) => ({ icon: "Phone", action: t("page.call"), inButton: true, ...number })),
  email: (text, _, { reading: { t } }) => [
    { text, icon: "Mail", href: mailLink(text), action: t("page.writeEmail") },
  ],
  url: meant(website),
  rating: (text, _, { reading: { t, tag } }) => [
    {
      text: t("page.ourRating", { rating: Number(text).toLocaleString(tag, { numberingSystem: "latn" }) }),
      icon: "Star",
      short: true,
      ours: true,
    },
  ],
  choice: chosen,
  color: chosen,
  flag: (text, { label }) => (text === "true" ? [{ ...PLAIN, text: label, ours: true }] : []),
  // The card lists the names and values itself.
  details: () => [],
  // The card draws them itself, because they change with the clock.
  hours: () => [],
  // The card shows it above the title itself.
  photo: () => [],
  // Only the hotel has these: frame/look.ts, secrets/house-secrets.tsx.
  accent: () => [],
  wifi: () => [],
};

/** True for a name, an address or a number: neither the hotel nor we translate it. */
function isAsWritten({ kind, translated }: Field): boolean {
  return !translated && ["text", "longText", "phone", "email", "url"].includes(kind);
}

/** A column's facts: one, one for each of several phone numbers, or none if it is empty. */
export function factsOf(column: string, row: FactRow): Fact[] {
  const field = row.section.fields[column];
  const { section, item, reading } = row;
  const text = String(item[column] ?? "").trim();
  if (!field || !text) return [];
  const translated = field.translated ? reading.translated(section.table, item.id, column) : undefined;
  return KINDS[field.kind](translated ?? text, field, row).map(({ ours, ...line }) => ({
    ...line,
    label: field.label,
    ...(!ours && isAsWritten(field) && { translate: "no" as const }),
    ...(!ours && translated === undefined && reading.own.lang !== undefined && { lang: reading.own.lang }),
    // The field's label names a website's button.
    ...(line.website && !line.action && { action: field.label }),
  }));
}

/** A column's first fact; undefined if it is empty. */
export function factOf(column: string | undefined, row: FactRow): Fact | undefined {
  return column === undefined ? undefined : factsOf(column, row)[0];
}
