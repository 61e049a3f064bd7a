/** The profile's form: what is declared of a hotel, the choices that a browser lists, and how it is grouped. */

import {
  accent,
  type Choice,
  choice,
  type Field,
  photo,
  searchableChoice,
  wifi,
} from "../../../fields/index.ts";
import { COUNTRIES } from "../../../lib/country/countries.ts";
import { lazily } from "../../../lib/lazily.ts";
import { MOODS, moodOf } from "../../../lib/look/moods.ts";
import { ADMIN_LANGUAGE, declared, t } from "../../../lib/texts/t.ts";
import { timeOf } from "../../../lib/time/time-of-day.ts";
import { z } from "../../../lib/zod.ts";
import { HOTEL_FIELDS, HOTEL_LINKS, LEGAL_FIELDS } from "../../../sections/hotel.ts";
import { countryName } from "../../ui/words.ts";
import type { Hotel } from "./hotels.ts";

/** Columns with inputs of their own. */
type PictureColumn = "logo_url" | "cover_path" | "cover_focus_x" | "cover_focus_y";

/** By name. */
function countryChoices(): Choice[] {
  const { compare } = new Intl.Collator(ADMIN_LANGUAGE);
  return COUNTRIES.map((value) => ({ value, label: countryName(value) })).toSorted((a, b) =>
    compare(a.label, b.label),
  );
}

/** "Österreich" for AT: as it is called there, and in the owner's own language. */
function otherNames(code: string): string {
  const there = new Intl.Locale(`und-${code}`).maximize().language;
  const told = [there, navigator.language].map((language) =>
    new Intl.DisplayNames(language, { type: "region" }).of(code),
  );
  return [...new Set(told)].filter((name) => name !== countryName(code)).join(" · ");
}

// The browser's list leaves UTC out, which is what a hotel without a known zone has.
const timeZones = lazily(() => [
  "UTC",
  ...Intl.supportedValuesOf("timeZone").filter((zone) => zone !== "UTC"),
]);

/** "Buenos Aires (America/Argentina)": people look for their city. */
function timeZoneLabel(zone: string): string {
  const [city = zone, ...area] = zone.replaceAll("_", " ").split("/").toReversed();
  return area.length > 0 ? `${city} (${area.toReversed().join("/")})` : city;
}

/** The zone's offset today: "UTC+5:30". */
function timeZoneOffset(zone: string): string {
  const parts = new Intl.DateTimeFormat("en", {
    timeZone: zone,
    timeZoneName: "shortOffset",
  }).formatToParts();
  const offset = parts.find(({ type }) => type === "timeZoneName")?.value ?? "";
  return offset.replace("GMT", "UTC");
}

type HotelColumn = Exclude<
  keyof Hotel,
  | "id"
  | "user_id"
  | "creation_key"
  | "created_at"
  | "updated_at"
  | "leaves_out_empty"
  | "section_order"
  | "owners_need_factor"
  | "languages"
  | "review_url"
  | PictureColumn
>;

function timeZone(zones: readonly string[]): Field<string> {
  return searchableChoice.required({
    label: t`Time Zone`,
    initial: "UTC",
    choices: zones.map((zone) => ({ value: zone, label: timeZoneLabel(zone) })),
    hint: timeZoneOffset,
  });
}

type HotelFields = { [Column in HotelColumn]: Field<Hotel[Column]> };

const ACCENT = accent({ label: t`Color` });
const TYPE_MOOD = choice({
  label: t`Headings`,
  choices: Object.entries(MOODS).map(([value, { label }]) => ({ value, label: declared(label) })),
  initial: moodOf(),
});

/** One field for each column an owner fills in, of the column's type. */
const usualFields = lazily(
  (): HotelFields => ({
    ...HOTEL_FIELDS,
    country: searchableChoice.optional({ label: t`Country`, choices: countryChoices(), hint: otherNames }),
    time_zone: timeZone(timeZones()),
    accent: ACCENT,
    type_mood: TYPE_MOOD,
    wifi: wifi({ label: "Wi-Fi", appears: t`On its own card, on the first screen` }),
  }),
);

/** The logo's address; no text input shows it. */
const LOGO: Field<string | null> = { ...photo({ label: t`Logo` }), kind: "text" };

/** Columns of which the profile says where guests read them; of the others the name or the preview says it. */
const SAYS_WHERE: readonly string[] = [
  "description",
  "before_leaving",
  "is_listed",
  "figures_mail",
  "imprint_url",
  "privacy_url",
];

export function profileFields(hotel: Parameters<typeof hotelFields>[0]) {
  const { accent: _, type_mood: __, ...fields } = hotelFields(hotel);
  for (const [column, field] of Object.entries(fields)) {
    const { appears, ...rest } = field;
    if (!SAYS_WHERE.includes(column)) Object.assign(fields, { [column]: rest });
  }
  return { ...fields, logo_url: LOGO };
}

/** Whole percent; no text input shows it. */
function percent(label: string): Field<number> {
  return { kind: "text", label, required: true, initial: "50", schema: z.coerce.number<string>() };
}

