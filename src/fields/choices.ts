/** Fields whose values come from a list. */
import { declared, t } from "../lib/texts/t.ts";
import { turned, z } from "../lib/zod.ts";
import type { Choice, Field } from "./field.ts";

/** A string is stored and shown as it is. */
type Choices = readonly (string | Choice)[];

export function choice(options: {
  label: string;
  choices: Choices;
  initial?: string;
  appears?: string;
}): Field<string> {
  const { label, initial = "", appears } = options;
  const choices = eachWithLabel(options.choices);
  return {
    kind: "choice",
    label,
    required: true,
    initial,
    ...(appears !== undefined && { appears }),
    choices,
    schema: z.lazy(() =>
      z.string().check(
        z.minLength(1, t`${declared(label)} is required`),
        z.refine(
          (typed) => choices.some(({ value }) => value === typed),
          t`${declared(label)} must be one of the choices`,
        ),
      ),
    ),
  };
}

function eachWithLabel(choices: Choices): Choice[] {
  return choices.map((entry) => (typeof entry === "string" ? { value: entry, label: entry } : entry));
}

/** Blank is stored as null. */
export function optionalChoice(options: {
  label: string;
  choices: Choices;
  none?: string;
  appears?: string;
}): Field<string | null> {
  const { label, none } = options;
  const choices = eachWithLabel(options.choices);
  return {
    ...choice(options),
    ...(none !== undefined && { none }),
    required: false,
    schema: z.lazy(() =>
      turned(
        z
          .string()
          .check(
            z.refine(
              (typed) => typed === "" || choices.some(({ value }) => value === typed),
              t`${declared(label)} must be one of the choices`,
            ),
          ),
        (typed) => typed || null,
      ),
    ),
  };
}

/** Any number of the choices. Blank is stored as null. */
export function choices(options: { label: string; choices: Choices }): Field<string | null> {
  const values = eachWithLabel(options.choices).map(({ value }) => value);
  return {
    ...optionalChoice(options),
    several: true,
    schema: z.lazy(() =>
      turned(
        turned(z.string(), (typed) => typed.split(",").filter(Boolean)).check(
          z.refine(
            (typed) => typed.every((one) => values.includes(one)),
            t`${declared(options.label)} must be some of the choices`,
          ),
        ),
        (typed) => values.filter((value) => typed.includes(value)).join() || null,
      ),
    ),
  };
}

interface SearchableOptions {
  label: string;
  choices: readonly Choice[];
  appears?: string;
  hint?: (value: string) => string;
}

/** A choice from hundreds. */
export const searchableChoice = {
  required: (options: SearchableOptions & { initial: string }): Field<string> => ({
    ...options,
    ...choice(options),
    searchable: true,
  }),
  /** Blank is stored as null. */
  optional: (options: SearchableOptions): Field<string | null> => ({
    ...options,
    ...optionalChoice(options),
    searchable: true,
  }),
};

/** A choice from swatches; each value is its Tailwind background class. */
export function color(options: {
  label: string;
  choices: readonly Choice[];
  initial: string;
  appears?: string;
}): Field<string> {
  return { ...choice(options), kind: "color" };
}
