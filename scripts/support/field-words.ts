/** Turns a declared field into the SQL call that adds its column: supabase/migrations, conventions. */
import type { Field, FieldKind } from "../../src/fields/index.ts";

/** The arguments after table and column, or why a migration must be written by hand. */
type Word = (field: Field, isNewTable: boolean) => string | { byHand: string };

const required = (field: Field) => (field.required ? ["required => true"] : []);
const text: Word = (field) => call("add_text", String(field.maxLength), ...required(field));
const longText: Word = (field) =>
  call("add_text", String(field.maxLength), ...required(field), "lines => true");
/** Existing rows would need a value. */
const unlessFilled =
  (word: Word): Word =>
  (field, isNewTable) =>
    field.required && !isNewTable
      ? { byHand: `is required, and nothing can stand in for it in the rows that are there already` }
      : word(field, isNewTable);
const choice: Word = (field, isNewTable) => {
  const { choices = [], initial } = field;
  if (field.required && !isNewTable && initial === "") {
    return {
      byHand: "is required: give the field an initial choice, which the rows that are there already get",
    };
  }
  return call(
    "add_choice",
    `array[${choices.map(({ value }) => quoted(value)).join(", ")}]`,
    ...(typeof initial === "string" && initial !== "" ? [`usual => ${quoted(initial)}`] : []),
    ...(field.required ? [] : ["required => false"]),
  );
};

const WORDS: Record<FieldKind, Word> = {
  text,
  longText,
  time: text,
  moment: unlessFilled((field) => call("add_moment", ...required(field))),
  phone: text,
  email: unlessFilled((field) => call("add_email", ...required(field))),
  url: unlessFilled((field) => call("add_link", ...required(field))),
  rating: unlessFilled(() => call("add_rating")),
  choice,
  color: choice,
  flag: () => call("add_flag"),
  details: () => call("add_details"),
  hours: () => call("add_hours"),
  photo: () => call("add_photo"),
  accent: () => ({ byHand: "only a hotel has a colour of its own" }),
  wifi: () => ({ byHand: "only a hotel has networks" }),
};

/** With a placeholder for table and column. */
function call(procedure: string, ...more: string[]): string {
  return `call innfo.${procedure}(${["{}", ...more].join(", ")});`;
}

export function quoted(value: string): string {
  return `'${value.replaceAll("'", "''")}'`;
}

/** @param isNewTable whether it has no rows */
export function wordFor(
  table: string,
  column: string,
  field: Field,
  isNewTable: boolean,
): string | { byHand: string } {
  const word = WORDS[field.kind](field, isNewTable);
  return typeof word === "string" ? word.replace("{}", () => `${quoted(table)}, ${quoted(column)}`) : word;
}
