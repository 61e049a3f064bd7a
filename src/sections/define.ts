/** Declares content sections. Form, validation, list, dialogs, guest page and tests follow from it. */
import type { Field, FieldKind } from "../fields/index.ts";
import type { Database } from "../lib/database.types.ts";
import type { CollectionErrors } from "../lib/errors.ts";
import { appearsAt, type Layout } from "./appears.ts";
import type { SectionIcon } from "./icons.ts";

type Tables = Database["public"]["Tables"];
/** Columns of every section table that are no fields. */
type RowColumn = "id" | "hotel_id" | "position" | "created_at" | "updated_at";
/** Columns that hide an item from guests or show it during some days. */
type ShownColumn = "is_hidden" | "shown_during";
/** Where a row's facts are from; custom sections' items lack it. */
type SourceColumn = "source";
type HotelTable = {
  [T in keyof Tables]: Tables[T]["Row"] extends Record<RowColumn, unknown> ? T : never;
}[keyof Tables];

/** Columns of a closing: a chip sets them, not an input. */
type ClosingColumn = "closes" | "closes_breakfast" | "opens_again" | "times";

/** Assigns rows to a parent other than their hotel. */
type ParentColumn = "section_id";
type OwnColumn<T extends HotelTable> = Exclude<
  keyof Tables[T]["Row"],
  RowColumn | ParentColumn | ShownColumn | SourceColumn | ClosingColumn
> &
  string;

/** A field for each own column, of its type: a nullable field for a NOT NULL column does not compile. */
type Fields<T extends HotelTable> = { [Column in OwnColumn<T>]: Field<Tables[T]["Row"][Column]> };

/** Which column a card shows where. The field's kind and meaning decide how. */
interface Card<Column extends string> {
  title: Column;
  /** Beside the title. */
  label?: Column;
  text?: Column;
  /** Lines with an icon, in this order. */
  facts: readonly Column[];
  badges: readonly Column[];
  /** Names and values that the owner makes up. */
  details?: Column;
  photo?: Column;
}

/** Other columns become a badge, the details or a fact by their kind, in the form's order. */
type DeclaredCard<Column extends string> = Pick<Card<Column>, "title" | "label" | "text"> & {
  facts?: readonly Column[];
};

/** Rows of one table that an owner adds, changes and deletes with one form. */
export interface Collection<T extends HotelTable = HotelTable, Column extends string = string> {
  id: string;
  table: T;
  /** Parent of the rows within the hotel; without one, the collection has all of the hotel's rows. */
  parent?: { column: ParentColumn; id: string };
  /** One row, within a sentence: "amenity", "FAQ". */
  one: string;
  /** Several rows, within a sentence. */
  many: string;
  fields: Record<Column, Field>;
  /** title: the column with a row's name. */
  card: Pick<Card<Column>, "title">;
  /** Column with unique values within a hotel; the table has a unique index on it. */
  unique?: Column;
  /** Verb in messages about a new row, instead of "add". */
  adding?: "create";
  /** A sentence on what else is deleted with a row. */
  deleteWarning?: string;
  /** Values in a form's preview, so that dates do not hide the row there. */
  previewedAs?: Partial<Record<Column, string>>;
  /** Texts for expected failures, where the specification has special ones. */
  errors?: CollectionErrors;
}

/** Items behind one tile of the guest page. The id is the guest document's. */
export interface Section<T extends HotelTable = HotelTable, Column extends string = string>
  extends Collection<T, Column> {
  /** Admin route: /admin/{route}. */
  route: string;
  icon: SectionIcon;
  /** Shown in the menu, the page header and on the guest page's tile. */
  title: string;
  /** Below the admin's page header. */
  description: string;
  /** Whether its items are outside of the house. */
  around?: true;
  layout: Layout;
  groupBy?: Column;
  /** Whether its items are amenities of the hotel, which structured data lists. */
  areAmenities?: true;
  /** Whether guests see an icon beside each title, chosen by the title's words. */
  itemIcons?: true;
  card: Card<Column>;
}

type DeclaredSection<T extends HotelTable> = Omit<Section<T, OwnColumn<T>>, "fields" | "card"> & {
  fields: Fields<T>;
  card: DeclaredCard<OwnColumn<T>>;
};

/** Checked against the table's row type; code that serves all sections uses the general type. */
export function defineSection<T extends HotelTable>(declared: DeclaredSection<T>): Section;
export function defineSection(section: Omit<Section, "card"> & { card: DeclaredCard<string> }): Section {
  const fields = Object.fromEntries(
    Object.entries(section.fields).map(([column, field]) => {
      const appears = appearsAt(section, column, field);
      return [column, appears === undefined ? field : { ...field, appears }];
    }),
  );
  return { ...section, fields, card: completeCard(section) };
}

/** Kinds with a place of their own, so never facts. */
const PLACED_BY_KIND: readonly FieldKind[] = ["flag", "details", "photo"];

function completeCard({
  fields,
  groupBy,
  card,
}: Pick<Section, "fields" | "groupBy"> & { card: DeclaredCard<string> }): Section["card"] {
  const { title, label, text, facts = [] } = card;
  const placed = [title, label, text, groupBy, ...facts];
  const others = Object.entries(fields).filter(([column]) => !placed.includes(column));
  const columns = (isOf: (field: Field) => boolean) =>
    others.filter(([, field]) => isOf(field)).map(([column]) => column);
  const [details] = columns(({ kind }) => kind === "details");
  const [photo] = columns(({ kind }) => kind === "photo");
  return {
    ...card,
    facts: [...facts, ...columns(({ kind }) => !PLACED_BY_KIND.includes(kind))],
    badges: columns(({ kind }) => kind === "flag"),
    ...(details !== undefined && { details }),
    ...(photo !== undefined && { photo }),
  };
}

/**
 * A hidden item may lack what the form requires, except names and choices with an initial value. So do the
 * tables' rules (innfo.required_when_shown).
 */
export function isRequiredWhenShown(
  { fields, card }: Pick<Collection, "fields" | "card">,
  column: string,
): boolean {
  const field = fields[column];
  return field?.required === true && field.initial === "" && column !== card.title;
}

/** As {@link defineSection}. */
export function defineCollection<T extends HotelTable>(
  collection: Omit<Collection<T, OwnColumn<T>>, "fields"> & { fields: Fields<T> },
): Collection;
export function defineCollection(collection: Collection): Collection {
  return collection;
}
