/** The constructors with which sections declare their fields. */

import { EMAIL_ADDRESS, INVALID_EMAIL, MAX_EMAIL_LENGTH } from "../lib/links/email-address.ts";
import { isSafeUrl } from "../lib/links/safe-link.ts";
import { legible } from "../lib/texts/legible.ts";
import { declared, t } from "../lib/texts/t.ts";
import { timeOf, writtenTime } from "../lib/time/time-of-day.ts";
import { turned, z } from "../lib/zod.ts";
import { isBlank } from "./blank.ts";
import { asDetailRows } from "./details.ts";
import type { Field, FieldKind, Fields, InputValue, Meaning } from "./field.ts";
import { asHoursInput, isDate } from "./hours.ts";
import { asWifiInput } from "./look.ts";
import { webAddress } from "./web-address.ts";

export { choice, choices, color, optionalChoice, searchableChoice } from "./choices.ts";
export { asDetails, details } from "./details.ts";
export type {
  Choice,
  DetailRow,
  Field,
  FieldKind,
  Fields,
  HoursExceptionInput,
  HoursInput,
  InputValue,
  Meaning,
  TimesInput,
  WifiRows,
} from "./field.ts";
export { hours, hoursAsText, isDate, NO_HOURS } from "./hours.ts";
export { accent, MAX_NETWORKS, READERS, wifi, wifiInWords } from "./look.ts";
export { webAddress } from "./web-address.ts";

const MAX_TIME_LENGTH = 50;

interface Options {
  label: string;
  placeholder?: string;
  appears?: string;
  maxLength?: number;
  alsoCalled?: string;
  translated?: boolean;
  multiline?: boolean;
  /** Message for a blank input, where the specification has its own. */
  missing?: string;
}

interface TextualKind {
  kind: FieldKind;
  meaning?: Meaning;
  maxLength: number;
  translated?: true;
  /** Checked in addition to the length. */
  rule?: z.ZodMiniType<string, string>;
  /** Turns the typed text into the stored one. */
  asMeant?: (typed: string) => string;
}

function textual({ rule = z.string(), asMeant = (typed) => typed, ...kind }: TextualKind) {
  function field<Value>(
    { multiline, missing: _, ...options }: Options,
    required: boolean,
    schema: () => z.ZodMiniType<Value>,
  ): Field<Value> {
    const own = { required, initial: "", ...options, schema: z.lazy(schema) };
    return { ...kind, ...(multiline && { kind: "longText" }), ...own };
  }
  function limited({ label, maxLength = kind.maxLength, multiline = kind.kind === "longText" }: Options) {
    return z.pipe(
      turned(z.string(), (typed) => asMeant(legible(typed, multiline).trim())),
      z.string().check(z.maxLength(maxLength, t`${declared(label)} must be at most ${maxLength} characters`)),
    );
  }
  return {
    required: (options: Options): Field<string> =>
      field(options, true, () =>
        z.pipe(
          limited(options).check(
            z.refine(
              (typed) => !isBlank(typed),
              options.missing ?? t`${declared(options.label)} is required`,
            ),
          ),
          rule,
        ),
      ),
    /** Blank is stored as null. */
    optional: (options: Options): Field<string | null> =>
      field(options, false, () =>
        z.pipe(
          turned(limited(options), (typed) => (isBlank(typed) ? null : typed)),
          z.nullable(rule),
        ),
      ),
  };
}

const LINK = {
  kind: "url",
  maxLength: 2000,
  rule: z.string().check(z.refine(isSafeUrl, t`Please enter a link that starts with https:// or http://`)),
  asMeant: webAddress,
} as const;

export const text = textual({ kind: "text", translated: true, maxLength: 120 });
export const longText = textual({ kind: "longText", translated: true, maxLength: 2000 });
/** A place that a map can find. */
export const address = textual({ kind: "text", meaning: "address", maxLength: 500 });
/** "300 m", "5 minutes on foot". */
export const distance = textual({ kind: "text", meaning: "distance", translated: true, maxLength: 100 });
export const duration = textual({ kind: "text", meaning: "duration", translated: true, maxLength: 100 });
/** A row's name. Names that guests see on signs are not translated, unless declared so. */
export const name = textual({ kind: "text", meaning: "name", maxLength: 120 });
/** The hotel's own reason to go there. */
export const note = textual({ kind: "longText", meaning: "note", translated: true, maxLength: 300 });
/** A discount for guests, shown prominently. */
export const offer = textual({ kind: "text", meaning: "offer", translated: true, maxLength: 200 });
/** A place within the house: "6th floor". */
export const place = textual({ kind: "text", meaning: "place", translated: true, maxLength: 200 });
export const price = textual({ kind: "text", meaning: "price", translated: true, maxLength: 100 });
/** When it is open or takes place, in the owner's words. */
export const timing = textual({ kind: "text", meaning: "timing", translated: true, maxLength: 200 });
export const phone = textual({ kind: "phone", maxLength: 50 });
/** For programs that dial it from any country. E.164 allows 15 digits. */
export const internationalPhone = textual({
  kind: "phone",
  maxLength: 50,
  rule: z
    .string()
    .check(z.regex(/^\+\D*[1-9](\D*\d){6,14}\D*$/, t`Please begin with +, such as +49 170 1234567`)),
});
export const email = textual({
  kind: "email",
  maxLength: MAX_EMAIL_LENGTH,
  rule: z.string().check(z.regex(EMAIL_ADDRESS, INVALID_EMAIL)),
});
export const url = textual(LINK);
export const menu = textual({ ...LINK, meaning: "menu" });

