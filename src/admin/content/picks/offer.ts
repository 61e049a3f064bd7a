/** Suggestions that a section still lacks, and the rows that come of those an owner ticks. */

import { type Field, formSchema, hiddenSchema, type InputValue } from "../../../fields/index.ts";
import { foldedName } from "../../../lib/texts/folded.ts";
import { declared } from "../../../lib/texts/t.ts";
import type { CustomSection } from "../../../sections/custom.ts";
import { isRequiredWhenShown, type Section } from "../../../sections/index.ts";
import { type Described, type Suggestion, suggestionsFor } from "../../../suggestions/index.ts";
import type { SuggestedId } from "../../../suggestions/sections.ts";
import { BLANK } from "../../../suggestions/suggestion-texts.ts";
import type { Item, ItemValues } from "../sections/items.ts";

export type SuggestedSection = Section & { id: SuggestedId };

export interface Offered extends Suggestion {
  section: Section;
  id: string;
  called?: string;
  told?: string;
  doubt?: string;
  isThere?: boolean;
  /** The section is made with the first of its items. */
  founding?: Omit<CustomSection, "id">;
}

/** Leaves out what the hotel has, by its name or by its number. */
export function offeredIn(section: SuggestedSection, items: readonly Item[], hotel: Described): Offered[] {
  const telling = Object.keys(section.fields).filter(
    (column) => column === section.card.title || section.fields[column]?.kind === "phone",
  );
  const taken = new Set(items.flatMap((item) => telling.map((column) => foldedName(item[column]))));
  return suggestionsFor(section.id, hotel)
    .filter(({ values }) => !telling.some((column) => taken.has(foldedName(values[column]))))
    .map((suggestion) => ({ ...suggestion, section, id: `${section.id}/${suggestion.key}` }));
}

/** Blanks for these columns, with what was found in them. */
export function withBlanks(
  { fields }: Section,
  found: Readonly<Record<string, string>>,
  isAsked: (column: string, field: Field) => boolean,
): Pick<Suggestion, "values" | "blanks"> {
  const asked = Object.entries<Field>(fields).filter(
    ([column, field]) => field.kind !== "choice" && isAsked(column, field),
  );
  return {
    values: { ...found, ...Object.fromEntries(asked.map(([column]) => [column, BLANK])) },
    blanks: asked.map(([column, { label, placeholder = "" }]) => ({
      column,
      question: declared(label),
      example: placeholder,
      known: found[column] ?? "",
    })),
  };
}

/** By its columns: what an owner filled into a suggestion's blanks. */
export type Typed = Readonly<Record<string, string>>;

export type SuggestionReading =
  /** `lacking`: what guests need and it lacks. It is hidden until then. */
  | { status: "ready"; values: ItemValues; lacking?: readonly string[] }
  | { status: "wrong"; problems: Readonly<Record<string, string>> };

/** Made once a section: zod prepares a schema on its first use, which takes longer than reading a row. */
const schemas = new WeakMap<Section, ReturnType<typeof newSchemas>>();

function newSchemas(section: Section) {
  return {
    shown: formSchema(section.fields),
    hidden: hiddenSchema(section.fields, (column) => isRequiredWhenShown(section, column)),
  };
}

export function schemasOf(section: Section): ReturnType<typeof newSchemas> {
  const known = schemas.get(section) ?? newSchemas(section);
  schemas.set(section, known);
  return known;
}

/** @returns the row that comes of a suggestion: hidden, where it lacks what guests need */
export function readSuggestion(offered: Offered, typed: Typed): SuggestionReading {
  const { fields } = offered.section;
  const { inputs, empty } = inputsOf(offered, typed);
  const { shown, hidden } = schemasOf(offered.section);
  // A sentence around the blank would hide that it is empty.
  const lacked = empty.filter((column) => fields[column]?.required);
  const whole = readingOf(shown.safeParse(inputs));
  if (whole.status === "ready" && lacked.length === 0)
    return { ...whole, values: { ...whole.values, is_hidden: false } };
  for (const column of empty) inputs[column] = "";
  const read = readingOf(hidden.safeParse(inputs));
  if (read.status === "wrong") return read;
  const lacking = lacked.map((column) => declared(fields[column]?.label ?? column));
  return { ...read, values: { ...read.values, is_hidden: true }, lacking };
}

/** A form's inputs, and the columns whose blanks are empty. */
function inputsOf({ section, values, blanks }: Offered, typed: Typed) {
  const asked = new Set(blanks.map(({ column }) => column));
  const empty = [...asked].filter((column) => values[column] !== undefined && !typed[column]?.trim());
  const inputs: Record<string, InputValue> = Object.fromEntries(
    Object.entries(section.fields).map(([column, field]: [string, Field]) => {
      const text = values[column];
      // Hours are typed beside the text that says the same.
      if (text === undefined && field.kind === "hours") return [column, typed[column] || field.initial];
      if (text === undefined || !asked.has(column)) return [column, text ?? field.initial];
      return [column, text.replace(BLANK, () => typed[column]?.trim() ?? "")];
    }),
  );
  return { inputs, empty };
}

function readingOf(result: ReturnType<ReturnType<typeof formSchema>["safeParse"]>): SuggestionReading {
  if (result.success) return { status: "ready", values: result.data };
  const problems: Record<string, string> = {};
  for (const { path, message } of result.error.issues) problems[String(path[0])] ??= message;
  return { status: "wrong", problems };
}
