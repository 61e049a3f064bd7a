/** One row from two windows, or two attempts. Pure. */

/** Values by their columns. */
export type Changes = Readonly<Record<string, unknown>>;
/** A row as somebody saw it. Every write to a row changes its `updated_at`. */
export type Version = Changes & { updated_at: string };
export type TableRow = Version & { id: string };

/** The version of a row that waits on this device: the server does not have it, for all that is known. */
export const NOT_STORED = "";

/** Another window has changed the same columns. */
export class ChangedElsewhereError extends Error {
  override name = "ChangedElsewhereError";
  readonly current: TableRow;
  /** The columns that both have changed. */
  readonly columns: readonly string[];

  constructor(current: TableRow, columns: readonly string[]) {
    super("the row was changed elsewhere");
    this.current = current;
    this.columns = columns;
  }
}

/** @returns the part of `values` that differs from `before` */
export function changesTo(before: Changes, values: Changes): Changes {
  return Object.fromEntries(Object.entries(values).filter(([column, value]) => !same(before[column], value)));
}

function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
}

/**
 * The columns of `changes` that another window has changed, too. Changes to other columns do not conflict.
 *
 * @param known every version that the server may have by this window's own doing: the one it has seen, and those it sent
 */
export function clashes(current: Version, changes: Changes, known: readonly Changes[]): string[] {
  return Object.keys(changesTo(current, changes)).filter(
    (column) => !known.some((version) => same(version[column], current[column])),
  );
}
