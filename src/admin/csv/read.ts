import Papa from "papaparse";
import { type Field, formSchema, type Input } from "../../fields/index.ts";
import type { Section } from "../../sections/index.ts";
import type { ItemValues } from "../sections/items.ts";
import { inputOf } from "./cells.ts";
import { type Header, readHeader } from "./header.ts";

/** One line of the file, or several when a cell has line breaks. */
export interface ReadRow {
  /** Where it starts in the file, counted from 1. */
  line: number;
  /** What the file says, by column. */
  cells: Record<string, string>;
  /** What is wrong, by column, in the field's own words. */
  problems: Record<string, string>;
  /** Column values for the database, when nothing is wrong. */
  values?: ItemValues;
}

export type Reading =
  /** Not a table of this section at all. `reason` is for the person who chose the file. */
  { status: "unreadable"; reason: string } | { status: "read"; header: Header; rows: ReadRow[] };

/** Commas as in RFC 4180; semicolons where the comma is a decimal mark; tabs as copied from a spreadsheet. */
const DELIMITERS = [",", ";", "\t"];

export function readCsv(section: Section, text: string): Reading {
  const delimiter = delimiterOf(section, text);
  const { data, errors } = Papa.parse<string[]>(text, { delimiter });
  const lines = withLineNumbers(data);
  const quotes = errors.find(({ type }) => type === "Quotes");
  if (quotes)
    return unreadable(`Line ${lines[quotes.row ?? 0]?.line ?? 1} has a quotation mark too many or too few.`);

  const [first, ...rest] = lines.filter(({ cells }) => cells.some((cell) => cell.trim()));
  if (!first) return unreadable("The file is empty.");
  const header = readHeader(section.fields, first.cells);
  const reason = headerProblem(section, header);
  if (reason) return unreadable(reason);
  if (rest.length === 0) return unreadable("The file has column names, but no rows below them.");
  // Made once: zod prepares a schema when it is first used, which takes longer than a row.
  const schema = formSchema(section.fields);
  return { status: "read", header, rows: rest.map((row) => readRow(section, schema, header, row)) };
}

function unreadable(reason: string): Reading {
  return { status: "unreadable", reason };
}

/** The first line decides: the mark that makes the most of the section's columns of it. */
function delimiterOf({ fields }: Section, text: string): string {
  function known(delimiter: string): number {
    const [cells = []] = Papa.parse<string[]>(text, { delimiter, preview: 1 }).data;
    return readHeader(fields, cells).columns.filter((column) => column !== undefined).length;
  }
  return DELIMITERS.reduce((best, other) => (known(other) > known(best) ? other : best));
}

function headerProblem(
  { fields, many }: Section,
  { columns, repeated, missing }: Header,
): string | undefined {
  if (columns.every((column) => column === undefined)) {
    const labels = Object.values(fields).map(({ label }) => label);
    return `The first line has to name the columns of your ${many}: ${labels.join(", ")}.`;
  }
  if (repeated.length > 0) return `There is more than one column for ${repeated.join(", ")}.`;
  if (missing.required.length > 0) return `The file has no column for ${missing.required.join(", ")}.`;
  return undefined;
}

interface Line {
  line: number;
  cells: string[];
}

/** Line breaks within cells are lines of the file too. */
function withLineNumbers(data: readonly string[][]): Line[] {
  let next = 1;
  return data.map((cells) => {
    const line = next;
    const breaks = cells.map((cell) => cell.match(/\r\n|\r|\n/g)?.length ?? 0);
    next += breaks.reduce((sum, count) => sum + count, 1);
    return { line, cells };
  });
}

function readRow(
  { fields }: Section,
  schema: ReturnType<typeof formSchema>,
  { columns }: Header,
  { line, cells }: Line,
): ReadRow {
  const byColumn = Object.fromEntries(
    columns.flatMap((column, index) => (column ? [[column, cells[index] ?? ""]] : [])),
  );
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
  if (cells.slice(columns.length).some((cell) => cell.trim())) {
    const last = lastColumn(columns, fields);
    row.problems[last] ??= "There are more cells in this line than there are columns";
  }
  if (result.success && Object.keys(row.problems).length === 0) row.values = result.data;
  return row;
}

function lastColumn(columns: Header["columns"], fields: Record<string, Field>): string {
  return columns.findLast((column) => column !== undefined) ?? Object.keys(fields)[0] ?? "";
}
