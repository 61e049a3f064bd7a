/** Which line of a table names the columns, and which field each column is. */

import type { Field } from "../../../fields/index.ts";
import { lettersOf } from "../../../lib/texts/folded.ts";
import { spreadsheetFields, unguarded } from "./cells.ts";
import { COLUMNS_OF_KIND, COLUMNS_OF_MEANING } from "./column-words.ts";
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

/** The parts of a field that tell a column's field. */
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

/** Languages' codes as lists have them: "name_it", "Adresse (DE)", "title:en-GB". */
const IN_LANGUAGE =
  /[\s_.:-]+(?:en|de|fr|es|it|pt|nl|da|dk|sv|se|nb|no|fi|pl|cs|cz|hu|ro|el|gr|tr|uk|ua|ar|he|hi|zh|cn|ja|jp|ko|kr|ru)(?:[_-][a-z]{2,4})?$/i;
const IN_BRACKETS = /\s*[([（［{][^)\]）］}]*[)\]）］}]\s*/g;
/** "Name / Nome", or the second language on a line of its own. */
const BETWEEN_NAMES = /\s*[/|\n\r·•]\s*/;
/** "Phone 1" beside "Phone 2". */
const FIRST = /[\s_.#-]*1$/;

/** A column's names, without the additions of languages and forms. */
function plainNamesOf(cell: string): string[] {
  const bare = unguarded(cell).replace(IN_BRACKETS, " ").trim();
  const names = [bare, ...bare.split(BETWEEN_NAMES)].map((name) =>
    name.replace(IN_LANGUAGE, "").replace(FIRST, ""),
  );
  return [...new Set(names.map(lettersOf))].filter(Boolean);
}

/**
 * Columns may be named as in the form, in the database, as the owner chose before, or as usual. The most
 * certain matches come first, and each column is used once.
 */
export function guessColumns(fields: NamedFields, cells: readonly string[], chosen: Choices = {}): Columns {
  const columns: (string | undefined)[] = cells.map(() => undefined);
  const whole = cells.map((cell) => [columnNameOf(cell)].filter(Boolean));
  const plain = cells.map(plainNamesOf);
  const known = spreadsheetFields(fields).map(([column, field]) => ({
    column,
    label: columnNameOf(field.label),
    called: columnNameOf(column),
    synonyms: synonymsOf(field),
  }));
  type Known = (typeof known)[number];
  const ways: ((field: Known, name: string) => boolean)[] = [
    ({ label }, name) => label === name,
    ({ called }, name) => called === name,
    ({ column }, name) => Object.hasOwn(chosen, name) && chosen[name] === column,
    ({ synonyms }, name) => synonyms.has(name),
  ];
  for (const names of [whole, plain]) {
    for (const matches of ways) {
      for (const field of known) {
        if (columns.includes(field.column)) continue;
        const index = names.findIndex(
          (some, at) => columns[at] === undefined && some.some((name) => matches(field, name)),
        );
        if (index >= 0) columns[index] = field.column;
      }
    }
  }
  // Several may be parts of one, where their owner has said so.
  return columns.map((column, at) => {
    const [said = ""] =
      whole[at]?.flatMap((name) => (Object.hasOwn(chosen, name) ? [chosen[name]] : [])) ?? [];
    return column ?? (Object.hasOwn(fields, said) ? said : undefined);
  });
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

/** As of a heading: no figures, and no sentence. */
const HEADING = /^[^\p{N}]{0,40}$/u;
const NOTE = /^[([（][^)\]）]*[)\]）]$/;

/** Headings on two lines, such as "Contact" above "Phone" and "Website", as one line. Repeated ones go. */
export function withOneHeader(fields: NamedFields, lines: readonly TableLine[]): TableLine[] {
  const { index, known } = findHeader(
    fields,
    lines.map(({ cells }) => cells),
  );
  if (known === 0) return [...lines];
  const joined = [index - 1, index]
    .flatMap((at) => {
      const line = joinedHeading(fields, lines[at], lines[at + 1], known);
      return line ? { at, line } : [];
    })
    .toSorted((one, other) => knownIn(fields, other.line) - knownIn(fields, one.line))[0];
  const all = joined ? lines.toSpliced(joined.at, 2, joined.line) : [...lines];
  const names = joined?.line ?? lines[index];
  const asText = (line: TableLine | undefined) => line?.cells.join("\n");
  return all.filter((line) => line === names || asText(line) !== asText(names));
}

function knownIn(fields: NamedFields, { cells }: TableLine): number {
  return guessColumns(fields, cells).filter(Boolean).length;
}

/** @returns undefined unless both lines together name more columns than one does, or the lower one only has notes */
function joinedHeading(
  fields: NamedFields,
  upper: TableLine | undefined,
  lower: TableLine | undefined,
  known: number,
): TableLine | undefined {
  if (!upper || !lower) return undefined;
  const said = lower.cells.map((cell) => cell.trim()).filter(Boolean);
  if (said.every((cell) => NOTE.test(cell))) return { ...upper, line: lower.line };
  const isHeading = [...upper.cells, ...said].every((cell) => HEADING.test(cell.trim()));
  if (!isHeading || knownIn(fields, lower) === 0) return undefined;
  const width = Math.max(upper.cells.length, lower.cells.length);
  return [
    [upper, lower],
    [lower, upper],
  ]
    .map(([first, second]) => ({
      line: lower.line,
      cells: Array.from(
        { length: width },
        (_, at) => first?.cells[at]?.trim() || (second?.cells[at]?.trim() ?? ""),
      ),
    }))
    .filter((line) => knownIn(fields, line) > known)
    .toSorted((one, other) => knownIn(fields, other) - knownIn(fields, one))[0];
}

/** Made once for each sort of field: a file has many lines in which the names may stand. */
const synonyms = new Map<string, ReadonlySet<string>>();

function synonymsOf({ kind, meaning, alsoCalled = "" }: Named): ReadonlySet<string> {
  const key = `${kind}/${meaning}/${alsoCalled}`;
  const usual = meaning ? COLUMNS_OF_MEANING[meaning] : COLUMNS_OF_KIND[kind];
  const found = synonyms.get(key) ?? new Set([...usual.split(", "), ...alsoCalled.split(" ")].map(lettersOf));
  synonyms.set(key, found);
  return found;
}
