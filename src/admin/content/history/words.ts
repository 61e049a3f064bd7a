/** Changes in words: "Changed: Timing", "Deleted: 1 section, 5 items, and 3 photos". */

import { type Field, type Fields, hasNoValue, hours } from "../../../fields/index.ts";
import { currencyOf } from "../../../lib/country/currencies.ts";
import { moneyWords } from "../../../lib/texts/money.ts";
import { ADMIN_LANGUAGE, declared, plural, t } from "../../../lib/texts/t.ts";
import { ANNOUNCEMENTS } from "../../../sections/announcements.ts";
import { CUSTOM_SECTIONS } from "../../../sections/custom.ts";
import { type Collection, SECTIONS } from "../../../sections/index.ts";
import { HOUSE_SECRETS } from "../../../sections/secrets.ts";
import { counted, languageName, listedInWords } from "../../ui/words.ts";
import { hotelFields, LOOK_FIELDS } from "../hotel/fields.ts";
import type { Hotel } from "../hotel/hotels.ts";
import { OFFERED_KINDS } from "../offered-kinds.ts";
import { valueInWords } from "../sections/fact-words.ts";
import { COLLECTIONS } from "../sections/item-table.ts";
import type { Change, HistoryEntry } from "./history.ts";

type Nouns = Pick<Collection, "one" | "many">;

/** Tables without a form of that kind: what they are called in the place of a row's name. */
const OTHERS: Readonly<Record<string, Nouns & { title: string }>> = {
  hotels: { title: t`Hotel Profile`, one: t`profile`, many: t`profiles` },
  section_visibility: { title: t`Section Visibility`, one: t`section`, many: t`sections` },
  translations: { title: t`Languages`, one: t`translation`, many: t`translations` },
  message_kinds: { title: t`Inbox Settings`, one: t`setting`, many: t`settings` },
  topics: { title: t`Topics of requests`, one: t`topic`, many: t`topics` },
};

/** Sections to filter by, with their own titles; custom sections come by their ids. */
export const FILED: readonly { section: string; title: string }[] = [
  { section: "hotels", title: t`Hotel Profile and Look` },
  ...SECTIONS.map(({ table, title }) => ({ section: table, title: declared(title) })),
  { section: ANNOUNCEMENTS.table, title: t`Announcements` },
  { section: HOUSE_SECRETS.table, title: t`Passwords and Codes` },
  { section: "section_visibility", title: t`Section Visibility` },
  { section: "translations", title: t`Languages` },
  { section: "message_kinds", title: t`Inbox Settings` },
];

/** Columns that no form has, or another one. */
const COLUMNS: Readonly<Record<string, string>> = {
  answers: t`Canned answers`,
  alarm: t`Urgent`,
  attention: t`Needs attention`,
  closes: t`What it closes`,
  closes_breakfast: t`Closes breakfast`,
  cover_path: t`Cover photo`,
  emails: t`Addresses for mail`,
  figures_mail: t`Mail about figures`,
  hours: t`Weekly Hours`,
  is_listed: t`Search engines`,
  is_on: t`Offered`,
  keep_days: t`Kept for days`,
  key: t`Topic`,
  label: t`Topic`,
  owners_need_factor: t`Second factor of owners`,
  language: t`Language`,
  languages: t`Offered languages`,
  leaves_out_empty: t`Leave out empty sections`,
  line: t`One line for guests`,
  logo_url: t`Logo`,
  opens_again: t`Opens again`,
  price: t`Price`,
  review_url: t`Review page`,
  section_id: t`Section`,
  section_order: t`Order of the sections`,
  shown_during: t`When guests see it`,
  times: t`Hours of that day`,
  text: t`Text`,
};

function labelOfColumn(fields: Fields, column: string): string | undefined {
  const label = fields[column]?.label;
  return label === undefined ? COLUMNS[column] : declared(label);
}

const TOPIC_FIELDS: Fields = { hours: hours({ label: t`Weekly Hours` }) };

/** No value, but a deed: somebody has looked at the hotel's times. */
const CONFIRMED = "times_confirmed";

/** Said with the price. */
const CURRENCY = "currency";

function fieldsOf({ table_name }: Change, hotel: Hotel): Fields {
  if (table_name === "hotels") return { ...hotelFields(hotel), ...LOOK_FIELDS };
  if (table_name === "topics") return TOPIC_FIELDS;
  return COLLECTIONS.get(table_name)?.fields ?? {};
}

const nounsOf = (table: string): Nouns =>
  COLLECTIONS.get(table) ?? OTHERS[table] ?? { one: t`row`, many: t`rows` };

