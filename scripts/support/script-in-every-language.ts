/**
 * The guest page's script, once for each language: the built one with that language's texts put in. So a
 * guest loads one file, which says everything in their language, and nothing of the others.
 */
import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { Plugin } from "vite";
import { HOURS, MESSAGES_EN, SCRIPT, SYNONYMS_EN } from "../../src/lib/messages/en.ts";
import { directionOf, isLanguage } from "../../src/lib/messages/languages.ts";
import type { Catalogue, MessageKey } from "../../src/lib/messages/message.ts";

const MESSAGES = join(import.meta.dirname, "../../src/lib/messages");

/** What the source contains in place of the texts, as a string literal. */
const TEXTS = /(["'`])%TEXTS%\1/;
const OFFLINE_TEXTS = /(["'`])%OFFLINE_TEXTS%\1/;

function catalogues(): Record<string, Catalogue> {
  const files = readdirSync(MESSAGES).filter((name) => name.endsWith(".json"));
  const others = files.map((name): [string, Catalogue] => [
    basename(name, ".json"),
    JSON.parse(readFileSync(join(MESSAGES, name), "utf8")) as Catalogue,
  ]);
  return {
    en: { messages: MESSAGES_EN, declared: {}, synonyms: SYNONYMS_EN },
    ...Object.fromEntries(others),
  };
}

function picked(messages: Catalogue["messages"], keys: object): object {
  return Object.fromEntries(Object.keys(keys).map((key) => [key, messages[key as MessageKey]]));
}

/** As a JavaScript string literal. */
function literal(value: object): string {
  return JSON.stringify(JSON.stringify(value));
}

function textsOf({ messages, synonyms }: Catalogue): object {
  return {
    messages: picked(messages, { ...HOURS, ...SCRIPT }),
    // English words find their meaning in every language: many hotels and many guests write them.
    synonyms: Object.entries(SYNONYMS_EN).map(([meaning, english]) => {
      const words = [...synonyms[meaning as keyof typeof synonyms].split(" "), ...english.split(" ")];
      return [...new Set(words)].join(" ");
    }),
  };
}

function offlineTexts(): object {
  return Object.fromEntries(
    Object.entries(catalogues()).map(([tag, { messages }]) => [
      tag,
      {
        direction: isLanguage(tag) ? directionOf(tag) : "ltr",
        title: messages["offline.title"],
        text: messages["offline.text"],
        again: messages["offline.tryAgain"],
      },
    ]),
  );
}

export function scriptInEveryLanguage(): Plugin {
  let isBuilt = false;
  return {
    name: "script-in-every-language",
    applyToEnvironment: ({ name }) => name === "client",
    configResolved({ command }) {
      isBuilt = command === "build";
    },
    // `npm run dev` says in English what the script says.
    transform(code) {
      const english = catalogues().en;
      if (isBuilt || !TEXTS.test(code) || !english) return null;
      return code.replace(TEXTS, () => literal(textsOf(english)));
    },
    generateBundle(_, bundle) {
      for (const [file, chunk] of Object.entries(bundle)) {
        if (chunk.type !== "chunk") continue;
        chunk.code = chunk.code.replace(OFFLINE_TEXTS, () => literal(offlineTexts()));
        if (!TEXTS.test(chunk.code)) continue;
        for (const [tag, catalogue] of Object.entries(catalogues())) {
          this.emitFile({
            type: "asset",
            name: `island.${tag}.js`,
            // Its name in the manifest.
            originalFileName: `island.${tag}`,
            source: chunk.code.replace(TEXTS, () => literal(textsOf(catalogue))),
          });
        }
        delete bundle[file];
      }
    },
  };
}
