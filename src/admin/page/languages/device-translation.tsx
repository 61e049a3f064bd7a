import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { failureText, networkOr } from "../../../lib/errors.ts";
import { isLanguage, type LanguageTag } from "../../../lib/messages/languages.ts";
import { survives } from "../../../lib/translation/placeholders.ts";
import { useHotel } from "../../content/hotel/hotel-provider.tsx";
import { canTranslate, openDeviceTranslator } from "./device-translator.ts";
import type { Progress } from "./progress.ts";
import type { TranslatedText } from "./texts.ts";
import { leftToOwner, TranslationRun, useOnceTrue } from "./translation-run.tsx";
import { useTranslations } from "./use-translations.ts";

const FAILED = networkOr(
  "The translator of your browser has stopped. What it translated is saved; the rest can go on.",
);

/** How many are saved at a time. */
const BATCH = 10;

interface Run {
  phase: "loading" | "translating" | "done" | "stopped" | "failed";
  /** From 0 to 1, of a language that the browser loads first. */
  loaded: number;
  done: number;
  /** Of which names, numbers or links did not survive. */
  refused: number;
  error?: unknown;
}

/** Translates what is missing with the browser's own translator, where there is one. */
export function DeviceTranslation({ progress }: { progress: Progress }) {
  const { language: own } = useHotel();
  const { language, characters } = progress;
  const from = isLanguage(own) ? own : "en";
  const { data: isAble } = useQuery({
    queryKey: ["device-translator", from, language],
    queryFn: () => canTranslate(from, language),
    retry: false,
  });
  const { run, start, stop } = useDeviceTranslation(from, language);
  const isOffered = useOnceTrue(characters > 0 || run !== undefined);
  if (!isAble || !isOffered) return null;
  const isRunning = run?.phase === "loading" || run?.phase === "translating";
  return (
    <TranslationRun
      by="on this device"
      hasWork={characters > 0}
      onStart={() => void start()}
      onStop={stop}
      percent={isRunning ? percentOf(run, progress) : undefined}
      says={
        run
          ? wordsOf(run)
          : "Your browser translates what is missing. It costs nothing, and nothing leaves the house."
      }
      failure={run?.phase === "failed" ? failureText(FAILED, run.error) : undefined}
    />
  );
}

function wordsOf({ phase, loaded, done, refused }: Run): string {
  if (phase === "loading") return `Loading the language: ${Math.round(loaded * 100)} %`;
  const count = done === 1 ? "1 text translated" : `${done} texts translated`;
  return `${[count, leftToOwner(refused)].filter(Boolean).join(". ")}.`;
}

function percentOf({ phase, loaded, done, refused }: Run, { missing }: Progress): number {
  if (phase === "loading") return loaded * 100;
  // The figures follow what is saved.
  const all = done + refused + missing;
  return all === 0 ? 100 : ((done + refused) / all) * 100;
}

function useDeviceTranslation(from: LanguageTag, language: LanguageTag) {
  const { name } = useHotel();
  const { everyText, saveMany, reload } = useTranslations(language);
  const [run, setRun] = useState<Run>();
  const stopping = useRef<AbortController>(undefined);
  useEffect(() => () => stopping.current?.abort(), []);

  async function start(): Promise<void> {
    const controller = new AbortController();
    stopping.current = controller;
    const { signal } = controller;
    const now: Run = { phase: "loading", loaded: 0, done: 0, refused: 0 };
    const show = (change: Partial<Run>) => setRun({ ...Object.assign(now, change) });
    let batch: (TranslatedText & { text: string })[] = [];
    async function save(): Promise<void> {
      if (batch.length === 0) return;
      const saving = batch;
      batch = [];
      show({ done: now.done + (await saveMany("machine", saving)) });
      await reload();
    }
    async function translateAll(): Promise<void> {
      const translator = await openDeviceTranslator(from, language, signal, (loaded) => show({ loaded }));
      try {
        show({ phase: "translating" });
        for await (const entry of everyText(signal)) {
          if (!isForMachine(entry)) continue;
          const text = (await translator.translate(entry.source, { signal })).trim();
          if (survives(entry.source, text, [name])) batch.push({ ...entry, text });
          else show({ refused: now.refused + 1 });
          if (batch.length === BATCH) await save();
        }
      } finally {
        translator.destroy();
      }
    }
    show({});
    try {
      // Who stops keeps what is translated.
      await translateAll().finally(save);
      show({ phase: "done" });
    } catch (error) {
      show(signal.aborted ? { phase: "stopped" } : { phase: "failed", error });
    }
  }

  return { run, start, stop: () => stopping.current?.abort() };
}

/** A machine never replaces a person's translation, even one that may be out of date. */
function isForMachine({ state, origin }: TranslatedText): boolean {
  return state === "missing" || (state === "outdated" && origin === "machine");
}
