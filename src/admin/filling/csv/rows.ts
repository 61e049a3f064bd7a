import type { Field, InputValue } from "../../../fields/index.ts";
import { groupBy } from "../../../lib/group-by.ts";
import { foldedName } from "../../../lib/texts/folded.ts";
import { declared, t } from "../../../lib/texts/t.ts";
import { isRequiredWhenShown, type Section } from "../../../sections/index.ts";
import { schemasOf } from "../../content/picks/offer.ts";
import type { Item, ItemValues } from "../../content/sections/items.ts";
import { secretIn } from "../../rows/looks-secret.ts";
import { inputOf } from "../../ui/spreadsheet/cells.ts";
import type { Columns, TableLine } from "../../ui/spreadsheet/columns.ts";
import { listedInWords } from "../../ui/words.ts";
import { guessedCells, USUAL_CATEGORY } from "./guesses.ts";

/** One row of the file; it spans several lines when a cell has line breaks. */
export interface ReadRow {
  line: number;
  /** By column: the file's text, or the owner's correction. */
  cells: Record<string, string>;
  problems: Record<string, string>;
  values?: ItemValues;
  /** The columns that guests need and it lacks. It comes in hidden. */
  lacking?: string[];
  isAlike?: true;
  /** Its hours could not be read, and stand in a text. */
  inWords?: true;
  isUnsure?: true;
  secret?: string;
}

export type Corrections = Readonly<Record<number, Readonly<Record<string, string>>>>;

/**
 * @param lines the lines below the column names
 * @param existing the section's rows, which those of the file must not repeat
 */
export function checkedRows(
  section: Section,
  lines: readonly TableLine[],
  columns: Columns,
  existing: readonly Item[] = [],
  corrections: Corrections = {},
): ReadRow[] {
  const rows = lines.map((line) => readRow(section, columns, line, corrections[line.line] ?? {}));
  return section.unique ? withoutRepeated(section, rows, existing) : withAlike(section, rows, existing);
}

type Corrected = Readonly<Record<string, string>>;

function readRow(
  section: Section,
  columns: Columns,
  { line, cells }: TableLine,
  corrected: Corrected,
): ReadRow {
  const { fields } = section;
  const fromFile: Record<string, string> = {};
  for (const [index, column] of columns.entries())
    if (column) fromFile[column] = together(fields[column], fromFile[column], cells[index]);
  let isUnsure: boolean = false;
  for (const [column, text] of Object.entries(guessedCells(section, fromFile))) {
    if (!saysNothing(fields[column], fromFile[column])) continue;
    fromFile[column] = text ?? USUAL_CATEGORY;
    isUnsure = text === undefined && !(column in corrected);
  }
  const { cells: byColumn, inWords } = withHoursInWords(section, { ...fromFile, ...corrected }, corrected);
  const row: ReadRow = {
    line,
    cells: byColumn,
    problems: {},
    ...(inWords && { inWords }),
    ...(isUnsure && { isUnsure }),
  };
  const typed: Record<string, InputValue> = {};
  for (const [column, field] of Object.entries(fields)) {
    const cell = byColumn[column];
    const input = cell === undefined ? field.initial : inputOf(field, cell);
    if (input === undefined) row.problems[column] = t`${declared(field.label)} must be yes or no`;
    typed[column] = input ?? field.initial;
  }
  const lacking = Object.keys(fields).filter(
    (column) => isRequiredWhenShown(section, column) && saysNothing(fields[column], byColumn[column]),
  );
  for (const column of lacking) typed[column] = "";
  const result = schemasOf(section)[lacking.length > 0 ? "hidden" : "shown"].safeParse(typed);
  for (const { path, message } of result.error?.issues ?? []) row.problems[String(path[0])] ??= message;
  const last = columns.findLast((column) => column !== undefined) ?? Object.keys(fields)[0] ?? "";
  if (corrected[last] === undefined && cells.slice(columns.length).some((cell) => cell.trim())) {
    row.problems[last] ??= t`This line has more cells than columns`;
  }
  if (result.success && Object.keys(row.problems).length === 0) {
    row.values = lacking.length > 0 ? { ...result.data, is_hidden: true } : result.data;
    if (lacking.length > 0) row.lacking = lacking;
  }
  const texts = Object.entries(fields).flatMap(([column, { kind }]) =>
    kind.endsWith("ext") ? (byColumn[column] ?? []) : [],
  );
  const secret = secretIn(texts.join("\n"));
  return secret && row.values ? { ...row, secret } : row;
}

