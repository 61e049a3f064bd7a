import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { failureText, networkOr } from "../../../lib/errors.ts";
import { useHotel } from "../../content/hotel/hotel-provider.tsx";
import { callFunction } from "../../rows/call-function.ts";
import { siteQuery } from "../../rows/site.ts";
import { useSupabase } from "../../rows/supabase.tsx";
import { type Progress, runQuery, type ShownRun } from "./progress.ts";
import { leftToOwner, TranslationRun, useOnceTrue } from "./translation-run.tsx";
import { useTranslations } from "./use-translations.ts";

export const REFUSED = networkOr("The translation service could not be asked. Please try again.", {
  not_offered: "Guests are not offered this language any more.",
  translator_off: "This site has no translation service any more.",
});

/** Has a service translate what is missing, where this site has one. It goes on when this window is closed. */
export function ServiceTranslation({ progress }: { progress: Progress }) {
  const { id: hotelId } = useHotel();
  const supabase = useSupabase();
  const queryClient = useQueryClient();
  const { language, characters, characters_left: left } = progress;
  const { reload } = useTranslations(language);
  const service = useQuery(siteQuery).data?.translator;
  const query = runQuery(supabase, hotelId, language);
  const { data: run } = useQuery({ ...query, enabled: Boolean(service) });
  const asking = useMutation({
    mutationFn: (action: "start" | "stop") =>
      callFunction<ShownRun>(supabase, "translate", { hotel_id: hotelId, language, action }),
    onSuccess: (answered) => queryClient.setQueryData(query.queryKey, answered),
  });
  const isRunning = run?.state === "running";
  const did = `${run?.state} ${run?.done}`;
  const shown = useRef<string>(undefined);
  useEffect(() => {
    // The screen has read what was there when it opened.
    if (run && shown.current !== undefined && shown.current !== did) void reload();
    if (run !== undefined) shown.current = did;
  }, [run, did, reload]);
  const isOffered = useOnceTrue(characters > 0 || Boolean(run));
  if (!service || !isOffered) return null;
  const stopped = `${service} could not go on: ${run?.reason?.replace(/\.$/, "")}. What it translated is saved; the rest can go on.`;
  const hasFailed = run?.state === "failed" && characters > 0;
  return (
    <TranslationRun
      by={`with ${service}`}
      hasWork={characters > 0 && left > 0}
      busy={asking.isPending && (isRunning ? "Stopping..." : "Starting...")}
      onStart={() => asking.mutate("start")}
      onStop={() => asking.mutate("stop")}
      percent={
        run && isRunning ? ((run.done + run.refused.length) / Math.max(1, run.texts)) * 100 : undefined
      }
      says={run && (isRunning || characters === 0) ? wordsOf(run) : costOf(service, characters, left)}
      failure={asking.error ? failureText(REFUSED, asking.error) : hasFailed ? stopped : undefined}
    />
  );
}

function costOf(service: string, characters: number, left: number): string {
  if (characters === 0) return "Nothing is missing.";
  const cost = `${service} reads ${counted(characters)} and translates what is missing. What you wrote yourself stays.`;
  if (left === 0) return `${cost} Your plan has none left this month; there are more from the next on.`;
  const room = `${counted(left)} ${left === 1 ? "is" : "are"} left this month`;
  return characters > left ? `${cost} Only ${room}: it goes as far as they last.` : `${cost} ${room}.`;
}

function counted(characters: number): string {
  return characters === 1 ? "1 character" : `${characters.toLocaleString("en")} characters`;
}

function wordsOf({ state, texts, done, refused, reason }: ShownRun): string {
  const count = `${done} of ${texts === 1 ? "1 text" : `${texts.toLocaleString("en")} texts`} translated`;
  const waits = state === "running" && reason !== null && "The service is slow to answer; it is tried again";
  return `${[count, leftToOwner(refused.length), waits].filter(Boolean).join(". ")}.`;
}
