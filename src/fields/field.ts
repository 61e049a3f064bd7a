/**
 * A field is one input of a form, one column of a table and one line of a card.
 *
 * Every reader of fields (form, list, guest page, spreadsheet, sample rows, database rules) has one record
 * with an entry for each kind; readers that draw also have one with an entry for each meaning. So a new kind
 * or meaning does not compile until every reader handles it.
 *
 * Forms hold the typed text ({@link Input}). `schema` turns it into the column's value, or says what is wrong
 * with it in words for the owner.
 */

import type { PhoneUse } from "../lib/phone/phone-numbers.ts";
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

/** What a text or a link tells guests. It decides how the value is drawn and where it leads. */
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
export type Input = string | boolean | DetailRow[] | HoursInput | WifiInput;

/** One of the details that owners name themselves: "Open" is "Always". */
export interface DetailRow {
  name: string;
  value: string;
}

/** The Wi-Fi networks, as a form holds them. */
export interface WifiInput {
  networks: NetworkInput[];
}

export interface NetworkInput {
  name: string;
  /** Empty for an open network. */
  password: string;
  /** Whether the guest page shows the password; if not, reception gives it out. */
  is_shown: boolean;
}

/**
 * Opening hours as a form holds them. It keeps the inputs of all modes, so that trying another mode loses
 * nothing.
 */
export interface HoursInput {
  mode: "none" | "weekly" | "always" | "appointment";
  /** Seven days, Monday first. */
  week: TimesInput[][];
  /** First and last day of the season, 05-01. */
  season: { from: string; until: string } | null;
  exceptions: HoursExceptionInput[];
  note: string;
}

/** The values of two time inputs: 07:00, or empty. */
export interface TimesInput {
  from: string;
  until: string;
}

export interface HoursExceptionInput {
  /** The values of two date inputs; without `until` it is one day. */
  from: string;
  until: string;
  times: TimesInput[];
  reason: string;
}

export interface Field<Value = unknown> {
  kind: FieldKind;
  /** Without a meaning it is a plain text or a website. */
  meaning?: Meaning;
  label: string;
  required: boolean;
  /** What an empty form starts with. */
  initial: Input;
  schema: z.ZodType<Value>;
  placeholder?: string;
  /** Whether its texts are put into the languages that a hotel offers. Names, numbers and links stay as they are. */
  translated?: boolean;
  /** Where guests read it, in a few words. A section's fields have it by their place on the card. */
  appears?: string;
  maxLength?: number;
  /** What spreadsheets may call the column, besides the names of its kind and meaning: see csv/rows.ts. */
  alsoCalled?: string;
  /** For a choice or a color, in the order shown. For hours, the modes of {@link HoursInput} that are offered. */
  choices?: readonly Choice[];
  /** For a choice of one or several: its value has them with commas, in the order shown. */
  several?: true;
  /** For a choice with so many options that people type to find one. */
  searchable?: true;
  /**
   * Extra text beside a searchable choice's label, by which it is found too. Computed when the list opens.
   */
  hint?: (value: string) => string;
}

export interface Choice {
  value: string;
  label: string;
  /** How the phone numbers of a row with this choice are used. */
  numbers?: PhoneUse;
}