export const LOOK_FIELDS = {
  cover_path: photo({ label: t`Cover photo` }),
  cover_focus_x: percent(t`Visible part of the cover, left to right`),
  cover_focus_y: percent(t`Visible part of the cover, top to bottom`),
  accent: ACCENT,
  type_mood: TYPE_MOOD,
} satisfies { [Column in keyof Hotel]?: Field<Hotel[Column]> };

/**
 * Browsers differ in the names they list, Asia/Calcutta or Asia/Kolkata: the hotel's own is always a
 * choice. And an input for times would lose "from 3 pm".
 */
export function hotelFields(hotel: Pick<Hotel, "time_zone" | "check_in" | "check_out">): HotelFields {
  const fields = { ...usualFields() };
  const zones = timeZones();
  if (!zones.includes(hotel.time_zone)) fields.time_zone = timeZone([hotel.time_zone, ...zones]);
  for (const column of ["check_in", "check_out"] as const) {
    if (!timeOf(hotel[column])) fields[column] = { ...fields[column], kind: "text" };
  }
  return fields;
}

type ProfileColumn = Exclude<HotelColumn, "accent" | "type_mood">;

/** Every hotel's columns, in the groups of the screen. */
const ASKED: readonly (readonly ProfileColumn[])[] = [
  ["name"],
  ["description"],
  ["check_in", "check_out", "breakfast", "times_confirmed"],
  ["wifi"],
  ["phone", "email"],
  ["address"],
];

/** Times are confirmed once. */
export function askedColumns({ times_confirmed }: Pick<Hotel, "times_confirmed">): ProfileColumn[][] {
  return ASKED.map((columns) => columns.filter((column) => column !== "times_confirmed" || !times_confirmed));
}

const keysOf = <Fields extends object>(fields: Fields) => Object.keys(fields) as (keyof Fields)[];

export const LEGAL_COLUMNS = keysOf(LEGAL_FIELDS);

/** A chat is reached by a link, too. */
export const LINK_COLUMNS: readonly ProfileColumn[] = [...keysOf(HOTEL_LINKS), "whatsapp"];
const RECEPTION_COLUMNS: readonly ProfileColumn[] = ["reception_hours", "night_entry"];
/** Where the hotel is: asked where its address and phone do not tell it. */
export const PLACE_COLUMNS = ["country", "time_zone"] as const;
/** The texts tell their language, see language-question.tsx; address and phone tell the country, see place-question.tsx. */
const DERIVED_COLUMNS: readonly ProfileColumn[] = ["language", ...PLACE_COLUMNS];

const LAST_COLUMNS = [...new Set<ProfileColumn>(["before_leaving", ...keysOf(HOTEL_FIELDS)])].filter(
  (column) =>
    ![...ASKED, LEGAL_COLUMNS, LINK_COLUMNS, RECEPTION_COLUMNS, DERIVED_COLUMNS].some((asked) =>
      asked.some((one) => one === column),
    ),
);

/** Columns after the links and reception; a new field comes last. The mail about searches ends by its own link, and is asked for where it does not come once a month. */
export function lastColumns({ figures_mail }: Pick<Hotel, "figures_mail">): ProfileColumn[] {
  return LAST_COLUMNS.filter(
    (column) => column !== "figures_mail" || figures_mail !== HOTEL_FIELDS.figures_mail.initial,
  );
}

/** Columns that few hotels have. Who reads the Wi-Fi's password is asked there, too. */
export const MORE_COLUMNS = [...PLACE_COLUMNS, ...LINK_COLUMNS, ...RECEPTION_COLUMNS, ...LAST_COLUMNS];

const COUNTED = [
  "name",
  "description",
  "address",
  "phone",
  "email",
  "check_in",
  "check_out",
  "logo_url",
] as const;

/** A new hotel has default times. They do not count until the owner has confirmed them. */
const TIMES: readonly string[] = ["check_in", "check_out"];

type Counted = { [Column in (typeof COUNTED)[number]]?: unknown };

/** How complete the profile is: the rounded share, in percent, of eight filled columns (spec, section 5). */
export function completionPercent(hotel: Profile): number {
  return Math.round(((COUNTED.length - openColumns(hotel).length) / COUNTED.length) * 100);
}

/** Labels of the inputs that a complete profile still lacks. */
export function openInProfile(hotel: Profile): string[] {
  const labels = openColumns(hotel).map((column) =>
    column === "logo_url"
      ? t`your logo`
      : TIMES.includes(column) && isFilled(hotel[column])
        ? t`your word that the times are right`
        : declared(HOTEL_FIELDS[column].label),
  );
  return [...new Set(labels)];
}

type Profile = Counted & { times_confirmed?: unknown };

function openColumns(hotel: Profile) {
  return COUNTED.filter(
    (column) => !isFilled(hotel[column]) || (hotel.times_confirmed !== true && TIMES.includes(column)),
  );
}

function isFilled(value: unknown): boolean {
  return String(value ?? "").trim() !== "";
}
