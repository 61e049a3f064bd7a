/** Translations by the browser's own translator: they go on while their owner works on other screens. */

import { queryOptions } from "@tanstack/react-query";
import { isLanguage, type LanguageTag } from "../../../lib/messages/languages.ts";
import { survives } from "../../../lib/translation/placeholders.ts";
import { canTranslate, openDeviceTranslator } from "../../content/device-translator.ts";
import { useHotel } from "../../content/hotel/hotel-provider.tsx";
import { useSupabase } from "../../rows/supabase.tsx";
import { shared } from "../../ui/shared.ts";
import { everyText, type TranslatedText } from "./texts.ts";
import { saveMany, useReload } from "./use-translations.ts";

const BATCH = 10;

export interface DeviceRun {
  phase: "loading" | "waiting" | "translating" | "done" | "stopped" | "failed";
  /** From 0 to 1, of a language that the browser loads first; those that are loaded wait for the one before them. */
  loaded: number;
  done: number;
  /** How many texts lost names, numbers or links. */
  refused: number;
  error?: unknown;
}

/** By hotel and language. */
const runs = shared<ReadonlyMap<string, DeviceRun>>(new Map());
const stopping = new Map<string, AbortController>();

function show(key: string, change: Partial<DeviceRun>): void {
  const before = runs.get().get(key) ?? { phase: "loading", loaded: 0, done: 0, refused: 0 };
  runs.set(new Map(runs.get()).set(key, { ...before, ...change }));
}

export function useDeviceRuns() {
  const { id: hotelId, name, language: own } = useHotel();
  const supabase = useSupabase();
  const reload = useReload();
  const all = runs.use();
  const from = isLanguage(own) ? own : "en";
  const keyOf = (language: LanguageTag) => `${hotelId}/${language}`;

  /** @param ready resolves once the languages are offered, and to false if they could not be */
  async function start(languages: readonly LanguageTag[], ready: Promise<boolean> = Promise.resolve(true)) {
    const begun = languages.map((language) => {
      const controller = new AbortController();
      stopping.set(keyOf(language), controller);
      show(keyOf(language), { phase: "loading", loaded: 0, done: 0, refused: 0 });
      // All within the press: browsers load no language later.
      const translator = openDeviceTranslator(from, language, controller.signal, (loaded) =>
        show(keyOf(language), { loaded }),
      );
      translator.then(
        () =>
          runs.get().get(keyOf(language))?.phase === "loading" && show(keyOf(language), { phase: "waiting" }),
        () => undefined,
      );
      return { language, signal: controller.signal, translator };
    });
    if (!(await ready)) for (const language of languages) stop(language);
    for (const one of begun) await translate(one);
  }

  /** At once also for a language that waits for another one. */
  function stop(language: LanguageTag): void {
    stopping.get(keyOf(language))?.abort();
    show(keyOf(language), { phase: "stopped" });
  }

  async function translate({ language, signal, translator: opening }: Begun): Promise<void> {
    const key = keyOf(language);
    let [done, refused] = [0, 0];
    let batch: (TranslatedText & { text: string })[] = [];
    async function save(): Promise<void> {
      if (batch.length === 0) return;
      const saving = batch;
      batch = [];
      done += await saveMany(supabase, { hotel_id: hotelId, language }, "machine", saving);
      show(key, { done });
      await reload();
    }
    async function translateAll(): Promise<void> {
      const translator = await opening;
      try {
        signal.throwIfAborted();
        show(key, { phase: "translating" });
        for await (const entry of everyText(supabase, hotelId, language, signal)) {
          if (!isForMachine(entry)) continue;
          const text = (await translator.translate(entry.source, { signal })).trim();
          if (survives(entry.source, text, [name])) batch.push({ ...entry, text });
          else show(key, { refused: ++refused });
          if (batch.length === BATCH) await save();
        }
      } finally {
        translator.destroy();
      }
    }
    try {
      // After a stop, too, finished translations are kept.
      await translateAll().finally(save);
      show(key, { phase: "done" });
    } catch (error) {
      if (!signal.aborted) show(key, { phase: "failed", error });
    }
  }

  return {
    /** Whether the browser can translate into it. */
    ableQuery: (language: LanguageTag) =>
      queryOptions({
        queryKey: ["device-translator", from, language],
        queryFn: () => canTranslate(from, language),
        retry: false,
      }),
    runOf: (language: LanguageTag) => all.get(keyOf(language)),
    start,
    stop,
  };
}

export function isUnderWay(run: DeviceRun | undefined): run is DeviceRun {
  return run !== undefined && ["loading", "waiting", "translating"].includes(run.phase);
}

interface Begun {
  language: LanguageTag;
  signal: AbortSignal;
  translator: ReturnType<typeof openDeviceTranslator>;
}

/** A machine never replaces a person's translation, even one that may be out of date. */
function isForMachine({ state, origin }: TranslatedText): boolean {
  return state === "missing" || (state === "outdated" && origin === "machine");
}
