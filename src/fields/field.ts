/**
 * A field is one input of a form, one column of a table and one line of a card.
 *
 * Every reader of fields (form, list, guest page, spreadsheet, sample rows, database rules) has one record with
 * an entry for each kind, and where it draws something one with an entry for each meaning: a new kind or meaning
 * does not compile until all of them know it.
 *
 * Forms hold what a person typed ({@link Input}); `schema` turns that into the column's value or says
 * what is wrong with it, in words for that person.
 */
import type { z } from "zod";
import type { PhoneUse } from "../lib/phone/phone-numbers.ts";

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
  /** #rrggbb, any. */
  | "accent"
  | "wifi";

/** What a text or a link tells guests, which decides how it is drawn and where it leads. A name names its row. */
export type Meaning =
  | "address"
  | "distance"
  | "duration"
  | "menu"
  | "name"
  | "offer"
  | "place"
  | "price"
  | "timing";

/** Text as typed, true/false for a switch, the rows of a list of details, or opening hours. */
export type Input = string | boolean | DetailRow[] | HoursInput | WifiInput;

/** One of the details an owner names themselves: "Open" is "Always". */
export interface DetailRow {
  name: string;
  value: string;
}

/** The networks that guests may join, as a form holds them. */
export interface WifiInput {
  networks: NetworkInput[];
}

export interface NetworkInput {
  name: string;
  /** Without one everybody may join. */
  password: string;
  /** Everybody with the link reads the password; else reception gives it out. */
  is_shown: boolean;
}

/** Opening hours as a form holds them: of several modes at once, so that trying another loses nothing. */
export interface HoursInput {
  mode: "none" | "weekly" | "always" | "appointment";
  /** Seven days, Monday first. */
  week: TimesInput[][];
  /** First and last day of the season, 05-01. */
  season: { from: string; until: string } | null;
  exceptions: HoursExceptionInput[];
  note: string;
}

/** Times as inputs give them: 07:00, or nothing. */
export interface TimesInput {
  from: string;
  until: string;
}

export interface HoursExceptionInput {
  /** Dates as inputs give them; without `until` it is one day. */
  from: string;
  until: string;
  times: TimesInput[];
  reason: string;
}

export interface Field<Value = unknown> {
  kind: FieldKind;
  /** Without one it is a plain text, or a website. */
  meaning?: Meaning;
  label: string;
  required: boolean;
  /** What an empty form starts with. */
  initial: Input;
  schema: z.ZodType<Value>;
  placeholder?: string;
  maxLength?: number;
  /** What spreadsheets call such a column, on top of what its kind and meaning are called: see csv/header.ts. */
  alsoCalled?: string;
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
  /** What phone numbers of such a row are for. */
  numbers?: PhoneUse;
}
