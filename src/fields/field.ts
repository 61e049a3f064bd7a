/**
 * A field is one input of a form, one column of a table and one line of a card. Each reader of fields (form,
 * list, guest page, spreadsheet, sample rows, database rules) is a record with an entry per kind; those that
 * draw also have one per meaning. So a new kind or meaning does not compile until every reader handles it.
 * Forms hold the typed text ({@link InputValue}). `schema` turns it into the column's value, or tells the
 * owner what is wrong with it.
 */

import type { PhoneUse } from "../lib/phone/dial.ts";
import type { z } from "../lib/zod.ts";

/** How a value is typed, checked and stored. */
export type FieldKind =
  | "text"
  | "longText"
  | "time"
  | "moment"
  | "phone"
  | "email"
  | "url"
  | "rating"
  | "choice"
  | "color"
  | "flag"
  | "details"
  | "hours"
  | "photo"
  /** Any color, as #rrggbb. */
  | "accent"
  | "wifi";

/** The meaning of a text or link for guests. Decides how the value is drawn and where it leads. */
export type Meaning =
  | "address"
  | "distance"
  | "duration"
  | "menu"
  | "name"
  | "note"
  | "offer"
  | "place"
  | "price"
  | "timing";

/** A typed text, true/false for a switch, rows of details, opening hours, or Wi-Fi networks. */
export type InputValue = string | boolean | DetailRow[] | HoursInput | WifiRows;

/** A detail that the owner names: "Open" is "Always". */
export interface DetailRow {
  name: string;
  value: string;
}

export interface WifiRows {
  networks: NetworkInput[];
}

export interface NetworkInput {
  name: string;
  /** Empty for an open network. */
  password: string;
  /** Whether the guest page shows the password; if not, reception gives it out. */
  shown_to: string;
}

/** Opening hours as a form holds them: with the inputs of every mode, so that trying another loses none. */
export interface HoursInput {
  mode: "none" | "weekly" | "always" | "appointment";
  /** Seven days, Monday first. */
  week: TimesInput[][];
  /** First and last day, as in 05-01. */
  season: { from: string; until: string } | null;
  exceptions: HoursExceptionInput[];
  note: string;
}

/** Values of two time inputs: 07:00, or empty. */
export interface TimesInput {
  from: string;
  until: string;
}

export interface HoursExceptionInput {
  /** Values of two date inputs; a single day if `until` is empty. */
  from: string;
  until: string;
  times: TimesInput[];
  reason: string;
}

/** By their columns. */
export type Fields = Readonly<Record<string, Field>>;

export interface Field<Value = unknown> {
  kind: FieldKind;
  /** None for plain texts and websites. */
  meaning?: Meaning;
  label: string;
  required: boolean;
  initial: InputValue;
  /** Built when it is first used: the server reads fields and never checks what is typed into them. */
  schema: z.ZodMiniType<Value>;
  placeholder?: string;
  /** Whether the text is translated into offered languages. Names, numbers and links are not. */
  translated?: boolean;
  /** Where guests read it, in a few words. Sections' fields derive it from their place on the card. */
  appears?: string;
  /** A hint for the person who fills it in. */
  explains?: string;
  maxLength?: number;
  /** Other column names in spreadsheets, besides those of kind and meaning: see csv/rows.ts. */
  alsoCalled?: string;
  /** The blank choice's name. */
  none?: string;
  /** Options of a choice or color in the order shown; for hours, the offered modes of {@link HoursInput}. */
  choices?: readonly Choice[];
  /** For hours: the column of a text that says the same, until its owner writes another. */
  saidBy?: string;
  /** For a moment: something ends then, so that midnight belongs to the day before. */
  isEnd?: true;
  /** For a choice of several: its value joins them with commas, in the order shown. */
  several?: true;
  /** For a choice with so many options that people type to find one. */
  searchable?: true;
  /** Extra searchable text beside an option. Computed when the list opens. */
  hint?: (value: string) => string;
}

export interface Choice {
  value: string;
  label: string;
  /** Use of the phone numbers in a row with this choice. */
  numbers?: PhoneUse;
}
