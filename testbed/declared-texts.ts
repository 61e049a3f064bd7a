/** Texts of src/sections and src/forms that guests read: each language's catalogue must translate them. */
import type { Field } from "../src/fields/index.ts";
import { FORMS, GUEST_KINDS } from "../src/forms/index.ts";
import { ANNOUNCEMENTS } from "../src/sections/announcements.ts";
import { CUSTOM_SECTIONS, customSection } from "../src/sections/custom.ts";
import { HOTEL_FIELDS } from "../src/sections/hotel.ts";
import { SECTIONS, type Section } from "../src/sections/index.ts";

const OWN = customSection({ id: "own", name: "", description: "", icon: "Settings", color: "bg-gray-500" });

export function declaredTexts(): string[] {
  const texts = [...SECTIONS, OWN].flatMap((section) => [
    section.title,
    section.guestDescription,
    ...Object.entries(section.fields).flatMap(([column, field]) => textsOf(section, column, field)),
  ]);
  const written = GUEST_KINDS.flatMap((kind) => [
    FORMS[kind].title,
    ...Object.values(FORMS[kind].fields).flatMap(({ label, choices = [] }) => [
      label,
      ...choices.map((choice) => choice.label),
    ]),
  ]);
  return [...new Set([...texts, ...written])].filter(Boolean);
}

function textsOf({ card, groupBy }: Section, column: string, { label, choices = [] }: Field): string[] {
  const isLabelShown = [card.label, ...card.facts, ...card.badges].includes(column);
  const areChoicesShown = isLabelShown || column === groupBy;
  return [
    ...(isLabelShown ? [label] : []),
    ...(areChoicesShown ? choices.map((choice) => choice.label) : []),
  ];
}

/** Columns declared with several lines: "faqs.answer". */
export function columnsOfSeveralLines(): string[] {
  const declared: { table: string; fields: Readonly<Record<string, Field>> }[] = [
    ...[...SECTIONS, OWN, ANNOUNCEMENTS, CUSTOM_SECTIONS, { table: "hotels", fields: HOTEL_FIELDS }],
    ...Object.values(FORMS).map(({ fields }) => ({ table: "messages", fields })),
  ];
  const columns = declared.flatMap(({ table, fields }) =>
    Object.entries(fields).flatMap(([column, { kind }]) =>
      kind === "longText" ? [`${table}.${column}`] : [],
    ),
  );
  return [...new Set(columns)];
}
