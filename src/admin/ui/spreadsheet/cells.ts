/** Converts a column's value to a cell's text, and a cell's text to the input of a form. */

import {
  asInput,
  type DetailRow,
  type Field,
  type FieldKind,
  hoursAsText,
  type InputValue,
  labelOf,
} from "../../../fields/index.ts";
import { hoursText, readHours, UnreadableHours } from "../../../lib/opening-hours/text.ts";
import { AS_TYPED } from "../../../lib/opening-hours/typed.ts";
import { foldedName } from "../../../lib/texts/folded.ts";

/** In the guests' languages, as ticks, and as spreadsheets write a checkbox. */
const YES = wordsOf(
  "yes y true 1 x ✓ ✔ ☑ ✅ on ja j wahr oui o vrai sí si s verdadero vero sim verdadeiro waar tak prawda ano igen da ναι evet kyllä так да نعم כן हाँ 是 はい 예",
);
const NO = wordsOf(
  "no n false 0 - – ✗ ✘ ☐ ❌ off nein falsch non faux falso não nao nee onwaar nie ne nej nei nem nu ei όχι hayır ні нет لا לא नहीं 否 不 いいえ 아니오",
);

function wordsOf(words: string): string[] {
  return words.split(" ").map(foldedName);
}

/** "4/5", "4,5 von 5", "4.5 stars", "★★★★☆"; other scales wait for their owner. */
function ratingOf(text: string): string {
  const said = text.trim();
  if (/^(?:[★⭐☆✩]\ufe0f?)+$/u.test(said)) return String(said.match(/[★⭐]/gu)?.length ?? 0);
  const [, of5, alone] =
    /^(\d(?:[.,]\d+)?)\s*(?:\/|out of|of|von|sur|su|de|van|z|av|af)\s*5$|^(\d(?:[.,]\d+)?)\s*(?:[★⭐]|stars?|sterne?|[eé]toiles?|estrellas?|estrelas?|stell[ae]|sterren|gwiazd\p{L}*|stj[aä]rn\p{L}*)$/iu.exec(
      said,
    ) ?? [];
  return of5 ?? alone ?? text;
}

/** How one kind of field is written in a cell. */
interface Cell {
  text: (input: InputValue, field: Field) => string;
  /** Undefined when the cell has no value that the field could hold. */
  input: (text: string, field: Field) => InputValue | undefined;
  /** All values that a cell may have, if they are a list. */
  offered?: (field: Field) => string[];
  /** A cell may have several lines. */
  multiline?: true;
}

const plainText: Cell = { text: String, input: (text) => text };
const chosen: Cell = {
  text: (input, field) => labelOf(field, String(input)),
  input: (text, field) =>
    foldedName(text) === "" ? field.initial : (choiceOf(field, foldedName(text)) ?? text),
  offered: ({ choices = [] }) => choices.map(({ label }) => label),
};

/** The fields of a form that a spreadsheet has: all but photos. */
export function spreadsheetFields<Of extends Pick<Field, "kind">>(
  fields: Readonly<Record<string, Of>>,
): [column: string, field: Of][] {
  return Object.entries(fields).filter(([, { kind }]) => kind !== "photo");
}

/** Never called, because spreadsheets leave these fields out. */
const left: Cell = { text: () => "", input: () => "" };

const CELLS: Record<FieldKind, Cell> = {
  text: plainText,
  longText: { ...plainText, multiline: true },
  time: plainText,
  moment: plainText,
  phone: plainText,
  email: plainText,
  url: plainText,
  rating: { ...plainText, input: ratingOf },
  choice: chosen,
  color: chosen,
  flag: {
    text: (input) => (input === true ? "yes" : "no"),
    input: (text) => {
      const word = foldedName(text);
      return YES.includes(word) || (word === "" || NO.includes(word) ? false : undefined);
    },
    offered: () => ["no", "yes"],
  },
  // One on each line.
  details: {
    text: (rows) => (Array.isArray(rows) ? rows.map(detailLine).join("\n") : ""),
    input: (text) => text.split(/\r\n|\r|\n/).flatMap((line) => (line.trim() ? [detailOf(line)] : [])),
    multiline: true,
  },
  // One rule on each line.
  hours: { text: hoursAsText, input: hoursOf, multiline: true },
  photo: left,
  accent: plainText,
  // Only a hotel has it, and no spreadsheet lists hotels.
  wifi: { text: () => "", input: (_, { initial }) => initial },
};

export function cellOf(field: Field, value: unknown): string {
  return guarded(CELLS[field.kind].text(asInput(field, value), field));
}

/** @returns undefined for a switch with neither yes nor no */
export function inputOf(field: Field, cell: string): InputValue | undefined {
  return CELLS[field.kind].input(unguarded(cell), field);
}

/** How an owner corrects a cell: by choosing a text, on one line, or on several. */
export function correctionOf(field: Field): { offered?: string[]; multiline: boolean } {
  const { offered, multiline = false } = CELLS[field.kind];
  return { multiline, ...(offered && { offered: offered(field) }) };
}

/** As the field reads hours. What cannot be read stays, and the field refuses it. */
function hoursOf(text: string): string {
  if (text.trim() === "") return text;
  try {
    return hoursText(readHours(text, AS_TYPED));
  } catch (error) {
    if (!(error instanceof UnreadableHours)) throw error;
    return error.message;
  }
}

function choiceOf({ choices = [] }: Field, word: string): string | undefined {
  const found =
    choices.find(({ value }) => foldedName(value) === word) ??
    choices.find(({ label }) => foldedName(label) === word);
  return found?.value;
}

/** "Temperature: 80 °C". A backslash escapes characters that would end the name or the line. */
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

/** How a cell starts that spreadsheets run, in wide letters too, which some read as the usual ones. */
const FORMULA = /^'*[=+\-@＝＋－＠\t\r\n]/;

/**
 * Telephone and negative numbers stay as they are: digits and separators can neither call a function nor name
 * a cell.
 */
const NUMBER = /^[+-] ?[\d(][\d ().\-/]*$/;

/**
 * Keeps spreadsheets from running what an owner typed (OWASP, "CSV Injection"): a cell that starts like a
 * formula gets an apostrophe, the mark of a text, which an import removes. A text that already starts so gets
 * one more, so that every text comes back unchanged.
 */
export function guarded(text: string): string {
  return FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;
}

export function unguarded(cell: string): string {
  return cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell;
}
