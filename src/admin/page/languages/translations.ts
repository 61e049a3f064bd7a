/** What owners wrote, in other languages: how much of it there is, the texts themselves, and saving one. */
import { infiniteQueryOptions, queryOptions, useQueryClient } from "@tanstack/react-query";
import type { Database } from "../../../lib/database.types.ts";
import { legible } from "../../../lib/legible.ts";
import type { LanguageTag } from "../../../lib/messages/languages.ts";
import { useHotel } from "../../content/hotel/hotel-provider.tsx";
import { previewSource } from "../../content/preview/source.ts";
import { type Supabase, useSupabase } from "../../rows/supabase.tsx";

/** Of one language that the hotel offers; numbers of texts. */
export interface Progress {
  language: LanguageTag;
  texts: number;
  current: number;
  outdated: number;
  missing: number;
  /** Of those that are current or outdated. */
  machine: number;
  /** Of the sources that a machine would translate now. */
  characters: number;
  /** That a service may translate for this account before the month is over. */
  characters_left: number;
}

type TextState = "missing" | "outdated" | "current";
/** `open` is missing and outdated. */
export type Filter = TextState | "open" | "all";

export interface TranslatedText {
  table_name: string;
  row_id: string;
  column_name: string;
  /** What the row is called; null for the hotel. */
  title: string | null;
  source: string;
  source_hash: string;
  text: string | null;
  origin: "person" | "machine" | null;
  state: TextState;
}

type Place = Pick<TranslatedText, "table_name" | "row_id" | "column_name">;
type NewTranslation = Database["public"]["Tables"]["translations"]["Insert"];

const ONE_PLACE = "hotel_id,table_name,row_id,column_name,language";
const PAGE = 50;
/** As many as the function answers at once. */
const MOST = 500;

const keyOf = (hotelId: string) => ["translations", hotelId] as const;
const textsKey = (hotelId: string, language: string) => [...keyOf(hotelId), "texts", language] as const;

export function placeOf({ table_name, row_id, column_name }: Place): string {
  return `${table_name}/${row_id}/${column_name}`;
}

export function progressQuery(supabase: Supabase, hotelId: string) {
  return queryOptions({
    queryKey: [...keyOf(hotelId), "progress"],
    queryFn: async ({ signal }) => {
      const { data } = await supabase
        .rpc("translation_progress", { hotel_id: hotelId })
        .abortSignal(signal)
        .throwOnError();
      // The function's declared type is plain JSON.
      return (data ?? []) as unknown as Progress[];
    },
  });
}

/** How far the site's service is with a language. */
export interface Run {
  state: "running" | "stopped" | "finished" | "failed";
  texts: number;
  done: number;
  /** Which of them came back without a name, a number or a link. */
  refused: string[];
  /** Why it waits, or has failed. */
  reason: string | null;
}

const RUN_POLL_MS = 2000;

export function runQuery(supabase: Supabase, hotelId: string, language: string) {
  return queryOptions({
    // Not below the texts, which are read again when it goes on.
    queryKey: ["translation-run", hotelId, language],
    queryFn: async ({ signal }) => {
      const { data } = await supabase
        .from("translation_runs")
        .select("state, texts, done, refused, reason")
        .match({ hotel_id: hotelId, language })
        .abortSignal(signal)
        .maybeSingle()
        .throwOnError();
      return data as Run | null;
    },
    refetchInterval: ({ state: { data } }) => data?.state === "running" && RUN_POLL_MS,
  });
}

interface Page {
  total: number;
  texts: TranslatedText[];
}

async function readTexts(
  supabase: Supabase,
  hotelId: string,
  language: string,
  { filter, skip, take, signal }: { filter: Filter; skip: number; take: number; signal: AbortSignal },
): Promise<Page> {
  const { data } = await supabase
    .rpc("translation_texts", {
      hotel_id: hotelId,
      language,
      ...(filter !== "all" && { state: filter }),
      skip,
      take,
    })
    .abortSignal(signal)
    .throwOnError();
  return (data ?? { total: 0, texts: [] }) as unknown as Page;
}

