/**
 * A content section is declared once. Form, validation, list, empty state, dialogs, guest view,
 * navigation, tests and seed rows follow from the declaration.
 */
import type { Field, FieldKind } from "../fields/index.ts";
import type { Database } from "../lib/database.types.ts";
import type { CollectionErrors } from "../lib/errors.ts";
import type { SectionIcon } from "./icons.ts";

type Tables = Database["public"]["Tables"];
/** Columns every section table has; they identify a row and are no field. */
type RowColumn = "id" | "hotel_id" | "position" | "created_at" | "updated_at";
type HotelTable = {
  [T in keyof Tables]: Tables[T]["Row"] extends Record<RowColumn, unknown> ? T : never;
}[keyof Tables];

/** What rows are filed under, when that is not their hotel alone. */
type ParentColumn = "section_id";
type OwnColumn<T extends HotelTable> = Exclude<keyof Tables[T]["Row"], RowColumn | ParentColumn> & string;

/**
 * One field for each own column, no more, no fewer, and of the column's type: a nullable field on a
 * NOT NULL column does not compile.
 */
type Fields<T extends HotelTable> = { [Column in OwnColumn<T>]: Field<Tables[T]["Row"][Column]> };

/**
 * `cards` show everything. An `accordion` opens a title to its text and facts. A `table` has a line for each
 * row: title and facts.
 */
export type Layout = "cards" | "accordion" | "table";

/** What a card shows where, by column. How a value is shown follows from its field's kind and meaning. */
interface Card<Column extends string> {
  title: Column;
  /** Beside the title. */
  label?: Column;
  text?: Column;
  /** Lines with an icon, in this order. */
  facts: readonly Column[];
  /** Flags. */
  badges: readonly Column[];
  /** Names and values the owner made up. */
  details?: Column;
  photo?: Column;
}

/** A column that is given no place is a badge, the details or a fact, by its kind, in the order of the form. */
type DeclaredCard<Column extends string> = Pick<Card<Column>, "title" | "label" | "text"> & {
  /** Those that come first. */
  facts?: readonly Column[];
};

/** Rows of one table that an owner adds, changes and deletes, all with one form. */
export interface Collection<T extends HotelTable = HotelTable, Column extends string = string> {
  id: string;
  table: T;
  /** Where its rows are filed within the hotel; without it, its rows are all the hotel has in the table. */
  parent?: { column: ParentColumn; id: string };
  /** One of them within a sentence: "amenity", "FAQ". */
  one: string;
  /** Several of them within a sentence. */
  many: string;
  fields: Record<Column, Field>;
  /** What a row is called by: the column that names it. */
  card: Pick<Card<Column>, "title">;
  /** The column by which no two rows of a hotel may be the same, as a unique index of the table has it. */
  unique?: Column;
  /** What a new one is said to be; "added" is the rule. */
  adding?: "create";
  /** What else is lost with a row, as a sentence. */
  deleteWarning?: string;
  /** Words for expected failures, where the specification gives this collection its own. */
  errors?: CollectionErrors;
}

/** Items that guests find behind one tile. The id is that of the guest document. */
export interface Section<T extends HotelTable = HotelTable, Column extends string = string>
  extends Collection<T, Column> {
  /** The admin route: /admin/{route}. */
  route: string;
  icon: SectionIcon;
  /** Menu, page header and guest tile. */
  title: string;
  /** Under the admin's page header. */
  description: string;
  /** On the guest's tile. */
  guestDescription: string;
  /** It is about what is outside of the house. */
  around?: true;
  /** How rows are laid out, for the owner and for guests. */
  layout: Layout;
  /** Column of a choice field: rows stand in groups, one a choice. */
  groupBy?: Column;
  /** Rows are what the house itself offers: search engines are told. */
  areAmenities?: true;
  /** Guests see a drawing beside each title, picked by words in it. */
  itemIcons?: true;
  card: Card<Column>;
}

type DeclaredSection<T extends HotelTable> = Omit<Section<T, OwnColumn<T>>, "fields" | "card"> & {
  fields: Fields<T>;
  card: DeclaredCard<OwnColumn<T>>;
};

export function defineSection<T extends HotelTable>(declared: DeclaredSection<T>): Section {
  // Written against its own row type; read by code that serves all sections alike.
  const section = declared as unknown as Omit<Section, "card"> & { card: DeclaredCard<string> };
  return { ...section, card: completeCard(section) };
}

/** They are no facts. */
const PLACED_BY_KIND: readonly FieldKind[] = ["flag", "details", "photo"];

/** Every field has a place. */
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

export function defineCollection<T extends HotelTable>(
  collection: Omit<Collection<T, OwnColumn<T>>, "fields"> & { fields: Fields<T> },
): Collection {
  // As in defineSection.
  return collection as unknown as Collection;
}
