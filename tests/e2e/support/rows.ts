import { asInput, formSchema } from "../../../src/fields/index.ts";
import type { GuestKind } from "../../../src/forms/index.ts";
import type { Database } from "../../../src/lib/database.types.ts";
import { type CustomSection, customSection } from "../../../src/sections/custom.ts";
import { SECTIONS, type Section } from "../../../src/sections/index.ts";
import type { Owner } from "../../../testbed/owner.ts";
import type { Entry } from "./pages/section-page.ts";

type Tables = Database["public"]["Tables"];
type At = Pick<Owner, "api" | "hotel">;

/** Adds what a person would have typed into a section's form. Fields that are left out stay as the form has them. */
export async function addRow({ api, hotel }: Owner, section: Section, entry: Entry): Promise<void> {
  const untouched = Object.entries(section.fields).map(([column, field]) => [
    column,
    asInput(field, undefined),
  ]);
  const values = formSchema(section.fields).parse({ ...Object.fromEntries(untouched), ...entry });
  // Which table it is, and with it the row's type, is known at run time only.
  const { column, id } = section.parent ?? { column: "hotel_id", id: hotel.id };
  const row = { ...values, [column]: id } as never;
  await api.from(section.table).insert(row).throwOnError();
}

/** @returns its id */
export async function addAmenity(
  { api, hotel }: At,
  name: string,
  more: Partial<Tables["amenities"]["Insert"]> = {},
): Promise<string> {
  const row = { hotel_id: hotel.id, name, description: "Warm.", location: "Below", timing: "Daily", ...more };
  const { data } = await api.from("amenities").insert(row).select("id").single().throwOnError();
  return data.id;
}

/** A text of a guest or the desk. */
export async function addMessage(
  { api, hotel }: At,
  message: Omit<Tables["messages"]["Insert"], "hotel_id">,
) {
  const row = { hotel_id: hotel.id, ...message };
  const { data } = await api.from("messages").insert(row).select("id").single().throwOnError();
  return data;
}

export async function setHotel({ api, hotel }: At, changes: Tables["hotels"]["Update"]): Promise<void> {
  await api.from("hotels").update(changes).eq("id", hotel.id).throwOnError();
}

/** Guests may send this kind of message. */
export async function turnOn({ api, hotel }: At, kind: GuestKind): Promise<void> {
  await api.from("message_kinds").insert({ hotel_id: hotel.id, kind, is_on: true }).throwOnError();
}

/** The free plan shows three sections; with the others hidden, these are among them. */
export async function showOnly({ api, hotel }: Owner, ...sectionIds: string[]): Promise<void> {
  const hidden = SECTIONS.filter(({ id }) => !sectionIds.includes(id)).map(({ id }) => ({
    hotel_id: hotel.id,
    section_name: id,
    is_visible: false,
  }));
  await api.from("section_visibility").upsert(hidden, { onConflict: "hotel_id,section_name" }).throwOnError();
}

/** On the guest page empty sections have tiles too, as on those of hotels that have been there for long. */
export async function showEmpty({ api, hotel }: Owner): Promise<void> {
  await api.from("hotels").update({ leaves_out_empty: false }).eq("id", hotel.id).throwOnError();
}

/** A custom section, as the section its items make up. Only owners on the Pro plan may have one. */
export async function addCustomSection(
  { api, hotel }: Owner,
  details: Partial<CustomSection> & Pick<CustomSection, "name">,
): Promise<Section> {
  const row = { description: `About ${details.name}`, ...details, hotel_id: hotel.id };
  const { data } = await api.from("custom_sections").insert(row).select("*").single().throwOnError();
  return customSection(data);
}
