/**
 * The one way to write a row. A screen describes its table once, as a {@link RowTable}; every read and write of the
 * table goes through these functions. One row is a list of one.
 *
 * A change of stored rows is always {@link writeOver}: it writes over the versions that the owner has seen, merges
 * with changes to other columns, and answers which rows another window has changed in the same columns. {@link writeOne}
 * is the same for one row, and throws instead. Writes that may wait for a network go through the outbox, which calls these.
 */

import type { SupabaseClient } from "@supabase/supabase-js";
import type { Fields } from "../../fields/index.ts";
import { type FailureTexts, NO_ROW } from "../../lib/errors.ts";
import { orAhead, readAhead } from "./ahead.ts";
import { READS_LIMIT } from "./fetch.ts";
import { asRefusal, type LastChange, undoChanges } from "./history.ts";
import {
  ChangedElsewhereError,
  type Changes,
  changesTo,
  clashes,
  NOT_STORED,
  type TableRow,
} from "./merge.ts";
import type { Supabase } from "./supabase.tsx";

/** A table, or the part of it that belongs to one parent, and what owners call its rows. */
export interface RowTable<Row extends TableRow = TableRow> {
  /** Names it among all that wait on a device, also after a reload. */
  id: string;
  table: string;
  hotelId: string;
  /** The column and the id by which its rows belong together. */
  parent: { column: string; id: string };
  /** Columns that are read of each row: with `id` and `updated_at`. */
  columns: string;
  orderBy: readonly { column: string; ascending: boolean }[];
  /** Query key of its list. */
  queryKey: readonly unknown[];
  /** Whether its orders wait on this device while there is no network. */
  keep: boolean;
  /** One row within a sentence: "amenity". */
  one: string;
  many: string;
  /** One row by its own name. */
  nameOf(row: Partial<Row>): string;
  fields: Fields;
  failures: (action: "add" | "update" | "delete") => FailureTexts;
  /** Where its screen is. */
  path: string;
  /** Who changed one of these columns of a row last, where that is not in the history. */
  lastChange?(supabase: Supabase, rowId: string, columns: readonly string[]): Promise<LastChange | undefined>;
  /**
   * Functions of the database that read and change the rows in place of the table: the last change wins, and nobody is
   * asked. `store` answers undefined for a row that is not there any more.
   */
  calls?: {
    list(supabase: Supabase, signal: AbortSignal): Promise<Row[]>;
    store(supabase: Supabase, rowId: string, changes: Changes): Promise<Row | undefined>;
  };
  /** After a change is stored: for files that no row shows any more. */
  onChanged?(supabase: Supabase, before: Changes, stored: Row): Promise<void>;
}

/** Nothing of it waits: its writes answer what is stored, or fail. */
export interface DirectTable<Row extends TableRow> extends RowTable<Row> {
  keep: false;
}

/** A row with what this window knows of it. */
export interface Seen {
  id: string;
  updated_at: string;
  /** Every version that the server may have by this window's own doing; see {@link clashes}. */
  known: readonly Changes[];
}

/** A row that is not stored yet. The client makes its id, so that a repeated attempt adds it once. */
export interface NewRow {
  id: string;
  values: Changes;
  /** Changes that earlier attempts sent. */
  tried?: readonly Changes[];
}

interface Written<Row> {
  saved: readonly Row[];
  /** They stay as they are there. */
  conflicts: readonly { current: Row; columns: readonly string[] }[];
  /** How many are not there any more. */
  gone: number;
}

/** Ids are part of the request's address, for which servers accept some 8 KB; versions are, too. */
const IDS_A_REQUEST = 100;
const VERSIONS_A_REQUEST = 60;

/** The client without types, which cannot follow a table that is known only at run time. */
function from(supabase: SupabaseClient, { table }: RowTable) {
  return supabase.from(table);
}

