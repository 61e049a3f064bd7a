/** An owner's names for texts: the labels of the forms in which they were written. */
import { type Fields, longText, text } from "../../../fields/index.ts";
import { declared, t } from "../../../lib/texts/t.ts";
import { ANNOUNCEMENTS } from "../../../sections/announcements.ts";
import { CUSTOM_SECTIONS } from "../../../sections/custom.ts";
import { HOTEL_FIELDS } from "../../../sections/hotel.ts";
import { SECTIONS } from "../../../sections/index.ts";
import { collectionOf } from "../../content/sections/item-table.ts";
import { capitalized } from "../../ui/words.ts";
import type { TranslatedText } from "./texts.ts";

interface Form {
  title: string;
  fields: Fields;
}

const FORMS = new Map<string, Form>([
  ["hotels", { title: t`Hotel Profile`, fields: HOTEL_FIELDS }],
  [ANNOUNCEMENTS.table, { title: capitalized(ANNOUNCEMENTS.many), fields: ANNOUNCEMENTS.fields }],
  [
    "message_kinds",
    { title: t`Inbox Settings`, fields: { answers: longText.optional({ label: t`Canned answers` }) } },
  ],
  ["topics", { title: t`Extras`, fields: { line: text.optional({ label: t`One line for guests` }) } }],
  [CUSTOM_SECTIONS.table, { title: t`Custom Sections`, fields: CUSTOM_SECTIONS.fields }],
  ["custom_section_items", { title: t`Custom Sections`, fields: collectionOf("").fields }],
  ...SECTIONS.map(({ table, title, fields }): [string, Form] => [table, { title: declared(title), fields }]),
]);

export function formTitle({ table_name }: Pick<TranslatedText, "table_name">): string {
  return FORMS.get(table_name)?.title ?? table_name;
}

/** A column without a label is named as in the database: a newer server may know more than this page. */
export function fieldLabel({ table_name, column_name }: Pick<TranslatedText, "table_name" | "column_name">) {
  const [column = "", part, ...rest] = column_name.split("/");
  const label = declared(FORMS.get(table_name)?.fields[column]?.label ?? column);
  const name = part && (PARTS[part]?.(rest.join("/")) ?? part);
  return name ? `${label}: ${name}` : label;
}

/** Names of texts within a value, by the keys of innfo.texts_in(). */
const PARTS: Readonly<Record<string, (which: string) => string>> = {
  note: () => t`Note`,
  reason: (day) => t`Reason, ${day}`,
  name: () => t`Name`,
  value: (name) => name,
  line: () => "",
};

export function hasLines({ table_name, column_name }: Pick<TranslatedText, "table_name" | "column_name">) {
  return FORMS.get(table_name)?.fields[column_name]?.kind === "longText";
}

/** "Garden pool: Description". */
export function textName(text: TranslatedText): string {
  return text.title === null ? fieldLabel(text) : `${text.title}: ${fieldLabel(text)}`;
}
