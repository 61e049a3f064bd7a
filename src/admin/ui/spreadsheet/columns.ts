/** Which line of a table names the columns, and which field each column is. */

import type { Field, FieldKind, Fields, Meaning } from "../../../fields/index.ts";
import { lettersOf } from "../../../lib/folded.ts";
import { spreadsheetFields, unguarded } from "./cells.ts";
import type { Unreadable } from "./unreadable.ts";

export interface TableLine {
  /** Its first line in the file, counted from 1, as in spreadsheets and editors. */
  line: number;
  cells: string[];
}

export interface SheetTable {
  /** Without the blank ones. */
  lines: TableLine[];
  /** The name of the workbook's sheet, when there are several. */
  sheet?: string | undefined;
}

/** What tells which field a column is. */
type Named = Pick<Field, "kind" | "label" | "meaning" | "alsoCalled">;
export type NamedFields = Readonly<Record<string, Named>>;

/** Without what no worker can be sent. */
export function namesOf(fields: NamedFields): NamedFields {
  return Object.fromEntries(
    Object.entries(fields).map(([column, { kind, label, meaning, alsoCalled }]) => [
      column,
      { kind, label, ...(meaning && { meaning }), ...(alsoCalled && { alsoCalled }) },
    ]),
  );
}

export type TableReading = { status: "read"; table: SheetTable } | Unreadable;

export function isBlankLine({ cells }: TableLine): boolean {
  return cells.every((cell) => cell.trim() === "");
}

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
 * Columns may be named as in the form, in the database, as the owner chose before, or as usual. The most
 * certain matches come first, and each column is used once.
 */
export function guessColumns(fields: NamedFields, cells: readonly string[], chosen: Choices = {}): Columns {
  const columns: (string | undefined)[] = cells.map(() => undefined);
  const names = cells.map(columnNameOf);
  const ways: ((column: string, field: Named, name: string) => boolean)[] = [
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

/** The line with the most known names; if there is none, the first of those with the most cells. */
export function findHeader(
  fields: NamedFields,
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

/**
 * How owners' own lists name a column, in seven languages, by the kind of field, normalized as by
 * `columnNameOf`. Names for one field of one section are in its declaration.
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
  name: "title name headline place restaurant hotel company gasthaus gasthof lokal bezeichnung titel titre titulo titolo nom nombre nome naam firma empresa etiqueta",
  note: "tip ourtip recommendation advice insider tipp empfehlung geheimtipp conseil consejo recomendacion consiglio dica aanrader",
  offer: "offer rebate rabatt nachlass remise reduction descuento sconto desconto korting",
  place: "place where ort standort lage lieu emplacement ubicacion lugar luogo posizione local plaats",
  price:
    "fee price entry entrance admission eintritt preis prix entree precio entrada prezzo ingresso toegang",
  timing:
    "time times hours openinghours opening open schedule zeit zeiten offnungszeiten oeffnungszeiten uhrzeit horaires horaire horario horarios orari orario openingstijden",
};

function synonymsOf({ kind, meaning, alsoCalled = "" }: Named): string[] {
  return `${meaning ? MEANINGS[meaning] : KINDS[kind]} ${alsoCalled}`.split(" ");
}
