/** From a row's columns to the facts on its card: how a value is shown follows from its field's kind. */
import type { FieldKind } from "../fields/index.ts";
import type { GuestItem } from "../lib/guest-document.ts";
import { phoneNumbers } from "../lib/phone/phone-numbers.ts";
import { mailLink, mapLink, safeUrl } from "../lib/safe-link.ts";
import type { Section } from "../sections/index.ts";
import type { Fact } from "./card.tsx";

type Shape = Omit<Fact, "label" | "text">;
type Shaper = (text: string) => Shape;

const email: Shaper = (text) => ({ icon: "Mail", href: mailLink(text) });
const website: Shaper = (text) => ({ icon: "Globe", href: safeUrl(text), website: true });
const address: Shaper = (text) => ({ icon: "MapPin", href: mapLink(text) });

const BY_KIND: Partial<Record<FieldKind, Shaper>> = {
  phone: () => ({ icon: "Phone" }),
  email,
  url: website,
  rating: () => ({ icon: "Star" }),
};

/** Columns that mean more than their kind says. */
const BY_COLUMN: Record<string, Shaper> = {
  address,
  contact_address: address,
  timing: () => ({ icon: "Clock" }),
  location: () => ({ icon: "MapPin" }),
  distance: () => ({ icon: "Footprints" }),
  estimated_time: () => ({ icon: "Hourglass" }),
  entry_fee: () => ({ icon: "Ticket" }),
  discount: () => ({ icon: "Tag", highlight: true }),
  digital_menu_url: (text) => ({ ...website(text), icon: "BookOpen" }),
};

const PLAIN: Shape = { icon: "Sparkles" };

/** @returns the value in words, or undefined when there is nothing to show */
export function shown(value: unknown): string | undefined {
  const text = value === null || value === undefined ? "" : String(value).trim();
  return text || undefined;
}

/** @param country the hotel's */
export function factsOf(section: Section, item: GuestItem, country: string | null): Fact[] {
  return section.card.facts.flatMap((column) => {
    const field = section.fields[column];
    const value = shown(item[column]);
    if (!field || !value) return [];
    const shape = (BY_COLUMN[column] ?? BY_KIND[field.kind])?.(value) ?? PLAIN;
    if (field.kind === "phone") {
      return phoneNumbers(value, { country }).map((number) => ({ ...shape, ...number, label: field.label }));
    }
    return [{ ...shape, label: field.label, text: field.kind === "rating" ? `${value} of 5` : value }];
  });
}
