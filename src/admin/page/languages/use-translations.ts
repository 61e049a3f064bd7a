/** Changes translations of one language, and what is shown of them. */

import { useQueryClient } from "@tanstack/react-query";
import type { LanguageTag } from "../../../lib/messages/languages.ts";
import { useHotel } from "../../content/hotel/hotel-provider.tsx";
import { previewSource } from "../../content/preview/source.ts";
import { useSupabase } from "../../rows/supabase.tsx";
import { progressQuery, translationsKey } from "./progress.ts";
import { saveMany, saveTranslation } from "./save-translations.ts";
import { everyText, placeOf, type TextsPage, type TranslatedText, textsKey } from "./texts.ts";

type Saved = Pick<TranslatedText, "text" | "origin" | "state" | "source_hash">;

const saving = new Set<Promise<void>>();

/** Resolves once what was begun is saved, or has failed: which texts come next depends on it. */
export async function allSaved(): Promise<void> {
  await Promise.allSettled(saving);
}

/** @returns what reads translations again, after many were saved */
export function useReload(): () => Promise<void> {
  const queryClient = useQueryClient();
  const queryKey = translationsKey(useHotel().id);
  return () => {
    previewSource.stored();
    return queryClient.invalidateQueries({ queryKey });
  };
}

export function useTranslations(language: LanguageTag) {
  const supabase = useSupabase();
  const queryClient = useQueryClient();
  const { id: hotelId } = useHotel();

  function show(place: string, saved: Saved): void {
    queryClient.setQueriesData<{ pages: TextsPage[] }>(
      { queryKey: textsKey(hotelId, language) },
      (loaded) =>
        loaded && {
          ...loaded,
          pages: loaded.pages.map((page) => ({
            ...page,
            texts: page.texts.map((text) => (placeOf(text) === place ? { ...text, ...saved } : text)),
          })),
        },
    );
  }

  async function saveOne(entry: TranslatedText, seen: string | null, text: string): Promise<void> {
    const { table_name, row_id, column_name, source_hash } = entry;
    const place = { hotel_id: hotelId, table_name, row_id, column_name, language };
    await saveTranslation(supabase, place, seen, { text, source_hash });
    show(
      placeOf(entry),
      text === ""
        ? { text: null, origin: null, state: "missing", source_hash }
        : { text, origin: "person", state: "current", source_hash },
    );
    previewSource.stored();
    void queryClient.invalidateQueries(progressQuery(supabase, hotelId));
  }

  return {
    /** @param seen what the owner's text replaces */
    save(entry: TranslatedText, seen: string | null, text: string): Promise<void> {
      const work = saveOne(entry, seen, text);
      saving.add(work);
      return work.finally(() => saving.delete(work));
    },
    /** What another window saved. */
    showTheirs(entry: TranslatedText, text: string): void {
      show(placeOf(entry), { text, origin: "person", state: entry.state, source_hash: entry.source_hash });
    },
    saveMany: (origin: "person" | "machine", translations: Parameters<typeof saveMany>[3]) =>
      saveMany(supabase, { hotel_id: hotelId, language }, origin, translations),
    reload: useReload(),
    everyText: (signal: AbortSignal) => everyText(supabase, hotelId, language, signal),
  };
}
