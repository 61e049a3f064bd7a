/** Reads of a hotel's translations: how far they are, and the texts beside what owners wrote. */
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import type { LanguageTag } from "../../../lib/messages/languages.ts";
import type { Supabase } from "../../rows/supabase.tsx";

/** One offered language; the numbers count texts. */
export interface Progress {
  language: LanguageTag;
  texts: number;
  current: number;
  outdated: number;
  missing: number;
  /** How many of the current or outdated ones a machine wrote. */
  machine: number;
  /** Length of the sources that a machine would translate now. */
  characters: number;
  /** That a service may translate for this account before the month is over. */
  characters_left: number;
}

/** Everything that is read of a hotel's translations. */
export const translationsKey = (hotelId: string) => ["translations", hotelId] as const;

export function progressQuery(supabase: Supabase, hotelId: string) {
  return queryOptions({
    queryKey: [...translationsKey(hotelId), "progress"],
    queryFn: async ({ signal }) => {
      const { data } = await supabase
        .rpc("translation_progress", { hotel_id: hotelId })
        .abortSignal(signal)
        .throwOnError();
      return (data ?? []) as Progress[];
    },
  });
}

/** How far the site's service is with a language. */
export interface ShownRun {
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
      return data as ShownRun | null;
    },
    refetchInterval: ({ state: { data } }) => data?.state === "running" && RUN_POLL_MS,
  });
}

type TextState = "missing" | "outdated" | "current";
/** `open` is missing and outdated. */
export type TextFilter = TextState | "open" | "all";

export interface TranslatedText {
  table_name: string;
  row_id: string;
  column_name: string;
  /** The row's name; null for the hotel. */
  title: string | null;
  source: string;
  source_hash: string;
  text: string | null;
  origin: "person" | "machine" | null;
  state: TextState;
}

export type Place = Pick<TranslatedText, "table_name" | "row_id" | "column_name">;

const PAGE = 50;
/** As many as the function answers at once. */
const MOST = 500;

export const textsKey = (hotelId: string, language: string) =>
  [...translationsKey(hotelId), "texts", language] as const;

export function placeOf({ table_name, row_id, column_name }: Place): string {
  return `${table_name}/${row_id}/${column_name}`;
}

export interface TextsPage {
  total: number;
  texts: TranslatedText[];
}

async function readTexts(
  supabase: Supabase,
  hotelId: string,
  language: string,
  { filter, skip, take, signal }: { filter: TextFilter; skip: number; take: number; signal: AbortSignal },
): Promise<TextsPage> {
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
  return (data ?? { total: 0, texts: [] }) as TextsPage;
}

/**
 * One page at a time. A saved text stays in sight although it no longer belongs to the filter: nothing moves
 * under the hand. The next page begins after those that still belong.
 */
export function textsQuery(supabase: Supabase, hotelId: string, language: string, filter: TextFilter) {
  return infiniteQueryOptions({
    queryKey: [...textsKey(hotelId, language), filter],
    queryFn: ({ pageParam, signal }) =>
      readTexts(supabase, hotelId, language, { filter, skip: pageParam, take: PAGE, signal }),
    initialPageParam: 0,
    maxPages: 1,
    getNextPageParam: ({ total, texts }, _pages, skip) =>
      skip + texts.length < total ? skip + texts.filter((text) => belongsTo(text, filter)).length : undefined,
    getPreviousPageParam: (_page, _pages, skip) => (skip > 0 ? Math.max(0, skip - PAGE) : undefined),
    // An older answer must not replace what was typed meanwhile.
    refetchOnWindowFocus: false,
  });
}

function belongsTo({ state }: TranslatedText, filter: TextFilter): boolean {
  return filter === "all" || filter === state || (filter === "open" && state !== "current");
}

/** Each text that there is, one after the other; asks for as many at a time as it may. */
export async function* everyText(
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
