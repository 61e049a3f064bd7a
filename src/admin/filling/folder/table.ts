/** The rows of a table: what a column holds is told from its head, or else from each cell. */

import { groupBy } from "../../../lib/group-by.ts";
import { namer } from "./any-of.ts";
import { columnOf, type FactName, type FactPart, factsIn, findPhone } from "./facts.ts";
import { topicOf } from "./topics.ts";
import heads from "./words/heads.json" with { type: "json" };
import { type Area, areaOf } from "./words.ts";

const headOf = /* @__PURE__ */ namer(heads, "iu", (words) => `^(?:${words})(?![\\p{L}\\d])`);

export function isHead(cell: string): boolean {
  return headOf(cell) !== undefined;
}

/** A row's number is no name. */
const ROW_NUMBER = /^(?:n[r.º°o]{0,2}|num|#|pos|lfd\.?\s?nr|rang)\.?$/i;

/** A column that repeats what its rows are of says as much as headings do. */
const TOPIC_SHARE = 0.5;

/** @returns the rows of each topic, below the same heads; undefined where no column names topics */
export function byTopic(rows: readonly (readonly string[])[]): Map<string, string[][]> | undefined {
  const [heads = [], ...others] = rows;
  const at = heads.findIndex((_, index) => {
    const topics = [...new Set(others.map((row) => row[index] ?? ""))];
    const known = topics.filter((topic) => areaOf(topic) ?? topicOf(topic));
    return (
      others.length >= topics.length * 2 && topics.length > 1 && known.length >= topics.length * TOPIC_SHARE
    );
  });
  if (at < 0) return undefined;
  const without = (row: readonly string[]) => row.filter((_, index) => index !== at);
  const groups = groupBy(others, (row) => row[at] ?? "");
  return new Map([...groups].map(([topic, found]) => [topic, [heads, ...found].map(without)]));
}

interface Table {
  columns: readonly (FactName | undefined)[];
  heads: readonly string[];
  rows: readonly (readonly string[])[];
}

/** Takes the first row for heads where it names two columns, or is above cells of a kind that it does not have. */
function tableOf(cells: readonly (readonly string[])[]): Table {
  const isNumbering =
    ROW_NUMBER.test(cells[0]?.[0] ?? "") ||
    (cells.length > 2 &&
      cells.every((row, index) => index === 0 || Number(row[0]) - Number(cells[index - 1]?.[0]) === 1));
  const all = isNumbering ? cells.map((row) => row.slice(1)) : cells;
  const [first = [], ...others] = all;
  const called = first.map(headOf);
  const filled = first.map((_, at) => columnOf(others.map((row) => row[at] ?? "")));
  const isOfNumbers = (at: number) => {
    const below = others.map((row) => row[at] ?? "").filter(Boolean);
    return first.length > 2 && below.length > 1 && below.every((cell) => /\d/.test(cell));
  };
  const isHead =
    others.length > 0 &&
    first.every((cell) => cell.length <= 40 && !/\d/.test(cell)) &&
    (called.filter(Boolean).length >= Math.min(2, first.filter(Boolean).length) ||
      (others.length > 1 && first.some((cell, at) => cell && (filled[at] || isOfNumbers(at)))));
  const known = called.map((column, at) =>
    column === undefined || (column === "location" && filled[at] === "address") ? filled[at] : column,
  );
  if (!isHead) return { columns: [], heads: [], rows: all };
  const columns = known.map((column, index) =>
    known.indexOf(column) === index || column === "phone" ? column : undefined,
  );
  // The first column is of names, unless its head says something else and another is.
  if (columns[0] === undefined || !columns.includes("name")) {
    const other = columns.indexOf("name");
    if (other > 0) columns[other] = undefined;
    columns[0] = "name";
  }
  return { columns, heads: first, rows: others };
}

export function isHeadRow(rows: readonly (readonly string[])[]): boolean {
  return tableOf(rows).heads.length > 0;
}

export function areaOfTable(rows: readonly (readonly string[])[]): Area | undefined {
  const { columns } = tableOf(rows);
  const has = (column: FactName) => columns.includes(column);
  if (has("cuisine")) return "restaurants";
  if (has("distance")) return "must-visit";
  if (has("location") && has("timing")) return "amenities";
  return has("phone") && !has("address") ? "important-contacts" : undefined;
}

export function tableEntries(cells: readonly (readonly string[])[], each: boolean): FactPart[] {
  const { columns, heads: above, rows } = tableOf(cells);
  const at = Math.max(0, columns.indexOf("name"));
  const whole: string[][] = [];
  for (const row of rows) {
    const above = whole.at(-1);
    // A first cell that spans several rows is empty in the later ones.
    if (row[at] || !above) whole.push([...row]);
    else
      for (const [index, cell] of row.entries())
        above[index] = [above[index], cell].filter(Boolean).join(", ");
  }
  return whole.flatMap((row) => partsOfRow(row, at, columns, above, each));
}

interface Cell {
  cell: string;
  column: FactName | undefined;
  head: string;
}

const UNIT = /^(?:km|m|min|miles|€|chf|£)\.?$/i;

function partsOfRow(
  cells: readonly string[],
  at: number,
  columns: readonly (FactName | undefined)[],
  heads: readonly string[],
  each: boolean,
): FactPart[] {
  const name = cells[at] ?? "";
  const others = cells.flatMap((cell, index): Cell[] => {
    if (index === at || !cell || cell === "–" || cell === "-") return [];
    const head = heads[index] ?? "";
    const isBare = /^\d+(?:[.,]\d+)?$/.test(cell) && UNIT.test(head);
    return [{ cell: isBare ? `${cell} ${head.toLowerCase()}` : cell, column: columns[index], head }];
  });
  if (others.length === 0) return [{ kind: "text", text: name, isListed: true }];
  if (name.endsWith("?")) {
    return [{ kind: "question", question: name, answer: others.map(({ cell }) => cell).join(", ") }];
  }
  const numbers = others.flatMap(({ cell, column, head }) =>
    isDialled({ cell, column, head }) ? numbersIn(cell).map((number) => ({ number, head })) : [],
  );
  const rest = others.filter((other) => numbers.length === 0 || !isDialled(other));
  if (numbers.length > 0 && (rest.length === 0 || (each && numbers.length > 1))) {
    const about = rest.map(({ cell }) => cell).join(", ");
    return numbers.map(({ number, head }, index) => ({
      kind: "number",
      label: index === 0 ? name : `${name} (${head && head !== numbers[0]?.head ? head : index + 1})`,
      number,
      about,
    }));
  }
  const isFree = ({ cell, column, head }: Cell) =>
    column === "about" ||
    (column === undefined && (!head || factsIn("", cell).parts.some((part) => part.column)));
  const free = rest.filter(isFree);
  const known = rest
    .filter((other) => !isFree(other))
    .map(({ cell, column, head }) => (column ? { text: cell, column } : { text: `${head}: ${cell}` }));
  const more = numbers.slice(1).map(({ number }) => ({ text: number }));
  const facts = factsIn(name, free.map(({ cell }) => cell).join(", "), [...known, ...more]);
  return [{ kind: "entry", facts: numbers[0] ? { ...facts, phone: numbers[0].number } : facts }];
}

/** "205 / 206"; the halves of "08321 / 555 123" are no numbers of their own. */
function numbersIn(cell: string): string[] {
  const pieces = cell.split(/\s*[,;/|]\s*|\s+(?:or|oder|ou|of)\s+/);
  const digits = pieces.map((piece) => piece.replace(/\D/g, "").length);
  if (digits.every((count) => count >= 6) || digits.every((count) => count > 0 && count <= 4)) return pieces;
  return [findPhone(cell) || cell];
}

/** A number below a head that says something else is none to call. */
function isDialled({ cell, column, head }: Cell): boolean {
  const isNumber = findPhone(cell) !== "" || /^\d{1,4}(?:\s?[/,]\s?\d{1,4})*$/.test(cell);
  return isNumber && (column === "phone" || (column === undefined && !head && !/\p{L}/u.test(cell)));
}
