/** From the lines of a file of any kind to rows of a section: which line names the columns, and what cells mean. */

import { type Field, type FieldKind, formSchema, type Input, type Meaning } from "../../../fields/index.ts";
import { foldedName, lettersOf } from "../../../lib/folded.ts";
import type { Section } from "../../../sections/index.ts";
import type { Item, ItemValues } from "../../content/sections/items.ts";
import { inputOf, spreadsheetFields, unguarded } from "./cells.ts";
import type { Unreadable } from "./unreadable.ts";

export interface TableLine {
  /** Its first line in the file, counted from 1, as in spreadsheets and editors. */
  line: number;
  cells: string[];
}

export interface Table {
  /** Without the blank ones. */
  lines: TableLine[];
  /** The name of the workbook's sheet, when there are several. */
  sheet?: string | undefined;
}

export type TableReading = { status: "read"; table: Table } | Unreadable;

export function isBlankLine({ cells }: TableLine): boolean {
  return cells.every((cell) => cell.trim() === "");
}

export type Fields = Readonly<Record<string, Field>>;

/** The section's column for each column of the file; undefined for those that are left out. */
export type Columns = readonly (string | undefined)[];

/** By the name of a file's column, normalized by {@link columnNameOf}. */
export type Choices = Readonly<Record<string, string>>;

/** Titles, dates and the hotel's name may stand above the column names. */
const LINES_ABOVE = 20;

/** Normalized: without case, accents, blanks and punctuation, so "E-Mail *" is "email". */
export function columnNameOf(cell: string): string {
  return lettersOf(unguarded(cell));
}

/**
 * Columns may be named as in the form, as in the database, as the owner chose before, or as usual for such
 * fields. The most certain matches come first, and each column is used once.
 */
export function guessColumns(fields: Fields, cells: readonly string[], chosen: Choices = {}): Columns {
  const columns: (string | undefined)[] = cells.map(() => undefined);
  const names = cells.map(columnNameOf);
  const ways: ((column: string, field: Field, name: string) => boolean)[] = [
    (_, { label }, name) => columnNameOf(label) === name,
    (column, _, name) => columnNameOf(column) === name,
    (column, _, name) => Object.hasOwn(chosen, name) && chosen[name] === column,
    (_, field, name) => synonymsOf(field).includes(name),
  ];
  for (const matches of ways) {
    for (const [column, field] of spreadsheetFields(fields)) {
      if (columns.includes(column)) continue;
      const index = names.findIndex(
        (name, at) => name !== "" && columns[at] === undefined && matches(column, field, name),
      );
      if (index >= 0) columns[index] = column;
    }
  }
  return columns;
}

/**
 * The line with the most known names; if there is none, the first of those with the most cells.
 * @returns its index, how many of its names are known, and how many cells it has
 */
export function findHeader(
  fields: Fields,
  lines: readonly (readonly string[])[],
  chosen?: Choices,
): { index: number; known: number; cells: number } {
  return lines
    .slice(0, LINES_ABOVE)
    .map((cells, index) => ({
      index,
      known: guessColumns(fields, cells, chosen).filter(Boolean).length,
      cells: cells.filter((cell) => cell.trim() !== "").length,
    }))
    .reduce(
      (best, line) =>
        line.known > best.known || (best.known === 0 && line.known === 0 && line.cells > best.cells)
          ? line
          : best,
      { index: 0, known: 0, cells: 0 },
    );
}

/** Columns that the file lacks. A required field with an initial value does not need one. */
export function missingColumns(fields: Fields, columns: Columns): { required: string[]; optional: string[] } {
  const missing = spreadsheetFields(fields).filter(([column]) => !columns.includes(column));
  const labels = (isRequired: boolean) =>
    missing
      .filter(([, { required, initial }]) => (required && initial === "") === isRequired)
      .map(([, { label }]) => label);
  return { required: labels(true), optional: labels(false) };
}

/** One row of the file; it spans several lines when a cell has line breaks. */
export interface ReadRow {
  /** Its first line in the file, counted from 1. */
  line: number;
  /** By column: the file's text, or the owner's correction. */
  cells: Record<string, string>;
  /** By column: the problem, in the field's own words. */
  problems: Record<string, string>;
  /** Column values for the database, when there are no problems. */
  values?: ItemValues;
}

/** The owner's corrections, by line and column. */
export type Corrections = Readonly<Record<number, Readonly<Record<string, string>>>>;

/**
 * @param lines the lines below the column names
 * @param existing the section's rows, which those of the file must not repeat
 */
export function readRows(
  section: Section,
  lines: readonly TableLine[],
  columns: Columns,
  existing: readonly Item[] = [],
  corrections: Corrections = {},
): ReadRow[] {
  // Built once, because zod prepares a schema on first use, which takes longer than reading a row.
  const schema = formSchema(section.fields);
  const rows = lines.map((line) => readRow(section, schema, columns, line, corrections[line.line]));
  return withoutRepeated(section, rows, existing);
}