export function changedName(entry: HistoryEntry): string {
  const { count, kinds, changes } = entry;
  const [first] = changes;
  const [kind] = kinds;
  if (offeredWithTopics(entry)) return OTHERS.message_kinds?.title ?? "";
  if (!first || !kind) return "";
  const other = OTHERS[first.table_name]?.title;
  if (first.row_id === null && kinds.length === 1) return sectionTitle(first.section) ?? t`Custom section`;
  // A section that was added or deleted with its items stands for them, and nothing for what an undo took back together.
  const isWhole = first.row_id === first.section && changes.every(({ section }) => section === first.section);
  if (count > 1 && !isWhole)
    return kinds.length === 1
      ? counted(kind.rows, nounsOf(kind.table_name))
      : plural(count, { one: "# change", other: "# changes" });
  if (first.table_name === "section_visibility")
    return declared(SECTIONS.find(({ id }) => id === first.title)?.title ?? "");
  if (first.table_name === "hotels" || first.table_name === "message_kinds") return other ?? "";
  return first.title ?? other ?? counted(1, nounsOf(first.table_name));
}

function sectionTitle(section: string): string | undefined {
  return (
    FILED.find((filed) => filed.section === section)?.title ??
    (section === CUSTOM_SECTIONS.table ? t`Custom Sections` : undefined)
  );
}

/** For each kind, also of a row that comes back: what was done, alone or with what it was done to. */
const DEEDS: Readonly<Record<Change["kind"] | "restored", { alone: string; to: (what: string) => string }>> =
  {
    added: { alone: t`Added`, to: (what) => t`Added: ${what}` },
    changed: { alone: t`Changed`, to: (what) => t`Changed: ${what}` },
    deleted: { alone: t`Deleted`, to: (what) => t`Deleted: ${what}` },
    ordered: { alone: t`Order changed`, to: (what) => t`Order changed: ${what}` },
    restored: { alone: t`Restored`, to: (what) => t`Restored: ${what}` },
  };

/** The deed in words. @param isRestoring whether it was deleted before */
export function deedOf(entry: HistoryEntry, hotel: Hotel, isRestoring = false): string {
  const { count, kinds, changes, photos } = entry;
  const [first] = changes;
  if (!first) return "";
  const offered = offeredWithTopics(entry);
  if (offered) return offered;
  const deed = (kind: Change["kind"]) => DEEDS[kind === "added" && isRestoring ? "restored" : kind];
  if (first.kind === "changed" && kinds.length === 1)
    return count === 1
      ? (switchOf(first) ?? changeWords(first, hotel))
      : (hidingOf(first) ?? deed("changed").alone);
  if (count === 1) {
    const isChoice = first.table_name === "section_visibility";
    return switchOf(first) ?? (isChoice ? hidingOf(first) : undefined) ?? deed(first.kind).alone;
  }
  if (kinds.length === 1 && !photos && first.row_id !== first.section) return deed(first.kind).alone;
  const said = new Map<Change["kind"], string[]>();
  const add = (kind: Change["kind"], what: string) => said.set(kind, [...(said.get(kind) ?? []), what]);
  for (const { kind, table_name, rows } of kinds) add(kind, counted(rows, nounsOf(table_name)));
  // Photos go with deleted rows.
  if (photos) add("deleted", plural(photos, { one: "# photo", other: "# photos" }));
  return Array.from(said, ([kind, things]) => deed(kind).to(listedInWords(things))).join(" · ");
}

/** Where guests were shown it, or no longer. */
function hidingOf({ columns, table_name }: Change): string | undefined {
  const [column, other] = columns ?? [];
  if (!column || other) return undefined;
  if (column.column === "is_hidden") return column.after ? t`Hidden from guests` : t`Shown to guests`;
  if (column.column === "is_visible" && table_name === "section_visibility")
    return column.after ? t`Shown to guests` : t`Hidden from guests`;
  return undefined;
}

/** Says that a thing which guests may send is offered, or no longer. Before it is, it has no row. */
function switchOf({ columns, kind, table_name, title }: Change): string | undefined {
  if (table_name !== "message_kinds") return undefined;
  const isOn = columns?.find(({ column }) => column === "is_on");
  if (!isOn || (kind === "changed" && columns?.length !== 1)) return undefined;
  if (kind === "added" && !isOn.after) return undefined;
  const what = offeredKind(title);
  return isOn.after ? t`Switched on: ${what}` : t`Switched off: ${what}`;
}

