import { type Field, type InputValue, NO_HOURS } from "../../../src/fields/index.ts";
import type { Section } from "../../../src/sections/index.ts";
import type { Entry } from "./pages/section-page.ts";

/** A plausible text for each field; another number gives other words. */
export function makeEntry(section: Section, number: number): Entry {
  return Object.fromEntries(
    Object.entries<Field>(section.fields).map(([column, field]) => [column, typed(field, number)]),
  );
}

/** The entry's name in a list. */
export function titleOf(section: Section, entry: Entry): string {
  return String(entry[section.card.title]);
}

function typed(field: Field, number: number): InputValue {
  switch (field.kind) {
    case "flag":
      return true;
    case "rating":
      return `4.${number}`;
    case "phone":
      return `+351 21 555 010${number}`;
    case "email":
      return `desk${number}@example.com`;
    case "url":
      return `https://example.com/${number}`;
    case "hours":
      return { ...NO_HOURS, mode: "appointment", note: `Ask ${number}` };
    // Chosen, not typed: tests/e2e/photos.spec.ts.
    case "photo":
      return "";
    case "choice":
      return field.choices?.[number]?.value ?? "";
    default:
      return `${field.label} ${number}`;
  }
}

/** An item of a custom section. */
export const MASSAGE = {
  title: "Hot stone massage",
  description: "An hour by the fire",
  contact_phone: "+351 21 555 0109",
  contact_email: "spa@example.com",
  contact_website: "https://example.com/spa",
  contact_address: "Ground floor",
};
