/**
 * Texts of guests and the desk in the other's language: a usual answer is known, the browser's own translator keeps
 * everything on this device, and the site's service is asked where there is neither. Without any, the original stands
 * alone.
 */
import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { isLanguage, type LanguageTag } from "../../../lib/messages/languages.ts";
import { comparedNumbers, differs } from "../../../lib/translation/numbers.ts";
import { canTranslate, isLoaded, translateOnDevice } from "../../content/device-translator.ts";
import { useHotel } from "../../content/hotel/hotel-provider.tsx";
import { callFunction } from "../../rows/call-function.ts";
import { siteQuery } from "../../rows/site.ts";
import { type Supabase, useSupabase } from "../../rows/supabase.tsx";
import type { MessageText } from "./messages.ts";
import { usualAnswerIn } from "./usual-answers.ts";

/** Nobody at a desk waits longer; the answer then goes out as it was written. */
const PATIENCE_MS = 10_000;
/** A language has some 50 MB. */
const LOADING_MS = 300_000;

export function useHotelLanguage(): LanguageTag {
  const { language } = useHotel();
  return isLanguage(language) ? language : "en";
}

type GuestsText = Pick<MessageText, "author" | "text" | "language" | "translation">;

interface Asked {
  text: string;
  from: LanguageTag;
  to: LanguageTag;
  /** Whether the site has one. */
  service: boolean;
}

function answerQuery(supabase: Supabase, hotelId: string, { text, from, to, service }: Asked) {
  return queryOptions({
    queryKey: ["answer-translation", hotelId, from, to, text],
    enabled: text !== "" && from !== to,
    // A service that did not answer may answer later.
    staleTime: ({ state }) => (state.data ? Number.POSITIVE_INFINITY : 0),
    retry: false,
    queryFn: async (): Promise<string | null> => {
      const usual = usualAnswerIn(text, from, to);
      if (usual !== undefined) return usual;
      try {
        if (await isLoaded(from, to))
          return await translateOnDevice(text, from, to, AbortSignal.timeout(PATIENCE_MS));
        if (!service) return null;
        const asked = callFunction<{ translation: string | null }>(supabase, "translate-answer", {
          ...{ hotel_id: hotelId, language: to, text },
        });
        const { translation } = await Promise.race([asked, noAnswer()]);
        return translation;
      } catch {
        // The original goes out alone: an answer in a foreign language is better than none.
        return null;
      }
    },
  });
}

function noAnswer(): Promise<{ translation: null }> {
  return new Promise((resolve) => {
    AbortSignal.timeout(PATIENCE_MS).addEventListener("abort", () => resolve({ translation: null }));
  });
}

/** @param typed what the desk is writing; @param to the guest's language, undefined where no guest reads it */
export function useAnswerTranslation(typed: string, to: string | undefined) {
  const supabase = useSupabase();
  const queryClient = useQueryClient();
  const { id: hotelId, languages } = useHotel();
  const from = useHotelLanguage();
  const service = Boolean(useQuery(siteQuery).data?.translator) && languages.length > 0;
  const language = to !== undefined && isLanguage(to) ? to : from;
  const [busy, setBusy] = useState(false);
  /** The finished text. Services charge by character, so pauses in typing do not count as finished. */
  const [written, setWritten] = useState<string>();
  /** A text whose translation has other numbers, which its writer was asked to look at. */
  const [looked, setLooked] = useState<string>();
  const text = typed.trim();
  const queryOf = (asked: string) =>
    answerQuery(supabase, hotelId, { text: asked, from, to: language, service });
  const isUsual = usualAnswerIn(text, from, language) !== undefined;
  const { data } = useQuery(queryOf(isUsual || written === text ? text : ""));
  // Known before anything is written: nobody here translates into this language.
  const { data: hasDevice } = useQuery({
    queryKey: ["device-translator", from, language],
    enabled: !service && language !== from,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: () => isLoaded(from, language),
  });
  const isAlone =
    language !== from && !isUsual && !data && (data === null || (!service && hasDevice === false));
  return {
    text: data ?? undefined,
    /** It goes out as it is written, in a language that the guest did not choose. */
    untranslated: isAlone && text !== "" ? { from, to: language } : undefined,
    /** Whether it goes out in the guest's language, as far as is known before it is translated. */
    isForeign: Boolean(data) || (service && data === undefined && language !== from),
    busy,
    isLooked: looked === text,
    /** Called when the field is left. */
    end: () => setWritten(text),
    /** Resolves to false when the writer should read the translation before pressing again. */
    async isReady(): Promise<boolean> {
      setWritten(text);
      const query = queryOf(text);
      if (!query.enabled || looked === text) return true;
      setBusy(true);
      const translation = await queryClient.fetchQuery(query).finally(() => setBusy(false));
      if (!translation || !differs(comparedNumbers(text, translation))) return true;
      setLooked(text);
      return false;
    },
    /** The translation that is sent with an answer. */
    sent(answer: string) {
      const translation = queryClient.getQueryData(queryOf(answer.trim()).queryKey);
      return translation ? { translation, translation_language: language } : undefined;
    },
  };
}

/** Translates a guest's words on this device where no service has: at once, or after a press that loads the language. */
export function useGuestsTranslation({ author, text, language, translation }: GuestsText) {
  const to = useHotelLanguage();
  const queryClient = useQueryClient();
  const from = language !== null && isLanguage(language) ? language : to;
  const isForeign = author === "guest" && !translation && from !== to;
  const query = queryOptions({
    queryKey: ["device-translation", from, to, text],
    enabled: isForeign,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    queryFn: async ({ signal }) =>
      (await isLoaded(from, to))
        ? { text: await translateOnDevice(text, from, to, signal) }
        : { canLoad: await canTranslate(from, to) },
  });
  const { data } = useQuery(query);
  const loading = useMutation({
    mutationFn: () => translateOnDevice(text, from, to, AbortSignal.timeout(LOADING_MS)),
    onSuccess: (translated) => queryClient.setQueryData(query.queryKey, { text: translated }),
  });
  return {
    translation: data?.text ?? null,
    translation_language: to,
    load: data?.canLoad && !loading.isError ? () => loading.mutate() : undefined,
    busy: loading.isPending,
  };
}
