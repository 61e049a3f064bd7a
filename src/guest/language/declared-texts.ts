/** Guests' texts of src/sections and src/forms, in English: each language's catalogue translates them. */
import type { Field } from "../../fields/index.ts";
import { FORMS, GUEST_KINDS } from "../../forms/index.ts";
import { customSection } from "../../sections/custom.ts";
import { SECTIONS, type Section } from "../../sections/index.ts";

const OWN = customSection({ id: "own", name: "", description: "", icon: "Settings", color: "bg-gray-500" });

export function declaredTexts(): string[] {
  const texts = [...SECTIONS, OWN].flatMap((section) => [
    section.title,
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
