/**
 * A content section is declared once. Form, validation, list, empty state, dialogs, guest page, navigation,
 * tests and sample rows follow from the declaration.
 */
import type { Field, FieldKind } from "../fields/index.ts";
import type { Database } from "../lib/database.types.ts";
import type { CollectionErrors } from "../lib/errors.ts";
import { appearsAt } from "./appears.ts";
import type { SectionIcon } from "./icons.ts";

type Tables = Database["public"]["Tables"];
/** Columns that every section table has and that are no fields. */
type RowColumn = "id" | "hotel_id" | "position" | "created_at" | "updated_at";
/** Columns by which an item is hidden from guests, or shown during a time. */
type ShownColumn = "is_hidden" | "shown_during";
/** Where a row's facts are from; custom sections' items do not have it. */
type SourceColumn = "source";
type HotelTable = {
  [T in keyof Tables]: Tables[T]["Row"] extends Record<RowColumn, unknown> ? T : never;
}[keyof Tables];

/** The column that assigns rows to a parent other than their hotel. */
type ParentColumn = "section_id";
type OwnColumn<T extends HotelTable> = Exclude<
  keyof Tables[T]["Row"],
  RowColumn | ParentColumn | ShownColumn | SourceColumn
> &
  string;

/**
 * Exactly one field for each of the table's own columns, with the column's type: a nullable field for a NOT
 * NULL column does not compile.
 */
type Fields<T extends HotelTable> = { [Column in OwnColumn<T>]: Field<Tables[T]["Row"][Column]> };

/**
 * For guests `cards` show everything at once, an `accordion` unfolds text and facts below a title, and a `table`
 * has a row for each item: title and facts. Owners have one list for all; in it an `accordion` unfolds, too.
 */
export type Layout = "cards" | "accordion" | "table";

/** Which column a card shows in which place. Its field's kind and meaning decide how it is shown. */
interface Card<Column extends string> {
  title: Column;
  /** Beside the title. */
  label?: Column;
  text?: Column;
  /** Lines with an icon, in this order. */
  facts: readonly Column[];
  /** Columns of flags. */
  badges: readonly Column[];
  /** The column with the details: names and values that the owner makes up. */
  details?: Column;
  photo?: Column;
}

/**
 * A column without a place becomes a badge, the details or a fact, depending on its kind, in the order of the
 * form.
 */
type DeclaredCard<Column extends string> = Pick<Card<Column>, "title" | "label" | "text"> & {
  /** The first ones. */
  facts?: readonly Column[];
};

/** Rows of one table that an owner adds, changes and deletes with one form. */
export interface Collection<T extends HotelTable = HotelTable, Column extends string = string> {
  id: string;
  table: T;
  /**
   * The parent of its rows within the hotel; without one, the collection has all of the hotel's rows in the
   * table.
   */
  parent?: { column: ParentColumn; id: string };
  /** One row within a sentence: "amenity", "FAQ". */
  one: string;
  /** Several rows within a sentence. */
  many: string;
  fields: Record<Column, Field>;
  /** The column with a row's name. */
  card: Pick<Card<Column>, "title">;
  /** The column whose values are unique within a hotel; the table has a unique index for it. */
  unique?: Column;
  /** The verb in messages for a new row; "add" by default. */
  adding?: "create";
  /** A sentence about what else is deleted with a row. */
  deleteWarning?: string;
  /** In the preview of a form: what hides it at other times does not hide it there. */
  previewedAs?: Partial<Record<Column, string>>;
  /** Texts for expected failures, where the specification has special ones for this collection. */
  errors?: CollectionErrors;
}

/** Items behind one tile of the guest page. The id is the one in the guest document. */
export interface Section<T extends HotelTable = HotelTable, Column extends string = string>
  extends Collection<T, Column> {
  /** The admin route: /admin/{route}. */
  route: string;
  icon: SectionIcon;
  /** In the menu, the page header and the guest page's tile. */
  title: string;
  /** Below the admin's page header. */
  description: string;
  /** On the guest page's tile. */
  guestDescription: string;
  /** Whether it is about places outside of the house. */
  around?: true;
  /** How rows are laid out. */
  layout: Layout;
  /** The column of a choice field: rows are grouped by its choices. */
  groupBy?: Column;
  /** Whether rows are offers of the house itself, which search engines are told of. */
  areAmenities?: true;
  /** Whether guests see an icon beside each title, chosen by words in the title. */
  itemIcons?: true;
  card: Card<Column>;
}

type DeclaredSection<T extends HotelTable> = Omit<Section<T, OwnColumn<T>>, "fields" | "card"> & {
  fields: Fields<T>;
  card: DeclaredCard<OwnColumn<T>>;
};

export function defineSection<T extends HotelTable>(declared: DeclaredSection<T>): Section {
  // Checked against the table's own row type here; the code that serves all sections uses a general type.
  const section = declared as unknown as Omit<Section, "card"> & { card: DeclaredCard<string> };
  const fields = Object.fromEntries(
    Object.entries(section.fields).map(([column, field]) => [
      column,
      { ...field, appears: appearsAt(section, column, field) },
    ]),
  );
  return { ...section, fields, card: completeCard(section) };
}

/** These are never facts. */
const PLACED_BY_KIND: readonly FieldKind[] = ["flag", "details", "photo"];

/** Assigns a place to every field. */
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
 * Whether a hidden item may lack it: all that its form requires but its name, and choices that the form makes
 * itself. The rules of the table say the same (innfo.required_when_shown).
 */
export function isRequiredWhenShown(
  { fields, card }: Pick<Collection, "fields" | "card">,
  column: string,
): boolean {
  const field = fields[column];
  return field?.required === true && field.initial === "" && column !== card.title;
}

export function defineCollection<T extends HotelTable>(
  collection: Omit<Collection<T, OwnColumn<T>>, "fields"> & { fields: Fields<T> },
): Collection {
  // As in defineSection.
  return collection as unknown as Collection;
}
