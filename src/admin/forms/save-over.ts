/**
 * Saving a row that another window may have changed since it was loaded. What both changed in different
 * columns is merged without a word; the same column changed twice is the owner's to decide.
 */

/** A stored row. Every write to it changes `updated_at`. */
export type Version = Readonly<Record<string, unknown>> & { updated_at: string };
export type Changes = Readonly<Record<string, unknown>>;

/** One row of the database. Both throw a PostgREST error or a NetworkError. */
export interface StoredRow<Row extends Version> {
  /** @returns undefined when the row is no longer of this version */
  write: (changes: Changes, updatedAt: string) => Promise<Row | undefined>;
  /** Throws when there is no such row. */
  read: () => Promise<Row>;
}

/** Somebody else has changed what the owner changes. */
export class ChangedElsewhereError extends Error {
  override name = "ChangedElsewhereError";
  readonly current: Version;
  /** Those that both have changed. */
  readonly columns: readonly string[];

  constructor(current: Version, columns: readonly string[]) {
    super("the row was changed elsewhere");
    this.current = current;
    this.columns = columns;
  }
}

/** @returns what of `values` is not what `before` says */
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
 * For a row that an earlier attempt to add it has stored, though its answer got lost.
 * @param tried what each attempt has sent: the row says one of it, unless somebody has changed it since
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
