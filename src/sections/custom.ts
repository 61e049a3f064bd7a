/** The form of a custom section itself, and its items as an ordinary section. */
import * as field from "../fields/index.ts";
import type { Database } from "../lib/database.types.ts";
import { t } from "../lib/texts/t.ts";
import { PRODUCT } from "../product.ts";
import { defineCollection, defineSection, type Section } from "./define.ts";
import { CUSTOM_SECTION_ICONS, isCustomSectionIcon } from "./icons.ts";

export type CustomSection = Pick<
  Database["public"]["Tables"]["custom_sections"]["Row"],
  "id" | "name" | "description" | "icon" | "color"
>;

export const CUSTOM_SECTIONS_NEED_PRO = t`Custom sections are only available with ${PRODUCT} Pro plan. Upgrade to create custom sections.`;

/** Tailwind's colors, middle shade, in its palette's order. */
const CUSTOM_SECTION_COLORS = [
  { value: "bg-gray-500", label: "Gray" },
  { value: "bg-red-500", label: "Red" },
  { value: "bg-orange-500", label: "Orange" },
  { value: "bg-amber-500", label: "Amber" },
  { value: "bg-yellow-500", label: "Yellow" },
  { value: "bg-lime-500", label: "Lime" },
  { value: "bg-green-500", label: "Green" },
  { value: "bg-emerald-500", label: "Emerald" },
  { value: "bg-teal-500", label: "Teal" },
  { value: "bg-cyan-500", label: "Cyan" },
  { value: "bg-sky-500", label: "Sky" },
  { value: "bg-blue-500", label: "Blue" },
  { value: "bg-indigo-500", label: "Indigo" },
  { value: "bg-violet-500", label: "Violet" },
  { value: "bg-purple-500", label: "Purple" },
  { value: "bg-fuchsia-500", label: "Fuchsia" },
  { value: "bg-pink-500", label: "Pink" },
  { value: "bg-rose-500", label: "Rose" },
] as const;

export const CUSTOM_SECTIONS = defineCollection({
  id: "custom-sections",
  table: "custom_sections",
  one: t`section`,
  many: t`sections`,
  card: { title: "name" },
  adding: "create",
  deleteWarning: t`This will also delete all items in this section.`,
  fields: {
    name: field.name.required({
      label: "Section Name",
      placeholder: t`Wellness`,
      appears: t`In the list of sections`,
      translated: true,
    }),
    description: field.longText.required({
      label: "Description",
      placeholder: t`What guests find here`,
      maxLength: 500,
      appears: t`Below its name`,
    }),
    icon: field.choice({
      label: "Icon",
      choices: CUSTOM_SECTION_ICONS,
      initial: "Settings",
      appears: t`Beside its name`,
    }),
    color: field.color({
      label: "Color Theme",
      choices: CUSTOM_SECTION_COLORS,
      initial: "bg-gray-500",
      appears: t`Behind its icon`,
    }),
  },
  errors: {
    notInPlan: CUSTOM_SECTIONS_NEED_PRO,
    addFailed: t`Failed to save section.`,
    updateFailed: t`Failed to save section.`,
    deleteFailed: t`Failed to delete section.`,
  },
});

const ITEM_FAILED = t`Failed to save item. Please try again.`;

const ITEM_FIELDS = {
  title: field.name.required({ label: "Title", translated: true }),
  description: field.longText.required({ label: "Description" }),
  hours: field.hours({ label: "Weekly Hours" }),
  contact_phone: field.phone.optional({ label: "Phone" }),
  contact_email: field.email.optional({ label: "Email" }),
  contact_website: field.url.optional({ label: "Website", placeholder: "https://" }),
  contact_address: field.address.optional({ label: "Address" }),
  details: field.details({ label: "Custom Fields" }),
};

/** One custom section's items, for the list, form and dialogs of all sections. */
export function customSection({ id, name, description, icon }: CustomSection): Section {
  return defineSection({
    id,
    table: "custom_section_items",
    parent: { column: "section_id", id },
    route: `sections/${id}`,
    icon: isCustomSectionIcon(icon) ? icon : "Settings",
    title: name,
    description,
    one: t`item`,
    many: t`items`,
    layout: "cards",
    fields: ITEM_FIELDS,
    card: { title: "title", text: "description" },
    errors: { addFailed: ITEM_FAILED, updateFailed: ITEM_FAILED, deleteFailed: t`Failed to delete item.` },
  });
}