/** A time of day, stored as "02:00 PM". Stored texts that are no time stay as they are. */
export function time({ label, ...rest }: Pick<Options, "label" | "appears">): Field<string> {
  const schema = z.lazy(() =>
    turned(
      z.pipe(
        turned(z.string(), (typed) => legible(typed, false).trim()),
        z
          .string()
          .check(
            z.minLength(1, t`${declared(label)} is required`),
            z.maxLength(MAX_TIME_LENGTH, t`${declared(label)} must be at most ${MAX_TIME_LENGTH} characters`),
          ),
      ),
      (typed) => {
        const found = timeOf(typed);
        return found ? writtenTime(found) : typed;
      },
    ),
  );
  return { kind: "time", label, required: true, initial: "", maxLength: MAX_TIME_LENGTH, schema, ...rest };
}

type MomentOptions = Pick<Options, "label" | "appears"> & Pick<Field, "isEnd">;

/** A date and time on the hotel's clocks, stored as "2026-06-24T09:00:00". */
export const moment = {
  required: ({ label, ...rest }: MomentOptions): Field<string> => {
    const schema = z.lazy(() =>
      turned(
        z.string().check(
          z.regex(/^20\d\d-\d\d-\d\dT\d\d:\d\d(:00)?$/, t`${declared(label)} is required`),
          z.refine(
            (typed) => isDate(typed.slice(0, 10)) && timeOf(typed.slice(11, 16)) !== undefined,
            t`${declared(label)} is no time`,
          ),
        ),
        (typed) => `${typed.slice(0, 16)}:00`,
      ),
    );
    return { kind: "moment", label, required: true, initial: "", schema, ...rest };
  },
  /** Blank is stored as null. */
  optional: (options: MomentOptions): Field<string | null> => ({
    ...moment.required(options),
    required: false,
    schema: z.union([turned(z.literal(""), () => null), moment.required(options).schema]),
  }),
};

/** 1 to 5 in steps of 0.1. */
export function rating({ label }: { label: string }): Field<number> {
  return {
    kind: "rating",
    label,
    required: true,
    initial: "",
    placeholder: "4.5",
    schema: z.lazy(() =>
      turned(
        z.pipe(
          turned(
            z.string().check(z.trim(), z.minLength(1, t`${declared(label)} is required`)),
            // Most of Europe writes a decimal comma.
            (typed) => typed.replace(",", "."),
          ),
          z
            .string()
            .check(z.regex(/^([1-4](\.\d)?|5(\.0)?)$/, t`${declared(label)} must be 1 to 5, such as 4.5`)),
        ),
        Number,
      ),
    ),
  };
}

/** A switch; on the card, a badge shows the label if it is on. */
export function flag(options: Pick<Options, "label" | "alsoCalled" | "appears">): Field<boolean> {
  return { kind: "flag", required: false, initial: false, schema: z.boolean(), ...options };
}

/** Value of a photo's input while a picture is uploading: the form has changed and cannot be saved yet. */
export const UPLOADING = "uploading";

/** Path of one of the hotel's photos, or null. */
export function photo({ label }: { label: string }): Field<string | null> {
  return {
    kind: "photo",
    label,
    required: false,
    initial: "",
    schema: z.lazy(() =>
      turned(
        z
          .string()
          .check(
            z.refine((path) => path !== UPLOADING, t`${declared(label)} is still loading. Please wait.`),
          ),
        (path) => path || null,
      ),
    ),
  };
}

export function labelOf(field: Field, chosen: string): string {
  return labelsOf(field, chosen).join(", ");
}

export function labelsOf({ choices, several }: Field, chosen: string): string[] {
  return (several ? chosen.split(",") : [chosen]).map(
    (one) => choices?.find(({ value }) => value === one)?.label ?? one,
  );
}

const asText = String;

const INPUTS: Record<FieldKind, (value: unknown) => InputValue> = {
  text: asText,
  // A list of texts has a line for each.
  longText: (value) => (Array.isArray(value) ? value.join("\n") : String(value)),
  time: (value) => timeOf(String(value)) ?? String(value),
  moment: (value) => String(value).slice(0, 16),
  phone: asText,
  email: asText,
  url: asText,
  rating: asText,
  choice: asText,
  color: asText,
  flag: Boolean,
  details: asDetailRows,
  hours: asHoursInput,
  photo: asText,
  accent: asText,
  wifi: asWifiInput,
};

export function asInput(field: Field, value: unknown): InputValue {
  return value === null || value === undefined ? field.initial : INPUTS[field.kind](value);
}

export function formSchema<Column extends string>(fields: Record<Column, Field>) {
  const shape = Object.fromEntries(Object.entries<Field>(fields).map(([name, { schema }]) => [name, schema]));
  return z.object(shape);
}

/** A hidden row's blank value: null for columns that are no text, else "". */
const NOTHING: Partial<Record<FieldKind, null>> = { rating: null, choice: null, color: null, moment: null };

/** Schema of a form whose row guests do not see: columns that `mayLack` names may be blank. */
export function hiddenSchema(fields: Fields, mayLack: (column: string) => boolean) {
  const shape = Object.entries(fields).map(([column, { kind, schema }]) => [
    column,
    mayLack(column)
      ? turned(z.unknown(), (typed, { issues }) => {
          if (typeof typed === "string" && isBlank(typed)) return kind in NOTHING ? null : "";
          const { data, error } = schema.safeParse(typed);
          for (const { message, path } of error?.issues ?? [])
            issues.push({ code: "custom", input: typed, message, path });
          return data;
        })
      : schema,
  ]);
  return z.object(Object.fromEntries(shape) as Record<string, z.ZodMiniType>);
}

/** Whether there is nothing to show of a value. */
export function hasNoValue(value: unknown): boolean {
  if (typeof value === "object" && value !== null) return Object.keys(value).length === 0;
  return value === null || value === undefined || value === "" || value === false;
}