/** Requests come with their first topics. */
function offeredWithTopics({ kinds, changes }: HistoryEntry): string | undefined {
  if (
    kinds.length !== 2 ||
    !kinds.every(({ table_name }) => ["message_kinds", "topics"].includes(table_name))
  )
    return undefined;
  return changes.map(switchOf).find(Boolean);
}

function offeredKind(kind: string | null): string {
  return new Map(Object.entries(OFFERED_KINDS)).get(kind ?? "") ?? t`Finds`;
}

function changeWords(change: Change, hotel: Hotel): string {
  const fields = fieldsOf(change, hotel);
  const columns = change.columns ?? [];
  const labels = columns
    .filter(({ column }) => column !== CONFIRMED && column !== CURRENCY)
    // Hours and the words for them are one question.
    .map(({ column }) => fields[column]?.saidBy ?? column)
    .map((column) => labelOfColumn(fields, column) ?? t`Details`);
  const named = listedInWords([...new Set(labels)].slice(0, 3));
  const confirmed = columns.find(({ column }) => column === CONFIRMED);
  const deeds = [
    (named || !confirmed) && DEEDS.changed.to(named),
    change.table_name === "message_kinds" && offeredKind(change.title),
    confirmed && (confirmed.after ? t`Times confirmed` : t`Times not confirmed`),
  ];
  return hidingOf(change) ?? deeds.filter(Boolean).join(" · ");
}

export interface ValueChange {
  label: string;
  before: string;
  after: string;
}

/** The values of one changed row that say more than their names; a photo and an id do not. */
export function differencesOf({ changes, count }: HistoryEntry, hotel: Hotel): ValueChange[] {
  const [change] = changes;
  if (!change?.columns || count > 1 || change.kind === "added" || hidingOf(change) || switchOf(change))
    return [];
  const fields = fieldsOf(change, hotel);
  const said = change.columns.map(({ column }) => fields[column]?.saidBy);
  return change.columns.flatMap(({ column, before, after }) => {
    const field = fields[column];
    const label = labelOfColumn(fields, field?.saidBy ?? column);
    if (
      !label ||
      said.includes(column) ||
      column === CONFIRMED ||
      column === "closes" ||
      column === "logo_url" ||
      column.endsWith("_path") ||
      column.startsWith("cover_focus")
    )
      return [];
    const words = (value: unknown, when: "before" | "after") => {
      if (column === "price" && typeof value === "number")
        return moneyWords({ amount: value, currency: currencyAt(change, when, hotel) }, ADMIN_LANGUAGE);
      return NAMED[column]?.(value) ?? inWords(field, value);
    };
    return [{ label, before: words(before, "before"), after: words(after, "after") }];
  });
}

/** A price keeps its currency, so most changes do not name it. */
function currencyAt({ columns }: Change, when: "before" | "after", { country }: Hotel): string {
  const named = columns?.find(({ column }) => column === CURRENCY)?.[when];
  return typeof named === "string" ? named : currencyOf(country);
}

const listOf = (name: (id: string) => string) => (value: unknown) =>
  Array.isArray(value) && value.length > 0 ? listedInWords(value.map(String).map(name)) : undefined;

const sectionsOf = listOf((id) => {
  const section = SECTIONS.find((each) => each.id === id);
  return section ? declared(section.title) : t`a section of your own`;
});

/** Columns whose values are ids, in words. */
const NAMED: Readonly<Record<string, (value: unknown) => string | undefined>> = {
  language: (value) => (typeof value === "string" && value ? languageName(value) : undefined),
  languages: listOf(languageName),
  section_order: (value) => sectionsOf(value) ?? t`the usual order`,
};

function inWords(field: Field | undefined, value: unknown): string {
  if (typeof value === "boolean") return value ? t`Yes` : t`No`;
  if (value === null || hasNoValue(value)) return t`nothing`;
  if (field) return valueInWords(field, value, " · ") || t`nothing`;
  if (Array.isArray(value)) return value.length > 0 ? listedInWords(value.map(String)) : t`nothing`;
  return typeof value === "object" ? "" : String(value);
}

/** The person who did it: oneself, somebody by name, or a former colleague. */
export function whoOf({ user_id, name }: Pick<HistoryEntry, "user_id" | "name">, userId: string): string {
  if (user_id === userId) return t`You`;
  return name ?? t`Former colleague`;
}

/** A section's visibility, and what guests may send, are there before they are chosen. */
export function isAddition({ kinds }: HistoryEntry): boolean {
  return kinds.every(({ kind, table_name }) => kind === "added" && !SWITCHED.includes(table_name));
}

const SWITCHED = ["section_visibility", "message_kinds"];
