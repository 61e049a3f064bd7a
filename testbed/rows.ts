/** Small rows that every rule of the database accepts. Those of sections follow from their declarations. */
import { randomUUID } from "node:crypto";
import type { Field } from "../src/fields/index.ts";
import { SECTIONS } from "../src/sections/index.ts";

export type Row = Record<string, unknown>;

function valueFor(column: string, field: Field): unknown {
  switch (field.kind) {
    case "choice":
      return field.choices?.[0]?.value;
    case "rating":
      return 4.5;
    case "flag":
      return true;
    case "url":
      return "https://example.com/";
    case "email":
      return "desk@example.com";
    case "phone":
      return "+1 207 555 0100";
    case "text":
    case "longText":
      // Some names must be unique within their hotel.
      return `${column} ${randomUUID()}`;
  }
}

const sectionRows: Record<string, () => Row> = Object.fromEntries(
  SECTIONS.map(({ table, fields }) => [
    table,
    () =>
      Object.fromEntries(Object.entries(fields).map(([column, field]) => [column, valueFor(column, field)])),
  ]),
);

const otherRows: Record<string, () => Row> = {
  hotels: () => ({
    name: `Hotel ${randomUUID()}`,
    address: "1 Quay",
    phone: "+1 207 555 0100",
    email: "desk@example.com",
  }),
  section_visibility: () => ({ section_name: "faqs", is_visible: false }),
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
