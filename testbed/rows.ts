/** Small rows that every rule of the database accepts. Sections' rows follow from their declarations. */
import { randomUUID } from "node:crypto";
import type { Field, FieldKind } from "../src/fields/index.ts";
import { SECTIONS } from "../src/sections/index.ts";
import { weekly } from "./opening-hours.ts";

export type Row = Record<string, unknown>;

// Some names must be unique within their hotel.
const words = ({ label, maxLength = 120 }: Field) => `${label} ${randomUUID()}`.slice(0, maxLength);
const firstChoice = ({ choices = [] }: Field) => choices[0]?.value;

const VALUES: Record<FieldKind, (field: Field, index: number) => unknown> = {
  text: words,
  longText: words,
  time: () => "03:00 PM",
  // Later columns are later times, so that what begins ends afterwards.
  moment: (_, index) => new Date(Date.UTC(2026, 5, 10 + index, 9)).toISOString().slice(0, 19),
  phone: () => "+1 207 555 0100",
  email: () => "desk@example.com",
  url: () => "https://example.com/",
  rating: () => 4.5,
  choice: firstChoice,
  color: firstChoice,
  flag: () => true,
  details: () => ({ Temperature: "80 °C" }),
  hours: () => weekly({ note: "Towels are in the basket" }),
  photo: () => null,
  accent: () => "#1b4a66",
  wifi: () => [{ name: "House", password: "saltandthyme", shown_to: "everybody" }],
};

/** A value for each declared column. */
export function exampleOf(fields: Readonly<Record<string, Field>>): Row {
  return Object.fromEntries(
    Object.entries(fields).map(([column, field], index) => [column, VALUES[field.kind](field, index)]),
  );
}

const sectionRows: Record<string, () => Row> = Object.fromEntries(
  SECTIONS.map(({ table, fields }) => [table, () => exampleOf(fields)]),
);

const otherRows: Record<string, () => Row> = {
  hotels: () => ({
    name: `Hotel ${randomUUID()}`,
    address: "1 Quay",
    phone: "+1 207 555 0100",
    email: "desk@example.com",
  }),
  section_visibility: () => ({ section_name: "faqs", is_visible: false }),
  announcements: () => ({
    text: "Pool closed from 9 to 12",
    starts_at: "2026-06-23T09:00:00",
    ends_at: "2026-06-23T12:00:00",
  }),
  // Translations of the hotel's own description, which every hotel has.
  translations: () => ({
    text: "Salz und Thymian",
    ...{ table_name: "hotels", column_name: "description", language: "de", source_hash: "0".repeat(32) },
  }),
  message_kinds: () => ({ kind: "request", is_on: true }),
  topics: () => ({ label: `Cot ${randomUUID()}`, hours: weekly() }),
  messages: () => ({ kind: "request", state: "new", room: "12", topic: "towels", text: "Two, please" }),
  push_devices: () => ({
    endpoint: `https://push.example.com/${randomUUID()}`,
    // A key of its kind: a device that nothing can be encrypted for is dropped at its first push.
    p256dh: "BLrrJIf-_YsVoyCk895gVzdSfjnRyXFF9nHap1E-COc-0QpdxslmS93tWPMDAlwtC2DXcfaBH6D_CB8oMCA9v5I",
    auth: "A".repeat(22),
  }),
  secrets: () => ({ kind: "parking", name: "Garage", code: "8642" }),
  codes: () => ({ label: `Room ${randomUUID().slice(0, 8)}` }),
  domains: () => ({ host: `guide.${randomUUID()}.example` }),
  stations: () => ({ name: "Bar" }),
  invitations: () => ({ email: `${randomUUID()}@example.com`, role: "desk" }),
  custom_sections: () => ({ name: "Spa", description: "Baths and massages" }),
  custom_section_items: () => ({
    title: "Sauna",
    description: "Open all night",
    details: { Temperature: "80 °C" },
    contact_phone: "+1 207 555 0101",
  }),
};

/** @returns a new row without the columns that say whose it is */
export function exampleRow(table: string): Row {
  const make = sectionRows[table] ?? otherRows[table];
  if (!make) throw new Error(`testbed/rows.ts has no example for the table ${table}`);
  return make();
}
