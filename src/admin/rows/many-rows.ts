/** Adds and removes many rows, in as few requests as the server's limits allow. None of them waits on the device. */
import { useQueryClient } from "@tanstack/react-query";
import type { TableRow } from "./merge.ts";
import { useSupabase } from "./supabase.tsx";
import { inParts, insert, type RowTable, remove, restoreRows } from "./table.ts";
import { useWrite } from "./use-write.ts";

/** The server accepts bodies of up to 1 MB. */
const BATCH_BYTES = 900 * 1024;

/** A new row with its id, so that sending it again does not add a second one. */
export type RowWithId = Record<string, unknown> & { id: string };

/** Contains what was done before the request in its `cause` failed. */
export class PartlyDoneError<Done> extends Error {
  override name = "PartlyDoneError";
  readonly done: readonly Done[];

  constructor(done: readonly Done[], cause: unknown) {
    super("only a part of the rows was written", { cause });
    this.done = done;
  }
}

/** The rows in their order, in groups whose JSON fits into a request. */
function batches<Row>(rows: readonly Row[]): Row[][] {
  const groups: Row[][] = [];
  let room = 0;
  for (const row of rows) {
    const bytes = new TextEncoder().encode(JSON.stringify(row)).length + 1;
    const last = groups.at(-1);
    if (last && bytes <= room) last.push(row);
    else {
      groups.push([row]);
      room = BATCH_BYTES;
    }
    room -= bytes;
  }
  return groups;
}

/**
 * When a request fails, each function throws a {@link PartlyDoneError} with what was done before. Called again with the
 * same rows or ids, it does the rest.
 */
export function useManyRows() {
  const supabase = useSupabase();
  const queryClient = useQueryClient();
  const run = useWrite();

  async function inTurn<Part, Done>(
    { queryKey }: RowTable,
    parts: readonly Part[],
    write: (part: Part) => Promise<readonly Done[]>,
  ): Promise<Done[]> {
    return run(async () => {
      const done: Done[] = [];
      try {
        for (const part of parts) done.push(...(await write(part)));
        return done;
      } catch (error) {
        throw new PartlyDoneError(done, error);
      } finally {
        await queryClient.invalidateQueries({ queryKey });
      }
    });
  }

  /** Rows that are stored already stay unchanged. @returns the ids of all */
  function add(table: RowTable, rows: readonly RowWithId[]): Promise<string[]> {
    return inTurn(table, batches(rows), async (batch) => {
      await insert(supabase, { ...table, keep: false }, batch);
      return batch.map(({ id }) => id);
    });
  }

  return {
    add,
    /** @returns the rows that were there, for `restore` */
    remove: <Row extends TableRow>(table: RowTable<Row>, ids: readonly string[]): Promise<Row[]> =>
      inTurn(table, inParts(ids), async (part) => {
        const removed = await remove(supabase, { ...table, keep: false }, part);
        const gone = new Set(part);
        queryClient.setQueryData<readonly TableRow[]>(table.queryKey, (loaded) =>
          loaded?.filter(({ id }) => !gone.has(id)),
        );
        return removed;
      }),
    /** Takes the deletion of the rows back. */
    restore: (table: RowTable, rows: readonly TableRow[]): Promise<string[]> =>
      inTurn(table, inParts(rows.map(({ id }) => id)), async (ids) => {
        await restoreRows(supabase, table, ids);
        return ids;
      }),
  };
}
