/** Translates a declared section into the page's language. */
import type { Field } from "../../fields/index.ts";
import type { Section } from "../../sections/index.ts";
import type { Language } from "./language.ts";

/** Translates title, labels and choices, but not the owner's texts. */
export function localized(section: Section, language: Language): Section {
  const { declared } = language;
  return { ...withLabels(section, language), title: declared(section.title) };
}

/** A custom section keeps its title, which is the owner's. */
export function withLabels(section: Section, { declared }: Pick<Language, "declared">): Section {
  const translated = (field: Field): Field => ({
    ...field,
    label: declared(field.label),
    ...(field.choices && {
      choices: field.choices.map((choice) => ({ ...choice, label: declared(choice.label) })),
    }),
  });
  return {
    ...section,
    fields: Object.fromEntries(
      Object.entries(section.fields).map(([column, field]) => [column, translated(field)]),
    ),
  };
}
