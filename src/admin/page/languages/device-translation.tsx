import { useQuery } from "@tanstack/react-query";
import { failureText, networkOr } from "../../../lib/errors.ts";
import { type DeviceRun, useDeviceRuns } from "./device-runs.ts";
import type { Progress } from "./progress.ts";
import { leftToOwner, TranslationRun, useOnceTrue } from "./translation-run.tsx";

const FAILED = networkOr(
  "The translator of your browser has stopped. What it translated is saved; the rest can go on.",
);

/** Translates what is missing with the browser's own translator, where there is one. */
export function DeviceTranslation({ progress }: { progress: Progress }) {
  const { language, characters } = progress;
  const { ableQuery, runOf, start, stop } = useDeviceRuns();
  const { data: isAble } = useQuery(ableQuery(language));
  const run = runOf(language);
  const isOffered = useOnceTrue(characters > 0 || run !== undefined);
  if (!isAble || !isOffered) return null;
  const isRunning = run?.phase === "loading" || run?.phase === "translating";
  return (
    <TranslationRun
      by="on this device"
      hasWork={characters > 0}
      onStart={() => void start([language])}
      onStop={() => stop(language)}
      percent={isRunning ? percentOf(run, progress) : undefined}
      says={
        run
          ? wordsOfRun(run)
          : "Your browser translates what is missing. It costs nothing, and nothing leaves the house."
      }
      failure={run?.phase === "failed" ? failureText(FAILED, run.error) : undefined}
    />
  );
}

export function wordsOfRun({ phase, loaded, done, refused }: DeviceRun): string {
  if (phase === "loading") return `Loading the language: ${Math.round(loaded * 100)} %`;
  const count = done === 1 ? "1 text translated" : `${done} texts translated`;
  return `${[count, leftToOwner(refused)].filter(Boolean).join(". ")}.`;
}

function percentOf({ phase, loaded, done, refused }: DeviceRun, { missing }: Progress): number {
  if (phase === "loading") return loaded * 100;
  // The figures follow what is saved.
  const all = done + refused + missing;
  return all === 0 ? 100 : ((done + refused) / all) * 100;
}
