/**
 * Changes many rows in as few requests as the server's limits allow. Each request succeeds or fails as a
 * whole.
 */
import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import type { Collection } from "../../../sections/index.ts";
import { type Supabase, useSupabase } from "../../rows/supabase.tsx";
import { inParts } from "../../rows/table.ts";
import { useHotel } from "../hotel/hotel-provider.tsx";
import { type Item, type ItemValues, itemsQuery, itemTable, table } from "./items.ts";

/** The server accepts bodies of up to 1 MB. */
const BATCH_BYTES = 900 * 1024;

/** A new row with its id, so that sending it again does not add a second one. */
export type NewRow = ItemValues & { id: string };

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
 * When a request fails, each function throws a {@link PartlyDoneError} with what was done before. Called
 * again with the same rows or ids, it does the rest.
 */
export function useBulkChanges(collection: Collection) {
  return useBulkWriter()(collection);
}

/** The same where the collection is known only when something is written. */
export function useBulkWriter() {
  const supabase = useSupabase();
  const queryClient = useQueryClient();
  const hotelId = useHotel().id;
  // As mutations, so that counts and preview hear of them.
  const adding = useMutation({ mutationFn: (add: () => Promise<string[]>) => add() });
  const removing = useMutation({ mutationFn: (remove: () => Promise<Item[]>) => remove() });
  return (collection: Collection) => {
    const { add, remove } = changesOf(collection, { supabase, queryClient, hotelId });
    const store = (rows: readonly NewRow[]) => adding.mutateAsync(() => add(rows));
    return {
      /** Rows that are stored already stay unchanged. */
      add: store,
      /** @returns the deleted rows, for `restore` */
      remove: (ids: readonly string[]) => removing.mutateAsync(() => remove(ids)),
      /** Adds deleted rows again, with their ids and positions. */
      restore: (rows: readonly Item[]) =>
        store(rows.map(({ created_at: _, updated_at: __, ...row }): NewRow => ({ ...row, id: row.id }))),
    };
  };
}

interface Writer {
  supabase: Supabase;
  queryClient: QueryClient;
  hotelId: string;
}

function changesOf(collection: Collection, { supabase, queryClient, hotelId }: Writer) {
  const { parent } = itemTable(collection, hotelId);
  const { queryKey } = itemsQuery(supabase, hotelId, collection);

  async function inTurn<Part, Done>(parts: readonly Part[], write: (part: Part) => Promise<readonly Done[]>) {
    const done: Done[] = [];
    try {
      for (const part of parts) done.push(...(await write(part)));
      return done;
    } catch (error) {
      throw new PartlyDoneError(done, error);
    } finally {
      await queryClient.invalidateQueries({ queryKey });
    }
  }

  function add(rows: readonly NewRow[]): Promise<string[]> {
    return inTurn(batches(rows), async (batch) => {
      const filed: ItemValues[] = batch.map((row) => ({ ...row, [parent.column]: parent.id }));
      await table(supabase, collection)
        .upsert(filed, { onConflict: "id", ignoreDuplicates: true })
        .throwOnError();
      return batch.map(({ id }) => id);
    });
  }

  function remove(ids: readonly string[]): Promise<Item[]> {
    return inTurn(inParts(ids), async (part) => {
      const { data } = await table(supabase, collection)
        .delete()
        .in("id", part)
        .select("*")
        .overrideTypes<Item[], { merge: false }>()
        .throwOnError();
      const gone = new Set(part);
      queryClient.setQueryData(queryKey, (loaded) => loaded?.filter(({ id }) => !gone.has(id)));
      return data;
    });
  }

  return { add, remove };
}
