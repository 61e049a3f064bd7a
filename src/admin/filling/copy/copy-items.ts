/** Copies items of a section into another hotel of the same owner: docs/decisions/0055-copies-for-another-hotel.md. */
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { foldedName } from "../../../lib/texts/folded.ts";
import { CUSTOM_SECTIONS, type CustomSection, customSection } from "../../../sections/custom.ts";
import type { Section } from "../../../sections/index.ts";
import type { Hotel } from "../../content/hotel/hotels.ts";
import { copyPhotos } from "../../content/photos/copy-photos.ts";
import { itemTable } from "../../content/sections/item-table.ts";
import { type Item, itemsQuery } from "../../content/sections/items.ts";
import { useSupabase } from "../../rows/supabase.tsx";
import { inParts, remove as removeRows } from "../../rows/table.ts";

export function lacking(section: Section, items: readonly Item[], there: readonly Item[]) {
  const { title } = section.card;
  const names = new Set(there.map((item) => foldedName(item[title])));
  const isThere = (item: Item) => names.has(foldedName(item[title]));
  return { added: items.filter((item) => !isThere(item)), kept: items.filter(isThere) };
}

export function photosOf({ fields }: Section, items: readonly Item[]): ReadonlySet<string> {
  const columns = Object.keys(fields).filter((column) => fields[column]?.kind === "photo");
  const shown = items.flatMap((item) => columns.map((column) => item[column]));
  return new Set(shown.filter((path): path is string => typeof path === "string" && path !== ""));
}

/** The other hotel's items of a section; for a custom one, of the section that has its name there. */
export function useThere(section: Section, to: Hotel | undefined) {
  const supabase = useSupabase();
  const isOwn = section.parent !== undefined;
  const hotelId = to?.id ?? "";
  const sections = useQuery({
    ...itemsQuery(supabase, hotelId, CUSTOM_SECTIONS),
    enabled: to !== undefined && isOwn,
  });
  const found = sections.data?.find(({ name }) => foldedName(name) === foldedName(section.title));
  const same = isOwn ? found && customSection(found as Item & CustomSection) : section;
  const items = useQuery({
    ...itemsQuery(supabase, hotelId, same ?? section),
    enabled: to !== undefined && same !== undefined,
  });
  if (isOwn && !sections.data) return { ...sections, data: undefined, isNew: false };
  if (isOwn && !same) return { ...sections, data: NOTHING, isNew: true };
  return { ...items, isNew: false };
}

const NOTHING: readonly Item[] = [];

export interface Copied {
  ids: readonly string[];
  founded?: string;
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
    mutationFn: async ({ items, to, copyId }: Copying): Promise<Copied> => {
      const copying = { item_ids: items.map(({ id }) => id), to_hotel: to.id, copy_id: copyId };
      if (section.parent) {
        const section_id = section.parent.id;
        const { data } = await supabase.rpc("copy_section", { section_id, ...copying }).throwOnError();
        const copied = data as { section: string; is_new: boolean; items: string[] };
        return { ids: copied.items, ...(copied.is_new && { founded: copied.section }) };
      }
      await copyPhotos(supabase, photosOf(section, items), to.id);
      const table_name = section.table;
      const { data } = await supabase.rpc("copy_items", { table_name, ...copying }).throwOnError();
      return { ids: data as string[] };
    },
    onSettled: (_, __, { to }) => readAgain(to),
  });

  function readAgain(to: Hotel): Promise<unknown> {
    // For a custom section, re-read all of the hotel's sections and items.
    const of = section.parent ? ["items", to.id] : itemsQuery(supabase, to.id, section).queryKey;
    return queryClient.invalidateQueries({ queryKey: of });
  }

  async function remove(to: Hotel, { ids, founded }: Copied): Promise<void> {
    if (founded) await removeRows(supabase, itemTable(CUSTOM_SECTIONS, to.id), [founded]);
    else for (const part of inParts(ids)) await removeRows(supabase, itemTable(section, to.id), part);
    await readAgain(to);
  }

  return { copy: copy.mutateAsync, remove };
}