/** A write that can wait on this device has the time limit of a read: the fetch knows both by their signal. */
function within<Query extends { abortSignal: (signal: AbortSignal) => unknown }>(
  query: Query,
  { keep }: RowTable,
): Query {
  if (keep) query.abortSignal(READS_LIMIT);
  return query;
}

/** In their order, at most `size` in each part. */
export function inParts<Each>(list: readonly Each[], size = IDS_A_REQUEST): Each[][] {
  return Array.from({ length: Math.ceil(list.length / size) }, (_, index) =>
    list.slice(index * size, (index + 1) * size),
  );
}

/** @throws a PostgREST error or a NetworkError, as all of these */
async function list<Row extends TableRow>(
  supabase: Supabase,
  table: RowTable<Row>,
  signal: AbortSignal,
): Promise<Row[]> {
  if (table.calls) return table.calls.list(supabase, signal);
  const { column, id } = table.parent;
  let query = from(supabase, table).select(table.columns).eq(column, id);
  for (const { column, ascending } of table.orderBy) query = query.order(column, { ascending });
  const { data } = await query.abortSignal(signal).overrideTypes<Row[], { merge: false }>().throwOnError();
  return data;
}

const nameAhead = ({ queryKey }: Pick<RowTable, "queryKey">) => JSON.stringify(queryKey);

/** Begins to read a list while the code that shows it is still loading. */
export function listAhead(supabase: Supabase, table: RowTable): void {
  readAhead(nameAhead(table), (signal) => list(supabase, table, signal));
}

/** The list, as {@link listAhead} has begun to read it. */
export function listOrAhead<Row extends TableRow>(
  supabase: Supabase,
  table: RowTable<Row>,
  signal: AbortSignal,
): Promise<Row[]> {
  return orAhead(nameAhead(table), () => list(supabase, table, signal));
}

/** Those that are there. */
export async function read<Row extends TableRow>(
  supabase: Supabase,
  table: RowTable<Row>,
  ids: readonly string[],
): Promise<Row[]> {
  const rows: Row[] = [];
  for (const part of inParts(ids)) {
    const { data } = await from(supabase, table)
      .select(table.columns)
      .in("id", part)
      .overrideTypes<Row[], { merge: false }>()
      .throwOnError();
    rows.push(...data);
  }
  return rows;
}

/** In one request. @returns those that were not there: the others stay as they are */
export async function insert<Row extends TableRow>(
  supabase: Supabase,
  table: RowTable<Row>,
  rows: readonly Changes[],
  onConflict = "id",
): Promise<Row[]> {
  const { column, id } = table.parent;
  const filed: Record<string, unknown>[] = rows.map((row) => ({ ...row, [column]: id }));
  const query = from(supabase, table)
    .upsert(filed, { onConflict, ignoreDuplicates: true })
    .select(table.columns);
  const { data } = await within(query, table).overrideTypes<Row[], { merge: false }>().throwOnError();
  return data;
}

/**
 * Adds a row, or brings the row of an earlier attempt, whose answer got lost, to these values.
 */
export async function insertOne<Row extends TableRow>(
  supabase: Supabase,
  table: RowTable<Row>,
  { id, values, tried = [] }: NewRow,
): Promise<Row> {
  const [added] = await insert(supabase, table, [{ ...values, id }]);
  return (
    added ?? writeOne(supabase, table, { id, updated_at: NOT_STORED, known: [...tried, values] }, values)
  );
}

/**
 * The optimistic lock. A newer row has a version that none of the seen ones has, as versions are times: so the
 * versions may be asked for together.
 *
 * @returns the rows that had these versions
 */
async function write<Row extends TableRow>(
  supabase: Supabase,
  table: RowTable<Row>,
  seen: readonly Pick<Seen, "id" | "updated_at">[],
  changes: Changes,
): Promise<Row[]> {
  const rows: Row[] = [];
  const changed: Record<string, unknown> = changes;
  for (const part of inParts(seen, VERSIONS_A_REQUEST)) {
    const query = from(supabase, table)
      .update(changed)
      .in(
        "id",
        part.map(({ id }) => id),
      )
      .in("updated_at", [...new Set(part.map(({ updated_at }) => updated_at))])
      .select(table.columns);
    const { data } = await within(query, table).overrideTypes<Row[], { merge: false }>().throwOnError();
    rows.push(...data);
  }
  return rows;
}

