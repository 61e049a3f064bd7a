/** Stores whether guests see items, over the versions that the owner looked at. */
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { errorCode, NETWORK } from "../../../lib/errors.ts";
import type { Section } from "../../../sections/index.ts";
import { changesTo } from "../../rows/merge.ts";
import { isAway } from "../../rows/network.ts";
import type { WaitingSave } from "../../rows/saves.ts";
import { useSupabase } from "../../rows/supabase.tsx";
import { inParts } from "../../rows/table.ts";
import { useWaiting } from "../../rows/waiting-provider.tsx";
import { useHotel } from "../hotel/hotel-provider.tsx";
import { type Item, itemsQuery, table } from "./items.ts";
import { type Shown, shownOf } from "./shown-words.ts";

/** As the server has it, of a row on which what waits lies. */
function shownBefore(waiting: WaitingSave | undefined): Shown {
  return waiting?.kind === "edit" ? shownOf({ ...waiting.original }) : {};
}

export type ShownRow = { id: string; updated_at: string } & Required<Shown>;

const COLUMNS = "id,updated_at,is_hidden,shown_during";

interface Saved {
  saved: readonly ShownRow[];
  /** How many another window has shown, hidden, dated or deleted since; they stay as they are there. */
  elsewhere: number;
  /** Whether it is kept on this device until there is a network. */
  waiting?: boolean;
}

export function useSaveShown(section: Section) {
  const supabase = useSupabase();
  const queryClient = useQueryClient();
  const hotelId = useHotel().id;
  const { find, keep } = useWaiting();
  const { queryKey } = itemsQuery(supabase, hotelId, section);

  /** Puts what is known of rows on the screen. */
  function put(rows: readonly ({ id: string } & Shown)[]): void {
    const byId = new Map(rows.map((row) => [row.id, row]));
    queryClient.setQueryData(queryKey, (loaded) =>
      loaded?.map((item) => ({ ...item, ...byId.get(item.id) })),
    );
  }

  /**
   * A newer row has a version that none of the loaded ones has, as versions are times: so the versions may be asked
   * for together.
   */
  async function write(rows: readonly ShownRow[], shown: Shown): Promise<ShownRow[]> {
    const saved: ShownRow[] = [];
    for (const part of inParts(rows)) {
      const { data } = await table(supabase, section)
        .update({ ...shown })
        .in(
          "id",
          part.map(({ id }) => id),
        )
        .in("updated_at", [...new Set(part.map(({ updated_at }) => updated_at))])
        .select(COLUMNS)
        .overrideTypes<(Item & ShownRow)[], { merge: false }>()
        .throwOnError();
      saved.push(...data);
    }
    return saved;
  }

  async function read(ids: readonly string[]): Promise<ShownRow[]> {
    const rows: ShownRow[] = [];
    for (const part of inParts(ids)) {
      const { data } = await table(supabase, section)
        .select(COLUMNS)
        .in("id", [...part])
        .overrideTypes<(Item & ShownRow)[], { merge: false }>()
        .throwOnError();
      rows.push(...data);
    }
    return rows;
  }

  const { mutateAsync: store } = useMutation({
    mutationFn: async ({ rows, shown }: { rows: readonly ShownRow[]; shown: Shown }): Promise<Saved> => {
      const saved = await write(rows, shown);
      const found = new Set(saved.map(({ id }) => id));
      const missed = new Map(rows.filter(({ id }) => !found.has(id)).map((row) => [row.id, row]));
      if (missed.size === 0) return { saved, elsewhere: 0 };
      // Whoever changed another column there has nothing against this one.
      const current = await read([...missed.keys()]);
      const free = current.filter((row) => {
        const before = missed.get(row.id);
        const changed = before ? Object.keys(changesTo(before, row)) : [];
        return !Object.keys(shown).some((column) => changed.includes(column));
      });
      const after = await write(free, shown);
      await queryClient.invalidateQueries({ queryKey });
      return { saved: [...saved, ...after], elsewhere: missed.size - after.length };
    },
    onSuccess: ({ saved }) => put(saved),
    onError: () => queryClient.invalidateQueries({ queryKey }),
  });

  /** Each row waits by itself; the list says again what the server has, and what waits comes on top of it. */
  async function keepAll(rows: readonly ShownRow[], shown: Shown, tried: boolean): Promise<Saved> {
    const loaded = new Map(queryClient.getQueryData(queryKey)?.map((item) => [item.id, item]));
    put(rows.map((row) => ({ ...row, ...shownBefore(find(row.id)) })));
    for (const row of rows) {
      const original: Item = { ...loaded.get(row.id), ...row };
      const title = String(original[section.card.title] ?? "");
      const about = { id: row.id, hotelId, collection: section.id, title };
      await keep({ ...about, kind: "edit", original, changes: { ...shown } }, tried);
    }
    return { saved: rows.map((row) => ({ ...row, ...shown })), elsewhere: 0, waiting: true };
  }

  /** Without a network, or where one of the rows waits already, all of it waits on this device. */
  async function save(change: { rows: readonly ShownRow[]; shown: Shown }): Promise<Saved> {
    const { rows, shown } = change;
    if (isAway() || rows.some(({ id }) => find(id))) return keepAll(rows, shown, false);
    try {
      return await store(change);
    } catch (error) {
      if (errorCode(error) !== NETWORK) throw error;
      return keepAll(rows, shown, true);
    }
  }

  return { put, save };
}