/**
 * One page at a time, however many there are. A text that was saved stays in sight although it no longer belongs to
 * the filter: nothing moves under the hand. The next page begins after those that still belong.
 */
export function textsQuery(supabase: Supabase, hotelId: string, language: string, filter: Filter) {
  return infiniteQueryOptions({
    queryKey: [...textsKey(hotelId, language), filter],
    queryFn: ({ pageParam, signal }) =>
      readTexts(supabase, hotelId, language, { filter, skip: pageParam, take: PAGE, signal }),
    initialPageParam: 0,
    maxPages: 1,
    getNextPageParam: ({ total, texts }, _pages, skip) =>
      skip + texts.length < total ? skip + texts.filter((text) => belongsTo(text, filter)).length : undefined,
    getPreviousPageParam: (_page, _pages, skip) => (skip > 0 ? Math.max(0, skip - PAGE) : undefined),
    // What was typed meanwhile must not be replaced by an older answer.
    refetchOnWindowFocus: false,
  });
}

function belongsTo({ state }: TranslatedText, filter: Filter): boolean {
  return filter === "all" || filter === state || (filter === "open" && state !== "current");
}

/** Each text that there is, one after the other; asks for as many at a time as it may. */
async function* everyText(
  supabase: Supabase,
  hotelId: string,
  language: string,
  signal: AbortSignal,
): AsyncGenerator<TranslatedText> {
  for (let skip = 0, total = 1; skip < total; skip += MOST) {
    const page = await readTexts(supabase, hotelId, language, { filter: "all", skip, take: MOST, signal });
    total = page.total;
    yield* page.texts;
  }
}

/** Another window, or another person, has translated the same text. */
export class TranslatedElsewhereError extends Error {
  override name = "TranslatedElsewhereError";
  readonly theirs: string;

  constructor(theirs: string) {
    super("the text was translated elsewhere");
    this.theirs = theirs;
  }
}

type Saved = Pick<TranslatedText, "text" | "origin" | "state" | "source_hash">;

/**
 * Saves what a person wrote over what they saw; a blank text removes the translation.
 *
 * @throws {TranslatedElsewhereError} when a person wrote something else meanwhile
 */
async function saveOver(
  supabase: Supabase,
  place: Place & { hotel_id: string; language: string },
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
  // Somebody was faster. What they wrote decides.
  if (data.length === 0) await saveOver(supabase, place, seen, { text, source_hash });
}

const saving = new Set<Promise<void>>();

/** Resolves once what was begun is saved, or has failed: which texts come next depends on it. */
export async function allSaved(): Promise<void> {
  await Promise.allSettled(saving);
}

/** Changes translations of one language, and what is shown of them. */
export function useTranslations(language: LanguageTag) {
  const supabase = useSupabase();
  const queryClient = useQueryClient();
  const { id: hotelId } = useHotel();

  function show(place: string, saved: Saved): void {
    queryClient.setQueriesData<{ pages: Page[] }>(
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
    await saveOver(supabase, place, seen, { text, source_hash });
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
    /**
     * Many at once. A machine's never replace a person's.
     *
     * @returns how many were stored
     */
    async saveMany(
      origin: "person" | "machine",
      translations: readonly (Place & { text: string; source_hash: string })[],
      signal?: AbortSignal,
    ): Promise<number> {
      const rows = translations.map(
        ({ table_name, row_id, column_name, text, source_hash }): NewTranslation => ({
          hotel_id: hotelId,
          table_name,
          row_id,
          column_name,
          language,
          text: legible(text, true),
          source_hash,
          origin,
        }),
      );
      const writing = supabase.from("translations").upsert(rows, { onConflict: ONE_PLACE }).select("id");
      const { data } = await (signal ? writing.abortSignal(signal) : writing).throwOnError();
      return data.length;
    },
    /** After many were saved. */
    reload: () => {
      previewSource.stored();
      return queryClient.invalidateQueries({ queryKey: keyOf(hotelId) });
    },
    everyText: (signal: AbortSignal) => everyText(supabase, hotelId, language, signal),
  };
}