/** Writes the same changes over rows as they were seen. */
export async function writeOver<Row extends TableRow>(
  supabase: Supabase,
  table: RowTable<Row>,
  seen: readonly Seen[],
  changes: Changes,
): Promise<Written<Row>> {
  const known = new Map(seen.map((row) => [row.id, row.known]));
  const saved: Row[] = [];
  const conflicts: { current: Row; columns: string[] }[] = [];
  let gone = 0;
  let due: Changes = {};
  function isDue(row: Changes): boolean {
    const missing = changesTo(row, changes);
    due = { ...due, ...missing };
    return Object.keys(missing).length > 0;
  }
  // Which of several versions the server has is read first.
  let ready: readonly Pick<Seen, "id" | "updated_at">[] = seen.filter(
    ({ updated_at, known }) => known.length === 1 && updated_at !== NOT_STORED && known.every(isDue),
  );
  let left = new Set(known.keys());
  while (left.size > 0) {
    for (const row of ready.length > 0 ? await write(supabase, table, ready, due) : []) {
      saved.push(row);
      left.delete(row.id);
    }
    if (left.size === 0) break;
    const current = await read(supabase, table, [...left]);
    gone += left.size - current.length;
    const open: Row[] = [];
    due = {};
    for (const row of current) {
      const columns = clashes(row, changes, known.get(row.id) ?? []);
      if (columns.length > 0) conflicts.push({ current: row, columns });
      else if (isDue(row)) {
        open.push(row);
        known.set(row.id, [row]);
      } else saved.push(row);
    }
    ready = open;
    left = new Set(open.map(({ id }) => id));
  }
  return { saved, conflicts, gone };
}

/** @throws {ChangedElsewhereError | GoneError} and what the requests throw */
export async function writeOne<Row extends TableRow>(
  supabase: Supabase,
  table: RowTable<Row>,
  seen: Seen,
  changes: Changes,
): Promise<Row> {
  const { saved, conflicts } = await writeOver(supabase, table, [seen], changes);
  const [conflict] = conflicts;
  if (conflict) throw new ChangedElsewhereError(conflict.current, conflict.columns);
  const [row] = saved;
  if (!row) throw new GoneError();
  return row;
}

/** For {@link writeOne}: a row as it was loaded. */
export function seenAs(row: TableRow): Seen {
  return { id: row.id, updated_at: row.updated_at, known: [row] };
}

/** @returns the rows that were there, with all their columns */
export async function remove<Row extends TableRow>(
  supabase: Supabase,
  table: RowTable<Row>,
  ids: readonly string[],
): Promise<Row[]> {
  const query = from(supabase, table)
    .delete()
    .in("id", [...ids])
    .select("*");
  const { data } = await within(query, table).overrideTypes<Row[], { merge: false }>().throwOnError();
  return data;
}

/** @param ids of all rows, in their order */
export async function arrange(supabase: Supabase, table: RowTable, ids: readonly string[]): Promise<void> {
  const query = supabase.rpc("reorder_items", { table_name: table.table, item_ids: [...ids] });
  await within(query, table).throwOnError();
}

/** Takes the last deletion of each of the rows back, with everything that was deleted with it. */
export async function restoreRows(
  supabase: Supabase,
  { hotelId }: RowTable,
  ids: readonly string[],
): Promise<void> {
  const { left } = await undoChanges(supabase, { hotel_id: hotelId, row_ids: [...ids] });
  if (left[0]) throw asRefusal(left[0]);
}

/** The row is not there any more: as the server says it of a single row. */
export class GoneError extends Error {
  override name = "GoneError";
  readonly code = NO_ROW;
}
