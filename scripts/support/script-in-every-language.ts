/**
 * The guest page's script, once per language: the built one with that language's texts. So a guest loads one
 * file with their language only. The service worker has the few texts of all languages: another file would be
 * another worker, which replaces the active one.
 */
import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { Plugin, Rolldown } from "vite";
import type { OfflineTexts } from "../../src/guest/worker/offline-document.ts";
import { ENGLISH, HOURS, SCRIPT } from "../../src/lib/messages/en.ts";
import { directionOf, isLanguage } from "../../src/lib/messages/languages.ts";
import type { Catalogue, MessageKey } from "../../src/lib/messages/message.ts";
import { SYNONYMS_EN } from "../../src/lib/messages/synonyms.ts";

const MESSAGES = join(import.meta.dirname, "../../src/lib/messages");

function catalogues(): [tag: string, Catalogue][] {
  const files = readdirSync(MESSAGES).filter((name) => name.endsWith(".json"));
  const others = files.map((name): [string, Catalogue] => [
    basename(name, ".json"),
    JSON.parse(readFileSync(join(MESSAGES, name), "utf8")) as Catalogue,
  ]);
  return [["en", ENGLISH], ...others];
}

const KEYS = Object.keys({ ...HOURS, ...SCRIPT }) as MessageKey[];
/** As written in the sources, and so in the build. */
const QUOTED_KEYS = new RegExp(`(["'\`])(${KEYS.join("|").replaceAll(".", "\\.")})\\1`, "g");

/** Replaces the messages' keys by numbers, because keys would take bytes in every language's copy. */
function withNumberedKeys(code: string): string {
  return code.replace(QUOTED_KEYS, (_, _quote, key: MessageKey) => String(KEYS.indexOf(key)));
}

/** The built script's texts; its keys are numbers. */
export function scriptTexts(tag: string, { messages, synonyms }: Catalogue): unknown[] {
  const { language, region } = new Intl.Locale(tag).maximize();
  // English words keep their meaning in every language: many hotels and guests use them.
  const meanings = Object.entries(SYNONYMS_EN).map(([meaning, english]) => {
    const words = [...synonyms[meaning as keyof typeof synonyms].split(" "), ...english.split(" ")];
    return [...new Set(words)].join(" ");
  });
  return [[language, `${language}-${region}`], KEYS.map((key) => messages[key]), meanings.join("|")];
}

/** The script's English texts for `npm run dev`, by the sources' keys. */
function textsByKey(): unknown[] {
  const [locales, , meanings] = scriptTexts("en", ENGLISH);
  return [locales, Object.fromEntries(KEYS.map((key) => [key, ENGLISH.messages[key]])), meanings];
}

/** The service worker's texts in one language. */
export function offlineTexts(tag: string, { messages }: Catalogue): OfflineTexts {
  return {
    direction: isLanguage(tag) ? directionOf(tag) : "ltr",
    title: messages["offline.title"],
    text: messages["offline.text"],
    again: messages["offline.tryAgain"],
  };
}

function workerTexts(): Record<string, OfflineTexts> {
  return Object.fromEntries(catalogues().map(([tag, catalogue]) => [tag, offlineTexts(tag, catalogue)]));
}

/** Placeholders for texts in the sources. */
const SCRIPT_TEXTS = /JSON\.parse\((["'`])%TEXTS%\1\)/;
const WORKER_TEXTS = /JSON\.parse\((["'`])%OFFLINE_TEXTS%\1\)/;

/** The script loaded when a guest starts to search, and its placeholder. */
export const LATER_SCRIPT = "src/guest/island/missed.ts";
const LATER = /JSON\.parse\((["'`])%LATER%\1\)/;

export function scriptInEveryLanguage(): Plugin {
  let isBuilt = false;
  return {
    name: "script-in-every-language",
    applyToEnvironment: ({ name }) => name === "client",
    configResolved({ command }) {
      isBuilt = command === "build";
    },
    transform(code) {
      if (WORKER_TEXTS.test(code)) return code.replace(WORKER_TEXTS, () => JSON.stringify(workerTexts()));
      if (!isBuilt && LATER.test(code)) return code.replace(LATER, `import("/${LATER_SCRIPT}")`);
      if (isBuilt || !SCRIPT_TEXTS.test(code)) return null;
      return code.replace(SCRIPT_TEXTS, () => JSON.stringify(textsByKey()));
    },
    generateBundle(_, bundle) {
      for (const [file, chunk] of Object.entries(bundle)) {
        if (chunk.type !== "chunk" || !SCRIPT_TEXTS.test(chunk.code)) continue;
        const code = withNumberedKeys(chunk.code).replace(LATER, () => `import("./${laterFile(bundle)}")`);
        for (const [tag, catalogue] of catalogues()) {
          this.emitFile({
            type: "asset",
            name: `island.${tag}.js`,
            originalFileName: `island.${tag}`,
            source: code.replace(SCRIPT_TEXTS, () => JSON.stringify(scriptTexts(tag, catalogue))),
          });
        }
        delete bundle[file];
      }
    },
  };
}

/** It is beside the script. */
function laterFile(bundle: Rolldown.OutputBundle): string {
  const later = Object.values(bundle).find(
    (chunk) => chunk.type === "chunk" && chunk.facadeModuleId?.endsWith(LATER_SCRIPT),
  );
  if (!later) throw new Error(`${LATER_SCRIPT} was not built`);
  return basename(later.fileName);
}
