/**
 * A browser's own translator: https://developer.mozilla.org/docs/Web/API/Translator. Nothing leaves the
 * house.
 */
import type { LanguageTag } from "../../lib/messages/languages.ts";

type Availability = "unavailable" | "downloadable" | "downloading" | "available";

interface Languages {
  sourceLanguage: string;
  targetLanguage: string;
}

interface BrowserTranslator {
  translate(text: string, options: { signal: AbortSignal }): Promise<string>;
  destroy(): void;
}

interface TranslatorApi {
  availability(languages: Languages): Promise<Availability>;
  create(
    options: Languages & {
      signal: AbortSignal;
      monitor(monitor: EventTarget): void;
    },
  ): Promise<BrowserTranslator>;
}

/** Browsers know these two by other tags. */
const CALLED: Partial<Record<LanguageTag, string>> = { nb: "no", "zh-Hans": "zh" };

function languagesOf(from: LanguageTag, to: LanguageTag): Languages {
  return { sourceLanguage: CALLED[from] ?? from, targetLanguage: CALLED[to] ?? to };
}

function api(): TranslatorApi | undefined {
  return (globalThis as { Translator?: TranslatorApi }).Translator;
}

/** Milliseconds. Some browsers have the name and never answer. */
const PATIENCE_MS = 1000;

async function availabilityOf(from: LanguageTag, to: LanguageTag): Promise<Availability> {
  const answered: Promise<Availability> | Availability =
    api()?.availability(languagesOf(from, to)) ?? "unavailable";
  return Promise.race([
    answered,
    new Promise<Availability>((resolve) => {
      setTimeout(() => resolve("unavailable"), PATIENCE_MS);
    }),
  ]);
}

export async function canTranslate(from: LanguageTag, to: LanguageTag): Promise<boolean> {
  return (await availabilityOf(from, to)) !== "unavailable";
}

/** Whether it can do so at once: what is loaded first needs a press. */
export async function isLoaded(from: LanguageTag, to: LanguageTag): Promise<boolean> {
  return (await availabilityOf(from, to)) === "available";
}

export async function translateOnDevice(
  text: string,
  from: LanguageTag,
  to: LanguageTag,
  signal: AbortSignal,
): Promise<string> {
  const translator = await openDeviceTranslator(from, to, signal, () => undefined);
  try {
    return (await translator.translate(text, { signal })).trim();
  } finally {
    translator.destroy();
  }
}

/** Browsers load a language only after a press. @param onLoaded gets the loaded share, from 0 to 1 */
export async function openDeviceTranslator(
  from: LanguageTag,
  to: LanguageTag,
  signal: AbortSignal,
  onLoaded: (share: number) => void,
): Promise<BrowserTranslator> {
  const translator = api();
  if (!translator) throw new Error("This browser has no translator");
  return translator.create({
    ...languagesOf(from, to),
    signal,
    monitor(monitor) {
      monitor.addEventListener("downloadprogress", (event) => onLoaded((event as ProgressEvent).loaded));
    },
  });
}
