/**
 * Saves a row that another window may have changed since it was loaded. Changes of different columns are
 * merged silently; when both changed the same column, the owner decides.
 */

/** A stored row. Every write to it changes `updated_at`. */
export type Version = Readonly<Record<string, unknown>> & { updated_at: string };
export type Changes = Readonly<Record<string, unknown>>;

/** One row of the database. Both functions throw a PostgREST error or a NetworkError. */
export interface StoredRow<Row extends Version> {
  /** @returns undefined when the row has changed since this version */
  write: (changes: Changes, updatedAt: string) => Promise<Row | undefined>;
  /** Throws when there is no such row. */
  read: () => Promise<Row>;
}

/** Another window has changed the same columns. */
export class ChangedElsewhereError extends Error {
  override name = "ChangedElsewhereError";
  readonly current: Version;
  /** The columns that both have changed. */
  readonly columns: readonly string[];

  constructor(current: Version, columns: readonly string[]) {
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
 * @param original the version that `changes` were made to
 * @throws {ChangedElsewhereError} and what `row` throws
 */
export async function saveOver<Row extends Version>(
  row: StoredRow<Row>,
  original: Version,
  changes: Changes,
): Promise<Row> {
  const nothing = Object.keys(changes).length === 0;
  const saved = nothing ? undefined : await row.write(changes, original.updated_at);
  if (saved) return saved;
  const current = await row.read();
  const open = changesTo(current, changes);
  const twice = Object.keys(open).filter((column) => !same(original[column], current[column]));
  if (twice.length > 0) throw new ChangedElsewhereError(current, twice);
  return Object.keys(open).length === 0 ? current : saveOver(row, current, open);
}

/**
 * For a row that an earlier attempt to add it has stored, although its answer was lost.
 * @param tried what each attempt sent: the row equals one of them, unless another window has changed it
 * @throws {ChangedElsewhereError} and what `row` throws
 */
export async function saveAgain<Row extends Version>(
  row: StoredRow<Row>,
  tried: readonly Changes[],
  values: Changes,
): Promise<Row> {
  const current = await row.read();
  const open = changesTo(current, values);
  const twice = Object.keys(open).filter(
    (column) => !tried.some((sent) => same(sent[column], current[column])),
  );
  if (twice.length > 0) throw new ChangedElsewhereError(current, twice);
  return saveOver(row, current, open);
}
