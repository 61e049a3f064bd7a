/** The words section definitions are written in. */
import { z } from "zod";
import { isSafeUrl } from "../lib/safe-link.ts";
import { timeOf, writtenTime } from "../lib/time-of-day.ts";
import { isBlank } from "./blank.ts";
import { asDetailRows } from "./details.ts";
import type { Choice, Field, FieldKind, Input } from "./field.ts";
import { webAddress } from "./web-address.ts";

export { asDetails, details } from "./details.ts";
export type { Choice, DetailRow, Field, FieldKind, Input } from "./field.ts";
export { webAddress } from "./web-address.ts";

const MAX_TIME_LENGTH = 50;

interface Options {
  label: string;
  placeholder?: string;
  maxLength?: number;
}

/**
 * A text of one kind, required or optional, with the kind's own rule on top of its length.
 * @param asMeant what is kept of what was typed
 */
function textual(
  kind: FieldKind,
  defaultMax: number,
  rule: z.ZodType<string, string> = z.string(),
  asMeant: (typed: string) => string = (typed) => typed,
) {
  function field<Value>(options: Options, required: boolean, schema: z.ZodType<Value>): Field<Value> {
    return { kind, required, initial: "", maxLength: defaultMax, ...options, schema };
  }
  function limited({ label, maxLength = defaultMax }: Options) {
    return z
      .string()
      .trim()
      .transform(asMeant)
      .pipe(z.string().max(maxLength, `${label} must be at most ${maxLength} characters`));
  }
  return {
    required: (options: Options): Field<string> =>
      field(
        options,
        true,
        limited(options)
          .refine((typed) => !isBlank(typed), `${options.label} is required`)
          .pipe(rule),
      ),
    /** Left blank it is null. */
    optional: (options: Options): Field<string | null> =>
      field(
        options,
        false,
        limited(options)
          .transform((typed) => (isBlank(typed) ? null : typed))
          .pipe(rule.nullable()),
      ),
  };
}

export const text = textual("text", 120);
export const longText = textual("longText", 2000);
export const phone = textual("phone", 50);
export const email = textual(
  "email",
  254,
  z.string().regex(/^[^@\s]+@[^@\s]+\.[^@\s]+$/, "Please enter a valid email address"),
);
export const url = textual(
  "url",
  2000,
  z.string().refine(isSafeUrl, "Please enter a link that starts with https:// or http://"),
  webAddress,
);

/** A time of day, kept as "02:00 PM". Other words that somebody stored are kept as they are. */
export function time({ label }: { label: string }): Field<string> {
  const schema = z
    .string()
    .trim()
    .min(1, `${label} is required`)
    .max(MAX_TIME_LENGTH, `${label} must be at most ${MAX_TIME_LENGTH} characters`)
    .transform((typed) => {
      const found = timeOf(typed);
      return found ? writtenTime(found) : typed;
    });
  return { kind: "time", label, required: true, initial: "", maxLength: MAX_TIME_LENGTH, schema };
}

/** 1 to 5 in steps of 0.1. */
export function rating({ label }: { label: string }): Field<number> {
  return {
    kind: "rating",
    label,
    required: true,
    initial: "",
    placeholder: "4.5",
    schema: z
      .string()
      .trim()
      .min(1, `${label} is required`)
      // As written in most of Europe.
      .transform((typed) => typed.replace(",", "."))
      .pipe(
        z
          .string()
          .regex(
            /^([1-4](\.\d)?|5(\.0)?)$/,
            `${label} must be a number from 1 to 5 in steps of 0.1, such as 4.5`,
          ),
      )
      .transform(Number),
  };
}

export function choice(options: {
  label: string;
  choices: readonly (string | Choice)[];
  initial?: string;
}): Field<string> {
  const { label, initial = "" } = options;
  const choices = options.choices.map((entry) =>
    typeof entry === "string" ? { value: entry, label: entry } : entry,
  );
  return {
    kind: "choice",
    label,
    required: true,
    initial,
    choices,
    schema: z
      .string()
      .min(1, `${label} is required`)
      .refine((typed) => choices.some(({ value }) => value === typed), `${label} must be one of the choices`),
  };
}

interface SearchableOptions {
  label: string;
  choices: readonly Choice[];
  hint?: (value: string) => string;
}

/** A choice among hundreds. */
export const searchableChoice = {
  required: (options: SearchableOptions & { initial: string }): Field<string> => ({
    ...options,
    ...choice(options),
    searchable: true,
  }),
  /** Left blank it is null. */
  optional: ({ label, choices, ...options }: SearchableOptions): Field<string | null> => ({
    ...options,
    ...choice({ label, choices }),
    searchable: true,
    required: false,
    schema: z
      .string()
      .refine(
        (typed) => typed === "" || choices.some(({ value }) => value === typed),
        `${label} must be one of the choices`,
      )
      .transform((typed) => typed || null),
  }),
};

/** A choice among swatches: each choice's value is its Tailwind background class. */
export function color(options: {
  label: string;
  choices: readonly Choice[];
  initial: string;
}): Field<string> {
  return { ...choice(options), kind: "color" };
}

/** Yes or no. The label is what a badge says when it is yes. */
export function flag({ label }: { label: string }): Field<boolean> {
  return { kind: "flag", label, required: false, initial: false, schema: z.boolean() };
}

/** What a form shows for a column's value. */
export function asInput(field: Field, value: unknown): Input {
  if (value === null || value === undefined) return field.initial;
  if (field.kind === "details") return asDetailRows(value);
  if (field.kind === "time") return timeOf(String(value)) ?? String(value);
  return typeof value === "boolean" ? value : String(value);
}

/** The schema of a whole form: one entry a field. */
export function formSchema<Column extends string>(fields: Record<Column, Field>) {
  const shape = Object.fromEntries(Object.entries<Field>(fields).map(([name, { schema }]) => [name, schema]));
  return z.object(shape);
}
