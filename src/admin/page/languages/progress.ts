/** How far the translation of a hotel is, and how far the site's service is with it. */

import { queryOptions } from "@tanstack/react-query";
import type { LanguageTag } from "../../../lib/messages/languages.ts";
import type { Supabase } from "../../rows/supabase.tsx";

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
      // The function's declared type is plain JSON.
      return (data ?? []) as unknown as Progress[];
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
