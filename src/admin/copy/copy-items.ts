/** Copies items of a section into another hotel of the same owner: docs/decisions/0055-copies-for-another-hotel.md. */
import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { Section } from "../../sections/index.ts";
import type { Hotel } from "../hotel/hotels.ts";
import { inParts } from "../sections/bulk.ts";
import { type Item, itemsQuery, table } from "../sections/items.ts";
import { foldedName } from "../sections/same-name.ts";
import { useSupabase } from "../supabase.tsx";
import { copyPhotos } from "./copy-photos.ts";

const IDS_A_REQUEST = 100;

/** Which items the other hotel lacks, by their names. */
export function lacking(section: Section, items: readonly Item[], there: readonly Item[]) {
  const { title } = section.card;
  const names = new Set(there.map((item) => foldedName(item[title])));
  const isThere = (item: Item) => names.has(foldedName(item[title]));
  return { added: items.filter((item) => !isThere(item)), kept: items.filter(isThere) };
}

/** The photos that items show. */
export function photosOf({ fields }: Section, items: readonly Item[]): ReadonlySet<string> {
  const columns = Object.keys(fields).filter((column) => fields[column]?.kind === "photo");
  const shown = items.flatMap((item) => columns.map((column) => item[column]));
  return new Set(shown.filter((path): path is string => typeof path === "string" && path !== ""));
}

interface Copying {
  items: readonly Item[];
  to: Hotel;
  /** The same one for each attempt, so that none of them adds anything twice. */
  copyId: string;
}

export function useCopyItems(section: Section) {
  const supabase = useSupabase();
  const queryClient = useQueryClient();

  const copy = useMutation({
    /** @returns the ids of the copies */
    mutationFn: async ({ items, to, copyId }: Copying) => {
      await copyPhotos(supabase, photosOf(section, items), to.id);
      const { data } = await supabase
        .rpc("copy_items", {
          table_name: section.table,
          item_ids: items.map(({ id }) => id),
          to_hotel: to.id,
          copy_id: copyId,
        })
        .throwOnError();
      return data as string[];
    },
    onSettled: (_, __, { to }) =>
      queryClient.invalidateQueries({ queryKey: itemsQuery(supabase, to.id, section).queryKey }),
  });

  /** Takes copies out again. */
  async function remove(to: Hotel, ids: readonly string[]): Promise<void> {
    for (const part of inParts(ids, IDS_A_REQUEST))
      await table(supabase, section).delete().in("id", part).throwOnError();
    await queryClient.invalidateQueries({ queryKey: itemsQuery(supabase, to.id, section).queryKey });
  }

  return { copy: copy.mutateAsync, remove };
}