/** Hours that cannot be read as data stay words: in the text for times, or the description, or the tip. */
function withHoursInWords(
  { fields, card }: Section,
  cells: Record<string, string>,
  corrected: Corrected,
): { cells: Record<string, string>; inWords?: true } {
  const column = Object.keys(fields).find((one) => fields[one]?.kind === "hours");
  const field = column === undefined ? undefined : fields[column];
  const said = (column && cells[column]?.trim()) || "";
  if (!column || !field || !said || column in corrected) return { cells };
  if (field.schema.safeParse(inputOf(field, said)).success) return { cells };
  const byMeaning = (meaning: Field["meaning"]) =>
    Object.keys(fields).find((one) => fields[one]?.meaning === meaning);
  const words = field.saidBy ?? byMeaning("timing") ?? card.text ?? byMeaning("note");
  if (!words || !fields[words]) return { cells };
  const before = cells[words]?.trim() ?? "";
  const joint = fields[words]?.kind === "longText" ? "\n" : ", ";
  const all = before.includes(said) ? before : [before, said].filter(Boolean).join(joint);
  return { cells: { ...cells, [column]: "", [words]: all }, inWords: true };
}

/** Several columns of the file may be parts of one: street and town are its address. */
function together(field: Field | undefined, before = "", text = ""): string {
  return [before, text].filter((part) => part.trim()).join(field?.kind === "longText" ? "\n" : ", ");
}

function saysNothing(field: Field | undefined, cell = ""): boolean {
  if (cell.trim() === "") return true;
  return field?.kind === "choice" && !field.choices?.some(({ value }) => value === inputOf(field, cell));
}

function withAlike({ fields, card }: Section, rows: ReadRow[], existing: readonly Item[]): ReadRow[] {
  const telling = Object.entries(fields).filter(
    ([, { kind, meaning }]) => kind === "phone" || meaning === "address",
  );
  const byName = groupBy(existing, (item) => foldedName(item[card.title]));
  return rows.map((row) => {
    const { values } = row;
    if (!values) return row;
    const isAlike = byName.get(foldedName(values[card.title]))?.some((item) => {
      const same = telling.flatMap(([column, field]) => {
        const [one, other] = [values[column], item[column]].map((value) => telltale(field, value));
        return one && other ? [one === other] : [];
      });
      return same.length === 0 || same.includes(true);
    });
    return isAlike ? { ...row, isAlike } : row;
  });
}

/** However a number is written, with or without the country's code. */
const LAST_DIGITS = 7;

function telltale({ kind }: Field, value: unknown): string {
  if (kind !== "phone") return foldedName(value);
  return String(value ?? "")
    .replace(/\D/g, "")
    .slice(-LAST_DIGITS);
}

function withoutRepeated(
  { unique, fields, one, errors }: Section,
  rows: ReadRow[],
  existing: readonly Item[],
) {
  if (!unique) return rows;
  const label = declared(fields[unique]?.label ?? unique);
  const taken = new Map(
    existing.map((item) => [
      foldedName(item[unique]),
      errors?.duplicate ?? t`There is already a ${one} with this ${label}`,
    ]),
  );
  return rows.map((row) => {
    if (!row.values) return row;
    const key = foldedName(row.values[unique]);
    const problem = taken.get(key);
    if (!problem) {
      taken.set(key, t`${label} is the same as in line ${row.line}`);
      return row;
    }
    return { line: row.line, cells: row.cells, problems: { [unique]: problem } };
  });
}

export function isRefused({ problems }: ReadRow): boolean {
  return Object.keys(problems).length > 0;
}

export function lackedIn({ fields }: Section, rows: readonly ReadRow[]): string {
  return listedInWords(
    Object.entries(fields).flatMap(([column, { label }]) =>
      rows.some(({ lacking }) => lacking?.includes(column)) ? [declared(label)] : [],
    ),
  );
}
