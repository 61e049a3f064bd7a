/**
 * Saves a row that another window may have changed since it was loaded. Changes of different columns are
 * merged silently; when both changed the same column, the owner decides.
 */

import {
  ChangedElsewhereError,
  type Changes,
  changesTo,
  clashes,
  type TableRow,
  type Version,
} from "./merge.ts";

/** One row of the database. Both functions throw a PostgREST error or a NetworkError. */
export interface StoredRow<Row extends TableRow> {
  /** @returns undefined when the row has changed since this version */
  write: (changes: Changes, updatedAt: string) => Promise<Row | undefined>;
  /** Throws when there is no such row. */
  read: () => Promise<Row>;
}

/**
 * @param original the version that `changes` were made to
 * @throws {ChangedElsewhereError} and what `row` throws
 */
export async function saveOver<Row extends TableRow>(
  row: StoredRow<Row>,
  original: Version,
  changes: Changes,
): Promise<Row> {
  const nothing = Object.keys(changes).length === 0;
  const saved = nothing ? undefined : await row.write(changes, original.updated_at);
  if (saved) return saved;
  const current = await row.read();
  const open = changesTo(current, changes);
  const twice = clashes(current, changes, [original]);
  if (twice.length > 0) throw new ChangedElsewhereError(current, twice);
  return Object.keys(open).length === 0 ? current : saveOver(row, current, open);
}
