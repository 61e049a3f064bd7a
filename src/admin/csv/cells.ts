/** A column's value as the text of a cell, and a cell's text as what a person would have typed. */
import {
  asInput,
  type DetailRow,
  type Field,
  type FieldKind,
  hoursAsText,
  type Input,
  labelOf,
} from "../../fields/index.ts";

/** English, German, French, Spanish, Italian, Portuguese, Dutch; ticks; what spreadsheets write for a box. */
const YES =
  "yes y true 1 x ✓ ✔ ☑ ✅ on ja j wahr oui o vrai sí si s verdadero vero sim verdadeiro waar".split(" ");
const NO = "no n false 0 - – ✗ ✘ ☐ ❌ off nein falsch non faux falso não nao nee onwaar".split(" ");

/** How one kind of field stands in a cell. */
interface Cell {
  text: (input: Input, field: Field) => string;
  /** Undefined where the cell says nothing that the field could hold. */
  input: (text: string, field: Field) => Input | undefined;
  /** All that a cell may say, where that is a list. */
  offered?: (field: Field) => string[];
  /** A cell may have several lines. */
  multiline?: true;
}

const plainText: Cell = { text: String, input: (text) => text };
const chosen: Cell = {
  text: (input, field) => labelOf(field, String(input)),
  input: (text, field) => (plain(text) === "" ? field.initial : (choiceOf(field, plain(text)) ?? text)),
  offered: ({ choices = [] }) => choices.map(({ label }) => label),
};

/** What a spreadsheet holds of a form: all but photos, which no cell can say. */
export function spreadsheetFields(fields: Readonly<Record<string, Field>>): [column: string, field: Field][] {
  return Object.entries(fields).filter(([, { kind }]) => kind !== "photo");
}

/** Never asked. */
const left: Cell = { text: () => "", input: () => "" };

const CELLS: Record<FieldKind, Cell> = {
  text: plainText,
  longText: { ...plainText, multiline: true },
  time: plainText,
  moment: plainText,
  phone: plainText,
  email: plainText,
  url: plainText,
  rating: plainText,
  choice: chosen,
  color: chosen,
  flag: {
    text: (input) => (input === true ? "yes" : "no"),
    input: (text) => {
      const word = plain(text);
      return YES.includes(word) || (word === "" || NO.includes(word) ? false : undefined);
    },
    offered: () => ["no", "yes"],
  },
  // One a line.
  details: {
    text: (rows) => (Array.isArray(rows) ? rows.map(detailLine).join("\n") : ""),
    input: (text) => text.split(/\r\n|\r|\n/).flatMap((line) => (line.trim() ? [detailOf(line)] : [])),
    multiline: true,
  },
  // One thing a line. The field reads what is written so as it reads what is typed.
  hours: { text: hoursAsText, input: (text) => text, multiline: true },
  photo: left,
  accent: plainText,
  // A hotel's, which no spreadsheet lists.
  wifi: { text: () => "", input: (_, { initial }) => initial },
};

export function cellOf(field: Field, value: unknown): string {
  return guarded(CELLS[field.kind].text(asInput(field, value), field));
}

/** @returns undefined for a switch that says neither yes nor no */
export function inputOf(field: Field, cell: string): Input | undefined {
  return CELLS[field.kind].input(unguarded(cell), field);
}

/** How an owner corrects a cell: by a choice of texts, in one line, or in several. */
export function correctionOf(field: Field): { offered?: string[]; multiline: boolean } {
  const { offered, multiline = false } = CELLS[field.kind];
  return { multiline, ...(offered && { offered: offered(field) }) };
}

function choiceOf({ choices = [] }: Field, word: string): string | undefined {
  const found =
    choices.find(({ value }) => plain(value) === word) ?? choices.find(({ label }) => plain(label) === word);
  return found?.value;
}

/** Ignoring case and outer blanks. */
function plain(text: string): string {
  return text.trim().toLowerCase();
}

/** "Temperature: 80 °C". A backslash goes before what would end the name or the line. */
function detailLine({ name, value }: DetailRow): string {
  return `${escaped(name).replaceAll(":", "\\:")}: ${escaped(value)}`;
}

/** A line without a colon is a name without a value, which the field's schema refuses. */
function detailOf(line: string): DetailRow {
  const [, name = line, value = ""] = /^((?:[^\\:]|\\.)*):(.*)$/.exec(line) ?? [];
  return { name: unescaped(name).trim(), value: unescaped(value).trim() };
}

function escaped(text: string): string {
  return text.replaceAll("\\", "\\\\").replaceAll("\r", "\\r").replaceAll("\n", "\\n");
}

function unescaped(text: string): string {
  return text.replace(/\\(.)/g, (_, mark: string) => ({ n: "\n", r: "\r" })[mark] ?? mark);
}

/**
 * Keeps spreadsheets from running what an owner typed: a cell that starts like a formula gets an
 * apostrophe, which spreadsheets read as "this is text", and an import takes it off again (OWASP, "CSV
 * Injection"). A text that itself starts with apostrophes before such a character gets one more, so that
 * every text comes back as it was.
 */

const FORMULA = /^'*[=+\-@\t\r\n]/;

/**
 * Telephone and negative numbers stay as they are, to be dialled, sorted and edited: digits and the marks
 * between them can neither call a function nor name a cell.
 */
const NUMBER = /^[+-] ?[\d(][\d ().\-/]*$/;

export function guarded(text: string): string {
  return FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;
}

export function unguarded(cell: string): string {
  return cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell;
}
