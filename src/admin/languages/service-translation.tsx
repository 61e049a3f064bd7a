import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Languages } from "lucide-react";
import { useEffect } from "react";
import { NETWORK, NO_CONNECTION, type Words, words } from "../../lib/errors.ts";
import { callFunction } from "../call-function.ts";
import { useHotel } from "../hotel/hotel-provider.tsx";
import { siteQuery } from "../site.ts";
import { useSupabase } from "../supabase.tsx";
import { Button } from "../ui/button.tsx";
import { Notice } from "../ui/notice.tsx";
import { ProgressBar } from "../ui/progress-bar.tsx";
import { type Progress, type Run, runQuery, useTranslations } from "./translations.ts";

const REFUSED: Words = {
  codes: {
    [NETWORK]: NO_CONNECTION,
    not_offered: "Guests are not offered this language any more.",
    translator_off: "This site has no translation service any more.",
  },
  fallback: "The translation service could not be asked. Please try again.",
};

/** Has a service translate what is missing, where this site has one. It goes on when this window is closed. */
export function ServiceTranslation({ progress }: { progress: Progress }) {
  const { id: hotelId } = useHotel();
  const supabase = useSupabase();
  const queryClient = useQueryClient();
  const { language, characters } = progress;
  const { reload } = useTranslations(language);
  const service = useQuery(siteQuery).data?.translator;
  const query = runQuery(supabase, hotelId, language);
  const { data: run } = useQuery({ ...query, enabled: Boolean(service) });
  const asking = useMutation({
    mutationFn: (action: "start" | "stop") =>
      callFunction<Run>(supabase, "translate", { hotel_id: hotelId, language, action }),
    onSuccess: (answered) => queryClient.setQueryData(query.queryKey, answered),
  });
  const isRunning = run?.state === "running";
  const finished = `${run?.state} ${run?.done}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: texts and figures follow what the service has done
  useEffect(() => {
    if (run) void reload();
  }, [finished]);
  if (!service || (characters === 0 && !run)) return null;
  return (
    <div className="flex flex-col gap-3 border-t border-line pt-4">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        {isRunning ? (
          <Button
            variant="secondary"
            busy={asking.isPending && "Stopping..."}
            onClick={() => asking.mutate("stop")}
          >
            Stop
          </Button>
        ) : (
          <Button
            variant="secondary"
            disabled={characters === 0}
            busy={asking.isPending && "Starting..."}
            onClick={() => asking.mutate("start")}
          >
            <Languages aria-hidden="true" className="size-5" />
            Translate with {service}
          </Button>
        )}
        <p className="min-w-0 flex-1 basis-60 text-ink-soft" role="status">
          {run && (isRunning || characters === 0) ? wordsOf(run) : costOf(service, characters)}
        </p>
      </div>
      {run && isRunning && (
        <ProgressBar
          label={`Translating with ${service}`}
          percent={Math.round(((run.done + run.refused.length) / Math.max(1, run.texts)) * 100)}
        />
      )}
      {asking.error && <Notice type="error">{words(REFUSED, asking.error)}</Notice>}
      {!asking.error && run?.state === "failed" && characters > 0 && (
        <Notice type="error">
          {service} could not go on: {run.reason}. What it translated is saved; the rest can go on.
        </Notice>
      )}
    </div>
  );
}

function costOf(service: string, characters: number): string {
  const count = characters === 1 ? "1 character" : `${characters.toLocaleString("en")} characters`;
  return `${service} reads ${count} and translates what is missing. What you wrote yourself stays.`;
}

function wordsOf({ state, texts, done, refused, reason }: Run): string {
  const count = `${done} of ${texts === 1 ? "1 text" : `${texts.toLocaleString("en")} texts`} translated`;
  const left =
    refused.length > 0 && `${refused.length} left to you: a name, a number or a link would have been lost`;
  const waits = state === "running" && reason !== null && "The service is slow to answer; it is tried again";
  return `${[count, left, waits].filter(Boolean).join(". ")}.`;
}
