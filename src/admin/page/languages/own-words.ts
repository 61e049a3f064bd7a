/** Texts that are still as Innfo suggested them are translated at once, from Innfo's own texts in that language. */

import { queryOptions } from "@tanstack/react-query";
import { failureText, networkOr } from "../../../lib/errors.ts";
import { t } from "../../../lib/texts/t.ts";
import { useHotel } from "../../content/hotel/hotel-provider.tsx";
import { READS_LIMIT } from "../../rows/fetch.ts";
import { type Supabase, useSupabase } from "../../rows/supabase.tsx";
import { useMessages } from "../../ui/messages.tsx";
import { everyText, type TranslatedText, translationsKey } from "./texts.ts";
import { saveMany, useReload } from "./use-translations.ts";

const FAILED = networkOr(t`The suggested texts were not translated. Please try again.`);

export function useOwnWords() {
  const { id: hotelId, language: own } = useHotel();
  const supabase = useSupabase();
  const reload = useReload();
  const showMessage = useMessages();
  return {
    /** How many of the hotel's texts would be translated now. */
    countQuery: (language: string) =>
      queryOptions({
        queryKey: [...translationsKey(hotelId), "own-words", own, language],
        queryFn: async ({ signal }) =>
          (await missingOwnWords(supabase, { hotelId, own, language }, signal)).length,
      }),

    /** A text that somebody has translated meanwhile stays. A failure is told, and keeps nothing else waiting. */
    async translate(languages: readonly string[]): Promise<void> {
      try {
        for (const language of languages) {
          const texts = await missingOwnWords(supabase, { hotelId, own, language });
          if (texts.length > 0) await saveMany(supabase, { hotel_id: hotelId, language }, "own words", texts);
        }
      } catch (error) {
        showMessage({ type: "error", text: failureText(FAILED, error) });
      }
      await reload();
    },
  };
}

interface Asked {
  hotelId: string;
  /** The hotel's language. */
  own: string;
  language: string;
}

async function missingOwnWords(
  supabase: Supabase,
  { hotelId, own, language }: Asked,
  signal: AbortSignal = READS_LIMIT,
): Promise<(TranslatedText & { text: string })[]> {
  const { knownTranslations } = await import("../../../suggestions/known-translations.ts");
  const translate = await knownTranslations(own, language);
  if (!translate) return [];
  const known: (TranslatedText & { text: string })[] = [];
  for await (const entry of everyText(supabase, hotelId, language, signal)) {
    const text = entry.state === "missing" ? translate(entry.source) : undefined;
    if (text) known.push({ ...entry, text });
  }
  return known;
}
