/** Starts, shows and stops the two machines that translate what is missing: the browser, and the site's service. */

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Languages } from "lucide-react";
import { failureText, networkOr } from "../../../lib/errors.ts";
import { plural, t } from "../../../lib/texts/t.ts";
import { useHotel } from "../../content/hotel/hotel-provider.tsx";
import { callFunction } from "../../rows/call-function.ts";
import { useSupabase } from "../../rows/supabase.tsx";
import { Button } from "../../ui/button.tsx";
import { cx } from "../../ui/cx.ts";
import { ProgressBar } from "../../ui/progress-bar.tsx";
import { useLastKnown } from "../../ui/use-last-known.ts";
import { type DeviceRun, isUnderWay, useDeviceRuns } from "./device-runs.ts";
import type { Progress, ShownRun } from "./texts.ts";
import { useServiceRun } from "./use-translations.ts";

interface TranslationRunProps {
  label: string;
  /** Names the bar. */
  barLabel: string;
  hasWork: boolean;
  /** The work that the last press waits for. */
  busy?: string | false;
  onStart: () => void;
  onStop: () => void;
  /** How far it is while it runs; undefined while it does not. */
  percent: number | undefined;
  /** Its work in words: now, done or possible. */
  says: string;
  failure: string | undefined;
}

/**
 * Starts and stops a machine that translates what is missing. Its place is always there: what its owner reads
 * below does not move when a run begins, ends or fails.
 */
function TranslationRun(props: TranslationRunProps) {
  const { label, barLabel, hasWork, busy = false, onStart, onStop, percent, says, failure } = props;
  return (
    <div className="flex flex-col gap-3 border-t border-line pt-4">
      <div className="grid items-start gap-x-5 gap-y-3 sm:grid-cols-[15rem_1fr]">
        {percent === undefined ? (
          <Button icon={Languages} variant="secondary" disabled={!hasWork} busy={busy} onClick={onStart}>
            {label}
          </Button>
        ) : (
          <Button variant="secondary" busy={busy} onClick={onStop}>
            Stop
          </Button>
        )}
        <div className="min-h-36 text-ink-soft sm:min-h-18">
          {failure !== undefined && (
            <p role="alert" className="text-danger">
              {failure}
            </p>
          )}
          <p role="status">{says}</p>
        </div>
      </div>
      <div className={cx(percent === undefined && "invisible")}>
        <ProgressBar label={barLabel} percent={Math.min(100, Math.round(percent ?? 0))} />
      </div>
    </div>
  );
}

/** @returns undefined when nothing was */
function leftToOwner(refused: number): string | undefined {
  return refused === 0
    ? undefined
    : plural(refused, { one: "# left for you to translate", other: "# left for you to translate" });
}

const DEVICE_FAILED = networkOr(t`The translation stopped. You can go on.`);

/** Translates what is missing with the browser's own translator, where there is one. */
export function DeviceTranslation({ progress }: { progress: Progress }) {
  const { language, characters } = progress;
  const { ableQuery, runOf, start, stop } = useDeviceRuns();
  const { data: isAble } = useQuery(ableQuery(language));
  const run = runOf(language);
  // Content above a list must not vanish and move it.
  const isOffered = useLastKnown(characters > 0 || run !== undefined || undefined);
  if (!isAble || !isOffered) return null;
  return (
    <TranslationRun
      label="Translate on this device"
      barLabel={t`Translating on this device`}
      hasWork={characters > 0}
      onStart={() => void start([language])}
      onStop={() => stop(language)}
      percent={isUnderWay(run) ? percentOf(run, progress) : undefined}
      says={run ? wordsOfRun(run) : "Free of charge. No text leaves this device."}
      failure={run?.phase === "failed" ? failureText(DEVICE_FAILED, run.error) : undefined}
    />
  );
}

export function wordsOfRun({ phase, loaded, done, refused }: DeviceRun): string {
  if (phase === "loading")
    return t`Loading this language: ${Math.round(loaded * 100)} %. This may take minutes.`;
  if (phase === "waiting") return t`Waiting for the other languages.`;
  const count = plural(done, { one: "# text translated", other: "# texts translated" });
  return `${[count, leftToOwner(refused)].filter(Boolean).join(". ")}.`;
}

function percentOf({ phase, loaded, done, refused }: DeviceRun, { missing }: Progress): number {
  if (phase === "loading") return loaded * 100;
  // The figures follow what is saved.
  const all = done + refused + missing;
  return all === 0 ? 100 : ((done + refused) / all) * 100;
}

export const SERVICE_REFUSED = networkOr(t`The translation service did not answer. Please try again.`, {
  not_offered: t`You no longer offer this language.`,
  translator_off: t`This site no longer translates.`,
});

/** Has a service translate what is missing, where this site has one. It goes on when this window is closed. */
export function ServiceTranslation({ progress }: { progress: Progress }) {
  const { id: hotelId } = useHotel();
  const supabase = useSupabase();
  const queryClient = useQueryClient();
  const { language, characters, characters_left: left } = progress;
  const { service, run, queryKey } = useServiceRun(language);
  const asking = useMutation({
    mutationFn: (action: "start" | "stop") =>
      callFunction<ShownRun>(supabase, "translate", { hotel_id: hotelId, language, action }),
    onSuccess: (answered) => queryClient.setQueryData(queryKey, answered),
  });
  const isRunning = run?.state === "running";
  // Content above a list must not vanish and move it.
  const isOffered = useLastKnown(characters > 0 || Boolean(run) || undefined);
  if (!service || !isOffered) return null;
  const reason = run?.reason?.replace(/\.$/, "") ?? "";
  const stopped = t`${service} stopped: ${reason}. You can go on.`;
  const hasFailed = run?.state === "failed" && characters > 0;
  return (
    <TranslationRun
      label={`Translate with ${service}`}
      barLabel={t`Translating with ${service}`}
      hasWork={characters > 0 && left > 0}
      busy={asking.isPending && (isRunning ? "Stopping..." : "Starting...")}
      onStart={() => asking.mutate("start")}
      onStop={() => asking.mutate("stop")}
      percent={
        run && isRunning ? ((run.done + run.refused.length) / Math.max(1, run.texts)) * 100 : undefined
      }
      says={run && (isRunning || characters === 0) ? wordsOf(run) : costOf(service, characters, left)}
      failure={asking.error ? failureText(SERVICE_REFUSED, asking.error) : hasFailed ? stopped : undefined}
    />
  );
}

function costOf(service: string, characters: number, left: number): string {
  if (characters === 0) return t`Nothing is missing.`;
  const cost = plural(characters, {
    one: `${service} reads # character. Your own words stay.`,
    other: `${service} reads # characters. Your own words stay.`,
  });
  const rest = plural(left, {
    "=0": "None are left until next month.",
    one: "# character left this month.",
    other: "# characters left this month.",
  });
  return `${cost} ${rest}`;
}

function wordsOf({ state, texts, done, refused, reason }: ShownRun): string {
  const count = plural(texts, {
    one: `${done} of # text translated`,
    other: `${done} of # texts translated`,
  });
  const waits = state === "running" && reason !== null && t`The service is slow. We try again`;
  return `${[count, leftToOwner(refused.length), waits].filter(Boolean).join(". ")}.`;
}
