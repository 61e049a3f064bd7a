/** Changes translations of one language, and what is shown of them. */

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import type { LanguageTag } from "../../../lib/messages/languages.ts";
import { useHotel } from "../../content/hotel/hotel-provider.tsx";
import { previewSource } from "../../content/preview/source.ts";
import { siteQuery } from "../../rows/site.ts";
import { useSupabase } from "../../rows/supabase.tsx";
import { saveTranslation } from "./save-translations.ts";
import {
  placeOf,
  progressQuery,
  runQuery,
  type TextsPage,
  type TranslatedText,
  textsKey,
  translationsKey,
} from "./texts.ts";

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

/** The site's service, if it has one, and how far it is with a language. Whenever it went on, translations are read again. */
export function useServiceRun(language: LanguageTag) {
  const supabase = useSupabase();
  const { id: hotelId } = useHotel();
  const reload = useReload();
  const service = useQuery(siteQuery).data?.translator;
  const { queryKey, ...query } = runQuery(supabase, hotelId, language);
  const { data: run } = useQuery({ queryKey, ...query, enabled: Boolean(service) });
  const did = run && `${run.state} ${run.done}`;
  const shown = useRef<string>(undefined);
  useEffect(() => {
    // The screen has read what was there when it opened.
    if (run && shown.current !== undefined && shown.current !== did) void reload();
    if (run !== undefined) shown.current = String(did);
  }, [run, did, reload]);
  return { service, run, queryKey };
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
  };
}
