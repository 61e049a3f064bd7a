/** A column's value as the text of a cell, and a cell's text as what a person would have typed. */
import { asInput, type DetailRow, type Field, type Input } from "../../fields/index.ts";
import { guarded, unguarded } from "./guard.ts";

/** English, German, French, Spanish, Italian, Portuguese, Dutch; ticks; what spreadsheets write for a box. */
const YES =
  "yes y true 1 x ✓ ✔ ☑ ✅ on ja j wahr oui o vrai sí si s verdadero vero sim verdadeiro waar".split(" ");
const NO = "no n false 0 - – ✗ ✘ ☐ ❌ off nein falsch non faux falso não nao nee onwaar".split(" ");

/** Choices by what the form calls them; yes and no; details one a line. */
export function cellOf(field: Field, value: unknown): string {
  return guarded(textOf(field, asInput(field, value)));
}

function textOf(field: Field, input: Input): string {
  if (typeof input === "boolean") return input ? "yes" : "no";
  if (typeof input !== "string") return input.map(detailLine).join("\n");
  return field.choices?.find(({ value }) => value === input)?.label ?? input;
}

/** @returns undefined for a switch that says neither yes nor no */
export function inputOf(field: Field, cell: string): Input | undefined {
  const text = unguarded(cell);
  const word = plain(text);
  switch (field.kind) {
    case "flag":
      return YES.includes(word) || (word === "" || NO.includes(word) ? false : undefined);
    case "details":
      return text.split(/\r\n|\r|\n/).flatMap((line) => (line.trim() ? [detailOf(line)] : []));
    case "choice":
    case "color":
      return word === "" ? field.initial : (choiceOf(field, word) ?? text);
    default:
      return text;
  }
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
