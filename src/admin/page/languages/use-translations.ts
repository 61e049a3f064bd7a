/** Changes translations of one language, and what is shown of them. */
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import type { Database } from "../../../lib/database.types.ts";
import type { LanguageTag } from "../../../lib/messages/languages.ts";
import { legible } from "../../../lib/texts/legible.ts";
import { useHotel } from "../../content/hotel/hotel-provider.tsx";
import { previewSource } from "../../content/preview/source.ts";
import { siteQuery } from "../../rows/site.ts";
import { type Supabase, useSupabase } from "../../rows/supabase.tsx";
import { useWrite } from "../../rows/use-write.ts";
import {
  type Place,
  placeOf,
  progressQuery,
  runQuery,
  type TextsPage,
  type TranslatedText,
  textsKey,
  translationsKey,
} from "./texts.ts";

type NewTranslation = Database["public"]["Tables"]["translations"]["Insert"];

type LanguagePlace = Place & { hotel_id: string; language: string };

const ONE_PLACE = "hotel_id,table_name,row_id,column_name,language";

/** Another window, or another person, has translated the same text. */
export class TranslatedElsewhereError extends Error {
  override name = "TranslatedElsewhereError";
  readonly theirs: string;

  constructor(theirs: string) {
    super("the text was translated elsewhere");
    this.theirs = theirs;
  }
}

/**
 * Saves what a person wrote over what they saw; a blank text removes the translation.
 *
 * @throws {TranslatedElsewhereError} when a person wrote something else meanwhile
 */
async function saveTranslation(
  supabase: Supabase,
  place: LanguagePlace,
  seen: string | null,
  { text: typed, source_hash }: { text: string; source_hash: string },
): Promise<void> {
  const text = legible(typed, true);
  const rows = () => supabase.from("translations");
  const { data: stored } = await rows()
    .select("text, origin, updated_at")
    .match(place)
    .maybeSingle()
    .throwOnError();
  if (stored?.origin === "person" && ![seen, text].includes(stored.text)) {
    throw new TranslatedElsewhereError(stored.text);
  }
  if (!stored && text === "") return;
  const change = { text, source_hash, origin: "person" };
  const written = !stored
    ? rows().upsert({ ...place, ...change }, { onConflict: ONE_PLACE, ignoreDuplicates: true })
    : text === ""
      ? rows().delete().match(place).eq("updated_at", stored.updated_at)
      : rows().update(change).match(place).eq("updated_at", stored.updated_at);
  const { data } = await written.select("id").throwOnError();
  // Somebody was faster. Their text decides.
  if (data.length === 0) await saveTranslation(supabase, place, seen, { text, source_hash });
}

/**
 * A machine's translations never replace a person's, and Innfo's own words replace nobody's: they are a person's, too.
 *
 * @returns how many were stored
 */
export async function saveMany(
  supabase: Supabase,
  { hotel_id, language }: Pick<LanguagePlace, "hotel_id" | "language">,
  by: "person" | "machine" | "own words",
  translations: readonly (Place & { text: string; source_hash: string })[],
): Promise<number> {
  const rows = translations.map(
    ({ table_name, row_id, column_name, text, source_hash }): NewTranslation => ({
      hotel_id,
      table_name,
      row_id,
      column_name,
      language,
      text: legible(text, true),
      source_hash,
      origin: by === "machine" ? "machine" : "person",
    }),
  );
  const { data } = await supabase
    .from("translations")
    .upsert(rows, { onConflict: ONE_PLACE, ignoreDuplicates: by === "own words" })
    .select("id")
    .throwOnError();
  return data.length;
}

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
  const write = useWrite();

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
    await write(() => saveTranslation(supabase, place, seen, { text, source_hash }));
    show(
      placeOf(entry),
      text === ""
        ? { text: null, origin: null, state: "missing", source_hash }
        : { text, origin: "person", state: "current", source_hash },
    );
    void queryClient.invalidateQueries(progressQuery(supabase, hotelId));
  }

  return {
    /** @param seen what the owner's text replaces */
    save(entry: TranslatedText, seen: string | null, text: string): Promise<void> {
      const work = saveOne(entry, seen, text);
      saving.add(work);
      return work.finally(() => saving.delete(work));
    },
    /** Shows the text that another window saved. */
    showTheirs(entry: TranslatedText, text: string): void {
      show(placeOf(entry), { text, origin: "person", state: entry.state, source_hash: entry.source_hash });
    },
  };
}