function readRow(
  { fields }: Section,
  schema: ReturnType<typeof formSchema>,
  columns: Columns,
  { line, cells }: TableLine,
  corrected: Readonly<Record<string, string>> = {},
): ReadRow {
  const fromFile = columns.flatMap((column, index) =>
    column ? [[column, cells[index] ?? ""] as const] : [],
  );
  const byColumn: Record<string, string> = { ...Object.fromEntries(fromFile), ...corrected };
  const row: ReadRow = { line, cells: byColumn, problems: {} };
  const typed: Record<string, Input> = {};
  for (const [column, field] of Object.entries(fields)) {
    const cell = byColumn[column];
    const input = cell === undefined ? field.initial : inputOf(field, cell);
    if (input === undefined) row.problems[column] = `${field.label} must be yes or no`;
    typed[column] = input ?? field.initial;
  }
  const result = schema.safeParse(typed);
  for (const { path, message } of result.error?.issues ?? []) row.problems[String(path[0])] ??= message;
  const last = lastColumn(columns, fields);
  if (corrected[last] === undefined && cells.slice(columns.length).some((cell) => cell.trim())) {
    row.problems[last] ??= "There are more cells in this line than there are columns";
  }
  if (result.success && Object.keys(row.problems).length === 0) row.values = result.data;
  return row;
}

function lastColumn(columns: Columns, fields: Record<string, Field>): string {
  return columns.findLast((column) => column !== undefined) ?? Object.keys(fields)[0] ?? "";
}

/** Where a section's rows must be unique, a repeated one is refused with a reference to the first. */
function withoutRepeated(
  { unique, fields, one, errors }: Section,
  rows: ReadRow[],
  existing: readonly Item[],
) {
  if (!unique) return rows;
  const label = fields[unique]?.label ?? unique;
  const taken = new Map(
    existing.map((item) => [
      foldedName(item[unique]),
      errors?.duplicate ?? `There is already a ${one} with this ${label}`,
    ]),
  );
  return rows.map((row) => {
    if (!row.values) return row;
    const key = foldedName(row.values[unique]);
    const problem = taken.get(key);
    if (!problem) {
      taken.set(key, `${label} is the same as in line ${row.line}`);
      return row;
    }
    return { line: row.line, cells: row.cells, problems: { [unique]: problem } };
  });
}

export function isRefused({ problems }: ReadRow): boolean {
  return Object.keys(problems).length > 0;
}

/**
 * How owners' own lists name a column, in English, German, French, Spanish, Italian, Portuguese and Dutch, by
 * the kind of field. Normalized as by `columnNameOf`. Names for one field of one section are in its declaration.
 */
const KINDS: Record<FieldKind, string> = {
  text: "",
  longText:
    "text info information details about notes comment beschreibung beschrijving descripcion descrizione descricao bemerkung hinweis",
  time: "",
  moment: "",
  phone:
    "phone phonenumber telephone telephonenumber tel telnr telefon telefonnummer telefono telefone telefoon fon rufnummer numero number nummer mobile mobil handy movil cell",
  email: "mail emailaddress mailadresse emailadresse courriel correo correoelectronico adressemail",
  url: "web webseite homepage url link site siteweb siteinternet sitioweb sito sitoweb paginaweb internet webadresse",
  rating: "stars score bewertung sterne note valoracion estrellas valutazione stelle avaliacao beoordeling",
  choice: "kind category art type typ tipo soort group topic kategorie categorie categoria thema rubrik",
  color: "",
  flag: "",
  details: "detail more extras fields customfields weiteres",
  // Columns with such names more often hold a text; see "timing".
  hours: "",
  photo: "",
  accent: "",
  wifi: "",
};

const MEANINGS: Record<Meaning, string> = {
  address: "street location adresse anschrift strasse direccion indirizzo endereco adres calle via morada",
  distance: "howfar entfernung distanz distancia distanza afstand km",
  duration: "howlong time dauer zeitbedarf duree duracion durata duracao duur",
  menu: "menu menuurl menulink menuonline speisekarte karte carte menukarte cardapio onlinemenu",
  name: "title name headline place restaurant hotel company bezeichnung titel titre titulo titolo nom nombre nome naam firma empresa etiqueta",
  note: "tip ourtip recommendation advice insider tipp empfehlung geheimtipp conseil consejo recomendacion consiglio dica aanrader",
  offer: "offer rebate rabatt nachlass remise reduction descuento sconto desconto korting",
  place: "place where ort standort lage lieu emplacement ubicacion lugar luogo posizione local plaats",
  price:
    "fee price entry entrance admission eintritt preis prix entree precio entrada prezzo ingresso toegang",
  timing:
    "time times hours openinghours opening open schedule zeit zeiten offnungszeiten oeffnungszeiten uhrzeit horaires horaire horario horarios orari orario openingstijden",
};

function synonymsOf({ kind, meaning, alsoCalled = "" }: Field): string[] {
  return `${meaning ? MEANINGS[meaning] : KINDS[kind]} ${alsoCalled}`.split(" ");
}
