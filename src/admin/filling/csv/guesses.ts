/** Columns that lists leave out because their makers know them: a list of questions says neither category nor heading. */

import type { Field } from "../../../fields/index.ts";
import { ADMIN_LANGUAGE, declared, t } from "../../../lib/texts/t.ts";
import { faqs } from "../../../sections/faqs.ts";
import type { Section } from "../../../sections/index.ts";
import { inputOf, spreadsheetFields } from "../../ui/spreadsheet/cells.ts";
import {
  type Choices,
  type Columns,
  findHeader,
  guessColumns,
  type TableLine,
} from "../../ui/spreadsheet/columns.ts";
import { topicOf } from "../folder/topics.ts";
import { missingColumns } from "./missing-columns.ts";

export const USUAL_CATEGORY = "General";

/** By column: what the row's own words say of it, where its cell says nothing; none where they do not tell. */
export function guessedCells(
  { id }: Section,
  cells: Readonly<Record<string, string>>,
): Record<string, string | undefined> {
  if (id !== faqs.id) return {};
  const { category = "", question = "", answer = "" } = cells;
  return { category: topicOf(category) ?? topicOf(question) ?? topicOf(answer) };
}

const QUESTION = /[?？؟;]\s*$/;

/** The questions are in the column whose cells end as questions do, the answers in the longest other one. */
function questionsByContent(lines: readonly TableLine[]): Columns | undefined {
  const width = Math.max(0, ...lines.map(({ cells }) => cells.length));
  const all = Array.from({ length: width }, (_, index) => ({
    index,
    questions: lines.filter(({ cells }) => QUESTION.test(cells[index] ?? "")).length,
    length: lines.reduce((sum, { cells }) => sum + (cells[index]?.trim().length ?? 0), 0),
  }));
  const [question] = all.toSorted((one, other) => other.questions - one.questions);
  if (!question || question.questions * 2 <= lines.length) return undefined;
  const [answer] = all
    .filter((each) => each !== question && each.length > 0)
    .toSorted((one, other) => other.length - one.length);
  if (!answer) return undefined;
  return all.map(({ index }) =>
    index === question.index ? "question" : index === answer.index ? "answer" : undefined,
  );
}

/** Values that tell their kind, in any language. */
const TELLING: readonly [fits: (field: Field) => boolean, value: RegExp][] = [
  [({ kind }) => kind === "email", /^[^@\s]+@[^@\s]+\.[^@\s]+$/],
  [
    ({ kind }) => kind === "url",
    /^(?:https?:\/\/|www\.)\S+$|^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}(?:\/\S*)?$/iu,
  ],
  [({ kind }) => kind === "phone", /^[+(]?\p{Nd}[\p{Nd}\s()./-]{1,20}$/u],
  [({ meaning }) => meaning === "distance", /^(?:ca\.?\s*)?\p{N}+(?:[.,]\p{N}+)?\s*(?:m|km|mi|min)\b/iu],
];
const MOST = 0.6;

const tellingOf = (field: Field) => TELLING.find(([fits]) => fits(field))?.[1];

/**
 * Columns whose names are in no list, by what stands in them: numbers to call, links, distances, and as the name the
 * first one with words of its own in each line.
 */
function withContents(section: Section, named: Columns, lines: readonly TableLine[]): Columns {
  const columns = [...named];
  const width = Math.max(0, ...lines.map(({ cells }) => cells.length));
  const valuesOf = (index: number) => lines.map(({ cells }) => cells[index]?.trim() ?? "").filter(Boolean);
  const free = () =>
    Array.from({ length: width }, (_, index) => index).filter((index) => columns[index] === undefined);
  const give = (column: string, is: (values: readonly string[]) => boolean) => {
    const index = columns.includes(column) ? undefined : free().find((at) => is(valuesOf(at)));
    if (index !== undefined) columns[index] = column;
  };
  for (const [column, field] of Object.entries<Field>(section.fields)) {
    const value = tellingOf(field);
    if (value) give(column, (values) => isMostly(values, (text) => value.test(text)));
  }
  give(section.card.title, (values) => isNaming(values, lines.length));
  return columns;
}

/** A name may mean something else: "Note" is French for stars. A column without figures is none. */
function namedColumns(
  { fields }: Section,
  names: readonly string[],
  below: readonly TableLine[],
  chosen: Choices,
): Columns {
  const named = guessColumns(fields, names, chosen);
  const wrong = named.filter((column, index) => {
    const values = below.map(({ cells }) => cells[index]?.trim() ?? "").filter(Boolean);
    const isFigure = column !== undefined && ["rating", "phone"].includes(fields[column]?.kind ?? "");
    return isFigure && values.length > 0 && !values.some((text) => /\p{N}/u.test(text));
  });
  if (wrong.length === 0) return named;
  const others = Object.fromEntries(Object.entries(fields).filter(([column]) => !wrong.includes(column)));
  return guessColumns(others, names, chosen);
}

function isMostly(values: readonly string[], is: (text: string) => boolean): boolean {
  return values.length > 0 && values.filter(is).length >= values.length * MOST;
}

/** No numbers of lines, and hardly any word twice. */
function isNaming(values: readonly string[], lines: number): boolean {
  const words = values.filter((text) => /\p{L}/u.test(text));
  return words.length >= lines * MOST && new Set(words).size >= words.length * MOST;
}

export function columnsIn(
  section: Section,
  names: readonly string[],
  below: readonly TableLine[],
  chosen: Choices = {},
): Columns {
  const named = namedColumns(section, names, below, chosen);
  if (missingColumns(section, named).needed.length === 0) return named;
  const questions = section.id === faqs.id ? questionsByContent(below) : undefined;
  // Two columns without one name that is known may be anything.
  const isList = named.some(Boolean) || names.filter((name) => name.trim()).length > 2;
  return questions ?? (isList ? withContents(section, named, below) : named);
}

/** The index of the line with the columns' names; -1 when no line has names. */
export function headerIn(section: Section, lines: readonly TableLine[], chosen: Choices = {}): number {
  const { index, known } = findHeader(
    section.fields,
    lines.map(({ cells }) => cells),
    chosen,
  );
  const isNameless = known === 0 && section.id === faqs.id && questionsByContent(lines.slice(0, 1));
  return isNameless ? -1 : index;
}

const MOST_MEANINGS = 4;

/** Possible meanings of a column: a field that the file does not have yet, or more of a text that it has. */
export function likelyMeanings(
  section: Section,
  columns: Columns,
  values: readonly string[],
): { column: string; label: string }[] {
  const said = values.map((text) => text.trim()).filter(Boolean);
  const fields = spreadsheetFields<Field>(section.fields);
  const free = fields.filter(([column, field]) => !columns.includes(column) && fits(field, said));
  const parts = fields.filter(
    ([column, { kind, meaning }]) =>
      columns.includes(column) &&
      (meaning === "address" || (kind === "longText" && column === section.card.text)),
  );
  return [
    ...parts.map(([column, { label }]) => ({
      column,
      label: t`Part of the ${asNoun(declared(label))}`,
    })),
    ...free.slice(0, MOST_MEANINGS).map(([column, { label }]) => ({ column, label: declared(label) })),
  ];
}

/** In a sentence: "phone number", but "Telefonnummer". */
function asNoun(label: string): string {
  return ADMIN_LANGUAGE === "de" ? label : label.toLowerCase();
}

function fits(field: Field, said: readonly string[]): boolean {
  const value = tellingOf(field);
  if (field.kind.endsWith("ext") && !value) return true;
  return isMostly(said, (text) => value?.test(text) ?? field.schema.safeParse(inputOf(field, text)).success);
}
