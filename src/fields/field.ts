/**
 * A field is one input of a form, one column of a table and one line of a card.
 *
 * Forms hold what a person typed ({@link Input}); `schema` turns that into the column's value or says
 * what is wrong with it, in words for that person.
 */
import type { z } from "zod";

export type FieldKind =
  | "text"
  | "longText"
  | "time"
  | "phone"
  | "email"
  | "url"
  | "rating"
  | "choice"
  | "color"
  | "flag"
  | "details";

/** Text as typed, true/false for a switch, or the rows of a list of details. */
export type Input = string | boolean | DetailRow[];

/** One of the details an owner names themselves: "Open" is "Always". */
export interface DetailRow {
  name: string;
  value: string;
}

export interface Field<Value = unknown> {
  kind: FieldKind;
  label: string;
  required: boolean;
  /** What an empty form starts with. */
  initial: Input;
  schema: z.ZodType<Value>;
  placeholder?: string;
  maxLength?: number;
  /** Of a choice or a color: in the order shown. */
  choices?: readonly Choice[];
  /** Of a choice with so many that people type to find theirs. */
  searchable?: true;
  /** What a searchable choice shows beside the label, and is found by too. Asked for when the list opens. */
  hint?: (value: string) => string;
}

export interface Choice {
  value: string;
  label: string;
}
