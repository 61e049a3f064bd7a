/** The first line of a file: which of its columns are which of the section's. */
import type { Field } from "../../fields/index.ts";
import { plain } from "./cells.ts";
import { unguarded } from "./guard.ts";

export interface Header {
  /** The section's column that each of the file's is, in the file's order; undefined for strangers. */
  columns: (string | undefined)[];
  /** Names in the file that are none of the section's. */
  unknown: string[];
  /** Labels that two of the file's columns claim. */
  repeated: string[];
  /** Labels of fields the file does not have. */
  missing: { required: string[]; optional: string[] };
}

type Fields = Record<string, Field>;

/** Columns may be called as in the form or as in the database, in any order and case. */
export function readHeader(fields: Fields, cells: readonly string[]): Header {
  const columns = cells.map((cell) => columnOf(fields, cell));
  const names = cells.map((cell) => cell.trim());
  const missing = Object.entries(fields).filter(([column]) => !columns.includes(column));
  const labels = (entries: [string, Field][]) => entries.map(([, { label }]) => label);
  return {
    columns,
    unknown: names.filter((name, index) => name !== "" && columns[index] === undefined),
    repeated: labels(
      Object.entries(fields).filter(([column]) => columns.indexOf(column) !== columns.lastIndexOf(column)),
    ),
    missing: {
      required: labels(missing.filter(([, field]) => mustBeGiven(field))),
      optional: labels(missing.filter(([, field]) => !mustBeGiven(field))),
    },
  };
}

function columnOf(fields: Fields, cell: string): string | undefined {
  const name = plain(unguarded(cell));
  const entries = Object.entries(fields);
  const found =
    entries.find(([, { label }]) => plain(label) === name) ?? entries.find(([column]) => column === name);
  return found?.[0];
}

/** Some required fields start with a value, which then stands for the missing column. */
function mustBeGiven({ required, initial }: Field): boolean {
  return required && initial === "";
}
